import { parseArgs } from 'node:util'
import { advise } from '@cairn/advisor/advise'
import { BARS } from './bars.ts'
import type { EvalBrief } from './brief-set.ts'
import { BRIEFS } from './briefs/all.ts'
import { measure, type BriefResult, type Measures } from './measure.ts'

const OPTIONS = { date: '2026-11-16', provider: 'The Example Institute', contactEmail: 'contact@example.org' }

const { values } = parseArgs({
  options: { print: { type: 'string' }, json: { type: 'boolean' }, why: { type: 'boolean' } },
})

if (values.print === undefined) evaluate()
else print(values.print)

function evaluate(): void {
  const reports = BRIEFS.map((entry) => report(entry))
  const unstable = BRIEFS.filter((entry, at) => JSON.stringify(report(entry)) !== JSON.stringify(reports[at]))
  const measures = measure(reports, BRIEFS, OPTIONS.contactEmail)
  if (values.json) console.log(JSON.stringify({ ...measures, unstable: unstable.map(({ name }) => name) }, null, 2))
  else show(measures, unstable)
  if (unstable.length > 0 || BARS.some((bar) => !bar.met(measures))) process.exitCode = 1
}

function print(name: string): void {
  const entry = BRIEFS.find((candidate) => candidate.name === name)
  if (!entry) {
    console.error(`No brief is called ${name}. There are: ${BRIEFS.map((one) => one.name).join(', ')}`)
    process.exitCode = 1
    return
  }
  const { text, insights } = report(entry)
  console.log(text)
  console.log(insights.initiatives.map(({ id, points }) => `${id} ${points.total}`).join('\n'))
}

function report({ name, brief }: EvalBrief) {
  const { text, insights } = advise(structuredClone(brief), OPTIONS)
  return { name, text, insights }
}

function show(measures: Measures, unstable: readonly EvalBrief[]): void {
  console.log('brief                    right beside wrong  core facts risks  said  words Flesch')
  for (const brief of measures.briefs) console.log(row(brief))
  if (values.why) for (const brief of measures.briefs) why(brief)
  console.log(
    `\nClosest pairs: ${measures.closest
      .slice(0, 5)
      .map(({ a, b, shared }) => `${a} and ${b} ${(100 * shared).toFixed(1)} %`)
      .join('; ')}`,
  )
  console.log(`Similarity within an industry, mean: ${(100 * measures.similarity_mean_same_industry).toFixed(1)} %`)
  for (const { sentence, reports } of measures.boilerplate) console.log(`Stands in ${reports} reports: ${sentence}`)
  console.log('')
  for (const bar of BARS) {
    console.log(`${bar.met(measures) ? 'ok  ' : 'FAIL'} ${bar.name}: ${bar.value(measures)} (bar: ${bar.bar})`)
  }
  console.log(`${unstable.length === 0 ? 'ok  ' : 'FAIL'} reports that differ when written twice: ${unstable.length}`)
}

function row(brief: BriefResult): string {
  const of = (missing: number, asked: number) => `${asked - missing}/${asked}`
  return [
    brief.name.padEnd(24),
    String(brief.accepted.length).padStart(5),
    String(brief.beside.length).padStart(6),
    String(brief.wrong.length).padStart(5),
    of(brief.core_missed.length, brief.core_met + brief.core_missed.length).padStart(5),
    of(brief.facts_missing.length, brief.facts_asked).padStart(5),
    of(brief.risks_missing.length, brief.risks_asked).padStart(5),
    of(brief.unsaid.length, brief.sayings_asked).padStart(5),
    String(brief.words).padStart(6),
    brief.flesch.toFixed(0).padStart(6),
    brief.leaks.length + brief.slips.length + brief.said_after_all.length > 0 ? '  !' : '',
  ].join(' ')
}

/** `--why`: what each brief lost its points for. */
function why(brief: BriefResult): void {
  const reasons = [
    ...brief.sections_missing.map((what) => `section missing: ${what}`),
    ...brief.wrong.map((what) => `wrong: ${what}`),
    ...brief.beside.map((what) => `beside the point: ${what}`),
    ...brief.core_missed.map((what) => `core missed: ${what}`),
    ...brief.facts_missing.map((what) => `fact not mentioned: ${what}`),
    ...brief.risks_missing.map((what) => `risk not mentioned: ${what}`),
    ...brief.unsaid.map(({ what, about }) => `not said (${about}): ${what}`),
    ...brief.parts_missing.map((what) => `part missing, ${what}`),
    ...brief.misquotes.map((what) => `misquote: ${what}`),
    ...brief.said_after_all.map((what) => `forbidden: ${what}`),
    ...brief.leaks.map((what) => `leak, ${what}`),
    ...brief.slips.map((what) => `slip, ${what}`),
  ]
  if (reasons.length > 0) console.log(`\n${brief.name}\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
}
