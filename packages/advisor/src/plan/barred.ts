import type { Situation } from '@cairn/knowledge/situation-schema'
import { type Facts, isOwnWord } from '../facts.ts'

/**
 * The client's own words that rule a kind of help out: what they refuse, what an agreement or a promise forbids, and what
 * was tried and failed.
 */
export function ruledOut(facts: Facts, move: string, withTried = true): string | undefined {
  const refusals = facts.statements.filter(({ text }) => REFUSES.test(text)).map(({ text }) => text)
  const tried = withTried ? facts.tried.map(({ text }) => text) : []
  const bound = facts.limits.filter(isOwnWord).map(({ text }) => text)
  for (const { moves, thing, asTask } of CONTAINS) {
    if (!moves.includes(move)) continue
    // Who will not measure says who should not; only an agreement says that nobody may be asked to.
    const found = (asTask ? bound.filter((text) => REFUSES.test(text)) : [...refusals, ...bound, ...tried]).find(
      (text) => thing.test(text),
    )
    if (found) return found
  }
  return move === 'receptionist' ? facts.statements.find(({ text }) => CANNOT_HEAR.test(text))?.text : undefined
}

/** The same for what a trade knows: where no machine does it, a word against machines is no word against it. */
export function situationRuledOut(facts: Facts, { move, ai }: Pick<Situation, 'move' | 'ai'>): string | undefined {
  // A portal that failed once rules out no other way of the same kind; a voice that failed rules out voices.
  return !ai && MACHINES.has(move) ? undefined : ruledOut(facts, move, MACHINES.has(move))
}
const MACHINES = new Set(['receptionist', 'transcribe', 'inspect', 'count', 'rank', 'recommend'])

/** What comes nearest to a help that the client's word rules out, best first. */
export const INSTEAD: Record<string, string[]> = {
  receptionist: ['selfserve', 'fewer-asks'],
  transcribe: ['draft'],
  inspect: ['checklist'],
  count: ['record'],
  rank: ['rule'],
  recommend: ['rule'],
  trace: ['out-and-back'],
  waste: ['unused-data'],
  measure: ['unused-data'],
  tally: ['unused-data'],
  instrument: ['unused-data'],
}

/** A sentence that says no: 'wouldn't want', 'not doing … again', 'is never to', 'no cameras', 'have opposed'. */
const REFUSES =
  /\b(?:wouldn['’]?t|would not|don['’]?t|do not|does(?:n['’]?t| not)|won['’]?t|will not|would never|will never|never|not) (?:\w+ ){0,3}(?:want|have|allow|accept|use|like|be added|put|wear|fill)\b|\bnot (?:doing|having|buying|going)\b|\b(?:ever|never) (?:to|again|a)\b|\bnothing (?:which|that)\b|\bopposed?\b|\brefus\w+|\bno (?:more )?(?:chat ?bots?|bots?|robots?|cameras?|(?:ai |voice |computer )+\w+|apps?|forms?|chips?|tags?|trackers?|recordings?|microphones?|photos?|scoring|profiling|ranking|machines?|individual)\b|\balways a (?:human|person)\b|\b(?:we|i) (?:do not|don['’]?t) (?:really )?need\b(?! to)|\bcalls?\b.{0,40}\b(?:stays?|remains?) with\b|\bget a person\b|\bpeople,? not machines?\b/i

/** A voice is no help to them. */
const CANNOT_HEAR = /\b(?:can(?:no|['’])t|cannot|do(?:n['’]t| not)) hear\b|\bhard of hearing\b|\bdeaf\b/i

/** Things that people refuse, and the moves that cannot do without them. */
const CONTAINS: { moves: string[]; thing: RegExp; asTask?: true }[] = [
  {
    moves: ['selfserve'],
    thing:
      /\b(?:forms?|websites?|portals?|(?:web|online) ?shops?|online (?:book|order)\w*|(?:booking|ordering|mobile|phone) apps?|no apps?|get a person|telephone people)\b/i,
  },
  {
    moves: ['receptionist'],
    thing:
      /\b(?:(?:chat ?)?bots?|robots?|answering machines?|(?:speak|talk|convers\w*|chat|deal)\b.{0,20}\bmachines?|machines? on the phone|get a person|always a (?:human|person)|(?:person|human|somebody|someone|one of us|real people)\b.{0,20}\b(?:picks? up|answers?)|(?:calls?|callers?|phones?|telephones?|lines?)\b.{0,40}\b(?:stays?|remains?|answered|taken|picked up)\b.{0,24}\b(?:human|person|people|one of us|m(?:r|rs|s|iss))|voice (?:assistants?|agents?|robots?|bots?)|(?:ai|artificial|computer|robot) voices?)\b/i,
  },
  { moves: ['transcribe'], thing: /\b(?:recordings?|recorded|microphones?|mics?|listening|scribes?|dictation)\b/i },
  {
    moves: ['inspect', 'count'],
    thing:
      /\b(?:cameras?|photos?|pictures?|video|film(?:ed|ing)?|identif(?:y|ies) (?:the )?(?:workers?|people|staff))\b/i,
  },
  { moves: ['trace'], thing: /\b(?:chips?|rfid|tags?|scanners?|barcodes?)\b/i },
  { moves: ['rank', 'recommend'], thing: /\b(?:scoring|scored?|profiling|ranking|ranked)\b/i },
  {
    moves: ['waste', 'measure', 'tally', 'instrument'],
    thing: /\b(?:weigh|count|measur)(?:ing|ed)\b/i,
    asTask: true,
  },
]
