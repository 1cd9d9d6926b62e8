/**
 * The report engine by itself, in time of one core (other work on the machine does not count): loading, a warm report, memory, growth with the length of the text, and random briefs.
 * Usage: node bench/advisor.ts [random briefs, 20000 unless said]
 */
import { performance } from 'node:perf_hooks'

const BARS = { medianMs: 50, p95Ms: 100, loadMs: 500, memoryMb: 150, randomMs: 200 }
const OPTIONS = { date: '2026-11-15' }
const runs = Number(process.argv[2] ?? 20_000)

const coreMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What is alive after a collection; the process holds more, as V8 keeps room for garbage. */
const aliveMb = () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { alive: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 }
}
const before = aliveMb()
const startedLoading = coreMs()
const { advise } = await import('@cairn/advisor/advise')
const { INDUSTRY_VALUES } = await import('@cairn/contract/industries')
const loadMs = coreMs() - startedLoading

const SENTENCES = [
  'Orders are typed twice, from e-mail into the system, and 12 percent go out late.',
  'We want to know demand two weeks ahead and cut waste by a fifth before next winter.',
  'Our 64 staff answer 300 calls a day and the same questions come again and again.',
  'Machines stop without warning, 18 times last year, and spare parts take nine days.',
  'Notes are on paper, and nobody but Ruth knows where the old files are.',
  'No cameras in the staff rooms, and nothing may leave our own network.',
  'We keep six years of sales in Xero and a booking calendar that everyone edits.',
]
const brief = (at: number, length: number) => {
  const text = (start: number) => {
    let written = ''
    for (let next = start; written.length < length; next += 1) written += `${SENTENCES[next % SENTENCES.length]} `
    return written.slice(0, length)
  }
  return {
    company_name: `Company ${at}`,
    industry: INDUSTRY_VALUES[at % INDUSTRY_VALUES.length] as string,
    report_type: 'opportunity_assessment' as const,
    company_size: ['1-19 employees', '20-99 employees', '100+ employees'][at % 3] as string,
    description: text(at),
    business_goals: text(at + 2),
    challenges: text(at + 4),
  }
}
const timed = (at: number, length: number) => {
  const started = coreMs()
  advise(brief(at, length), OPTIONS)
  return coreMs() - started
}
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const first = timed(0, 400)
for (let at = 0; at < 60; at += 1) timed(at, 400)
const after = aliveMb()
const memoryMb = after.alive - before.alive
const warm = Array.from({ length: 400 }, (_, at) => timed(at, 400))
const median = quantile(warm, 0.5)
const p95 = quantile(warm, 0.95)
const ms = (value: number) => `${value.toFixed(1)} ms`
console.log(
  `loading ${ms(loadMs)} · first report ${ms(first)} · memory ${memoryMb.toFixed(0)} MB alive, ${(after.rss - before.rss).toFixed(0)} MB of the process`,
)
console.log(`warm report: median ${ms(median)}, p95 ${ms(p95)}, max ${ms(Math.max(...warm))}`)
for (const length of [10, 100, 300, 600, 1000])
  console.log(
    `  ${length} characters a field: median ${ms(
      quantile(
        Array.from({ length: 60 }, (_, at) => timed(at, length)),
        0.5,
      ),
    )}`,
  )

let slowest = 0
if (runs > 0) {
  const { checkRandomBriefs } = await import('../packages/advisor/src/testing/random-briefs.ts')
  const started = performance.now()
  slowest = checkRandomBriefs(runs, coreMs).slowestMs
  console.log(
    `${runs} random briefs, none failed, slowest ${ms(slowest)}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}

const failed = [
  median > BARS.medianMs && 'median',
  p95 > BARS.p95Ms && 'p95',
  loadMs > BARS.loadMs && 'loading',
  memoryMb > BARS.memoryMb && 'memory',
  slowest > BARS.randomMs && 'the slowest random brief',
].filter(Boolean)
if (failed.length > 0) {
  console.error(`over the bar: ${failed.join(', ')}`)
  process.exitCode = 1
}
