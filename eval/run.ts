/** npm run eval: every brief of the set against every bar. --why lists the faults, --print NAME shows one report. */
import { parseArgs } from 'node:util'
import { against, BARS, type Judged, write } from './bars.ts'
import { BRIEFS } from './briefs/all.ts'
import { lengthOf, readReport } from './prose.ts'
import { fleschOf } from './readability.ts'

const { values } = parseArgs({ options: { print: { type: 'string' }, why: { type: 'boolean' } } })

if (values.print === undefined) evaluate()
else print(values.print)

function evaluate(): void {
  const reports = BRIEFS.map(write)
  const unstable = reports.filter(({ entry, advice }) => JSON.stringify(write(entry).advice) !== JSON.stringify(advice))
  table(reports)
  let failed = unstable.length > 0
  for (const bar of BARS) {
    const found = against(bar, reports)
    const briefs = new Set(found.map((fault) => fault.split(': ')[0])).size
    failed ||= found.length > 0
    console.log(
      `${found.length === 0 ? 'ok  ' : 'FAIL'} ${bar.name}${found.length === 0 ? '' : `: ${found.length} faults in ${briefs} briefs`}`,
    )
    if (values.why) for (const fault of found) console.log(`       ${fault}`)
  }
  console.log(
    `${unstable.length === 0 ? 'ok  ' : 'FAIL'} written twice, the same report${unstable.length === 0 ? '' : `: not for ${unstable.length}`}`,
  )
  if (failed) process.exitCode = 1
}

function table(reports: readonly Judged[]): void {
  console.log('brief                    needs answered declined open  words Flesch country confidence')
  for (const { entry, advice } of reports) {
    const { plan, document } = advice
    const how = (wanted: string) => String(plan.coverage.filter((one) => one.how === wanted).length)
    const read = readReport(document)
    console.log(
      [
        entry.name.padEnd(24),
        String(plan.coverage.length).padStart(5),
        how('initiative').padStart(8),
        how('declined').padStart(8),
        how('open').padStart(4),
        String(lengthOf(read)).padStart(6),
        fleschOf(read).toFixed(0).padStart(6),
        (plan.country ?? '–').padStart(7),
        plan.confidence.level,
      ].join(' '),
    )
  }
}

function print(name: string): void {
  const entry = BRIEFS.find((candidate) => candidate.name === name)
  if (entry) console.log(write(entry).advice.text)
  else {
    console.error(`No brief is called ${name}. There are: ${BRIEFS.map((one) => one.name).join(', ')}`)
    process.exitCode = 1
  }
}
