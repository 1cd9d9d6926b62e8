import { moveById } from '@cairn/knowledge/moves'
import type { Initiative } from '../plan.ts'
import { upperFirst } from './words.ts'

/** 'GP letters: drafted for approval' */
export function titleOf(one: Pick<Initiative, 'move' | 'topic' | 'own'>): string {
  if (one.own) return one.own.title
  const move = moveById(one.move)
  const topic = topicOf(one).length > 32 ? shortTopic(one) : topicOf(one)
  return move.title.replace('{Topic}', upperFirst(topic)).replace('{topic}', topic)
}

/** A verb or a pronoun that slipped in before the noun. */
const LEADING =
  /^(?:(?:are|is|be|have|has|get|do|we|our|my|the|a|an|all|some|answer|answering|reply to|respond to|stop|bring|move|reduce|win back|keep|make)\s+)+/i

/** The noun alone, once the whole has been told: 'no-shows and cancellations' of those 'inside 24 hours'. */
export function shortTopic(one: Pick<Initiative, 'move' | 'topic' | 'own'>): string {
  const whole = topicOf(one)
  if (one.own) return whole
  const noun = whole.split(/\s(?:in|inside|within|from|across|at)\s/)[0] as string
  return noun.length >= 4 && !noun.endsWith('ed') ? noun : whole
}

/** Words that name no matter: how one counts, points or sighs. */
const NOTHING =
  /^(?:(?:first|second|third|last|next)(?:ly)?|they\b.*|it\b.*|that\b.*|this\b.*|addition|info|things?|shocker|one|two|people|numbers?|board\b.*|way|ways|lot|lots|time|times|days?|weeks?|points?|others?|rest|everything|everybody|wish|\p{L}+ no\.?|kind|sort|place|problem|issue|idea|example|use|year|month)$/iu

export function topicOf(one: Pick<Initiative, 'move' | 'topic' | 'own'>): string {
  if (one.own) return one.own.title
  const told = one.topic
    ?.replace(/\s+/g, ' ')
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(LEADING, '')
    .trim()
  return told && told.length >= 3 && told.length <= 60 && !NOTHING.test(told) ? told : moveById(one.move).fallback
}
