import type { Clause } from './clauses.ts'
import { isLeading } from './leading-words.ts'
import { isNameable, leadingName } from './leading-name.ts'
import { nounPhrases } from './noun-phrases.ts'
import type { Token } from './tokens.ts'
import { PERSON } from './who.ts'
import { hasAny, words, wordsOf } from './words.ts'

export { nounPhrases } from './noun-phrases.ts'

/**
 * The thing a clause is about, as a noun phrase in the client's words. With `limit`, the last phrase that ends before
 * that place (or, 'after', the first that starts behind it).
 */
export function topicOf(clause: Clause, limit?: number, side: 'before' | 'after' = 'before'): string | undefined {
  const phrases =
    limit !== undefined && side === 'after'
      ? nounPhrases(clause.tokens.filter(({ start }) => start >= clause.start + limit))
      : nounPhrases(clause.tokens)
  if (limit === undefined) {
    if (/\b(?:get(?:ting)?|be(?:ing)?) paid\b/i.test(clause.text)) return 'payments'
    if (clause.field === 'goals' && AFTERWARDS.test(clause.text)) return undefined
    const span = clause.field === 'goals' ? SPAN_OF_TIME.exec(clause.text)?.[0].trim() : undefined
    if (span && span.split(/\s+/).length <= 6) return span
    const chose = textOf(
      clause,
      chosen(
        clause,
        phrases.filter(
          (phrase) =>
            canName(clause, phrase) && isOfIt(clause, phrase[0] as Token) && !isOrigin(clause, phrase[0] as Token),
        ),
      ),
    )
    return nameOf(clause) ?? (chose === undefined ? (objectAhead(clause) ?? subjectOf(clause)) : chose)
  }
  const place = clause.start + limit
  const beside = phrases.filter((phrase) =>
    side === 'before' ? (phrase.at(-1) as Token).end <= place : (phrase[0] as Token).start >= place,
  )
  return textOf(clause, side === 'before' ? beside.at(-1) : beside[0])
}

/** 'With 85% we could pay the new boat': what would follow is not what the figure is of. */
const AFTERWARDS =
  /^(?:and |so |then )*(?:with|at|from|for) (?:only |just |about |even )?\d[\d.,]*\s?(?:%|per ?cent|\p{L}+)?,? (?:we|i|they|one) (?:could|would|can)(?!\p{L})/iu

/** 'Top of my list: tickets', '… to 8% or our investor will stop smiling': what comes first, or happens otherwise, names nothing. */
function isOfIt({ text, start }: Clause, first: Token): boolean {
  const at = first.start - start
  return at >= (RANKED.exec(text)?.[0].length ?? 0) && at < (OTHERWISE.exec(text)?.index ?? text.length)
}

/** 'More visitors from the cruise ships': where people come from is not what a goal is about. */
function isOrigin({ text, start, field }: Clause, first: Token): boolean {
  const before = text.slice(0, first.start - start)
  const who = field === 'goals' ? COMES_FROM.exec(before)?.[1]?.toLowerCase() : undefined
  return who !== undefined && (PERSON.has(who) || COMERS.test(who))
}
const COMES_FROM =
  /(?<!\p{L})(\p{L}+)\s(?:from|out of)\s(?:[^.;:,]{2,40}\s(?:and|or)\s)?(?:(?:the|our|my|an?|other|both)\s)*$/iu
const COMERS =
  /^(?:ones|those|kids|children|lads|girls|boys|men|women|visitors?|tourists?|families|couples|groups?|walkers?|players?|singers?|shoppers?|pensioners|locals|newcomers|strangers|applicants?|candidates?)$/

const RANKED =
  /^[^:.]{0,40}(?<!\p{L})(?:list|priority|number one|first (?:thing|of all)|main (?:thing|point)|most important)(?!\p{L})[^:.]{0,10}:\s/iu
const OTHERWISE =
  /(?<!\p{L})or (?:else|our|we|i|the|my|they|it|he|she)(?!\p{L})[^,;]*(?<!\p{L})(?:will|would|won['’]t|ha(?:s|ve) to|can|cannot|can['’]t)(?!\p{L})/iu

