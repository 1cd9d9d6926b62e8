import type { Asset, When } from '../facts.ts'
import { type Clause, isHolder } from './clauses.ts'
import { numberWord, NUMBER_WORD } from './number-words.ts'
import { nounPhrases, topicOf } from './topics.ts'

const FORMS: [RegExp, Asset['form']][] = [
  [
    /(?<!\p{L})(?:paper|notebooks?|exercise books?|handwritten|by hand|whiteboard|clipboard|binder|ledger|registers?|libretas?|cuadernos?|cards?|filing cabinet|in (?:his|her|their|my) head|papier|carnets?|zeszy\p{L}+|papierze|carta|papel)(?!\p{L})/iu,
    'paper',
  ],
  [
    /(?<!\p{L})(?:excel|spreadsheets?|google sheets?|csv|planilha|hoja de cálculo|arkusz\p{L}*)(?!\p{L})/iu,
    'spreadsheet',
  ],
  [
    /(?<!\p{L})(?:photos?|pictures?|images?|imaged|cctv|videos?|scans?|scanned|drone|fotos?)(?!\p{L})(?! loan)/iu,
    'pictures',
  ],
  [/(?<!\p{L})(?:recordings?|voice notes?|audio|record all calls|calls recorded|recorded calls)(?!\p{L})/iu, 'audio'],
  [/(?<!\p{L})(?:whatsapp|e-?mails?|mailbox|inbox|chats?|sms|texts)(?!\p{L})(?! marketing)/iu, 'messages'],
  [
    /(?<!\p{L})(?:pdfs?|dwg|word|documents?|files?|contracts|sharepoint|drive|letters|folders?|invoices)(?!\p{L})/iu,
    'documents',
  ],
  [
    /(?<!\p{L})(?:system|database|software|crm|erp|pos|till|log|app|portal|platform|sensors?|gps|scada|plc|meter|readings|api|core|export|caja)(?!\p{L})/iu,
    'system',
  ],
]
const SINCE = /(?<!\p{L})(?:since|from|back to|desde|seit|depuis|od|sinds|dal|opened in|onwards)(?!\p{L})/iu
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:in|per|each|every|once|twice|times)\s)(\d{1,2}|${NUMBER_WORD}|a)\s+(years?|months?|days|años|meses|jahre?|monate|ans|mois|lat|anni|anos|jaar)(?!\p{L}|\s?\/|\s(?:a|per|each)\s)`,
  'iu',
)

/** A record that is held: what, in what form, since when. */
export function asset(clause: Clause, dates: readonly When[], today: string, statement: string, named: boolean): Asset {
  const text = clause.heading ? `${clause.heading}: ${clause.text}` : clause.text
  const since =
    dates.find(
      ({ year, span }) =>
        year !== undefined &&
        year <= Number(today.slice(0, 4)) &&
        (SINCE.test(clause.text.slice(Math.max(0, span.start - clause.start - 14), span.start - clause.start)) ||
          /^\s*(?:[-–]|onwards|to\b)/.test(clause.text.slice(span.end - clause.start))),
    ) ?? headingSince(clause)
  const months = yearsOf(clause.text) ?? (since?.year ? monthsBetween(since, today) : lengthOf(text))
  return {
    statement,
    what: readable(recordName(clause)),
    form: formOf(clause, named),
    holes: [],
    ...(since && { since }),
    ...(months !== undefined && months >= 0 && { months }),
  }
}

/** '2021 to 2023' ended then. */
function yearsOf(text: string): number | undefined {
  const [, from, to] = /(?<!\d)((?:19|20)\d\d)\s?(?:to|until|till|-|–)\s?((?:19|20)\d\d)(?!\d)/.exec(text) ?? []
  return from && to && to >= from ? (Number(to) - Number(from) + 1) * 12 : undefined
}

function formOf(clause: Clause, named: boolean): Asset['form'] {
  if (/\bloan files\b|\bpdf\b/i.test(clause.text)) return 'documents'
  const own = FORMS.find(([pattern]) => pattern.test(clause.text))?.[1]
  return (
    own ??
    FORMS.find(([pattern]) => pattern.test(clause.heading ?? ''))?.[1] ??
    (named || clause.heading ? 'system' : 'unknown')
  )
}

/** The date of 'Blueprint since 2017:' holds for every record behind the colon. */
function headingSince(clause: Clause): When | undefined {
  const match = /(?:since|from|desde|seit|depuis|od)\s+(?:\p{L}+\s+)?((?:19|20)\d\d)/iu.exec(clause.heading ?? '')
  return match
    ? {
        span: { field: clause.field, start: clause.start, end: clause.end },
        text: match[1] as string,
        year: Number(match[1]),
      }
    : undefined
}

function monthsBetween(since: When, today: string): number {
  return (Number(today.slice(0, 4)) - (since.year as number)) * 12 + Number(today.slice(5, 7)) - (since.month ?? 1)
}

function lengthOf(text: string): number | undefined {
  const match = LENGTH.exec(text)
  if (!match) return undefined
  const count = /^a$/i.test(match[1] as string) ? 1 : (numberWord(match[1] as string) ?? Number(match[1]))
  if (/^d/i.test(match[2] as string)) return Math.round(count / 30)
  return count * (/^mo|^me/i.test(match[2] as string) ? 1 : 12)
}

/** A name that can stand behind 'you hold': no article before it, no bracket or half a word behind. */
function readable(name: string): string {
  const plain = name
    .replace(/^(?:an?|the|our|my|some)\s+/i, '')
    .replace(/\s*\([^()]*\)?$/, '')
    .replace(/\s+(?:w|with|of|on|in|and|for)$/i, '')
    .trim()
  return plain === '' ? name : plain
}

/** What the record is of: 'Exercise books for running hours' holds running hours, 'Excel of bills' holds bills. */
function recordName(clause: Clause): string {
  const body = clause.text.startsWith(`${clause.heading}:`)
    ? clause.text.slice((clause.heading?.length ?? 0) + 1)
    : clause.text
  // 'Complaints: Outlook mailbox, notes': the heading is the thing, and what follows is where it lies.
  if (clause.heading && clause.text.startsWith(clause.heading) && !isHolder(clause.heading)) return clause.heading
  const colon = /^([^:,]{3,40}):\s/.exec(clause.text)?.[1]
  if (colon && !clause.heading) return colon
  if (clause.language !== 'en') {
    const bracket = /\((\p{L}[^()]{3,60})\)/u.exec(clause.text)?.[1]
    const named = /^\p{Lu}\p{L}+ \p{Lu}/u.test(body) && bracket ? bracket : undefined
    return (
      named ??
      body
        .replace(/\s*(?:(?<!\p{L})(?:in|en|auf|im|dans|sur|na|w|seit|desde|depuis|od|va en)(?!\p{L}).*)$/iu, '')
        .replace(/^\s*(?:lo que sale del|los|las|el|la|die|der|das|les|le)\s+/iu, '')
        .trim()
    )
  }
  const kept = HELD_IN.exec(body)?.[1]
  if (kept) return kept
  const carrier = CARRIER.exec(clause.text)
  const inside =
    carrier && !/^(?:two|three|four|five|several|many|\d|\p{Lu})/u.test(clause.text.slice(carrier[0].length))
      ? (topicOf(clause, carrier.index + carrier[0].length, 'after') ??
        clause.text.slice(carrier.index + carrier[0].length).split(/\s*(?:[(,]|since\b)/)[0])
      : undefined
  if (inside) return inside
  const offset = clause.text.length - body.length
  if (offset === 0 && clause.text.split(/\s+/).length <= 3 && !/(?<!\p{L})(?:in|on|since)(?!\p{L})/iu.test(clause.text))
    return clause.text
  const phrase = nounPhrases(clause.tokens, true).find((one) => (one[0]?.start ?? 0) >= clause.start + offset)
  const [first, last] = [phrase?.[0], phrase?.at(-1)]
  if (!first || !last) return body.trim()
  // A record's name may begin with what the tagger takes for a verb: 'Dispatch log'.
  const opens = clause.tokens.find((token) => token.start >= clause.start + offset && /\p{L}/u.test(token.text))
  const start =
    (opens && opens.pos === 'VERB' && !opens.lower.endsWith('ed') && first.start - opens.end === 1 ? opens : first)
      .start - clause.start
  const lead = /(\p{L}+[/-])$/u.exec(clause.text.slice(0, start))?.[1]?.length ?? 0
  const named = clause.text.slice(last.end - clause.start)
  const tail = TAKEN_FOR_VERB.exec(named)?.[0].length ?? 0
  const extended =
    tail > 0
      ? tail
      : (/^\s(?:of|by|per)\s(?:all |every |each |the )?\p{L}+(?:\s(?:and|or)\s\p{L}+)?(?:\sper\s\p{L}+)?/u.exec(
          named,
        )?.[0].length ?? 0)
  return clause.text
    .slice(start - lead, last.end - clause.start + extended)
    .replace(/\s+(?:in|on)\s+(?:the\s+)?\p{Lu}.*$/u, '')
    .replace(/\s+(?:on|in) (?:paper|excel|word)$/iu, '')
    .replace(/\s+of(?:\s+(?:about|around|some|roughly|over))?$/iu, '')
}
/** Among records nobody does anything: 'drug register on paper', 'washer logs', 'plaster casts on shelves'. */
const TAKEN_FOR_VERB =
  /^(?:\s(?:of|per)\s\p{Ll}+)?\s(?!(?:is|are|has|was|does|gives?|shows?|says|goe?s?|lives?|lies?|sits?|comes?|runs?|stays?|arrives?|only|weighed|kept|and|or|but|that|which)\s)(?!\p{L}+(?:ed|ing|en|ly)\s)\p{Ll}{3,}(?=\s(?:on|in|from|per|by|for|with|at|since|as|back|not)\s|\s?[(,;]|$)/u
/** 'PHC for invoices and contracts', 'Sage 200 for stock': a system, and what it is for. */
const HELD_IN =
  /^\p{Lu}(?:[\p{Lu}\d]+|\p{Ll}+ \d+) for (?:the |our )?([\p{Ll} ]+?)(?=\s(?:since|from|in|on)\s|\s?[(,;]|$)/u
/** 'Excel of bills', 'a shared drive with contracts'; in 'complaints in Excel with photos' it holds the complaints. */
const CARRIER =
  /^(?:(?!in\s|on\s|at\s|as\s)\S+\s){0,3}?(?:excel|exercise books?|spreadsheets?|notebooks?|folders?|drive|database|list) (?:of|for|with)\s+/iu
