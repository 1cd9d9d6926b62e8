import type { Token } from './tokens.ts'
import { words } from './words.ts'

/**
 * Noun phrases with 'of', 'for', 'per' and 'and' inside: 'cost of rework', 'no-shows and late cancellations'. Among
 * records nobody commands: 'Quote requests' are requests for quotes there.
 */
export function nounPhrases(all: readonly Token[], records = false): Token[][] {
  const phrases: Token[][] = []
  let current: Token[] = []
  const close = () => {
    while (
      current.length > 0 &&
      (!isHead(current.at(-1) as Token, all) || (current.length > 1 && HOW.has((current.at(-1) as Token).lower)))
    )
      current.pop()
    while (
      current.length > 0 &&
      (EDGE.test((current[0] as Token).lower) ||
        (WEAK.has((current[0] as Token).lower) && current[1]?.text !== '-') ||
        commands(current, all, records))
    )
      current.shift()
    if (current.some((token) => isHead(token, all)) && !current.every((token) => VAGUE.has(token.lower)))
      phrases.push(current)
    current = []
  }
  all.forEach((token, at) => {
    const [previous, next] = [all[at - 1], all[at + 1]]
    if (current.length > 0 && previous && token.start - previous.end > 1) close()
    const time = TIME.has(token.lower) && !inCompound(token, previous, next, all)
    if (doesAfterOne(all, at)) close()
    else if (isHead(token, all) && !PRONOUNS.has(token.lower) && !time) current.push(token)
    else if (isAdjective(token, at, all) || hyphenated(token, at, all)) current.push(token)
    else if (/^(?:-|\/|&|'s|’s|['’])$/.test(token.text)) {
      const adjacent = previous !== undefined && previous.end === token.start
      if (current.length > 0 && adjacent && next && next.start <= token.end + 1) current.push(token)
      else close()
    } else if (
      current.length > 0 &&
      LINKS.has(token.lower) &&
      next &&
      (isHead(next, all) || next.pos === 'ADJ' || bareCompound(all, at + 1)) &&
      !TIME.has(next.lower)
    )
      current.push(token)
    else if (current.length > 0 && bareCompound(all, at)) current.push(token)
    else close()
  })
  close()
  return phrases
}

/** 'Answer emails', 'Ship orders the same day': a command, though the tagger takes it for part of the name. */
function commands(phrase: readonly Token[], all: readonly Token[], records: boolean): boolean {
  const [first, second] = phrase
  if (!first || first !== all[0]) return false
  if (!second) return COMMANDS.has(first.lower) && /^(?:DET|NUM|PRON|ADJ|ADP)$/.test(all[1]?.pos ?? '')
  if (MOVERS.has(first.lower)) return true
  if (records || !isCommand(first.lower) || !/[^s]s$/.test(second.lower) || second.start - first.end !== 1) return false
  // 'Price lists', 'Order changes come by phone': what follows says that it is one thing.
  const after = all[all.indexOf(phrase.at(-1) as Token) + 1]
  return !COMPOUNDED.has(second.lower) && after?.pos !== 'VERB' && after?.pos !== 'AUX'
}

/** Whether a word may command, whatever the tagger says. */
export function isCommand(word: string): boolean {
  return COMMANDS.has(word) || ACTS.has(word)
}

/** 'no-shows', 'follow-ups', 'call-backs': one word to its writer. */
function hyphenated(token: Token, at: number, all: readonly Token[]): boolean {
  const [next, after] = [all[at + 1], all[at + 2]]
  return next?.text === '-' && next.start === token.end && after?.start === next.end && /^\p{L}{2}/u.test(after.text)
}

/** 'time sheets', 'answer time', 'minutes of the meeting': a word of time that is part of a thing's name. */
function inCompound(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  all: readonly Token[],
): boolean {
  if (
    next &&
    next.pos === 'NOUN' &&
    next.start - token.end <= 1 &&
    // 'Same day certificates', 'three day courses': how soon and how long are no part of the thing.
    !(/^(?:same|next)$/.test(previous?.lower ?? '') || previous?.pos === 'NUM') &&
    /^(?:time|night|day|month|half|number|spring|summer|autumn|winter)$/.test(token.lower) &&
    !TIME.has(next.lower)
  )
    return true
  if (token.lower === 'minutes' && next?.lower === 'of') return true
  // 'the extra hire weeks', 'machine hours': counted in time, but a thing.
  if (/^(?:weeks|hours|days|nights|shifts)$/.test(token.lower) && previous?.pos === 'NOUN' && !TIME.has(previous.lower))
    return true
  return (
    token.lower === 'time' &&
    previous !== undefined &&
    (isHead(previous, all) || previous.pos === 'ADJ' || previous.pos === 'VERB') &&
    !/^(?:the|more|less|any|no|much|some|same|first|long)$/.test(previous.lower)
  )
}

