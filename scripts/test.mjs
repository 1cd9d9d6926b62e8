// npm test: checks, unit and integration tests on both database engines, and the browser journeys.
// Runs on our own Node, which scripts/command.mjs installs first; the last line counts.
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { provideBrowser } from './browser.mjs'
import { checks, runCheck } from './check.mjs'
import { provideJava } from './java.mjs'
import { findOffice } from './office.mjs'
import { startPostgres } from './postgres.mjs'
import { bin, buildWeb, environment, node, root, run } from './runtime.mjs'
import { journeyResults, listedJourneys, tally, unitResults } from './test-results.mjs'

const results = path.join(root, 'node_modules/.cache/cairn/results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const saidByJourneys = path.join(results, 'journeys.txt')
const total = tally()
const started = performance.now()

const browser = await provideBrowser()
const java = provideJava()
const office = findOffice()
// A DATABASE_URL that was given is the PostgreSQL to test on, and the journeys then run on it too.
const given = process.env.DATABASE_URL
const postgres = given ? { what: 'as given by DATABASE_URL', url: given, stop() {} } : await startPostgres()
console.log(`PostgreSQL: ${postgres.what ?? postgres.skipped}`)
console.log(`Java for veraPDF: ${java.what ?? java.skipped}`)
console.log(`LibreOffice: ${office.what ?? office.skipped}`)
const missing = Object.entries({
  'every journey in a browser': browser.skipped,
  'everything on PostgreSQL': postgres.skipped,
  'the verdict of veraPDF on the PDFs': java.skipped,
  'opening the Word file in LibreOffice': office.skipped,
}).flatMap(([what, reason]) => (reason ? [`SKIPPED: ${what}, because ${reason}`] : []))
for (const line of missing) console.log(line)

const env = environment({ ...browser.env, TEST_DATABASE_URL: postgres.url ?? '' })
delete env.DATABASE_URL
delete env.NODE_ENV

async function code() {
  for (const [name, args] of checks()) {
    const ok = (await runCheck(args)) === 0
    console.log(`${ok ? '✓' : '✗'} ${name}`)
    total.add(name, ok ? 'passed' : 'failed')
  }
  const report = path.join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await run(node(), [bin('vitest'), 'run', ...reporters], { env })
  total.addAll('the unit and server tests as a whole', unitResults(report), ended)
}

/** What they say is kept in a file meanwhile, not to be mixed with what the others say. */
async function journeys() {
  const report = path.join(results, 'playwright.json')
  const playwright = [bin('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts']
  const journeyEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(given ? { E2E_DATABASE_URL: given } : {}) }
  const said = openSync(saidByJourneys, 'w')
  if (browser.skipped) {
    const listed = await run(node(), [...playwright, '--list'], {
      env: journeyEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    total.addAll('the list of the journeys', listedJourneys(report), listed)
  } else if (buildWeb()) {
    const ended = await run(node(), playwright, { env: journeyEnv, stdio: ['ignore', said, said] })
    total.addAll('the journeys as a whole', journeyResults(report), ended)
  } else total.add('the build of the web app', 'failed')
}

try {
  // Journeys wait more than they compute: side by side the two take little longer than the longer one.
  await Promise.all([journeys(), code()])
  console.log(readFileSync(saidByJourneys, 'utf8'))
} finally {
  postgres.stop?.()
}

for (const name of total.skipped) console.log(`skipped: ${name}`)
for (const name of total.failed) console.log(`failed: ${name}`)
for (const line of missing) console.log(line)
console.log(
  `took ${((performance.now() - started) / 60_000).toFixed(1)} minutes on ${process.platform} ${process.arch} with ${availableParallelism()} cores`,
)
console.log(total.line())
process.exit(total.failed.length > 0 || total.passed.length === 0 ? 1 : 0)
