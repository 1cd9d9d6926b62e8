// npm test: checks, unit and integration tests on both database engines, and the browser journeys.
// Runs on our own Node, which scripts/command.mjs installs first; the last line counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checks } from './check.mjs'
import { startPostgres } from './postgres.mjs'
import { bin, buildWeb, environment, node, root, run } from './runtime.mjs'

const results = path.join(root, 'node_modules/.cache/cairn/results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
const started = performance.now()

for (const [name, args] of checks()) {
  const ok = (await run(node(), args)) === 0
  total[ok ? 'passed' : 'failed'] += 1
  say(`${ok ? '✓' : '✗'} ${name}`)
}

// A DATABASE_URL that was given is the PostgreSQL to test on, and the journeys then run on it too.
const given = process.env.DATABASE_URL
const postgres = given ? { url: given, stop() {} } : await startPostgres()
if (postgres.skipped) say(`SKIPPED: everything on PostgreSQL, because ${postgres.skipped}`)
const env = environment({ TEST_DATABASE_URL: postgres.url ?? '', TEST_RESULTS: results })
delete env.DATABASE_URL
delete env.NODE_ENV

try {
  const vitest = path.join(results, 'vitest.json')
  await run(node(), [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`], {
    env,
  })
  const unit = read(vitest)
  add(unit?.numPassedTests ?? 0, unit ? unit.numFailedTests + brokenFiles(unit) : 1, unit?.numPendingTests ?? 0)

  buildWeb()
  const journeys = path.join(results, 'playwright.json')
  await run(node(), [bin('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys, ...(given ? { E2E_DATABASE_URL: given } : {}) },
  })
  const browser = read(journeys)?.stats
  add(browser?.expected ?? 0, browser ? browser.unexpected : 1, browser?.skipped ?? 0)
} finally {
  postgres.stop?.()
}

say(`took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

function add(passed, failed, skipped) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** A file that does not even load has no test to fail. */
function brokenFiles(report) {
  return report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
  ).length
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function say(line) {
  console.log(line)
}
