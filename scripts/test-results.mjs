// What the runners wrote about their tests, and the sum of it.
import { readFileSync } from 'node:fs'

/** Counts outcomes and keeps the names. */
export function tally() {
  const names = { passed: [], failed: [], skipped: [] }
  const add = (name, outcome) => names[outcome].push(name)
  return {
    ...names,
    add,
    /** The results of a run. One that ended badly without a failed test (an error outside of any) fails by itself. */
    addAll(run, results, code) {
      for (const { name, outcome } of results ?? []) add(name, outcome)
      if (!results || (code !== 0 && results.every(({ outcome }) => outcome !== 'failed'))) add(run, 'failed')
    },
    line: () => `${names.passed.length} passed, ${names.failed.length} failed, ${names.skipped.length} skipped`,
  }
}

/** From vitest's report; nothing where there is none. */
export function unitResults(file) {
  return read(file)?.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((one) => ({
      name: `${one.fullName} (${base(name)})`,
      outcome: unit(one.status),
    }))
    // A file that does not even load has no test to fail.
    const broken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    return broken ? [...tests, { name: base(name), outcome: 'failed' }] : tests
  })
}

/** From Playwright's report. */
export function journeyResults(file) {
  const outcomes = { expected: 'passed', skipped: 'skipped' }
  return journeys(file, (test) => outcomes[test.status] ?? 'failed')
}

/** The same report of a run that only listed: nothing of it was tried. */
export function listedJourneys(file) {
  return journeys(file, () => 'skipped')
}

function unit(status) {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}

function journeys(file, outcome) {
  const below = (suite, above) => {
    const titles = suite.title ? [...above, suite.title] : above
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map((test) => ({ name: [...titles, spec.title].join(' › '), outcome: outcome(test) })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => below(inner, titles)),
    ]
  }
  return read(file)?.suites.flatMap((suite) => below(suite, []))
}

function base(file) {
  return file.split(/[\\/]/).at(-1)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
