import type { QuizResponses } from '@cairn/contract/quiz'
import type { Sentence } from './sentences.ts'
import type { RedLine } from '../red-lines.ts'
import { disagreeingFigures } from './disagreeing-figures.ts'
import { excerpt } from './excerpt.ts'
import { KEPT_FOR_YEARS, NO_DATA, OPPOSITES, RICH_DATA } from './opposites.ts'
import type { Opposite, Statement } from './opposites.ts'
import { withoutRefusals } from './refusals.ts'
import { stems } from './words.ts'

export interface Contradiction {
  kind: string
  /** The two statements: the client's words, or an answer named as one. */
  a: string
  b: string
  /** `b` is an answer of the form, in our words. */
  answer?: boolean
  /** What we assumed, and why: a sentence without its full stop. */
  taken: string
}

export interface ContradictionInput {
  sentences: readonly Sentence[]
  redLines: readonly RedLine[]
  size: 'small' | 'medium' | 'large'
  sizeLabel: string
  staff: number | undefined
  quiz: QuizResponses | undefined
}

const EXPERT = /data scien|machine learning engineers?|ml engineers?|ai team|experienced (?:ai|ml|data)/i

export function findContradictions(input: ContradictionInput): Contradiction[] {
  const found: Contradiction[] = []
  const quiz = input.quiz
  const said = input.sentences.filter((sentence) => !sentence.order)
  const say = (pattern: RegExp) => said.find((sentence) => pattern.test(sentence.text))
  const noData = say(NO_DATA)
  const richData = say(RICH_DATA)
  const kept = noData && said.find((sentence) => sentence !== noData && keepsWhatIsMissing(sentence, noData))

  if (kept && !OWN_MODEL_WISH.test(said.map(({ text }) => text).join(' ')))
    found.push({
      kind: 'data against data',
      a: excerpt(noData.text, NO_DATA),
      b: excerpt(kept.text, KEPT_FOR_YEARS.test(kept.text) ? KEPT_FOR_YEARS : RICH_DATA),
      taken: 'Open those records before anybody guesses again: we trust the poorer description until then',
    })
  for (const opposite of OPPOSITES) {
    if (opposite.unless && found.some(({ kind }) => kind.startsWith(opposite.unless ?? ''))) continue
    const both = opposed(opposite, said)
    if (both) found.push({ kind: opposite.kind, ...both, taken: opposite.taken })
  }
  for (const { a, b } of disagreeingFigures(said).slice(0, 1))
    found.push({
      kind: 'figure against figure',
      a,
      b,
      taken: 'Count it again: costs and targets here hold for the lower',
    })
  if (noData && quiz?.data_availability === 'comprehensive')
    found.push({
      kind: 'quiz against text',
      a: noData.text,
      b: 'the quiz answer that your data is comprehensive',
      answer: true,
      taken: 'We went by the sentence, as the more exact of the two',
    })
  if (richData && !noData && quiz?.data_availability === 'limited')
    found.push({
      kind: 'quiz against text',
      a: richData.text,
      b: 'the quiz answer that your data is limited',
      answer: true,
      taken: 'We took the middle until somebody has opened the records',
    })
  const expert = say(EXPERT)
  if (expert && quiz?.ai_experience === 'beginner' && !/\bno\b|without|lack|hire/i.test(expert.text))
    found.push({
      kind: 'quiz against text',
      a: expert.text,
      b: 'the quiz answer that your AI experience is that of a beginner',
      answer: true,
      taken: 'We went by the quiz, which asks about the whole team',
    })
  if (input.staff !== undefined && !fits(input.staff, input.size))
    found.push({
      kind: 'size',
      a: `${input.staff} people in the text`,
      b: `the size answer (${input.sizeLabel})`,
      answer: true,
      taken: 'Costs and owners follow the size you chose; change it if the head count is right',
    })
  for (const line of input.redLines) {
    if (line.place.length > 0) continue
    const wish = input.sentences.find(
      (sentence) =>
        sentence !== line.sentence &&
        sentence.field === 'business_goals' &&
        line.bans.some((ban) => WISHES[ban]?.test(sentence.text)),
    )
    if (wish)
      found.push({
        kind: 'red line against goal',
        a: line.sentence.text,
        b: wish.text,
        taken: 'We kept to the refusal, as the firmer sentence',
      })
  }
  return found.slice(0, 3)
}

/** The two sentences of an opposite, or one sentence that holds both. */
function opposed(
  { first, second, wanted }: Opposite,
  sentences: readonly Sentence[],
): Pick<Contradiction, 'a' | 'b'> | undefined {
  for (const a of sentences) {
    const one = found(first, a.text)
    if (!one) continue
    const other = sentences
      .filter((b) => b !== a)
      .flatMap((b) => {
        const two = found(second, wanted ? withoutRefusals(b.text) : b.text)
        return two ? [excerpt(b.text, two)] : []
      })[0]
    if (other !== undefined) return { a: excerpt(a.text, one), b: other }
    const rest = a.text.replace(one, ' ')
    if (found(second, wanted ? withoutRefusals(rest) : rest)) return { a: a.text, b: '' }
  }
  return undefined
}

function found(statement: Statement, text: string): RegExp | undefined {
  if (typeof statement === 'function') return statement(text)
  return statement.test(text) ? statement : undefined
}

const OWN_MODEL_WISH = /\btrain (?:our|my|an?) own\b/i
/** 'No data on how the vans are used': what is said to be missing. */
const TOPIC = /\b(?:data|records?|history)\b(?: at all| whatsoever| yet)? (?:on|about|of|for|from) ([^.,;:]+)/i

/** A logger on every van is no answer to 'no data on our customers': a named topic must be the same. */
function keepsWhatIsMissing(sentence: Sentence, noData: Sentence): boolean {
  if (!KEPT_FOR_YEARS.test(sentence.text) && !RICH_DATA.test(sentence.text)) return false
  const topic = TOPIC.exec(noData.text)?.[1]
  if (topic === undefined)
    return (
      RICH_DATA.test(sentence.text) ||
      /\b(?:no|keine(?:rlei)?|sin|nessun|sem|pas de|aucune) (?:data|daten|datos|dato|donn|dados)/i.test(noData.text)
    )
  const about = new Set(sentence.all)
  return stems(topic).some((word) => about.has(word))
}

const WISHES: Record<string, RegExp> = {
  camera: /\bcameras?\b|computer vision|image recognition|video analytics/i,
  assistant: /chat ?bot|virtual assistant/i,
  biometrics: /facial recognition|face recognition|biometric/i,
  listening: /transcri|record (?:calls|meetings)/i,
  tracking: /\btrack (?:staff|drivers|workers)|monitor (?:staff|drivers|workers)/i,
  jobs: /cut (?:staff|headcount|jobs)|reduce (?:staff|headcount)|fewer (?:staff|people)/i,
}

function fits(staff: number, size: 'small' | 'medium' | 'large'): boolean {
  return size === 'small' ? staff <= 25 : size === 'medium' ? staff >= 12 && staff <= 130 : staff >= 70
}
