import type { Reading } from './brief-reader.ts'
import { lowerFirst } from './compose/voice.ts'
import type { Findings, Initiative } from './findings.ts'
import { hash } from './hash.ts'

/** Questions whose answer would change the order, the cost or the go-ahead; the most telling first. */
export function findUnknowns(reading: Reading, initiatives: readonly Initiative[]): Findings['unknowns'] {
  const [first, second] = initiatives
  if (!first) return []
  const unknowns: Findings['unknowns'] = []
  const ask = (question: string, effect: string) => unknowns.push({ question, effect })
  const next = second ?? first
  const kpi = first.kpis[hash(reading.company) % first.kpis.length]
  const hungry = initiatives.find((one) => one.kind === 'AI' && one.data_missing.length > 0) ?? first
  const missing = hungry.data_missing[hash(`${reading.company} records`) % (hungry.data_missing.length || 1)]

  if (reading.vague)
    ask(
      `Which task costs ${reading.company} the most hours or the most upset in a normal week?`,
      `a task that ${reading.company} names itself would replace ${first.label}`,
    )
  if (kpi)
    ask(
      `Where do you stand today on ${lowerFirst(kpi.name)} (${kpi.unit})?`,
      `should ${lowerFirst(kpi.name)} turn out to be fine already, ${next.label} moves up`,
    )
  if (missing)
    ask(
      `Do you keep ${lowerFirst(missing)}, and how far back?`,
      `without ${lowerFirst(missing)}, ${hungry.label} starts later`,
    )
  if (reading.systems.length === 0) {
    const record = lowerFirst(next.data_held[0] ?? next.data_missing[0] ?? 'your records')
    ask(
      `Which software, if any, holds ${record}?`,
      `software that holds ${record} may do part of ${next.label} already`,
    )
  }
  if (
    !reading.figures.some((figure) => figure.kind === 'money') &&
    !reading.constraints.some((one) => one.kind === 'budget')
  )
    ask(
      `May ${first.label} cost ${first.cost} at ${reading.company}?`,
      `with less than that, take the plain way for ${first.label}`,
    )
  if (reading.deadlines.length === 0)
    ask(
      `Which date must ${reading.company} not miss: a season, an audit, a contract?`,
      `a fixed date at ${reading.company} would turn the calendar round`,
    )
  if (reading.place === undefined && initiatives.some((one) => one.sensitive.length > 0))
    ask(
      `In which state or country do ${lowerFirst(initiatives.find((one) => one.sensitive.length > 0)?.people_affected[0] ?? 'the people concerned')} live?`,
      'the privacy rules named here are Australian',
    )
  return unknowns.slice(0, 4)
}
