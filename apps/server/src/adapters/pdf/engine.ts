import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Engine {
  name: 'native' | 'wasm'
  /**
   * The template with this data as `/data.json`, as PDF/UA-1; as plain PDF, and with the reason, where the standard
   * refuses what it cannot vouch for: better that than none. Throws when it cannot be set at all.
   */
  render(data: Buffer): Promise<{ pdf: Uint8Array; refused?: string }>
  /** Lets go of what it remembers of earlier documents; to be called between two of them. */
  forget(): void
}

const TEMPLATE = fileURLToPath(new URL('./template/report.typ', import.meta.url))
const ROOT = path.dirname(TEMPLATE)

/** Typst by its native binding; where the platform has none, by WebAssembly with the same template. */
export async function openEngine(fonts: Buffer[], wanted?: Engine['name']): Promise<Engine> {
  const binding = wanted === 'wasm' ? undefined : nativeBinding()
  if (binding) return nativeEngine(binding, fonts)
  if (wanted === 'native') throw new Error('No native Typst for this platform')
  return wasmEngine(fonts)
}

/** What this machine can set with, its own choice first. */
export function enginesHere(): Engine['name'][] {
  return nativeBinding() ? ['native', 'wasm'] : ['wasm']
}

/** What we use of the binding; its own package types it, but asks for platforms that were never published. */
interface NativeBinding {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): {
      mapShadow(file: string, content: Buffer): void
      pdf(main: { mainFilePath: string }, options: { pdfStandard: string }): Buffer
      evictCache(age: number): void
    }
  }
}

function nativeBinding(): NativeBinding | undefined {
  const require = createRequire(import.meta.url)
  for (const platform of [
    `${process.platform}-${process.arch}`,
    `${process.platform}-${process.arch}-gnu`,
    `${process.platform}-${process.arch}-musl`,
  ]) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${platform}`) as NativeBinding
    } catch {
      // Not published for this platform, or for another C library.
    }
  }
  return undefined
}

function nativeEngine({ NodeCompiler }: NativeBinding, fonts: Buffer[]): Engine {
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: fonts }] })
  return {
    name: 'native',
    async render(data) {
      compiler.mapShadow(path.join(ROOT, 'data.json'), data)
      try {
        return { pdf: compiler.pdf({ mainFilePath: TEMPLATE }, { pdfStandard: 'ua-1' }) }
      } catch (error) {
        return { pdf: compiler.pdf({ mainFilePath: TEMPLATE }, { pdfStandard: '1.7' }), refused: reasonOf(error) }
      }
    },
    forget() {
      compiler.evictCache(DOCUMENTS_KEPT)
    },
  }
}

async function wasmEngine(fonts: Buffer[]): Promise<Engine> {
  const typst = await import('@myriaddreamin/typst-ts-web-compiler')
  const { madeAccessible } = await import('./pdf-ua.ts')
  const wasm = readFileSync(new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')))
  typst.initSync({ module: wasm })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  const source = readFileSync(TEMPLATE, 'utf8')
  return {
    name: 'wasm',
    forget() {
      compiler.reset()
    },
    async render(data) {
      compiler.add_source('/report.typ', source)
      compiler.map_shadow('/data.json', data)
      const result = compiler.compile('/report.typ', undefined, 'pdf', 3) as Uint8Array | { result?: Uint8Array }
      const bytes = result instanceof Uint8Array ? result : result.result
      if (!bytes) throw new Error(`Typst: ${JSON.stringify(result).slice(0, 1000)}`)
      return madeAccessible(bytes)
    },
  }
}

/** What every report says alike, the template before all, is not worked out again: a fifteenth of the time, for 10 MB. */
const DOCUMENTS_KEPT = 1

/** The binding puts its diagnostics into `code`. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: unknown; code?: unknown }
  return String(message || code || error).slice(0, 500)
}
