import type { Reading } from './brief-reader.ts'
import { listed } from './compose/voice.ts'
import type { Findings, Initiative } from './findings.ts'
import { hash } from './hash.ts'
import { isWish } from './matching.ts'
import type { Portfolio } from './portfolio.ts'
import { LANGUAGE_NAMES } from './reading/languages.ts'

/** How sure the advice is, and what that rests on: what speaks for it, and what is missing. */
export function confidenceOf(
  reading: Reading,
  initiatives: readonly Initiative[],
  { wish, chosen }: Portfolio,
): { confidence: Findings['confidence']; reason: string } {
  const spoken = initiatives.filter((one) => one.quotes.length > 0)
  const foreign = reading.language !== 'en'
  const answered = wish !== undefined && wish.answer.useCase.id === chosen[0]?.useCase.id
  const lacks = [
    ...(foreign ? [`we read ${LANGUAGE_NAMES[reading.language]} by its key words only`] : []),
    ...(spoken.length < initiatives.length
      ? [
          `${listed(initiatives.filter((one) => !spoken.includes(one)).map((one) => one.label))} ${initiatives.length - spoken.length === 1 ? 'rests' : 'rest'} on your field and not on your words`,
        ]
      : []),
    ...(reading.figures.length < 2 ? ['there are hardly any figures to size it by'] : []),
    ...(reading.contradictions.length > 0 ? ['two of your statements disagree'] : []),
    ...(reading.dataReason === undefined ? ['we do not know what you have on record'] : []),
    ...(reading.systems.length === 0 ? ['no software is named'] : []),
  ]
  const figure = reading.figures.find(({ sentence }) => isWish(sentence))?.phrase
  const turn = hash(reading.company)
  const pick = (options: readonly string[], at: number) => options[(turn >>> (at * 4)) % options.length] ?? ''
  const names = listed(reading.systems.slice(0, 2).map((system) => system.name))
  const strengths = [
    ...(spoken.length > 0
      ? [
          spoken.length === initiatives.length
            ? pick(
                [
                  'your words speak for all of it',
                  'the plan follows your own sentences',
                  'every step rests on your words',
                ],
                0,
              )
            : `your words speak for ${listed(spoken.map((one) => one.label))}`,
        ]
      : []),
    ...(figure && reading.figures.length >= 2
      ? [
          pick(
            [`it can be measured (${figure})`, `${figure} gives a yardstick`, `there is a figure to beat: ${figure}`],
            1,
          ),
        ]
      : []),
    ...(names ? [pick([`${names} should hold the records`, `the records are in ${names}`], 2)] : []),
  ]
  const confidence =
    reading.vague || spoken.length < 2 || foreign
      ? 'low'
      : lacks.length === 0 && answered && initiatives.every((one) => one.confidence !== 'low')
        ? 'high'
        : 'medium'
  const said = (parts: string[]) => listed(parts.slice(0, 2))
  if (confidence === 'high') return { confidence, reason: said(strengths) }
  if (lacks.length === 0) return { confidence, reason: `${said(strengths)}, but nobody has looked at the records yet` }
  return {
    confidence,
    reason: strengths.length > 0 ? `${said(lacks)}; on the other hand, ${strengths[0]}` : said(lacks),
  }
}
