import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { journeyResults, listedJourneys, tally, unitResults } from './test-results.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(content: unknown) {
  const name = path.join(folder, 'report.json')
  writeFileSync(name, JSON.stringify(content))
  return name
}
function sum(results: ReturnType<typeof unitResults>, code: number) {
  const total = tally()
  total.addAll('the run', results, code)
  return [total.line(), ...total.failed, ...total.skipped]
}
const unit = (status: string, ...tests: string[]) => ({
  testResults: [
    { name: '/x/a.test.ts', status, assertionResults: tests.map((one, at) => ({ fullName: `t${at}`, status: one })) },
  ],
})
const journeys = (...statuses: string[]) => ({
  suites: [
    {
      title: 'a.test.ts',
      suites: [{ title: 'group', specs: statuses.map((status, at) => ({ title: `j${at}`, tests: [{ status }] })) }],
    },
  ],
})

test.each([
  ['what passed, failed and was skipped, with names', unit('failed', 'passed', 'failed', 'skipped', 'todo'), 1, ['1 passed, 1 failed, 2 skipped', 't1 (a.test.ts)', 't2 (a.test.ts)', 't3 (a.test.ts)']],
  ['a file that does not load', unit('failed'), 1, ['0 passed, 1 failed, 0 skipped', 'a.test.ts']],
  ['a run that ends badly although every test passed', unit('passed', 'passed'), 1, ['1 passed, 1 failed, 0 skipped', 'the run']],
  ['a good run', unit('passed', 'passed'), 0, ['1 passed, 0 failed, 0 skipped']],
])('unit tests: %s', (_, report, code, expected) => expect(sum(unitResults(file(report)), code)).toEqual(expected)) // prettier-ignore

test('a run that leaves no report fails', () => {
  expect(sum(unitResults(path.join(folder, 'none.json')), 0)).toEqual(['0 passed, 1 failed, 0 skipped', 'the run'])
})

test('journeys: one that passes only when tried again has failed', () => {
  const report = file(journeys('expected', 'unexpected', 'flaky', 'skipped'))
  expect(sum(journeyResults(report), 1)).toEqual(['1 passed, 2 failed, 1 skipped', 'a.test.ts › group › j1', 'a.test.ts › group › j2', 'a.test.ts › group › j3']) // prettier-ignore
})

test('journeys that are only listed count as skipped, by name', () => {
  const report = file(journeys('skipped', 'skipped'))
  expect(sum(listedJourneys(report), 0)).toEqual(['0 passed, 0 failed, 2 skipped', 'a.test.ts › group › j0', 'a.test.ts › group › j1']) // prettier-ignore
})