/** 'for hide grading': the tagger takes 'hide' for a verb, where none can stand. */
function bareCompound(all: readonly Token[], at: number): boolean {
  const [previous, token, next] = [all[at - 1], all[at], all[at + 1]]
  return (
    token?.pos === 'VERB' &&
    /^(?:for|of)$/.test(previous?.lower ?? '') &&
    !token.lower.endsWith('ing') &&
    next?.pos === 'NOUN'
  )
}

function isHead(token: Token, all: readonly Token[]): boolean {
  if (token.pos === 'NOUN' || (token.pos === 'X' && token.text.length > 3)) return true
  if (token.pos === 'PROPN') return /\p{L}{2}/u.test(token.text)
  const at = all.indexOf(token)
  const next = all[at + 1]
  const before = all[at - 1]
  if (token.lower.endsWith('s') && before?.text === '-' && before.end === token.start && token.pos !== 'ADJ')
    return true
  // The tagger takes the first word of 'Quotes eat my Sundays' and of 'Rostering is a nightmare' for a verb.
  if (at === 0 && token.pos === 'VERB')
    return (
      /(?:s|ing)$/.test(token.lower) &&
      (next?.pos === 'VERB' || next?.pos === 'AUX' || /^(?:which|that|who)$/.test(next?.lower ?? ''))
    )
  // 'Get host matching for the groups down': what one does with a thing; 'customers waiting' are those who wait.
  if (
    token.pos === 'VERB' &&
    /^(?!arriving|going|coming|running|waiting|leaving|ringing|falling|being|having)\p{L}{3,}ing$/u.test(token.lower) &&
    before?.pos === 'NOUN' &&
    !before.lower.endsWith('s') &&
    !TIME.has(before.lower) &&
    /^(?:for|of)$/.test(next?.lower ?? '')
  )
    return true
  // 'Get BSA alerts': the command was at the start.
  if (
    token.pos === 'VERB' &&
    token.lower.endsWith('s') &&
    !NEVER_NOUNS.has(token.lower) &&
    at > 1 &&
    (all[0]?.pos === 'VERB' || (all[0]?.lower === 'to' && all[1]?.pos === 'VERB')) &&
    /^(?:NOUN|PROPN|ADJ)$/.test(all[at - 1]?.pos ?? '')
  )
    return true
  // 'Fewer sewer spills': what there is to be less of is a thing.
  if (
    token.pos === 'VERB' &&
    token.lower.endsWith('s') &&
    before?.pos === 'NOUN' &&
    /^(?:fewer|less|no|more)$/.test(all[at - 2]?.lower ?? '') &&
    !/^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(next?.pos ?? '')
  )
    return true
  // 'missing calls', 'our invoices', 'no quotes': a verb cannot stand there.
  return (
    token.pos === 'VERB' &&
    token.lower.endsWith('s') &&
    /^(?:missing|our|my|the|losing|fewer|more|less|no|chasing|of|for|answering|phone)$/.test(all[at - 1]?.lower ?? '')
  )
}

function isAdjective(token: Token, at: number, all: readonly Token[]): boolean {
  const [previous, next] = [all[at - 1], all[at + 1]]
  if (!next) return false
  if (token.lower === 'no' && /^shows?$/.test(next.lower)) return true
  if (WEAK.has(token.lower)) return false
  const before = isHead(next, all) || next.pos === 'ADJ' || next.text === '-'
  if (token.pos === 'ADJ') return before
  // 'lost trips', 'missed appointments', 'running hours'
  if (token.pos !== 'VERB' || !/(?:ing|ed|lost|sent|held|paid|built)$/.test(token.lower) || !isHead(next, all))
    return false
  return at === 0
    ? /(?:ed|lost)$/.test(token.lower)
    : /^(?:ADP|DET|ADJ|PUNCT|CCONJ|NUM)$/.test(previous?.pos ?? '') ||
        /^(?:PRP\$|our|my|their|fewer|reduce|cut|of|the)$/.test(previous?.lower ?? '')
}

/** What somebody or something does, and no thing: 'Farms get billed', 'the bag becomes'. */
export const NEVER_NOUNS = words(
  'reaches|insists|suggests|become|becomes|get|gets|go|goes|come|comes|take|takes|bring|brings|give|gives|keep|keeps|make|makes|lose|loses|arrive|arrives|eat|eats|know|knows|say|says|send|sends|sit|sits|lie|lies|ask|asks|write|writes|forget|forgets|happen|happens|seem|seems|stay|stays|think|thinks|want|wants',
)

