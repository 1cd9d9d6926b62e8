import type { Clause } from './clauses.ts'
import { isLeading } from './leading-words.ts'
import { isCommand } from './noun-phrases.ts'
import type { Token } from './tokens.ts'
import { figureAlone, isBareAim, isFurther, wishes, wishesBack, withoutConnective } from './wish-words.ts'
import { onlyWeighs } from './weighing.ts'
import { words } from './words.ts'

/**
 * Whether a clause of the goals begins a matter. Where one ends and the next begins was learned; inside of one a wish that
 * was joined to another is a matter of its own, unless it speaks of the one before.
 */
export function beginsMatter(clause: Clause, before: Clause | undefined): boolean {
  if (!before || before.item !== clause.item) return true
  if (before.sentence !== clause.sentence) return false
  const text = withoutConnective(clause.text)
  return !(
    POINTS_BACK.test(text) ||
    ONLY_FIGURE.test(text) ||
    isBareAim(text) ||
    figureAlone(text) ||
    onlyWeighs(text) ||
    PART_OF_IT.test(text) ||
    actsOnIt(clause.tokens)
  )
}

/** '480 complaints every winter. A third fewer would be felt.' */
const PART_OF_IT =
  /^(?:(?:an?|one)\s(?:half|third|quarter|fifth|tenth)\s(?:fewer|less|lower|more|off|of (?:it|that|them|this))|(?:half|twice)\s(?:of (?:it|that|them)|that|as (?:many|much)))(?!\p{L})/iu

/** 'When the flag is red but our wind is good, AI should say go': what a machine is to do is a wish of its own. */
const MACHINE_SHOULD =
  /(?<!\p{L})(?:ai|computers?|programs?|software|apps?|cameras?|bots?|chatbots?|machines?|robots?|algorithms?)\s+(?:also\s+|just\s+|simply\s+)?(?:should|could|must|shall|can|may|would|will|to)\s+(?!be\s)\p{L}/iu

export const TOOL =
  /(?<!\p{L})(?:ai|(?:chat)?bots?|apps?|software|systems?|cameras?|drones?|robots?|computers?|algorithms?|programs?|chatgpt|copilot)(?!\p{L})/iu
