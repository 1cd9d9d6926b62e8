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
      ...agreementFaults(sentence, grounds),
      ...eventFaults(sentence, grounds),
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

/** Our own wording behind a few words of ours: 'To know the start, count …', 'If it fails, phone …'. */
function endsInHouse(bare: string, house: string): boolean {
  let rest = bare
  for (let words = 0; words < GLUE_MOST; words += 1) {
    const at = rest.indexOf(' ')
    if (at < 0) return false
    rest = rest.slice(at + 1)
    if (rest.length < HOUSE_MIN) return false
    if (house.includes(rest)) return true
  }
  return false
}
const GLUE_MOST = 6
const HOUSE_MIN = 24

/** One of our own wordings, alone or behind a label. */
function isHouse(sentence: string, { house }: Grounds): boolean {
  const bare = plain(sentence)
  if (bare.length < 12) return false
  return (
    house.includes(bare) ||
    house.includes(plain(sentence.replace(/^[^:]{2,60}: /, ''))) ||
    house.includes(bare.replace(/[.;]$/, '')) ||
    endsInHouse(bare, house)
  )
}
