import { meaningOf, recordsFor, serves } from '@cairn/knowledge/situations'
import { cosine } from '@cairn/knowledge/vectors'
import { type Facts, type Field, type Kind, spoken, type Tie } from '../facts.ts'
import { classify } from './classify.ts'
import { DIMS, type Features } from './features.ts'
import { bucket, closeness, type Nearness, nearnessOf, sentencesOf } from './figure-links.ts'
import type { Reading } from './readings.ts'

/** Which troubles and records are of which goal's matter, by what was learned from forms in which hands had tied them. */
export function tiesIn(facts: Facts, own: readonly Reading[]): Tie[] {
  const goals = facts.statements.filter(({ kind, span }) => kind === 'goal' && span.field === 'goals')
  const told = own.filter(({ clause, statement }) => TOLD.has(clause.field) && statement && !BINDS.has(statement.kind))
  if (goals.length === 0 || told.length === 0) return []
  const asked = goals.slice(0, GOALS_MOST)
  const near = nearnessOf(
    asked.map(({ text }) => text),
    sentencesOf(told.map(({ clause }) => clause)),
  )
  const alike = likenesses(near)
  const serving = servings(
    asked.map(spoken),
    told.map(({ statement }) => statement?.holds ?? []),
  )
  return near.goals.flatMap((_goal, goal) =>
    near.told.flatMap((_one, at): Tie[] => {
      const sure =
        classify('tie', tieTraits(near, alike, serving, goal, at), 0).find(({ label }) => label === 'tie')?.weight ?? 0
      const [of, to] = [goals[goal], told[at]?.statement]
      return of && to && sure >= LIKELY ? [{ goal: of.id, to: to.id, sure }] : []
    }),
  )
}
const TOLD: ReadonlySet<Field> = new Set<Field>(['challenges', 'data'])
const BINDS: ReadonlySet<Kind> = new Set<Kind>(['promise', 'refusal', 'order'])
const LIKELY = 0.3
const GOALS_MOST = 12

/** How much each goal and each sentence tell of one thing, by what situations taught of their words: 1 for the same. */
export function likenesses({ goals, told }: Nearness): number[][] {
  const others = told.map(({ text }) => meaningOf(text))
  return goals.map((goal) => {
    const own = meaningOf(goal)
    return others.map((other) => cosine(own, other))
  })
}

/** How much each sentence tells of records that each goal is worked on with. */
export function servings(goals: readonly string[], told: readonly [string, number][][]): number[][] {
  return goals.map((goal) => {
    const wanted = recordsFor(goal)
    return told.map((one) => serves(one, wanted))
  })
}

/** What the classifier sees of a goal and a sentence told elsewhere. */
export function tieTraits(
  { goals, told, near }: Nearness,
  alike: readonly (readonly number[])[],
  serving: readonly (readonly number[])[],
  goal: number,
  at: number,
): Features {
  const row = near[goal] ?? []
  const { words, earlier, meaning } = row[at] as (typeof row)[number]
  const one = told[at] as (typeof told)[number]
  const mine = closeness(row[at] as (typeof row)[number])
  const rank = Math.min(4, row.filter((other) => closeness(other) > mine).length)
  const nearer = Math.min(3, near.filter((other, which) => which !== goal && closeness(other[at] as (typeof row)[number]) > mine).length) // prettier-ignore
  const shared = bucket(words, [0.01, 0.4, 0.8, 1.2, 2])
  const like = alike[goal]?.[at] as number
  const learned = bucket(like, [0, 0.1, 0.2, 0.3, 0.4, 0.55])
  const first = alike.every((other) => (other[at] as number) <= like)
  const fields = told.filter(({ field }) => field === one.field)
  const order = Math.abs((goal + 0.5) / goals.length - (fields.indexOf(one) + 0.5) / fields.length)
  const place = bucket(order, [0.1, 0.2, 0.35, 0.6])
  const { field } = one
  const serve = serving[goal]?.[at] as number
  const serves = `${bucket(serve, [0.03, 0.08, 0.15, 0.25, 0.35, 0.5, 0.7])}:${field}`
  const beside = told.flatMap((other, place) => (other.field === field ? [serving[goal]?.[place] as number] : []))
  const better = Math.min(3, beside.filter((other) => other > serve).length)
  const most = Math.min(3, serving.filter((row) => (row[at] as number) > serve).length)
  const need = [
    'tbias',
    `tshared:${shared}`,
    `tshared:${shared}:${field}`,
    `tearlier:${bucket(earlier, [0.01, 0.4, 1])}`,
    `tmeaning:${bucket(meaning, [0.2, 0.35, 0.5, 0.65, 0.8])}`,
    `trank:${rank}:${shared}`,
    `tnearer:${nearer}:${shared}`,
    `tlearned:${learned}`,
    `tserves:${serves}`,
    `tserves:${serves}:${shared}`,
    `tserves:${serves}:${learned}`,
    `tserves:${serves}:${better}`,
    `tserves:${serves}:${most}`,
    `tbetter:${better}:${most}:${field}`,
    `tlearned:${learned}:${first}`,
    `tlearned:${learned}:${shared}`,
    `tfirst:${first}:${nearer}`,
    `tplace:${place}:${field}`,
    `tgoals:${Math.min(goals.length, 6)}`,
    `tsame:${sameFigure(goals[goal] as string, one.text)}`,
    ...[...one.stems].map((stem) => `t${field}:${stem}`),
    `topens:${/^\p{L}+/u.exec(one.text.toLowerCase())?.[0] ?? ''}`,
  ]
  return { kind: [], need: [...new Set(need)], vector: NOWHERE }
}
const NOWHERE = new Float32Array(DIMS)

/** 'Of the 23 days 14 are waiting' */
function sameFigure(one: string, other: string): boolean {
  const own = new Set(one.match(FIGURES))
  return (other.match(FIGURES) ?? []).some((figure) => own.has(figure))
}
const FIGURES = /\d[\d.,]+/g
