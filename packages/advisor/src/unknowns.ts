import type { Reading } from './brief-reader.ts'
import type { Findings, Initiative } from './findings.ts'

/** Questions whose answer would change the order, the cost or the go-ahead; the most telling first. */
export function findUnknowns(reading: Reading, initiatives: readonly Initiative[]): Findings['unknowns'] {
  const unknowns: Findings['unknowns'] = []
  const [first, second] = initiatives
  if (!first) return unknowns
  const kpi = first.kpis[0]
  const hungriest = initiatives.find((one) => one.kind === 'AI' && one.data_missing.length > 0) ?? first
  if (reading.vague)
    unknowns.push({
      question: `Which task costs ${reading.company} the most hours or the most upset in a normal week?`,
      effect: 'The answer may replace the whole list',
    })
  if (kpi)
    unknowns.push({
      question: `Where do you stand today on ${kpi.name} (${kpi.unit})?`,
      effect: `${first.label} cannot be judged without it`,
    })
  if (hungriest.data_missing[0])
    unknowns.push({
      question: `Do you keep ${hungriest.data_missing[0]}, and how far back?`,
      effect: `if not, ${hungriest.label} starts later`,
    })
  if (reading.systems.length === 0)
    unknowns.push({
      question: `Which software holds ${(second ?? first).data_held[0] ?? (second ?? first).data_missing[0] ?? 'your records'}?`,
      effect: `it may already do part of ${(second ?? first).label}`,
    })
  if (
    !reading.figures.some((figure) => figure.kind === 'money') &&
    !reading.constraints.some((one) => one.kind === 'budget')
  )
    unknowns.push({
      question: `What may ${first.label} cost, against ${first.cost}?`,
      effect: `below that, take the plain alternative`,
    })
  if (reading.deadlines.length === 0)
    unknowns.push({
      question: 'Is there a date that cannot move, such as a season, an audit or a contract?',
      effect: 'the calendar would be built back from it',
    })
  if (reading.place === undefined && initiatives.some((one) => one.sensitive.length > 0))
    unknowns.push({
      question: 'In which state or country do the people concerned live?',
      effect: 'the privacy rules named here are Australian',
    })
  return unknowns.slice(0, 4)
}
