import type { Reading } from './brief-reader.ts'
import { lowerFirst, spokenName, upperFirst } from './compose/voice.ts'
import type { Findings, Initiative } from './findings.ts'
import { hash } from './hash.ts'

/** Questions whose answer would change the order, the cost or the go-ahead; the most telling first. */
export function findUnknowns(reading: Reading, initiatives: readonly Initiative[]): Findings['unknowns'] {
  const [first, second] = initiatives
  if (!first) return []
  const unknowns: Findings['unknowns'] = []
  const company = spokenName(reading.company)
  const ask = (question: string, effect: string) => unknowns.push({ question, effect })
  const next = second ?? first
  const kpi = first.kpis[hash(reading.company) % first.kpis.length]
  const hungry = initiatives.find((one) => one.kind === 'AI' && one.data_missing.length > 0) ?? first
  const missing = hungry.data_missing[hash(`${company} records`) % (hungry.data_missing.length || 1)]

  if (reading.vague)
    ask(
      `Which task costs ${company} the most hours or the most upset in a normal week?`,
      `A task that you name yourselves would take the place of ${first.label}.`,
    )
  const way = hash(`${company} ways`)
  const one = <T>(options: readonly T[], turn: number): T => options[hash(`${way}/${turn}`) % options.length] as T
  if (kpi) {
    const name = lowerFirst(kpi.name)
    ask(
      one(
        [
          `What is today’s figure for ${name} (${kpi.unit})?`,
          `${upperFirst(name)} (${kpi.unit}): what is it now?`,
          `Who has the figure for ${name} (${kpi.unit})?`,
          `Has anyone counted this: ${name} (${kpi.unit})?`,
          `How does it stand today: ${name} (${kpi.unit})?`,
          `Can someone put a number on ${name} (${kpi.unit})?`,
        ],
        0,
      ),
      one(
        [
          `If the figure for ${name} is fine, ${next.label} moves up.`,
          `${next.label} leads if a count shows no trouble with ${name}.`,
          `A good figure for ${name} puts ${next.label} first.`,
          `With ${name} in good order, ${next.label} comes first.`,
        ],
        1,
      ),
    )
  }
  if (missing) {
    const record = lowerFirst(missing)
    ask(
      one(
        [
          `Do you have this, and since when: ${record}?`,
          `On record or not: ${record}?`,
          `Who keeps this, and where: ${record}?`,
          `Do you have ${record}?`,
        ],
        2,
      ),
      one(
        [
          `${hungry.label} starts later without this: ${record}.`,
          `${hungry.label} waits for ${record}.`,
          `Not a start for ${hungry.label} without ${record}.`,
        ],
        3,
      ),
    )
  }
  if (reading.systems.length === 0) {
    const record = lowerFirst(next.data_held[0] ?? next.data_missing[0] ?? 'your records')
    ask(
      one([`Which software holds ${record}, if any?`, `Is there software for ${record}?`], 4),
      `Software you have may do part of ${next.label}.`,
    )
  }
  if (
    !reading.figures.some((figure) => figure.kind === 'money') &&
    !reading.constraints.some((constraint) => constraint.kind === 'budget')
  )
    ask(
      one(
        [
          `Can ${company} spend ${first.cost} on ${first.label}?`,
          `${first.label} takes ${first.cost}: is that there?`,
          `Who signs for this sum: ${first.cost}?`,
        ],
        5,
      ),
      `With less money, take the plain way for ${first.label}.`,
    )
  if (reading.deadlines.length === 0)
    ask(
      one(
        [
          `Which date must ${company} not miss: a season, an audit, a contract?`,
          `Is there a date that ${company} works towards?`,
          `When is ${company} at its busiest?`,
        ],
        6,
      ),
      `A fixed date would turn the order round.`,
    )
  if (reading.place === undefined && initiatives.some((initiative) => initiative.sensitive.length > 0))
    ask(
      'In which state or country do the people live whose details you hold?',
      'The privacy rules named here are Australian.',
    )
  return unknowns.slice(0, 4)
}
