import { hash } from '../hash.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'

/** Chooses among phrasings by a hash of the brief: the same brief reads the same, two briefs read as two. */
export class Voice {
  readonly #seed: number
  readonly #told = new Map<string, string>()

  constructor(seed: string) {
    this.#seed = hash(seed)
  }

  /** One of several ways to say it. `key` names the place, so that places do not all take the same number. */
  pick<T>(key: string, options: readonly T[]): T {
    return options[this.number(key, options.length)] as T
  }

  number(key: string, below: number): number {
    return hash(`${this.#seed}/${key}`) % below
  }

  /** The knowledge base's sentence in this report's wording. */
  retell(text: string): string {
    const known = this.#told.get(text)
    if (known !== undefined) return known
    const told = SWAPS.reduce((wording, [pattern, options], at) => {
      const chosen = options[this.number(`swap${at}`, options.length + 1)]
      return chosen === undefined ? wording : swap(wording, pattern, chosen)
    }, text)
    this.#told.set(text, told)
    return told
  }
}

/** Pairs that mean the same in any sentence of ours. The unchanged wording is always one of the choices. */
const SWAPS: [RegExp, string[]][] = [
  [
    /\b(?:the|an?) (?=(?:[a-z]+ ){0,2}(?:manager|officer|clerk|planner|dispatcher|supervisor|engineer|analyst|owner|director|coordinator|buyer|chef|nurse|doctor|clinician|lawyer|partner|teacher|scheduler|allocator|assessor|accountant|bookkeeper|lead|foreman|operator)\b)/gi,
    ['your '],
  ],
  [/\bwithout (?!a\b|an\b|the\b|any\b|their\b|its\b|that\b|[a-z]+ing\b)(?=[a-z])/gi, ['with no ']],
  [/\basks for\b/gi, ['requests', 'calls for']],
  [/\bTry\b(?= (?:it|the|one|a|two))/g, ['Test']],
  [/\bAdd\b(?= (?:a|an|the|one))/g, ['Put in']],
  [/\bWrite\b(?= (?:a|an|the|one|down))/g, ['Draft']],
  [/\bnote\b(?= (?:the|what|how|which|where))/g, ['record']],
  [/\bclears\b(?= (?:the|each|every|a))/gi, ['settles', 'works off']],
  [/\band (?=(?:asks|notes|sends|puts|gives|shows|names|flags|drafts|lists|keeps|marks)\b)/g, ['then ']],
  [/\brefuse\b/gi, ['turn down', 'decline']],
  [/\bafter (?=(?:checking|reading|looking)\b)/gi, ['on ']],
  [/\bhours left\b/gi, ['remaining hours']],
  [/\ba photo of\b/gi, ['a picture of']],
  [/\bone by one\b/gi, ['in turn']],
  [/\ba month\b(?= of)/gi, ['four weeks']],
  [/\blast week\b/gi, ['the past week']],
  [/\bthis week\b/gi, ['in the coming days']],
  [/\bby Friday\b/g, ['before the weekend']],
  [/\beach (?!of|one|other|with|and|or|has|have|is|are)(?=[a-z])/gi, ['every ']],
  [/\bevery (?!other|one|two|three|four|six|few|\d)(?=[a-z])/gi, ['each ']],
  [
    /(?<=[a-z]{3} )that (?=(?:is|are|was|were|has|have|can|will|may|must|need|come|go|hold|cost|make|nobody|you)\b)/g,
    ['which '],
  ],
  [
    /(?<=\b(?:tool|list|sheet|model|system|app|page|record|board|form|file|text|report|alert|rule) )that (?=[a-z]+s\b)/g,
    ['which '],
  ],
  [/\bthe tool\b/gi, ['the software', 'the system']],
  [/\bfor example\b/gi, ['for instance', 'say']],
  [/\bbecause\b/gi, ['since', 'as']],
  [/\bsuch as\b/gi, ['like']],
  [/\bby hand\b/gi, ['manually']],
  [/\b(?:has|have) to\b/gi, ['must']],
  [/\bbefore it goes out\b/gi, ['before it leaves', 'before it is sent']],
  [/\bstart with\b/gi, ['begin with', 'open with']],
  [/\bstarts with\b/gi, ['begins with']],
  [/\bat the end of\b/gi, ['at the close of']],
  [
    /\bthe (?:last|past) (?=\d|two|three|four|six|ten|twelve|season|year|quarter)/gi,
    ['the previous ', 'the latest ', 'the most recent '],
  ],
  [
    /\b(?:last|past) (?=(?:jobs|orders|quotes|cases|files|mails|reports|projects|claims|tickets|bids|tenders)\b)/gi,
    ['earlier ', 'previous '],
  ],
  [/\ba person\b(?!['’])/gi, ['somebody']],
  [/\bsome(?:one|body)\b(?!['’])/gi, ['somebody', 'a person', 'someone']],
  [/\bchecks\b(?= (?:the|each|every|a|it|them|any|all|that|whether))/gi, ['reviews', 'goes over', 'looks over']],
  [/\breads\b(?= (?:the|each|every|a|it|them|any|all))/gi, ['goes through', 'looks through']],
  [/\bchooses\b/gi, ['picks', 'selects']],
  [/\bpicks\b(?= (?:the|one|a|which|what))/gi, ['chooses', 'selects']],
  [/\b(?:Choose|Pick|Select)\b(?= (?:one|the|two|a|three|ten|five))/g, ['Take', 'Choose', 'Pick']],
  [/\bfixes\b/gi, ['corrects']],
  [/\bflags\b(?= (?:the|each|every|a|any|what|those))/gi, ['marks', 'points out']],
  [/\bgets\b(?= (?:the|a|an|one|each))/gi, ['receives']],
  [/\bgives\b(?= (?:the|a|an|each))/gi, ['offers']],
  [/\bneeds\b(?= (?:the|a|an|clean|good|two|three|at))/gi, ['requires', 'calls for']],
  [/\bfinds\b(?= (?:the|a|an|what))/gi, ['spots']],
  [/\bkeeps\b(?= (?:the|a|an|each|every))/gi, ['holds']],
  [/\bputs\b(?= (?:the|a|an|it|them))/gi, ['places']],
  [/\btyped\b/gi, ['keyed']],
  [/\bturns? off\b/gi, ['switch off']],
  [/\bTurn on\b/g, ['Switch on', 'Enable']],
  [/\bmistakes\b/gi, ['errors', 'slips']],
  [/\berrors\b/gi, ['mistakes', 'slips']],
  [/\bfigures\b/gi, ['numbers']],
  [/\bnumbers\b/gi, ['figures']],
  [/\bmails\b/gi, ['emails', 'messages']],
  [/\bemails\b/gi, ['mails', 'messages']],
  [/\bquickly\b/gi, ['fast']],
  [/\babout (?=\d)/gi, ['around ', 'roughly ']],
  [/\bmore than (?=\d|one|two|half|a )/gi, ['over ']],
  [/\b(?:less|fewer) than (?=\d|one|two|half|a )/gi, ['under ']],
  [/\bwithin (?=\d|two|three|four|six|eight)/gi, ['inside ']],
  [/(?<=(?:s|\d|once|twice) )a (?=(?:week|day|month|year)\b)/gi, ['per ']],
  [/\bper (?=(?:week|day|month|year)\b)/gi, ['a ']],
  [/\bonce a week\b/gi, ['weekly', 'every week']],
  [/\bonce a month\b/gi, ['monthly', 'every month']],
  [/\bnobody\b/gi, ['no one']],
  [/\bno one\b/gi, ['nobody']],
  [/\bso that\b/gi, ['so']],
  [/\bwrite down\b/gi, ['note', 'note down']],
  [/\bwrites down\b/gi, ['notes', 'notes down']],
  [/\bkeep (?=a |the |every |each )/gi, ['hold ']],
  [/\bbuilt on\b/gi, ['based on']],
  [/\bset up\b/gi, ['put in place']],
  [/\bbig\b/gi, ['large']],
  [/\bdoes not (?=beat|reach|fall|rise|drop|improve|match|save|hold|pay|cut)/gi, ['fails to ']],
  [/\bhas not (?:dropped|fallen)\b/gi, ['is not down', 'has not come down']],
  [/\bhave not (?:dropped|fallen)\b/gi, ['are not down', 'have not come down']],
  [/\bin plain words\b/gi, ['in plain English', 'plainly']],
  [/\bthe same day\b/gi, ['that day', 'within the day']],
  [/\bfirst week\b/gi, ['opening week']],
  [/\bStop (?=if|when)/g, ['End it ', 'Call it off ', 'Give up ', 'Halt ', 'Abandon it ']],
  [/\bfor two weeks\b/gi, ['for a fortnight']],
  [/\bafter three months\b/gi, ['after a quarter']],
  [/\bshows\b(?= (?:the|a|what|which|where|who))/gi, ['sets out', 'displays']],
  [/\blists\b(?= (?:the|a|what|which|every|each))/gi, ['sets out', 'names', 'notes']],
  [/\bList\b(?= (?:the|all|every|each|what|which))/g, ['Name', 'Note', 'Write out']],
  [/\bsends\b(?= (?:the|a|it|each|every))/gi, ['passes']],
  [/\bapproves\b/gi, ['signs off', 'agrees to', 'clears']],
  [/\bsigns off\b/gi, ['approves', 'clears']],
  [/\bconfirms\b/gi, ['signs off', 'verifies']],
  [/\bcompares\b/gi, ['checks']],
  [/\bCount\b(?= (?:the|how|all|every))/g, ['Tally', 'Add up']],
  [/\bcount\b(?= (?:the|how|all|every))/g, ['tally', 'add up']],
  [/\bmeasured\b/gi, ['tracked']],
  [/\bcurrent\b/gi, ['present']],
  [/\bpresent (?=spreadsheet|system|way|list|process|tool)/gi, ['current ']],
  [/\bthe old way\b/gi, ['the way it was', 'the usual way']],
  [/\bside by side\b/gi, ['in parallel']],
  [/\bagree on\b/gi, ['settle', 'settle on']],
  [/\bUse the\b/g, ['Take the', 'Work with the']],
  [/\b(\d+) to (\d+) %/g, ['$1–$2 %', '$1 to $2 per cent']],
  [/\b(\d+) %/g, ['$1 per cent', '$1 percent']],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve) (?=weeks|months|days|hours|minutes|people|seasons|years|times|points|of the|jobs|cases|files|items|sites|users)/g,
    ['#'],
  ],
]

const DIGITS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
}

function swap(wording: string, pattern: RegExp, chosen: string): string {
  if (chosen === '#') return wording.replace(pattern, (_, word: string) => `${DIGITS[word] ?? word} `)
  return chosen.includes('$1')
    ? wording.replace(pattern, chosen)
    : wording.replace(pattern, (found) => sameCase(found, chosen))
}

function sameCase(found: string, chosen: string): string {
  return /^[A-Z]/.test(found) ? chosen.charAt(0).toUpperCase() + chosen.slice(1) : chosen
}

/** The client's words in a running sentence. */
export function quoted(text: string, max = 160): string {
  return `“${escapeMarkdown(clip(text.replace(/\s+/g, ' ').replace(/[.。;]$/, ''), max))}”`
}

export function lowerFirst(text: string): string {
  // 'AI', 'GST' and 'I' stay as they are.
  return /^[A-Z][a-z’']/.test(text) || /^A /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whole sentences until there are enough words to mean something. */
export function opening(text: string, enough: number): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z])/)
  let kept = ''
  for (const sentence of sentences) {
    if (kept && kept.split(' ').length >= enough) break
    kept = kept ? `${kept} ${sentence}` : sentence
  }
  return kept
}

/** The text from its nth sentence on, if enough is left and it does not lean on what went before. */
export function from(text: string, start: number): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z])/)
  const rest = sentences.slice(start)
  const leans =
    /^(?:It|They|Then|This|That|These|Those|Each one|He|She|Both|There|So|And|But|Only|The rest|Others?|If so)\b/.test(
      rest[0] ?? '',
    )
  return rest.length === 0 || leans || rest.join(' ').split(' ').length < 8 ? text : rest.join(' ')
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text
}

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Ends with exactly one full stop. */
export function stop(text: string): string {
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`
}
