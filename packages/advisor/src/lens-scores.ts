import { LENSES } from '@cairn/contract/insights'
import type { Insights, Lens } from '@cairn/contract/insights'
import type { Reading } from './brief-reader.ts'
import type { Initiative } from './findings.ts'
import { GAIN_LENSES, LENS_LABELS } from './lenses.ts'
import { clip } from './reading/clean.ts'
import type { Scored } from './scoring.ts'

const QUOTE_MAX = 90

/** Four lenses say how strongly the brief points to a gain there, four how ready the firm is. */
export function lensScores(
  reading: Reading,
  candidates: readonly Scored[],
  initiatives: readonly Initiative[],
): Insights['lenses'] {
  return LENSES.map((lens) => {
    const [score, reason] = GAIN_LENSES.some((gain) => gain === lens)
      ? gainScore(lens, candidates, initiatives)
      : READINESS[lens as Readiness](reading, initiatives)
    return { lens, label: LENS_LABELS[lens], score: Math.round(Math.min(5, Math.max(0, score)) * 2) / 2, reason }
  })
}

function gainScore(lens: Lens, candidates: readonly Scored[], initiatives: readonly Initiative[]): [number, string] {
  const here = candidates.filter((candidate) => candidate.useCase.lens === lens && candidate.evidence.length > 0)
  const top = here[0]
  const chosen = initiatives.filter((one) => one.lens === lens)
  if (!top || top.relevance < 0.12)
    return [
      chosen.length > 0 ? 2 : 1,
      chosen[0]
        ? `Nothing you wrote points here; ${chosen[0].label} supports the rest.`
        : 'Nothing in the brief points here yet.',
    ]
  const score = 1.5 + top.relevance * 2.5 + Math.min(1, chosen.length * 0.5)
  return [
    score,
    `You say: '${quoted(top.evidence[0]?.text)}'${chosen[0] ? ` (${chosen.map((one) => one.label).join(', ')})` : ''}`,
  ]
}

type Readiness = 'data' | 'people' | 'technology' | 'risk'

const READINESS: Record<Readiness, (reading: Reading, initiatives: readonly Initiative[]) => [number, string]> = {
  data: (reading) => [
    reading.dataLevel * 1.25,
    reading.dataReason
      ? `You say: '${quoted(reading.dataReason.text)}'`
      : reading.quiz
        ? `The quiz answer on data was '${reading.quiz.data_availability}'.`
        : 'The brief does not describe your records.',
  ],
  people: (reading) => [
    reading.teamLevel * 1.25,
    reading.teamReason
      ? `You say: '${quoted(reading.teamReason.text)}'`
      : reading.quiz
        ? `The quiz puts AI experience at '${reading.quiz.ai_experience}'.`
        : 'The brief does not say who would look after a new tool.',
  ],
  technology: (reading) => {
    const names = reading.systems.map((system) => system.name)
    const held = reading.constraints.find(({ kind }) => kind === 'cloud' || kind === 'connection')
    return [
      Math.min(4.5, 1.2 + names.length * 0.7) - (held ? 0.5 : 0),
      names.length > 0
        ? `Named: ${names.slice(0, 4).join(', ')}${held ? `; limited by '${quoted(held.sentence.text)}'` : ''}.`
        : 'No system is named in the brief.',
    ]
  },
  risk: (reading, initiatives) => {
    const sensitive = [...new Set(initiatives.flatMap((one) => one.sensitive))]
    const worst = initiatives.reduce<Initiative | undefined>(
      (a, b) => (a && a.points.risk <= b.points.risk ? a : b),
      undefined,
    )
    const line = reading.redLines[0]
    const score = worst ? worst.points.risk / 3 : 3
    return [
      score,
      line
        ? `A limit you set: '${quoted(line.sentence.text)}'`
        : sensitive.length > 0
          ? `${worst?.label ?? 'The plan'} touches ${sensitive.join(' and ')}, so a person decides.`
          : `The worst case is ${worst?.label ?? 'small'}, with ${worst?.points.risk ?? 0} of 15 risk points.`,
    ]
  },
}

function quoted(text: string | undefined): string {
  return clip(text ?? '', QUOTE_MAX).replace(/\s+/g, ' ')
}
