import { matches } from '@cairn/knowledge/matches'
import { placeNamed } from '@cairn/knowledge/places'
import type { SystemUsed } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { isCommonWord } from './features.ts'
import { KNOWN_SYSTEMS, WORDS_TOO } from './lexicon.ts'
import { isTakenBack } from './slips.ts'
import { hasAny, wordsOf } from './words.ts'

const NAME = /(?<![\p{L}\p{N}.’'-])(\p{Lu}[\p{L}\p{N}]*(?:\.com)?(?:[ -]\p{Lu}[\p{L}\p{N}]+){0,2})(?![\p{L}\p{N}])/gu
/** 'our system is X', 'the ERP (X)', 'a system called X', 'runs on X', 'X for accounts'. */
const SYSTEM_NOUN = String.raw`system|core|software|erp|crm|till|pos|pms|app|platform|database|lims|mes|wms|tms|cmms|scheduler|webshop|portal|package|programme?`
const TELLS = new RegExp(`(?<!\\p{L})(?:${SYSTEM_NOUN}|for accounts|for planning)(?!\\p{L})`, 'iu')
const NAMED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${SYSTEM_NOUN})(?:\s+(?:is|was|runs on|called|named|from|by)\s+(?:called\s+|the\s+)?|\s*[:(]\s*)|(?<!\p{L})(?:called|runs? on|switch(?:ed)? to|moved to|moved (?:from \p{L}+ )?to|log(?:ged)? into|typed into|keyed into|exports? from)\s+(?:the\s+|an?\s+)?)$`,
  'iu',
)
const USE =
  /(?<!\p{L})(?:use|uses|using|on|in|with|via|through|into|have|run|wir nutzen|usamos|en|dans|auf)\s+(?:the |an? |our |old |free )*$/iu
const PURPOSE =
  /^\s*(?:\([^)]{0,40}\)\s*)?(?:for (?:accounts?|accounting|planning|bookings?|payroll|invoicing|stock|orders|sales|rosters?|scheduling|everything|finance|the|our|all)|tablets?|tills?|terminals?|timesheets?|exports?|licen[cs]es?|software|database)(?!\p{L})/iu
const HELD =
  /^\s*(?:since|seit|desde|depuis|from)\s+(?:hace\s+)?(?:\p{L}+\s+)?\d|^\s*(?:,|\.|$|and\s|y\s|und\s|et\s|\(|;|en \d)/iu

/** A word is a system only if the lexicon knows it, or it is a name that stands where a system stands. */
export function systems(clause: Clause, statement: string): SystemUsed[] {
  const found = new Map<string, SystemUsed>()
  const text = clause.text
  for (const { typed, at } of hasAny(wordsOf(clause), FIRST_WORDS) ? knownIn(text) : []) {
    const name = typed.toLowerCase()
    if (
      WORDS_TOO.has(name) &&
      (!/^\p{Lu}/u.test(typed) ||
        (at === 0 &&
          !PURPOSE.test(text.slice(typed.length)) &&
          !HELD.test(text.slice(typed.length)) &&
          clause.field !== 'data'))
    )
      continue
    if (/\bmoved from\s+$/i.test(text.slice(0, at)) || isTakenBack(text.slice(at + name.length))) continue
    found.set(name, { statement, name: typed })
  }
  for (const match of matches(NAME, text)) {
    const name = match[1] as string
    const [before, after] = [
      text.slice(Math.max(0, match.index - 48), match.index),
      text.slice(match.index + name.length, match.index + name.length + 60),
    ]
    if (
      NOT_SYSTEM.test(name) ||
      SHOUTED.test(name) ||
      [...found.keys()].some((known) => name.toLowerCase().includes(known) || known.includes(name.toLowerCase()))
    )
      continue
    if (/\bmoved from\s+$/i.test(before) || isTakenBack(after)) continue
    if (standsAsSystem(name, before, after, clause, match.index) && !placeNamed(name))
      found.set(name.toLowerCase(), { statement, name })
  }
  return adjacent([...found.values()], text)
}

/** 'Jack Henry' and 'SilverLake' side by side are one name. */
function adjacent(found: SystemUsed[], text: string): SystemUsed[] {
  const sorted = found.sort((a, b) => text.indexOf(a.name) - text.indexOf(b.name))
  return sorted.reduce<SystemUsed[]>((kept, one) => {
    const last = kept.at(-1)
    if (last && text.includes(`${last.name} ${one.name}`))
      kept[kept.length - 1] = { ...last, name: `${last.name} ${one.name}` }
    else kept.push(one)
    return kept
  }, [])
}

function standsAsSystem(name: string, before: string, after: string, clause: Clause, at: number): boolean {
  if (NAMED.test(before)) return true
  if (at === 0 || /[.:]\s*$/.test(before)) {
    // Every sentence begins with a capital: only a word no dictionary has, or a record's heading, is a name there.
    if (clause.field !== 'data') return false
    return (
      /^\s+(?:since|seit|desde|depuis|en \d)/iu.test(after) &&
      (clause.heading !== undefined || !isCommonWord(name) || name.includes(' '))
    )
  }
  if (!USE.test(before)) return /\bthe\s+$/i.test(before) && /^\s+(?:tablets?|tills?|terminals?|app)\b/i.test(after)
  if (PURPOSE.test(after)) return true
  // 'Case files in Clio': in the list of records, or beside another system; elsewhere 'in Kent' is a place.
  const tells = () => clause.field === 'data' || TELLS.test(clause.text)
  return clause.language !== 'de' && HELD.test(after) && tells() && !/(?<!\p{L})(?:from|to|for|with)\s+$/iu.test(before)
}

/** Known names by their first word, longest first. */
const BY_FIRST = new Map<string, string[]>()
for (const name of [...KNOWN_SYSTEMS].sort((a, b) => b.length - a.length)) {
  const first = /^[\p{L}\p{N}]+/u.exec(name)?.[0] ?? name
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), name])
}

const FIRST_WORDS: ReadonlySet<string> = new Set(BY_FIRST.keys())

function knownIn(text: string): { typed: string; at: number }[] {
  const lower = text.toLowerCase()
  const found: { typed: string; at: number }[] = []
  for (const word of matches(/(?<![\p{L}\p{N}-])[\p{L}\p{N}]+/gu, lower)) {
    const at = word.index
    const name = BY_FIRST.get(word[0])?.find(
      (one) => lower.startsWith(one, at) && !/[\p{L}\p{N}]/u.test(lower[at + one.length] ?? ' '),
    )
    if (name && lower.length === text.length) found.push({ typed: text.slice(at, at + name.length), at })
  }
  return found
}
/** 'only AFTER the fact': a little word said loud. */
const SHOUTED =
  /^(?:A|AFTER|BEFORE|ALL|NOT|NEVER|ALWAYS|AND|BUT|ONE|ONLY|THEN|NOW|HERE|THERE|EVERY|MUST|NOTHING|BOTH|STILL|VERY)$/
const NOT_SYSTEM =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|PDFs?|DWG|CSV|Word|CCTV|GPS|AVL|SDS|SQL|SMS|English|Polish|Spanish|French|German|Tamil|Hindi|Arabic|Chinese|Italian|Dutch|Portuguese|Urdu|Bengali|Swahili|Kiswahili|Japanese|Korean|Welsh|Irish|Gaelic|Russian|Ukrainian|Romanian|Bulgarian|Serbian|Croatian|Czech|Slovak|Slovenian|Slovene|Hungarian|Greek|Turkish|Kurdish|Persian|Farsi|Dari|Pashto|Hebrew|Swedish|Danish|Norwegian|Finnish|Estonian|Latvian|Lithuanian|Catalan|Basque|Galician|Maltese|Albanian|Marathi|Gujarati|Punjabi|Telugu|Kannada|Malayalam|Odia|Assamese|Nepali|Sinhala|Mandarin|Cantonese|Malay|Indonesian|Bahasa|Tagalog|Filipino|Cebuano|Hiligaynon|Vietnamese|Thai|Khmer|Lao|Burmese|Mongolian|Amharic|Tigrinya|Somali|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Sotho|Shona|Kikuyu|Luganda|Kinyarwanda|Quechua|Navajo|Maori|Māori|Samoan|Tongan|Creole|AI|IT|HR|CEO|CFO|MD|VAT|GST|ERP|CRM|POS|Phone|Two|Three|The|Our|We|No|Some|All|Most|Since|Paper|Europe|I|Google|Facebook|Instagram|Excel)$/
