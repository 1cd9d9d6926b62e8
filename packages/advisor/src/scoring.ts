import type { PointsBreakdown } from '@cairn/contract/insights'
import type { Reading, Size } from './brief-reader.ts'
import type { UseCase } from './knowledge/schema.ts'
import type { Match } from './matching.ts'
import { conceptsIn } from './reading/concepts.ts'
import { stem, stems, words } from './reading/words.ts'

/** The published formula: a hundred points in five parts. */
export const WEIGHTS = { impact: 30, feasibility: 25, data: 20, risk: 15, fit: 10 } as const

export interface Scored extends Match {
  points: PointsBreakdown
  /** 0 to 10, for the map. */
  impact: number
  feasibility: number
  held: string[]
  missing: string[]
}

export function score(found: Match, reading: Reading): Scored {
  const { useCase } = found
  const [held, missing] = splitRecords(useCase, reading)
  const impact = between(0.6 * (useCase.impact / 5) + 0.4 * Math.sqrt(found.relevance))
  const feasibility = between(feasibilityShare(useCase, reading))
  const data = between(dataShare(useCase, reading, held.length))
  const risk = between(1 - (useCase.risk - 1) / 5 - useCase.sensitive.length * 0.05)
  const fit = between(0.25 + 0.75 * found.goalShare)
  const parts = {
    impact: Math.round(impact * WEIGHTS.impact),
    feasibility: Math.round(feasibility * WEIGHTS.feasibility),
    data: Math.round(data * WEIGHTS.data),
    risk: Math.round(risk * WEIGHTS.risk),
    fit: Math.round(fit * WEIGHTS.fit),
  }
  const total = parts.impact + parts.feasibility + parts.data + parts.risk + parts.fit
  return {
    ...found,
    points: { ...parts, total },
    impact: Math.round(impact * 100) / 10,
    feasibility: Math.round(feasibility * 100) / 10,
    held,
    missing,
  }
}

const SIZE_REACH: Record<Size, Record<UseCase['cost'], number>> = {
  small: { low: 0, medium: -0.12, high: -0.3 },
  medium: { low: 0.02, medium: 0, high: -0.12 },
  large: { low: 0.04, medium: 0.03, high: 0 },
}

function feasibilityShare(useCase: UseCase, reading: Reading): number {
  const team = (reading.teamLevel - 2) * (useCase.kind === 'AI' ? 0.06 : 0.02)
  const hindrances = reading.constraints.filter(
    ({ kind }) => kind === 'budget' || kind === 'cloud' || kind === 'connection',
  ).length
  const named = useCase.systems.some((system) =>
    reading.systems.some(({ name }) => system.toLowerCase().includes(name.toLowerCase())),
  )
  return (
    useCase.feasibility / 5 + SIZE_REACH[reading.size][useCase.cost] + team - hindrances * 0.03 + (named ? 0.05 : 0)
  )
}

function dataShare(useCase: UseCase, reading: Reading, held: number): number {
  const gap = useCase.data_demand - 1 - reading.dataLevel
  return 0.75 - Math.max(0, gap) * 0.22 + Math.max(0, -gap) * 0.06 + (held / useCase.data_needed.length) * 0.2
}

/** Which of the records a use case needs the client speaks of having. */
function splitRecords(useCase: UseCase, reading: Reading): [held: string[], missing: string[]] {
  const has = holdings(reading)
  const held: string[] = []
  const missing: string[] = []
  for (const { text, own, concepts } of recordsOf(useCase)) {
    const hits = own.filter((word) => has.stems.has(word)).length
    const concept = concepts.some((name) => has.concepts.has(name))
    if (hits >= 2 || (hits === 1 && (own.length <= 3 || concept))) held.push(text)
    else missing.push(text)
  }
  return [held, missing]
}

interface Holdings {
  stems: Set<string>
  concepts: Set<string>
}
const HOLDINGS = new WeakMap<Reading, Holdings>()

function holdings(reading: Reading): Holdings {
  const known = HOLDINGS.get(reading)
  if (known) return known
  const where = reading.sentences.filter(
    ({ order, field, text }) =>
      !order && !LACKS.test(text) && (field === 'data_collected' || field === 'description' || HOLDS.test(text)),
  )
  const found = {
    stems: new Set(where.flatMap((sentence) => sentence.stems)),
    concepts: new Set(where.flatMap((sentence) => [...sentence.concepts])),
  }
  HOLDINGS.set(reading, found)
  return found
}

interface NeededRecord {
  text: string
  own: string[]
  concepts: string[]
}
const RECORDS = new WeakMap<UseCase, NeededRecord[]>()

function recordsOf(useCase: UseCase): NeededRecord[] {
  const known = RECORDS.get(useCase)
  if (known) return known
  const records = useCase.data_needed.map((text) => ({
    text,
    own: stems(text).filter((word) => !COMMON.has(word)),
    concepts: [...conceptsIn(words(text).map(stem))].filter((name) => name !== 'visible'),
  }))
  RECORDS.set(useCase, records)
  return records
}

const HOLDS =
  /\b(?:records?|data|history|logs?|since (?:19|20)\d\d|years of|seasons? of|spreadsheets?|excel|software|system)\b/i
const LACKS =
  /\bno (?:\w+ )?(?:data|records?|history)|nothing is|nobody knows|don['’]t (?:keep|have|record)|do not (?:keep|have|record)/i
const COMMON = new Set(
  stems(
    'list lists date dates name names past records record number numbers per type results history file files notes',
  ),
)

function between(share: number): number {
  return Math.min(1, Math.max(0.04, share))
}
