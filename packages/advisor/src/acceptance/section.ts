import type { Verdict } from '../accept.ts'
import { countWords } from '../compose/report.ts'
import { parseReport, SECTION_TITLES } from '../document.ts'
import type { Block, SectionKind } from '../document.ts'
import { detectLanguage } from '../reading/languages.ts'
import { stems } from '../reading/words.ts'
import { blockText, endsWhole, linksIn } from './blocks.ts'
import { figureFaults } from './figures.ts'
import type { Grounds } from './grounds.ts'
import { wordFaults } from './words.ts'

/** The built-in report fills the length that a report may have: a section may be shorter, and hardly longer. */
const SHORTEST = 0.4
const SLACK_WORDS = 12
/** So many times over, and nothing else about it matters. */
const FAR_TOO_LONG = 3

/** Whether a model's text may stand as this section: its body in Markdown, without the title, citing guidance by id. */
export function acceptSection(kind: SectionKind, text: string, grounds: Grounds): Verdict {
  if (text.trim() === '') return { ok: false, reasons: ['The text is empty.'] }
  const words = countWords(text)
  const draft = countWords(grounds.drafts[kind])
  const [min, max] = [Math.floor(draft * SHORTEST), draft + SLACK_WORDS]
  const tooLong = words > max ? [`The section has ${words} words, and may have at most ${max}.`] : []
  if (words > max * FAR_TOO_LONG) return { ok: false, reasons: tooLong }
  const { sections, preamble } = parseReport(`## ${SECTION_TITLES[kind]}\n\n${text}`)
  const blocks = sections[0]?.blocks ?? []
  const reasons = [
    ...tooLong,
    ...(words < min ? [`The section has ${words} words; it is cut off, or needs at least ${min}.`] : []),
    ...(sections.length === 1 && preamble.length === 0 ? [] : ['The text holds the title of another section.']),
    ...(endsWhole(blocks) ? [] : ['The text ends in the middle of a sentence.']),
    ...missingParts(kind, text, grounds),
    ...figureFaults(text, grounds),
    ...unknownCitations(text, grounds),
    ...foreignAddresses(text, blocks, grounds),
    ...chatter(text, grounds),
    ...wordFaults(text, grounds),
    ...otherLanguage(blocks),
  ]
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons }
}

/** What a reader must find in each section. */
function missingParts(kind: SectionKind, text: string, { findings, drafts, contactEmail }: Grounds): string[] {
  const [first] = findings.initiatives
  const low = text.toLowerCase()
  const names = (one: { name: string; label: string }) =>
    low.includes(one.name.toLowerCase()) || new RegExp(`\\b${one.label}\\b`).test(text)
  switch (kind) {
    case 'executive-summary':
      return findings.initiatives
        .slice(0, 3)
        .filter((one) => !low.includes(one.name.toLowerCase()))
        .map((one) => `The initiative '${one.name}' is not named.`)
    case 'initiatives':
      return findings.initiatives
        .filter((one) => !new RegExp(`^### ${one.label}: `, 'm').test(text))
        .map((one) => `The heading '### ${one.label}: ${one.name}' is missing.`)
    case 'why-start-here':
      return first && !names(first) ? [`The first initiative, ${first.label}, is not named.`] : []
    case 'timeline':
      return [
        /\b30\b/,
        /\b60\b/,
        /\b90\b/,
        /\b(?:6|six) months?\b|\bmonths? 6\b/i,
        /\b(?:12|twelve) months?\b|\bmonths? 12\b/i,
      ]
        .filter((part) => !part.test(text))
        .map((part) => `The milestone ${/\d+/.exec(part.source)?.[0]} is missing: 30, 60, 90 days, 6 and 12 months.`)
    case 'security':
      return findings.initiatives.flatMap(({ label, must_not_decide }) =>
        must_not_decide === undefined ||
        sharesWords(text, must_not_decide) ||
        !sharesWords(drafts.security, must_not_decide)
          ? []
          : [`What must stay with a person is missing for ${label}: ${must_not_decide}`],
      )
    case 'summary':
    default:
      return low.includes(contactEmail.toLowerCase()) ? [] : [`The address ${contactEmail} is missing.`]
  }
}

function sharesWords(text: string, wanted: string): boolean {
  const own = new Set(stems(text))
  const list = [...new Set(stems(wanted))]
  return list.filter((word) => own.has(word)).length >= list.length * 0.4
}

function unknownCitations(text: string, { insights }: Grounds): string[] {
  const known = new Set(insights.references.map((reference) => reference.id))
  const unknown = [...text.matchAll(/(?<!\\)\[([^\]\n]*[^\\\]\n])\](?!\()/g)]
    .map((match) => match[1] ?? '')
    .filter((id) => !known.has(id))
  return unknown.length > 0
    ? [`These citations are not in the list of references: ${[...new Set(unknown)].slice(0, 5).join(', ')}.`]
    : []
}

const BARE_ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|ai|app|dev|co|example|info|biz|ru|cn)(?:\.[a-z]{2})?\b/gi

function foreignAddresses(text: string, blocks: readonly Block[], { contactEmail, said, findings }: Grounds): string[] {
  const own = `mailto:${contactEmail}`
  const known = [contactEmail, said, JSON.stringify(findings)].join('\n').toLowerCase()
  const linked = blocks.flatMap(linksIn).filter((url) => url !== own)
  const bare = (text.match(BARE_ADDRESS) ?? []).filter(
    (address) => /^https?:/i.test(address) || !known.includes(address.toLowerCase()),
  )
  const foreign = [...new Set([...linked, ...bare])]
  return foreign.length > 0 ? [`The text links to an address of its own: ${foreign.slice(0, 3).join(', ')}.`] : []
}

const CHATTER: [pattern: RegExp, reason: string][] = [
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i, 'The text holds HTML.'],
  [/!\[[^\]]*\]\(/, 'The text holds an image.'],
  [
    /\b(?:system prompt|as an? (?:ai|artificial intelligence)(?: language)? (?:model|assistant)|as a (?:large )?language model|my (?:instructions|guidelines|training)|here(?: is|’s|'s) (?:the|your|a) (?:report|section|revised|rewritten)|certainly!|sure,|of course!|let me know if)/i,
    'The text speaks of its prompt or of its writer.',
  ],
  [
    /\bI(?: am|['’]m) (?:sorry|unable|not able)\b|\bI (?:cannot|can['’]t|won['’]t|will not) (?:help|assist|comply|provide|write|do)\b/i,
    'The text refuses to be written.',
  ],
  [/\{\{|\}\}|<\|[a-z_]+\|>|\[\/?INST\]|```|^~~~/m, 'The text holds template marks or code.'],
  [/"\s*:\s*[[{"]/, 'The text holds JSON.'],
  [/\bundefined\b|\bNaN\b|\[object Object\]/, 'The text holds a value that was never filled in.'],
]

function chatter(text: string, { said }: Grounds): string[] {
  const shown = text
    .replace(/\\[\\`*_[\]{}|#~]/g, ' ')
    .replace(/^>.*$/gm, '')
    .replace(/“[^”]*”/g, '')
  return CHATTER.filter(([pattern]) => pattern.test(shown) && !pattern.test(said)).map(([, reason]) => reason)
}

function otherLanguage(blocks: readonly Block[]): string[] {
  const own = blocks
    .filter((block) => block.type !== 'quote')
    .map(blockText)
    .join(' ')
    .replace(/“[^”]*”/g, '')
  return detectLanguage(own) === 'en' ? [] : ['The text is not in English.']
}
