import {
  agreementFaults,
  brokenWordFaults,
  dataFaults,
  eventFaults,
  formFaults,
  lawFaults,
  nameFaults,
  orderFaults,
  quoteFaults,
  refusalFaults,
  stateFaults,
} from './claims.ts'
import type { Fault } from './fault.ts'
import { figureFaults } from './figures.ts'
import type { Grounds, Known } from './grounds.ts'
import { plain, sentences } from './words.ts'

export interface Passage {
  place: string
  text: string
  /** What the passage stands under: its heading, or the initiative it tells of. */
  context?: string
  /** Statements it says it rests on. */
  rests?: readonly string[]
  /** A test that is proposed, with samples and thresholds of its own. */
  trial?: boolean
  /** The reader is told to have its law confirmed. */
  confirmed?: boolean
}

/** Every check that a sentence can fail. `titles`: what the plan calls its initiatives. */
export function textFaults(
  { place, text, context = '', rests = [], trial = false, confirmed = false }: Passage,
  grounds: Grounds,
  titles: readonly string[],
  results: Known[] = [],
): Fault[] {
  const whole = [...formFaults(text), ...orderFaults(text, grounds), ...quoteFaults(text, grounds, titles)]
  const parts = sentences(text).flatMap((sentence) => {
    if (isHouse(sentence, grounds)) return []
    return [
      ...lawFaults(sentence, grounds, confirmed),
      ...(confirmed ? [] : nameFaults(sentence, grounds, titles)),
      ...dataFaults(sentence, grounds),
      ...agreementFaults(withoutNames(sentence, grounds), grounds),
      ...eventFaults(withoutNames(sentence, grounds), grounds),
      ...stateFaults(sentence, grounds),
      ...(REFUSAL.test(text) ? [] : brokenWordFaults(sentence, grounds)),
      ...(REFUSAL.test(text) ? [] : refusalFaults(sentence, grounds)),
      ...figureFaults(sentence, grounds, { context: `${context} ${text}`, rests, results, trial }),
    ]
  })
  return [...whole, ...parts].map((one) => ({ ...one, place }))
}

/** Where a wish is declined its words must stand. */
const REFUSAL = /^(?:Declined|We advise against|No to)\b/

/** The words that our writer sets before and behind a wording of ours, in small letters. */
const BEFORE =
  /^(?:to know the start, |if it fails, |this week, |it needs |buy nothing for i\d \([^()]*\) before somebody has seen that your records hold )/
const BEHIND = /(?:: what is it today[^,]*, and what should it become\?|; look first at what you have of that\.)$/
/** 'I2 (signed notes: extras)': what the plan calls a piece of work is no claim. */
const NAMED = /\b(I\d) \(([^():]+)(?:: [^()]*)?\)/g

function withoutNames(sentence: string, { house }: Grounds): string {
  return sentence.replace(NAMED, (all: string, label: string, name: string) =>
    house.includes(plain(name)) ? label : all,
  )
}

/** The client's wish in their own words, which are checked as a quotation. */
const ADVISED_AGAINST = /^we advise against [“"'].{1,200}?[”"']: /

/** One of our own wordings, alone or behind a label. */
function isHouse(sentence: string, { house }: Grounds): boolean {
  const bare = plain(sentence)
  if (bare.length < 12) return false
  return [bare, bare.replace(/^[^:]{2,60}: /, ''), bare.replace(ADVISED_AGAINST, '')]
    .map((text) => text.replace(BEFORE, '').replace(BEHIND, ''))
    .some((text) => house.includes(text) || house.includes(text.replace(/[.;]$/, '')))
}