/** 'Each client opens seven tickets': after one of a kind, what ends in s is what it does. */
export function doesAfterOne(all: readonly Token[], at: number): boolean {
  const [one, thing, token] = [all[at - 2], all[at - 1], all[at]]
  return (
    token !== undefined &&
    /^(?:an?|each|every)$/.test(one?.lower ?? '') &&
    thing?.pos === 'NOUN' &&
    /^(?:NOUN|VERB)$/.test(token.pos) &&
    /[^suiy']s$/.test(token.lower)
  )
}

/** 'Move service charge collection': a command at the start, whatever the tagger says. */
const MOVERS = words(
  'move|bring|raise|lift|lower|reduce|keep|stop|win|automate|improve|increase|halve|double|grow|cut|sequence|speed',
)
const COMMANDS = words(
  'move|combine|convert|defend|deliver|detect|develop|eliminate|expand|explain|extend|identify|inform|join|merge|modernise|notify|organise|prepare|prove|recognise|recover|refill|register|remind|remove|restore|simplify|streamline|strengthen|summarise|transcribe|treat|understand|verify|warn|cut|bring|raise|lift|lower|reduce|keep|stop|win|answer|automate|forecast|speed|track|schedule|improve|increase|halve|double|grow|call|pair|point|sequence|text|draft|complete|walk|trim|buy|scan|catch|send|tell|show|pull|parse|publish|work|sell|put|see|check|match|sort|plan|price|test|order|book|fill|share|turn|help|release|key|issue|respond|retain|establish|propose|locate|train',
)
/** Commands only before a thing: 'Chase invoices', but 'Quote in an hour' is about the quote. */
const ACTS = words(
  'ship|print|chase|write|collect|pay|quote|invoice|pack|load|pick|clean|file|record|log|report|review|recruit|hire|sign|approve|settle|bill|cash|update|route|label|measure|count|design|dispatch|process',
)
/** Heads of names whose first word may be a verb: 'price lists', 'order forms'. */
const COMPOUNDED = words(
  'lists|forms|times|results|notes|messages|books|sheets|records|files|numbers|costs|changes|logs|cards|tickets|confirmations|requests|errors|delays|boards|slips|rates|levels|lines|rooms|points|desks|centres|centers|tools|systems|processes|prices|sales|rules|plans|reports|letters|sessions|needs|hours|days|materials|programmes|programs|services|teams|managers|stations|assistants|histories|reviews|papers|documents|statements|checks|tests|duties|shortages|problems',
)
/** How a thing is to be done, taken for a part of its name. */
const HOW = words(
  'right|faster|quicker|earlier|sooner|better|correctly|again|properly|together|well|online|today|smarter',
)
const LINKS = words('of|for|per|and|in|inside|on')
const PRONOUNS = words(
  'i|we|you|they|he|she|it|us|them|me|our|my|this|that|these|those|who|which|what|everyone|someone|nobody|anyone|everything|nothing|something|both|each|another',
)
const TIME = words(
  'spring|summer|autumn|winter|day|days|week|weeks|month|months|year|years|today|now|time|times|minute|minutes|mins|hour|hours|hrs|monday|mondays|tuesday|tuesdays|wednesday|thursday|friday|fridays|saturday|saturdays|sunday|sundays|morning|mornings|evening|evenings|night|nights|january|february|march|april|may|june|july|august|september|october|november|december|q1|q2|q3|q4|end|beginning|fiscal|average|budget|percent|half|third|quarter|fifth|lot|lots|bit|moment|same|way|thing|things|kind|sort|number|ai',
)
const WEAK = words(
  'more|less|fewer|few|many|much|most|last|next|first|same|other|such|own|several|new|good|better|best|big|great|able|sure|due|faster|quicker|lower|higher|shorter|longer|sick|late|early|every|using|losing|missing|stop|having|getting|making',
)
const VAGUE = words(
  'go|try|hang|trouble|troubles|hassle|headache|thing|things|lot|lots|way|ways|stuff|bit|kind|sort|people|person|time|work|goal|goals|idea|ideas|help|use|need|control|year|case|cases|part|place|company|business|chance|problem|problems|issue|issues|of|and|for|in|per|load|tool|tools|nobody|top|sense|reason|cause|hours|something',
)
const EDGE = /^(?:of|and|for|in|on|per|inside|-|\/|&)$/
