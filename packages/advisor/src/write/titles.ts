import type { Initiative } from '../plan.ts'
import { sayable } from './names.ts'
import { moveOf } from './own-words.ts'
import { lowerFirst, quoted, upperFirst } from './words.ts'

type Named = Pick<Initiative, 'move' | 'situation' | 'topic' | 'own'> & Partial<Pick<Initiative, 'answers'>>

/** Longer than this a noun makes a title that nobody reads to its end. */
const TITLE_NOUN = 36

/** What a manager would call it: 'Reminders for no-shows, and free places refilled'. */
export function titleOf(one: Named): string {
  if (one.own) return one.own.title
  const move = moveOf(one)
  const noun = nounOf(one)
  if (!noun && move.bare) return withSaid(one, move.bare)
  const topic = noun ?? move.fallback
  return move.title.replace('{Topic}', upperFirst(topic)).replace('{topic}', lowerFirst(topic))
}

/** Two general pieces without a noun are told apart by how the client's sentence begins. */
function withSaid({ situation, answers }: Named, bare: string): string {
  const said = situation
    ? undefined
    : /^(?:[^\s,;:.()“”"]+\s){1,4}[^\s,;:.()“”"]+/u.exec(answers?.[0]?.quote ?? '')?.[0]
  return said ? `${quoted(said)}: ${lowerFirst(bare)}` : bare
}

/** Two or three words and the client's noun, for a table: 'Reminders: no-shows'. */
export function labelOf(one: Named): string {
  if (one.own) return one.own.title
  const { label, fallback } = moveOf(one)
  const noun = nounOf(one)
  if (!label) return upperFirst(noun ?? fallback)
  return noun && !repeats(label, noun) ? `${label}: ${lowerFirst(noun)}` : label
}

/** 'Phone cover: phones' says one thing twice. */
function repeats(label: string, noun: string): boolean {
  return !noun.includes(' ') && label.toLowerCase().includes(noun.toLowerCase().slice(0, STEM))
}
const STEM = 5

/** The matter in the client's noun, else in the move's. */
export function topicOf(one: Named): string {
  return one.own?.title ?? sayable(one.topic) ?? moveOf(one).fallback
}

/** The client's noun, the place and time cut off where it is long. */
function nounOf(one: Named): string | undefined {
  const noun = sayable(one.topic)
  if (!noun || noun.length <= TITLE_NOUN) return noun
  const short = sayable(noun.split(/\s(?:in|inside|within|from|across|at|on|after|before|of)\s/)[0])
  return short && short.length <= TITLE_NOUN ? short : undefined
}