/** 'Our idea is that …', 'My cousin's plan: …' */
const IDEA = /^(?:\p{L}[\p{L}’'-]*\s+){1,5}(?:idea|plan|dream|proposal|suggestion)(?!\p{L})/iu

/** 'Goal 2 - shorter setups', 'That a breeder be told the same day': nothing else begins like this. */
const COUNTED =
  /^(?:our |the )?(?:goal|aim|objective|priority|wish|target)\s+(?:number\s+)?(?:\d{1,2}|one|two|three|four|five|six)(?![\d.,]*\d)\s*[-–—:]/iu
/** '…, and fifth one is …' */
const ORDINAL =
  /^(?:the )?(?:second|third|fourth|fifth|sixth|last|final)(?: (?:one|thing|point|wish|goal))? (?:is|would be)(?!\p{L})/iu
const THAT_IT_BE =
  /^that (?:(?:the|an?|our|my|all|every|each|no|any|nobody|everybody|we)\s(?:[\p{L}'’-]+\s){0,6}(?:be|are|is|get|can|stop|\p{L}+s)|(?:[\p{L}'’-]+\s){1,3}be|\p{L}+s (?!is(?!\p{L})|was|were|has|had|are)\p{L}+(?<!ed))(?!\p{L})/iu

/** What of a clause speaks for or against its beginning a matter; the classifier weighs it. */
export function signsOf(clause: Clause): string[] {
  const text = withoutConnective(clause.text)
  const hasFigure = /\d/.test(text)
  const signs: Record<string, boolean> = {
    back: POINTS_BACK.test(text),
    onlyFigure: ONLY_FIGURE.test(text),
    bareAim: isBareAim(text),
    figureAlone: figureAlone(text) !== null,
    part: PART_OF_IT.test(text),
    acts: actsOnIt(clause.tokens),
    counted: COUNTED.test(text) || THAT_IT_BE.test(text),
    ordinal: ORDINAL.test(text),
    machine: MACHINE_SHOULD.test(text),
    tool: TOOL.test(text) && (wishes(text) || MACHINE_SHOULD.test(text) || IDEA.test(text) || OUGHT.test(text)),
    wishesBack: wishesBack(text, hasFigure),
    further: isFurther(clause.text),
    wishes: wishes(text),
    commands: commands(clause, text),
    wished: isWishedThing(clause, text),
    labelled: isLabelled(text),
    fronted: isFronted(clause, text),
    beforeFigure: isBeforeFigure(clause.tokens),
    speaksBack: SPEAKS_BACK.test(text),
    outside: OUTSIDE.test(text),
    ofIt: SPEAKS_OF_IT.test(text),
    todays: TODAYS.test(text),
    reports: REPORTS.test(text),
    subject: hasSubject(clause, text),
    trouble: tellsTrouble(clause),
    ought: OUGHT.test(text),
    stands: STANDS_AT.test(text),
    happy: HAPPY.test(text),
  }
  return Object.keys(signs).filter((name) => signs[name])
}

/** 'National standard is 93%', 'The contract says 6': what others ask bounds the goal before. */
const OUTSIDE =
  /^(?:(?:the|our|a)\s+)?(?:\p{L}+\s+){0,2}(?:standard|norm|benchmark|law|requirement|contract|rules?|industry|competition|competitors?|regulations?|trade average|industry average)\s+(?:is|are|says?|asks?|requires?|wants?|has|have|gives?|allows?|sets?|average)(?!\p{L})|^(?:\p{L}+\s+){1,4}(?:allows?|requires?|demands?|prescribes?|permits?|expects?|wants?)\s+(?:us\s+|only\s+)*[^\p{L}\s]?\d/iu
/** 'Parts ordering is a mess', 'Customers never know when': a trouble of something that was not named before. */
export function tellsTrouble(clause: Clause): boolean {
  const text = withoutConnective(clause.text)
  const plain = !SPEAKS_BACK.test(text) && !REPORTS.test(text) && !OUTSIDE.test(text) && !/\d/.test(text)
  return (
    plain &&
    TROUBLE.test(text) &&
    hasSubject(clause, text) &&
    !wishes(text) &&
    !commands(clause, text) &&
    !isWishedThing(clause, text)
  )
}
const TROUBLE =
  /(?<!\p{L})(?:mess|chaos|nightmare|disaster|headache|too (?:late|slow|much|many|long|often|few|little|high|low)|never|always|cannot|can['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|wrong|slow|lost|fails?|missing|by hand|out of control|all over the place|hopeless|terrible|awful)(?!\p{L})/iu
/** 'Maria does them', 'Drivers hate it'. */
const SPEAKS_BACK = /^(?:\p{L}[\p{L}’'-]*\s+){1,4}(?:it|them|this|that|these|those)(?!\p{L})/iu
/** 'Utilisation is 54%': where the goal before has a figure of its own, this is that of another. */
const STANDS_AT =
  /^(?!(?:the |our |my )?(?:current |actual |present )?(?:rate|figure|number|total|cost|share|level|rest)(?!\p{L}))(?:\p{L}[\p{L}’'-]*\s+){1,5}(?:is|are|was|takes?|gets?|receives?|loses?|wastes?|throws?(?: away)?|runs? at|(?:is|are) running at|stands? at|(?:is|are) at)\s+(?:about |around |only |still |at |nearly |between |up to )*[^\p{L}\s]?\d/iu
/** 'We are at 8% and need 5', 'Today 9 days, aim 3': the figures of what was named before. */
const SPEAKS_OF_IT =
  /^(?:i|we|now|today|currently|at|last|this|in|on|by|from|presently|(?:the|our) (?:average|figure|number|rate|level|share|target|goal))(?!\p{L})/iu

/** 'Today 26 h', 'Last year it was 40': how the matter before stands or stood. */
const TODAYS =
  /^(?:now|today|currently|at|last|this|in|on|by|presently|(?:the|our) (?:average|figure|number|rate|level|share|target|goal|best|worst|record))(?!\p{L})/iu

/** 'They run at 11%', 'Both are late', 'Half of them', 'None of this'. */
const POINTS_BACK =
  /^(?:(?:he|she|they|it|that|this|these|those|both|such|which|its|thats|theyre|theres|im|ive|ill|weve|dont)(?:['’]|\b)|last \p{L}+ (?:found|was|were|had|cost|came|took|gave|we|i|it|\p{L}+ed)\b|(?:half|most|some|all|none|many|few|part|each|one|two|\d+%?) of (?:them|these|those|it|this|that|which)\b|(?:there|here)\b|the (?:rest|remainder|remaining|difference|reason|cause|others?|other (?:half|part)|result|former|latter)\b|no (?:target|baseline|figure|number|idea|goal|data)\b)/iu
/** 'Target 4%', 'Goal: 8', 'Today 26 h', 'Want nil'. */
const ONLY_FIGURE =
  /^(?:(?:the |our |my )?(?:target|goal|aim|objective|wanted|needed|want|need|hope|hoped for|ideally|should be|now|today|currently|at present|at the moment|presently|last (?:year|month|quarter|season|week)|this year|on average|average)(?!\p{L}))(?:\s+(?:is|are|was|were|be|it|we|about|around|at|of|under|below|some|roughly|would be)(?!\p{L}))*\s*[:=]?\s*(?:[^\p{L}\s]?\d|nil|none|zero|no |one|two|three|four|five|six|seven|eight|nine|ten)/iu

const HAPPY =
  /^(?:i|we)(?:['’]d| would)(?: be (?:happy|content|fine|pleased|delighted|satisfied) with| take| settle for)(?!\p{L})/iu

/** 'Remind them kindly', 'Break even on it': what the verb acts on was told before. */
function actsOnIt(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => PRONOUN.has(lower))
  return (
    at > 0 &&
    at <= 4 &&
    /^(?:VERB|AUX)$/.test(tokens[0]?.pos ?? '') &&
    !tokens.slice(1, at).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !/^(?:easier|easy|possible|clear|so|known)$/.test(tokens[at + 1]?.lower ?? '')
  )
}
const PRONOUN = words('it|them|him|her|this|that|these|those')

/** 'Reduce …', 'To train …', 'Get …': a verb that nobody stands before. */
export function commands({ tokens, start, text: whole }: Clause, text: string): boolean {
  const from = start + whole.length - text.length
  const ahead = tokens.findIndex((token) => token.start >= from && !ADVERBS.has(token.lower))
  const own = ahead < 0 ? [] : tokens.slice(ahead)
  const [first, second] = own
  if (!first || !second) return false
  if (BASES.has(first.lower) && second.text !== '-') return true
  if (isNameBefore(own) || isNameAlone(own)) return false
  if (first.pos === 'VERB' && first.lower === first.lemma.toLowerCase()) return true
  // 'Answer customers in a day' commands, 'Order changes come by phone' tells; before 'the' no noun stands.
  const verbal =
    isCommand(first.lower) ||
    isLeading(first.lower) ||
    VERBAL.test(first.lower) ||
    /^(?:the|our|my|an?|every|all)$/.test(second.lower)
  const on = own.findIndex(({ pos }) => pos === 'ADP')
  return verbal && !isSaid(own.slice(1, on > 0 ? on : undefined))
}
/** 'Rework (sanding) …', 'Rework from 4% to 2%', 'Pick-up slots': a verb would have its object there. */
function isNameAlone(own: readonly Token[]): boolean {
  const [first, second, third] = own
  if (!first || !second) return false
  if (second.text === '-' && second.start === first.end) return true
  if (isLeading(first.lower) || isCommand(first.lower)) return false
  if (isBeforeFigure(own)) return true
  return second.text === '(' || (/^(?:from|at)$/.test(second.lower) && third?.pos === 'NUM')
}

/** 'Lock waiting times, 2 h': a short name, a comma, and its figure. */
export function isBeforeFigure(own: readonly Token[]): boolean {
  const comma = own.findIndex(({ text }) => text === ',')
  const [first] = own
  if (comma <= 0 || comma > 4 || !first || isLeading(first.lower) || isCommand(first.lower)) return false
  return (
    own[comma + 1]?.pos === 'NUM' &&
    own.slice(0, comma).every(({ pos }) => /^(?:NOUN|PROPN|ADJ|VERB|PUNCT|PART)$/.test(pos))
  )
}

/** 'Fill rate is 84%', 'Return trips are empty': things up to the verb, whatever the tagger makes of the first. */
function isNameBefore(own: readonly Token[]): boolean {
  const verb = own.findIndex(({ pos }, at) => at > 0 && pos === 'AUX')
  return verb > 0 && verb <= 4 && own.slice(1, verb).every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos))
}
const VERBAL = /\p{L}{3}(?:i[sz]e|ify|ate)$/u
const ADVERBS = words('to|please|not|never|always|just')
const BASES = words('be|have|get|do|make|let|keep|stop|become|lower|open|free')

/** 'Fewer complaints', 'A chatbot for tenants', 'Reports written in the car': a thing as it should be, and no sentence. */
function isWishedThing({ tokens, start, text: whole }: Clause, text: string): boolean {
  if (LESS.test(text)) return true
  const from = start + whole.length - text.length
  const own = tokens.filter((token) => token.start >= from)
  const first = own.find(({ pos, lower }) => pos !== 'DET' && pos !== 'ADJ' && lower !== 'same')
  return first !== undefined && THING.test(first.pos) && !TIMES.test(first.lower) && !isSaid(own)
}
const LESS =
  /^(?:more|less|fewer|better|faster|quicker|shorter|lower|higher|cheaper|clearer|easier|safer|earlier|zero)\s+(?!is(?!\p{L})|than(?!\p{L})|and(?!\p{L})|or(?!\p{L}))\p{L}/iu
const THING = /^(?:NOUN|PROPN)$/

/** Whether a verb says something of the first thing, before the clause turns to another. */
function isSaid(tokens: readonly Token[]): boolean {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (/^[,:;(–—-]$/.test(token.text) && token.start > (tokens[at - 1]?.end ?? 0) - 1 && next?.start !== token.end)
      return false
    if (RELATIVE.has(token.lower) || SPEAKERS.has(token.lower)) return false
    if (token.pos === 'AUX') return true
    if (token.pos === 'VERB' && at > 0 && isFiniteVerb(token, tokens.slice(at - 1))) return true
  }
  return false
}
const SPEAKERS = words('i|we|they|you|he|she')
const RELATIVE = words('that|which|who|whose|because|so|when|where|if|as|before|after|while|until')

/** 'Reports written at night' are no sentence, 'The insurer paid £400' is one. */
function isFiniteVerb({ lower, lemma }: Token, [previous, , next, after]: readonly Token[]): boolean {
  // 'a camera for hide grading': behind a preposition stands a thing.
  if (
    previous?.pos === 'ADP' ||
    previous?.lower === 'for' ||
    previous?.lower === 'to' ||
    (lower.endsWith('ing') && lower !== lemma.toLowerCase())
  )
    return false
  // 'Alerts cleared the same day': the tagger took the thing for a verb.
  if (lower.endsWith('s') && next?.pos === 'VERB' && PARTICIPLE.test(next.lower)) return false
  if (!PARTICIPLE.test(lower)) return true
  const adverbial = /^(?:every|each|same|next)$/.test(next?.lower ?? '') || /^(?:same|next)$/.test(after?.lower ?? '')
  return next !== undefined && /^(?:DET|NUM|PROPN|SYM|PRON)$/.test(next.pos) && !adverbial
}
const PARTICIPLE =
  /(?:ed|en)$|^(?:done|kept|paid|sent|made|built|lost|held|sold|read|put|cut|set|met|left|known|caught|found|shut)$/

/** 'Tour planning: …': a name of at most eight words before a colon, and no sentence. */
export function isLabelled(text: string): boolean {
  const label = /^(\p{L}[^:.;!?\d]{1,70}):(?:\s|$)/u.exec(text)?.[1]
  if (!label || NO_LABEL.test(label)) return false
  return (
    label
      .replace(/\([^)]*\)/g, '')
      .trim()
      .split(/\s+/).length <= 8
  )
}
const NO_LABEL =
  /^(?:i|we|he|she|they|it|there|note|example|e\.g|reason|reasons|why|how|today|now|currently|target|goal|aim|remark|ps|budget|deadline|meaning|result|but|because|problem|warning|source|average)\b|(?<!\p{L})(?:list|number one|first (?:thing|of all)|top (?:priority|of)|main (?:thing|point)|most important)(?!\p{L})/iu

/** 'Pick-up slots, I would like …', 'And the van, we …': the thing first, then who speaks. */
export function isFronted({ tokens, start, text: whole }: Clause, text: string): boolean {
  if (!/^[^,]{3,40},\s+(?:i|we|they|there|it|that)(?:['’]|\s)/iu.test(text)) return false
  const from = start + whole.length - text.length
  const head = tokens.filter((token) => token.start >= from && token.start < from + text.indexOf(','))
  return head.some(({ pos, lower }) => pos === 'NOUN' && !TIMES.test(lower)) && head.every(isNominal)
}
function isNominal({ pos, lower, start, end }: Token, at: number, all: readonly Token[]): boolean {
  const hyphened = all[at + 1]?.text === '-' && all[at + 1]?.start === end
  if (hyphened || (all[at - 1]?.text === '-' && all[at - 1]?.end === start)) return true
  return /^(?:NOUN|ADJ|DET|PART|CCONJ|PUNCT)$/.test(pos) && !TIMES.test(lower) && lower !== 'last' && lower !== 'next'
}
const TIMES =
  /^(?:years?|months?|weeks?|days?|hours?|mornings?|evenings?|nights?|times?|moment|now|today|yesterday|season|summer|winter|spring|autumn|\d.*)$/

/** Whether the thing it speaks of stands in the clause itself. */
export function namesItself(clause: Clause): boolean {
  const text = withoutConnective(clause.text)
  return isLabelled(text) || hasSubject(clause, text)
}

/** 'BACKLOG. Pending applications to be brought below 1,500': a name over a goal that names itself is no goal. */
export function withNames(all: readonly Clause[]): Clause[] {
  return all.map((clause, at) => {
    const next = all[at + 1]
    const over =
      clause.field === 'goals' &&
      clause.language === 'en' &&
      next?.field === 'goals' &&
      next.item === clause.item &&
      next.sentence !== clause.sentence &&
      all[at - 1]?.item !== clause.item &&
      isBareName(clause) &&
      (namesItself(next) || countsThings(next)) &&
      !POINTS_BACK.test(next.text)
    return over ? { ...clause, overNext: true as const } : clause
  })
}

/** 'Twenty-three disputes were registered' */
function countsThings({ tokens }: Clause): boolean {
  const first = tokens.findIndex(({ pos, text }) => pos !== 'NUM' && text !== '-')
  return first > 0 && tokens[first]?.pos === 'NOUN'
}

function isBareName({ text, tokens, opened }: Clause): boolean {
  return (
    !opened &&
    !LESS.test(text) &&
    !/(?:er|less)(?!\p{L})/iu.test(text.split(/\s+/, 1)[0] ?? '') &&
    text.split(/\s+/).length <= NAME_MOST &&
    /^[\p{L} &/-]+$/u.test(text) &&
    (text === text.toUpperCase() || tokens.every(({ pos }) => /^(?:NOUN|PROPN|ADJ|CCONJ|PUNCT|DET)$/.test(pos)))
  )
}
const NAME_MOST = 3

/** A noun does it, not 'we', 'they' or a time. */
function hasSubject(clause: Clause, text: string): boolean {
  const first = firstOf(clause, text)
  if (!first || TIMES.test(first.lower)) return false
  return (
    first.pos === 'NOUN' ||
    first.pos === 'PROPN' ||
    (first.pos === 'VERB' && /(?:ing|s)$/.test(first.lower)) ||
    SOMEBODY.test(first.lower)
  )
}
/** The first word that is no article and no adjective. */
function firstOf({ tokens, start, text: whole }: Clause, text: string): Token | undefined {
  const from = start + whole.length - text.length
  return tokens.find((token) => token.start >= from && token.pos !== 'DET' && token.pos !== 'ADJ')
}
const SOMEBODY = /^(?:somebody|someone|nobody|everybody|everyone)$/
/** What somebody says of it is no matter of its own. */
const REPORTS =
  /^(?:\p{L}[\p{L}’'-]*\s+){1,4}(?:says?|said|thinks?|thought|claims?|claimed|believes?|reckons?|recons?|swears?|insists?|tells?|told|estimates?|guess(?:es)?|jokes?|complains?)(?!\p{L})/iu
const OUGHT =
  /^(?:\p{L}[\p{L}’'-]*\s+){1,6}(?:should|must|ought to|ha(?:s|ve) to|needs? to|(?:is|are) to|would (?:also )?(?:like|love)|(?:wants?|demands?|asks? for|expects?|insists? on)(?! (?:that|it|this|us)?\s?[^\p{L}\s]?\d))(?!\p{L})/iu
