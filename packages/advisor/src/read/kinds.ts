import { PAYBACK } from './measures.ts'
import { asksForAdvice, type Field, type Kind, type Limit, type LimitKind } from '../facts.ts'
import { isProposal, isRemark, isTried } from './asides.ts'
import type { Clause } from './clauses.ts'
import { classify } from './classify.ts'
import type { Features } from './features.ts'
import { holeIn } from './holes.ts'
import { givesWord, isOthersWord, tellsFact } from './plain-facts.ts'
import { isResultPromised, PROMISE, REFUSED, runsOut, tellsResult, isBounded } from './limit-words.ts'
import { setsRight } from './slips.ts'
import { isTurnedDown, refusesTerms } from './turned-down.ts'
import { standsAgainst } from './unwanted.ts'

interface Signs {
  hasMeasure: boolean
  hasMoney: boolean
  numbers: number
  understood: number
  dates: number
}

const NEEDS: readonly Kind[] = ['goal', 'pain', 'wish']
const NEED_MIN = 0.25
const UNDERSTOOD_MIN = 0.25
const BY_FIELD: Record<Field, Kind> = {
  description: 'background',
  goals: 'goal',
  challenges: 'pain',
  data: 'asset',
  team: 'attitude',
}

/** 'Members to feel that we are near', 'Quotes to leave the same day': somebody or something that is to do so. */
const TO_DO =
  /^(?!(?:we|i|they|it|he|she|you|there|this|that|what|who|how|when|where|if|in|on|at|from|due|thanks|next|back|up|down|close|according|compared)(?!\p{L}))(?:\p{L}[\p{L}’'-]*\s){1,4}to\s(?:be|become|feel|have|get|know|leave|come|go|stay|reach|fall|rise|see|find|stop|start|take|do|make|learn|trust|arrive|receive)(?!\p{L})/iu

/** What a clause is: the classifier's word, except where the form of the sentence leaves no doubt. */
export function kindOf(clause: Clause, traits: Features, signs: Signs): Kind {
  if (isBounded(clause)) return 'goal'
  if (clause.field === 'goals' && asksForAdvice(clause.text)) return 'background'
  // 'The general assembly decides 20 March': a day of the plan, and no trouble.
  if (clause.field !== 'data' && signs.dates > 0 && DECIDES_ON.test(clause.text)) return 'date'
  const against = standsAgainst(clause)
  // 'Our second worry is …', 'That …': said to be a goal in so many words.
  if (clause.opened && clause.field === 'goals' && !against) return 'goal'
  const certain = CERTAIN.find(([, test]) => test(clause, signs))
  if (certain) return certain[0]
  if (against) return against
  if (clause.field === 'goals' && (UNSURE.test(clause.text) || TO_DO.test(clause.text))) return 'goal'
  // Of a foreign clause too little may be understood to sort it by its words: then its field says what it is.
  if (signs.understood < UNDERSTOOD_MIN)
    return clause.field === 'data' ? recordKind(clause, 'asset', 0) : BY_FIELD[clause.field]
  const verdicts = classify('kind', traits, 0.01)
  const weight = (kind: string) => verdicts.find(({ label }) => label === kind)?.weight ?? 0
  // Orders are found by their own patterns; a guess must not hide a client's sentence.
  const first = (verdicts.find(({ label }) => label !== 'order')?.label ?? 'background') as Kind
  // To pass over a need is worse than to take a remark for one.
  const need = NEEDS.toSorted((a, b) => weight(b) - weight(a))[0] as Kind
  const best = weight(need) >= NEED_MIN ? need : first
  // Without its mark a sentence among the goals asks nothing.
  if (clause.field === 'goals' && best === 'question' && !clause.text.includes('?')) return 'goal'
  // Of what people know nobody asks without it either.
  if (clause.field === 'team' && best === 'question' && !clause.text.includes('?')) return 'attitude'
  // A trouble told among the goals is there to be mended.
  if (clause.field === 'goals' && best === 'pain') return 'goal'
  // '(The first two weeks it is 310, leave it.)': told beside the goal.
  // 'I want to decide on the first step before the end of November': when, and not what.
  if (clause.field === 'goals' && (ASIDE.test(clause.text) || DECIDING.test(clause.text))) return 'background'
  // So is a day: 'The re-audit is in November. We have 78 points and need 85.'
  if (clause.field === 'goals' && (best === 'date' || (best === 'volume' && weight('goal') > 0.15))) return 'goal'
  if (clause.field === 'data') return recordKind(clause, best, weight(best))
  if (best === 'goal' && clause.field === 'description' && !WANTS.test(clause.text))
    return signs.numbers > 0 ? 'volume' : 'background'
  if ((best === 'wish' || best === 'goal') && clause.field === 'challenges' && !WANTS.test(clause.text)) return 'pain'
  if (best === 'promise' && isResultPromised(clause.text)) return clause.field === 'goals' ? 'goal' : 'background'
  if (best === 'promise' && (!clause.english || clause.field === 'goals') && !givesWord(clause.text))
    return factKind(clause)
  if (best === 'promise' && isOthersWord(clause.text)) return factKind(clause)
  if (best === 'refusal' && tellsFact(clause, signs.numbers)) return factKind(clause)
  // A refusal has a no in it, and nobody has to refuse a loss.
  if (best === 'refusal' && (!SAYS_NO.test(clause.text) || FEARS.test(clause.text)))
    return WANTS.test(clause.text) && !FEARS.test(clause.text) ? 'wish' : BY_FIELD[clause.field]
  // A limit says what must, may not or cannot be; otherwise it is what went wrong.
  if (best === 'limit' && !BINDING.test(clause.text)) return clause.field === 'challenges' ? 'pain' : 'background'
  if (clause.field === 'team' && (best === 'pain' || best === 'goal')) return 'attitude'
  // 'Not proven.': what is missing from a record has its name.
  if (best === 'gap' && (clause.field !== 'challenges' || clause.tokens.length < 4)) return 'background'
  return best
}
/** Among the troubles a fact is one of them; elsewhere it asks for nothing. */
function factKind({ field, text }: Clause): Kind {
  return field === 'challenges' && !/(?<!\p{L})promised(?!\p{L})/iu.test(text) ? 'pain' : 'background'
}
const DECIDING =
  /^(?:and |but |so |also )?(?:i|we)(?:['’]d)? (?:would )?(?:want|like|need|have|plan|hope|intend) to decide (?:on|about|by|before|whether|in|until)(?!\p{L})/iu
const ASIDE = /^\([^()]*[.!?]?\)?$/u
const DECIDES_ON =
  /^(?:and |but )?(?:the |our )?(?:\p{L}+ )?(?:board|council|committee|assembly|trustees|partners|shareholders|management|bank|owners?) (?:\p{L}+ )?(?:decides?|votes?|meets?|sits?|approves?)(?!\p{L})/iu

/** A statement that binds is a limit, whatever its words sound like; a goal with a figure stays a goal. */
export function boundKind(
  { field, text }: Clause,
  kind: Kind,
  found: readonly Pick<Limit, 'kind'>[],
  hasMeasure: boolean,
  numbers: number,
): Kind {
  if (hasMeasure || kind === 'question') return kind
  // Among the goals two figures are where it stands and where it should, whatever was promised with them.
  const binds = found.some((one) => one.kind !== 'promise' && one.kind !== 'people')
  if (field === 'goals' && numbers > 1 && !binds && !PAYBACK.test(text) && (kind === 'limit' || kind === 'promise'))
    return 'goal'
  if (found.some((one) => one.kind === 'promise')) return 'promise'
  if (found.some((one) => one.kind === 'refusal') && kind !== 'goal' && kind !== 'wish') return 'refusal'
  // Read as a limit, with nothing in it that limits.
  if (kind === 'limit' && found.length === 0 && field === 'challenges' && !OBLIGES.test(text)) return 'pain'
  if (kind === 'limit' && found.length === 0 && field === 'goals' && !PAYBACK.test(text)) return 'goal'
  // 'Names of the ladies please don’t go out': among the records it is one of them too.
  return found.some(({ kind: of }) => LIMITING.has(of) && (of !== 'data' || field !== 'data')) ? 'limit' : kind
}
const LIMITING: ReadonlySet<LimitKind> = new Set<LimitKind>([
  'budget',
  'calendar',
  'start',
  'agreement',
  'consent',
  'data',
])

/** In the field about data a clause tells of a record, or of what is missing from one. */
function recordKind(clause: Clause, best: Kind, weight: number): Kind {
  if (OTHERS.test(clause.text) || ONLY_LANGUAGE.test(clause.text)) return 'background'
  const hole = holeIn(clause.text)
  // 'Drawings as PDF, no index' is a record with a hole; 'no index' alone, or 'stock counts are wrong', is a hole.
  if (hole && !/[,;:]|(?<!\p{L})(?:but|in|on|since|from|for|as|with)(?!\p{L})/iu.test(clause.text.slice(0, hole.index)))
    return 'gap'
  if (WRITER.test(clause.text) || UNKEPT.test(clause.text) || ANSWERED_NO.test(clause.text)) return 'gap'
  if (NO_RECORD.test(clause.text)) return 'background'
  return SPEAKS.has(best) && weight > 0.8 ? best : 'asset'
}

const OBLIGES =
  /(?<!\p{L})(?:must|may|cannot|can['’]?t|only|until|till|max\p{L}*|allowed|requires?d?|has to|have to|unless|at most|limit\p{L}*)(?!\p{L})/iu
const FEARS = /(?<!\p{L})want to (?:lose|miss|wait|pay|run out|end up|go under)(?!\p{L})/iu
const SAYS_NO =
  /(?<!\p{L})(?:no|not|never|none|nobody|nothing|refus\p{L}*|without|against|reject\p{L}*|stop|hands off|cannot|\p{L}+n['’]?t|kein\p{L}*|nicht|nie|sin|pas|non|não|geen|niet)(?!\p{L})/iu
const WANTS =
  /(?<!\p{L})(?:want\p{L}*|wish\p{L}*|would|could|like|should|need\p{L}*|please|wonder\p{L}*|thinking|hope|goal|aim|looking (?:to|for)|dream|plan to|ai|bot|let)(?!\p{L})/iu
const BINDING =
  /(?<!\p{L})(?:only|must|cannot|can['’]?t|not|no|never|nobody|until|till|max\p{L}*|may|won['’]?t|don['’]?t|budget|limit|unless|before|between|short|frozen|need|have to|has to|allowed|all in|forbid\p{L}*|requires?|start|part-time|at most|up to|nothing|nadie|nicht|keine?|pas|rien|nie|non|não|niet|geen|alone|myself|one)(?!\p{L})/iu
/** What people write into the field about data though it is none. */
const SPEAKS: ReadonlySet<Kind> = new Set<Kind>([
  'goal',
  'pain',
  'wish',
  'promise',
  'refusal',
  'limit',
  'date',
  'question',
])
/** 'It has a display, but we never record it.' */
const UNKEPT =
  /(?<!\p{L})(?:do not|don['’]?t|does not|doesn['’]?t|never|nobody) (?:records?|saves?|stores?|keeps?|logs?|writes?) (?:it|them|this|that)(?!\p{L})/iu
/** 'GPS of graves: no.' */
const ANSWERED_NO = /(?::|\s[–-])\s*(?:no|none|nothing|nil|not yet|never|not kept|not recorded)[.!]?\s*$/iu
/** What a record says, what rules it, how it was before: no record of its own. */
const NO_RECORD =
  /^(?:they|it|these|those|this|that|before (?:it|that|this|then))(?!\p{L})|^(?:some|many|most|each) \p{L}+ (?:have|has|are|is) |^(?:the )?(?:\p{L}+ ){1,3}(?:applies|apply|mentions?|allows?|permits?|requires?|covers?|forbids?|explains?) /iu
const OTHERS =
  /(?<!\p{L})(?:belongs? to|(?:is|are|lies?|sits?) (?:only )?with (?:the |our |their )?\p{L}+|not with us|owned by|is held by|are held by|only the (?:authority|supplier|landlord) (?:has|sees))(?!\p{L})/iu
/** 'mechanics write two words': how a record is kept, not a record. */
const WRITER =
  /^(?:the )?(?:mechanics|drivers|operators|staff|nurses|they|people|everyone|workers|technicians|dispatchers|teachers)\s+(?:only |just |often )?(?:write|fill|enter|type|copy|forget|note)/iu
const ONLY_LANGUAGE = /^(?:free text )?in [A-Z]\p{L}+(?: and [A-Z]\p{L}+)?$|^free text\b.{0,30}$/iu

/** A date that stands over every goal: 'All by the end of next year', 'Until end of next year:'. */
export const OVER_ALL =
  /^(?:all(?: of (?:this|it|that))?|everything|all this|until|till|by|before|within|bis|antes de|d[’']ici|do|entro|até|voor)(?!\p{L})/iu

/** 'Retention: we lose many, maybe a third?' is unsure of its figure, and asks nothing. */
function asks({ text, field }: Clause): boolean {
  return text.trimEnd().endsWith('?') && !(field === 'goals' && UNSURE.test(text))
}
const UNSURE = /[,(–-]\s*(?:maybe|perhaps|about|around|say|i think|or|some|roughly|at a guess)\s[^,?]{1,40}\?\s*$/iu

/** 'Can’t spend much': what there is to spend bounds the plan, and nobody is to mend it. */
const POOR =
  /^(?:(?:but|and|also|we|i|sorry,?|honestly,?)\s+)*(?:can['’]?t|cannot|could not|couldn['’]?t|are not able to|am not able to) (?:really |just )?(?:spend|afford|pay|invest) (?:very |too |so )?(?:much|a lot|big|more|anything|any)(?!\p{L})/iu

/** 'Plant stops for collective holidays 20 December to 12 January.' */
const CLOSED =
  /(?<!\p{L})(?:collective holidays?|(?:plant|factory|works|shop|school|office|production|we)(?: is| are)? (?:stops?|closes?|shuts?|closed|shut)(?: down)?)(?!\p{L})/iu

const CERTAIN: [Kind, (clause: Clause, signs: Signs) => boolean][] = [
  ['question', asks],
  ['limit', ({ text, field }) => (field === 'goals' && PAYBACK.test(text)) || (field !== 'data' && POOR.test(text))],
  [
    'limit',
    ({ text, field }, { dates, hasMeasure }) => field === 'goals' && dates > 0 && !hasMeasure && CLOSED.test(text),
  ],
  ['background', ({ text, field }) => field === 'challenges' && setsRight(text)],
  ['background', (clause) => isRemark(clause) || (isTried(clause) && !isTurnedDown(clause.text))],
  [
    'refusal',
    ({ text, field }) => (field === 'challenges' || field === 'team') && (isTurnedDown(text) || refusesTerms(text)),
  ],
  ['wish', isProposal],
  [
    'date',
    ({ text, field }, { dates }) =>
      field !== 'data' && field !== 'goals' && dates > 0 && (tellsResult(text) || runsOut(text)),
  ],
  ['promise', ({ text, field }) => field !== 'data' && PROMISE.test(text) && !isResultPromised(text)],
  [
    'refusal',
    ({ text, field }, { hasMeasure }) =>
      field !== 'data' && !hasMeasure && REFUSED.test(text) && !isBounded({ text, field }),
  ],
  [
    'date',
    ({ text, field }, { dates }) =>
      field === 'goals' && dates > 0 && OVER_ALL.test(text) && text.split(/\s+/).length <= 8 && !/\d\s?%/.test(text),
  ],
  [
    'limit',
    ({ text, field }, { hasMoney }) =>
      hasMoney &&
      field !== 'data' &&
      /^(?:\S+\s){0,3}?budget\b|\bbudget (?:is|of|this|for|over)\b|\ball in\b|\bmax(?:imum)?\b.*\b(?:month|year)\b/iu.test(
        text,
      ),
  ],
  [
    'attitude',
    ({ text, field }) =>
      field === 'team' &&
      /\b(?:chatgpt|copilot|gemini|ai|nervous|sceptical|skeptical|afraid|wary|low|none|nothing|keen|curious)\b/iu.test(
        text,
      ),
  ],
  [
    'wish',
    ({ text }) =>
      /\b(?:we|i) (?:also )?(?:wondered|were wondering|was thinking|were thinking|thought) (?:about|of|whether|an?)\b/i.test(
        text,
      ),
  ],
  [
    'goal',
    ({ text, field }) =>
      field === 'goals' && /^(?:mainly|mostly|chiefly|above all)\s(?:it|this|that)(?: is|['’]s)(?!\p{L})/iu.test(text),
  ],
  ['goal', (clause, { hasMeasure }) => clause.field === 'goals' && hasMeasure && !standsAgainst(clause)],
]
