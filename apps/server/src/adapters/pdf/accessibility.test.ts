import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { INDUSTRIES } from '@cairn/domain/industries'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportModel } from '../../report/report-model.ts'
import { adviceSource, ARABIC, CHINESE, EVERY_SCRIPT, HOSTILE, textSource } from '../../report/testing/sources.ts'
import { openPdf } from './client.ts'
import { enginesHere } from './engine.ts'

const run = promisify(execFile)
const log = pino({ level: 'silent' })
const opened = enginesHere().map((engine) => ({
  engine,
  pdf: openPdf(log, { startMs: 60_000, renderMs: 30_000, waitMs: 200_000, engine }),
}))
const folder = mkdtempSync(path.join(os.tmpdir(), 'cairn-pdf-'))
afterAll(async () => {
  await Promise.all(opened.map(({ pdf }) => pdf.close()))
  rmSync(folder, { recursive: true })
})

/** veraPDF's classes come with an npm package; JAXB, which Java no longer has, from Debian's libjaxb-java. */
const JAR = new URL('./opendataloader-pdf-cli.jar', new URL('../lib/', import.meta.resolve('@opendataloader/pdf')))
const JAXB = ['jaxb-api', 'jaxb-core', 'jaxb-runtime', 'jaxb-impl', 'istack-commons-runtime', 'txw2', 'javax.activation', 'FastInfoset', 'stax-ex'].map((name) => `/usr/share/java/${name}.jar`) // prettier-ignore

/** A run of a minute: what the second compiler costs does not come back. */
const BRIEF_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

async function missing(): Promise<string | undefined> {
  if (!existsSync(JAR)) return 'the jar of @opendataloader/pdf is not installed'
  if (!existsSync('/usr/share/java/jaxb-runtime.jar')) return 'JAXB is not installed (Debian: libjaxb-java)'
  return run('javac', ['-version']).then(
    () => undefined,
    () => 'there is no Java compiler (Debian: default-jdk-headless)',
  )
}

const sources = [
  ...INDUSTRIES.slice(0, 20).map((industry) => adviceSource({ industry: industry.value })),
  ...[ARABIC, CHINESE, EVERY_SCRIPT, ...Object.values(HOSTILE)].map((text) => textSource(text)),
]

let reason: string | undefined
const verdicts = new Map<string, string[]>()

/** Java takes seconds to start, and longer until it runs well: once for the files of every engine. */
beforeAll(async () => {
  reason = await missing()
  if (reason) return
  const files: string[] = []
  for (const { engine, pdf } of opened) {
    const rendered = sources.map(async (source, index) => {
      const file = path.join(folder, `${engine}-${String(index).padStart(2, '0')}.pdf`)
      writeFileSync(file, await pdf.render(reportModel(source)))
      return file
    })
    files.push(...(await Promise.all(rendered)))
  }
  const harness = fileURLToPath(new URL('./testing/Validation.java', import.meta.url))
  const classes = [fileURLToPath(JAR), ...JAXB].join(':')
  const { stdout } = await run('java', [...BRIEF_RUN, '-cp', classes, harness, ...files])
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(files.length)
  for (const [at, { engine }] of opened.entries())
    verdicts.set(engine, lines.slice(at * sources.length, (at + 1) * sources.length))
}, 1_800_000)

test.for(opened)(
  'veraPDF finds PDF/UA-1 in reports of every industry and in hostile ones by $engine',
  ({ engine }, context) => {
    if (reason) {
      console.warn(`PDF/UA-1 was NOT checked by veraPDF: ${reason}`)
      context.skip(reason)
    }
    const lines = verdicts.get(engine) ?? []
    expect(lines.filter((line) => !/^ok \d{4,} \{\}$/.test(line))).toEqual([])
    expect(lines).toHaveLength(sources.length)
  },
)