/** 'Cut scrap', 'Reduce overtime by a fifth': what a command acts on, where the tagger sees no thing. */
function objectAhead(clause: Clause): string | undefined {
  if (clause.field !== 'goals' || clause.language !== 'en') return undefined
  const object = COMMANDED.exec(clause.text)?.[1]
  return object && isNameable(object) ? object : undefined
}
/** 'Refund takes 9 days': what stands before the verb, where the tagger takes it for one itself. */
function subjectOf(clause: Clause): string | undefined {
  if (clause.field !== 'goals' || clause.language !== 'en') return undefined
  const subject = SUBJECT.exec(clause.text)?.[1]
  return subject && isNameable(subject) ? subject : undefined
}
const SUBJECT =
  /^(?:the\s+|our\s+|my\s+)?(?!(?:i|we|he|she|they|it|this|that|there|who|what|when|if|in|on|at|from|now|today|only)(?!\p{L}))(\p{L}[\p{L}-]+(?:\s\p{L}[\p{L}-]+){0,2}?)\s+(?:takes?|took|lasts?|needs?|costs?|is|are|was|were)\s/iu

const COMMANDED =
  /^(?:to\s+)?(?:cut|reduce|increase|raise|lower|lift|improve|halve|double|stop|grow|shrink|boost|trim|fix|forecast|predict|less|fewer|more|better|faster|quicker)\s+(?:the\s+|our\s+|my\s+|on\s+)?(?!(?:down|up|out|it|them|this|that|what|how|why|who|where|\p{L}+ing)(?!\p{L}))(\p{L}[\p{L}-]+(?:\s+(?:rate|rates|costs?|times?|delivery|levels?))?)(?=\s*(?:$|[.,;:(]|(?:by|from|to|in|on|at|of|for|with|without|under|below|and|so|before|when|during)(?!\p{L})))/iu

/** 'time from order to delivery' is one thing. */
const SPAN_OF_TIME =
  /(?<!\p{L})time (?:from|between) [^,:;.()\d]{2,30} (?:to|and|until) \p{L}+|(?<!\p{L})on[- ]time (?:deliver(?:y|ies)|arrivals?|departures?|payments?|performance|starts?|shipments?)/iu

/** The name that a goal begins with, unless it is who speaks or the tool. */
export function nameOf(clause: Clause): string | undefined {
  const name = leadingName(clause)
  const last = name?.split(/\s+/).at(-1)?.toLowerCase() ?? ''
  return PERSON.has(last) || TOOL.has(last) ? undefined : name
}

/** A topic is a heading: no unit, no bare number. */
function canName(clause: Clause, phrase: Token[]): boolean {
  if (clause.language !== 'en') return true
  if (!isNameable(textOf(clause, phrase) ?? '')) return false
  return clause.field !== 'goals' || !isWhen(clause.tokens, clause.tokens.indexOf(phrase[0] as Token))
}

/** 'home by Christmas', 'before the audit': when, not what. 'Caught out by closures' is what. */
function isWhen(all: readonly Token[], at: number): boolean {
  const [earlier, before] = [all[at - 2], all[at - 1]]
  if (before?.lower === 'by') return !/^(?:VERB|ADP|ADV)$/.test(earlier?.pos ?? '')
  return WHEN.has(before?.lower ?? '')
}
const WHEN = words('before|until|till|since|after|during')

/** What a wish is about is the thing wished for, not who wishes it nor the tool. */
function chosen(clause: Clause, phrases: Token[][]): Token[] | undefined {
  const from = clause.start + (hasAny(wordsOf(clause), LEAD_WORDS) ? skip(clause.text) : 0)
  const ahead =
    from > clause.start
      ? nounPhrases(clause.tokens.filter(({ start }) => start >= from)).filter((phrase) => canName(clause, phrase))
      : phrases
  const pool = (ahead.length > 0 ? ahead : phrases).map((phrase) => withoutSubject(phrase, clause.tokens))
  const relative = clause.tokens.find(({ lower, start }) => start > from && RELATIVE.has(lower))?.start
  const near =
    relative === undefined ? [] : pool.filter((phrase) => (phrase[0] as Token).start < relative && !isTool(phrase))
  // 'Win back the patients whose aids are old': the people are the object.
  if (near.length > 0 && clause.tokens[0]?.pos === 'VERB') return near[0]
  const things = pool.filter((phrase) => !isPerson(phrase) && !isTool(phrase) && !acts(phrase, clause.tokens))
  return things[0] ?? pool.find((phrase) => !isTool(phrase)) ?? pool[0]
}

/** 'Launch a feature clients will pay for': the thing ends where somebody begins to act. */
function withoutSubject(phrase: Token[], all: readonly Token[]): Token[] {
  const last = phrase.at(-1) as Token
  const next = all[all.indexOf(last) + 1]
  const acts = phrase.length > 1 && PERSON.has(last.lower) && next?.pos === 'AUX'
  return acts && phrase.at(-2)?.pos === 'NOUN' ? phrase.slice(0, -1) : phrase
}

/** How much of the clause only says who wants it, or that it is wanted. */
function skip(text: string): number {
  let at = 0
  for (let round = 0; round < 4; round += 1) {
    const lead = LEADS.reduce((longest, pattern) => Math.max(longest, pattern.exec(text.slice(at))?.[0].length ?? 0), 0)
    if (lead === 0) break
    at += lead
  }
  return at
}

const WHO = String.raw`(?:(?:also|and|but|then|now|finally)\s+)?(?:(?:the|our|my|one|a|some|two|both)\s+)?(?:\p{L}+\s){1,3}?`
const RELATIVE = words('whose|who|which|that')
/** Every lead below has one of these. */
const LEAD_WORDS = words(
  'want|wants|like|love|think|thinks|believe|believes|saw|hope|hopes|wish|wishes|ask|asks|asked|dream|dreams|insist|insists|thinking|wondered|need|ai|something|tool|app|system|software|some|make|help|let|time|hours|days|evenings|spend|spends|lose|loses|waste|wastes|eat|eats|know|see|tell|predict|show|decide|say|choose|spot|learn|find|understand|take',
)
const LEADS: RegExp[] = [
  new RegExp(
    String.raw`^\s*${WHO}(?:wants?|would (?:also )?(?:like|love)|thinks?|believes?|saw(?: at (?:a|the) (?:trade fair|fair|show|conference|exhibition|\p{L}+))?|hopes?|wish(?:es)?|asks? for|asked for|dreams? of|insists? on)\s+(?:that\s+|to\s+(?:have|know|see|get|use)\s+|to\s+)?`,
    'iu',
  ),
  /^\s*(?:i was thinking(?: of| about)?|we (?:also )?wondered (?:about|whether|if)(?: (?:software|ai|a tool)(?: \p{L}+ing)?)?|we(?:['’]d| would| also)? (?:love|like|want|need)(?: to)?(?: (?:know|have|see|get|use))?)\s+/iu,
  /^\s*(?:also\s+|and\s+)?(?:the\s+)?ai\s+(?:to|can|could|should|must|would|that|which)\s+(?:\p{L}+\s+)/iu,
  /^\s*(?:could|can|should|would)\s+(?:the\s+)?ai\s+\p{L}+\s+/iu,
  /^\s*(?:something|some tool|a tool|an app|a system|software|some way)\s+(?:which|that|to|for)\s+(?:\p{L}+\s+(?:in on\s+|through\s+)?)?/iu,
  /^\s*make it (?:easier|easy|possible) for (?:\p{L}+\s){1,3}to\s+/iu,
  /^\s*(?:help|let)\s+(?:the\s+|our\s+)?\p{L}+\s+(?=\p{L}+\s)/iu,
  /^\s*(?:reduce|cut|less|save|free up)?\s*(?:the\s+)?(?:time|hours|days|evenings)\s+(?:that\s+)?(?:we\s+|they\s+)?(?:spend|spent|lost|lose|wasted?)\s+(?:on|with|for)\s+/iu,
  /^.{0,40}?\b(?:spends?|loses?|lose|wastes?|eats?)\s+(?:\p{L}+\s){1,4}(?:on|hunting for|looking for|searching|searching for|chasing|typing)\s+/iu,
  /^.{0,30}?\b(?:know|see|tell|predict|show|decide|say|choose|spot|learn|find out|understand)\b.{0,30}?\b(?:how many|how much|which|why|what drove)\s+/iu,
  /^\s*take (?:some |the |a )?load off\s+/iu,
]

function textOf(clause: Clause, found: Token[] | undefined): string | undefined {
  const phrase = found && withoutUnit(withoutCommand(withoutGerund(found, clause.tokens), clause))
  if (!phrase || phrase.length === 0) return undefined
  return clause.text.slice((phrase[0] as Token).start - clause.start, (phrase.at(-1) as Token).end - clause.start)
}

/** 'Answer parent emails' is about the emails. */
function withoutCommand(phrase: Token[], { field, text, start, tokens }: Clause): Token[] {
  const [first, second] = phrase
  if (field !== 'goals' || !first || !second || first !== tokens[0] || !isLeading(first.lower) || second.text === '-')
    return phrase
  if (NOUNS_TOO.has(first.lower) && !/[^s]s$/.test((phrase.at(-1) as Token).lower)) return phrase
  return isNameable(text.slice(second.start - start, (phrase.at(-1) as Token).end - start)) ? phrase.slice(1) : phrase
}

/** 'Thirty pence of every pound of fish' are about fish. */
function withoutUnit(phrase: Token[]): Token[] {
  return phrase[1]?.lower === 'of' && UNIT.test((phrase[0] as Token).lower) ? phrase.slice(2) : phrase
}
const UNIT =
  /^(?:cents?|dollars?|euros?|pounds?|pence|rupees?|rand|pesos?|shillings?|cedis?|kilos?|kg|tonn?es?|tons?|lit(?:re|er)s?)$/

/** 'Order entry', 'Process time': a thing, unless many follow. */
const NOUNS_TOO = words(
  'order|book|plan|process|share|check|print|match|help|start|use|track|measure|read|close|open|schedule|forecast|train',
)

/** 'Stop paying demurrage' is about demurrage. */
function withoutGerund(phrase: Token[], all: readonly Token[]): Token[] {
  const first = phrase[0] as Token
  const before = all[all.indexOf(first) - 1]?.lower ?? ''
  return first.lower.endsWith('ing') && /^(?:stop|avoid|start|without|keep|by|from)$/.test(before)
    ? phrase.slice(1)
    : phrase
}

function isPerson(phrase: Token[]): boolean {
  // 'Officers rekey', 'Customers ring': the tagger took the verb for a noun.
  if (phrase.length === 2 && PERSON.has((phrase[0] as Token).lower) && (phrase[0] as Token).lower.endsWith('s'))
    return true
  return PERSON.has((phrase.at(-1) as Token).lower) || (phrase.length === 1 && PERSON.has((phrase[0] as Token).lower))
}
/** 'Allocators work off a whiteboard', 'Estimators count beams': only people do that. */
function acts(phrase: Token[], all: readonly Token[]): boolean {
  const last = phrase.at(-1) as Token
  const next = all[all.indexOf(last) + 1]
  return (
    /(?:or|er|ist|ian|ant)s?$/.test(last.lower) &&
    !THINGS.has(last.lower) &&
    next !== undefined &&
    HUMAN.test(next.lower)
  )
}
const THINGS = words(
  'order|orders|letter|letters|paper|papers|number|numbers|error|errors|offer|offers|matter|matters|transfer|transfers|tender|tenders|container|containers|plant|plants|sensor|sensors|printer|printers|computer|computers|server|servers|register|registers|mover|movers',
)
const HUMAN =
  /^(?:works?|writes?|types?|retypes?|spends?|rings?|forgets?|guess(?:es)?|knows?|chases?|cop(?:y|ies)|argues?|rebuilds?|decides?|asks?|says?|thinks?|fears?|hates?|likes?|counts?|keys?|rekeys?|drives?|phones?|walks?|reads?|sorts?|checks?|fills?)$/
function isTool(phrase: Token[]): boolean {
  return phrase.every(({ lower }) => TOOL.has(lower))
}
const TOOL = words(
  'ai|tool|tools|app|software|system|machine|trade|fair|bot|robot|solution|technology|something|format|sunday|sundays|load',
)
