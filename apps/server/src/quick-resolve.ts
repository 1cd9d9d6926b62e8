import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { registerHooks, type ResolveFnOutput } from 'node:module'
import path from 'node:path'

type Place = Pick<ResolveFnOutput, 'url' | 'format'>

/** npm writes this one at every installation. */
const INSTALLED = new URL('../../../node_modules/.package-lock.json', import.meta.url)
const IN_PACKAGES = '/node_modules/'
/**
 * It describes its thousands of entrances in 180 kB of package.json, which Node reads for each of its files. They name
 * each other in full, and it is installed once.
 */
const WORDY = 'drizzle-orm'

const installed = attempt(() => statSync(INSTALLED).mtimeMs)
const cache = process.env['NODE_COMPILE_CACHE']
const file = cache && installed && path.join(cache, 'places.json')
const places = new Map(file ? attempt(() => readPlaces(file)) : [])
const before = places.size

/**
 * Where a module of a package is, Node looks up a thousand times a start, and finds the same at every start: a sixth of
 * what one costs. It is kept beside the compiled code, where that is kept, until npm installs something. Our own modules
 * name each other in full, which needs no looking up.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (!parentURL.startsWith('file:') || specifier.startsWith('node:')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      const format = inFull(specifier, parentURL)
      if (format) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
      if (!parentURL.includes(IN_PACKAGES)) return next(specifier, context)
    }
    const way = conditions?.includes('import') ? 'import' : 'require'
    const from = `${specifier}/`.startsWith(`${WORDY}/`) ? 'anywhere' : path.posix.dirname(parentURL)
    const key = `${way} ${specifier} ${from}`
    const known = places.get(key)
    if (known) return { ...known, shortCircuit: true }
    const found = next(specifier, context)
    if (found.url.includes(IN_PACKAGES)) places.set(key, { url: found.url, format: found.format })
    return found
  },
})

/**
 * Whoever imports node:http is given all that it has, and what it has for WebSockets loads a whole client first: a tenth
 * of what a start costs. We have none, and they are global by the same names.
 */
const http: Record<string, unknown> = process.getBuiltinModule('node:http')
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) delete http[name]

process.on('exit', () => {
  if (file && places.size > before) attempt(() => keepPlaces(file))
})

/** The format of a neighbour that is named in full; undefined when Node has to look for it. */
function inFull(specifier: string, parentURL: string) {
  if (parentURL.includes(`${IN_PACKAGES}${WORDY}/`)) return 'module'
  return specifier.endsWith('.ts') && !parentURL.includes(IN_PACKAGES) ? 'module-typescript' : undefined
}

function readPlaces(name: string): [string, Place][] {
  const kept = JSON.parse(readFileSync(name, 'utf8')) as { installed: number; places: [string, Place][] }
  return kept.installed === installed ? kept.places : []
}

/** Renamed into its place: another process may be reading. */
function keepPlaces(name: string) {
  const draft = `${name}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ installed, places: [...places] }))
  renameSync(draft, name)
}

/** What cannot be read or written is looked up again. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}
