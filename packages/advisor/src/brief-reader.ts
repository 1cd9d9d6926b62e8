import { INDUSTRY_VALUES } from '@cairn/contract/company'
import type { IndustryValue } from '@cairn/contract/company'
import type { QuizResponses } from '@cairn/contract/quiz'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { INDUSTRIES } from '@cairn/domain/industries'
import { cleanText, clip } from './reading/clean.ts'
import { findContradictions } from './reading/contradictions.ts'
import type { Contradiction } from './reading/contradictions.ts'
import { readDeadlines, readFigures, readStaff } from './reading/figures.ts'
import type { Deadline, Figure } from './reading/figures.ts'
import { detectLanguage } from './reading/languages.ts'
import type { Language } from './reading/languages.ts'
import { FIELDS, splitSentences } from './reading/sentences.ts'
import type { Sentence } from './reading/sentences.ts'
import { readConstraints, readPeople, readRoles, readSystems } from './reading/signals.ts'
import type { Constraint, Lexicon, Mention } from './reading/signals.ts'
import { readRedLines } from './red-lines.ts'
import type { RedLine } from './red-lines.ts'

export type Size = 'small' | 'medium' | 'large'

/** Everything the brief says, with the sentence that says it. */
export interface Reading {
  company: string
  industry: IndustryValue
  /** The client's own word for their field, when none of the list fits. */
  customIndustry?: string
  size: Size
  sizeLabel: string
  staff?: number
  language: Language
  sentences: Sentence[]
  figures: Figure[]
  deadlines: Deadline[]
  systems: Mention[]
  people: string[]
  /** Trades of the client's own staff, singular. */
  roles: string[]
  constraints: Constraint[]
  redLines: RedLine[]
  contradictions: Contradiction[]
  orders: number
  quiz?: QuizResponses
  /** 0 nothing on record, 4 years of clean records in systems. */
  dataLevel: number
  dataReason: Sentence | undefined
  /** A sentence says outright that something is not on record. */
  noRecords: boolean
  /** 0 nobody, 4 a team that has done this before. */
  teamLevel: number
  teamReason: Sentence | undefined
  place: 'australia' | 'europe' | 'uk' | 'us' | 'elsewhere' | undefined
  /** Too little to go on: the advice then rests on the industry. */
  vague: boolean
}

export function readBrief(brief: RoadmapBrief, lexicon: Lexicon): Reading {
  const texts = FIELDS.map((field) => [field, cleanText(brief[field] ?? '')] as const)
  const language = detectLanguage(texts.map(([, text]) => text).join('\n'))
  const sentences = texts.flatMap(([field, text]) => splitSentences(text, field, language))
  const figures = readFigures(sentences)
  const staff = readStaff(figures, sentences)
  const quiz = brief.quiz_data?.quiz_responses
  const size = sizeOf(brief.company_size, brief.quiz_data?.company_size_category)
  const sizeLabel = cleanText(brief.company_size) || SIZE_LABELS[size]
  const redLines = readRedLines(sentences)
  const industry = industryOf(brief.industry)
  const systems = readSystems(sentences, lexicon, language)
  const inSystems = systems
    .filter(
      ({ name }) =>
        !/excel|sheets?|whatsapp|chatgpt|copilot|canva|outlook|gmail|word|whiteboard|calend[ae]r|paper|diary/i.test(
          name,
        ),
    )
    .map(({ sentence }) => sentence)
  const [dataLevel, dataReason] = level(sentences, DATA_SIGNS, quizData(quiz), 1.6, inSystems)
  const [teamLevel, teamReason] = level(sentences, TEAM_SIGNS, quizTeam(quiz), 1.2)
  const counted = sentences.filter((sentence) => !sentence.order)
  return {
    company: clip(companyName(brief), NAME_MAX),
    industry,
    ...(industry === 'Other' && { customIndustry: customIndustry(brief) }),
    size,
    sizeLabel,
    ...(staff !== undefined && { staff }),
    language,
    sentences,
    figures,
    deadlines: readDeadlines(sentences),
    systems,
    people: readPeople(sentences),
    roles: readRoles(sentences),
    constraints: readConstraints(sentences),
    redLines,
    contradictions: findContradictions({ sentences, redLines, size, sizeLabel, staff, quiz }),
    orders: sentences.length - counted.length,
    ...(quiz && { quiz }),
    dataLevel,
    dataReason,
    noRecords: counted.some((sentence) => DATA_SIGNS[0]?.[1].test(sentence.text)),
    teamLevel,
    teamReason,
    place: placeOf(texts.map(([, text]) => text).join(' '), language),
    vague: new Set(counted.flatMap((sentence) => sentence.stems)).size < 18,
  }
}

/** The name stands in many sentences: a very long one is shortened there. */
const NAME_MAX = 48

export function companyName(brief: RoadmapBrief): string {
  return cleanText(brief.company_name).replace(/\s+/g, ' ') || 'the company'
}

const SIZE_LABELS: Record<Size, string> = {
  small: '1-19 employees',
  medium: '20-99 employees',
  large: '100+ employees',
}

function sizeOf(label: string, category: string | undefined): Size {
  const first = Number(/\d+/.exec(label)?.[0] ?? Number.NaN)
  if (/large|enterprise/i.test(label) || first >= 100) return 'large'
  if (/medium/i.test(label) || first >= 20) return 'medium'
  if (/small|micro/i.test(label) || first < 20) return 'small'
  return category === 'enterprise' ? 'large' : category === 'medium' ? 'medium' : 'small'
}

function industryOf(value: string): IndustryValue {
  const wanted = value.trim().toLowerCase()
  const byValue = INDUSTRY_VALUES.find((industry) => industry.toLowerCase() === wanted)
  return byValue ?? INDUSTRIES.find((industry) => industry.label.toLowerCase() === wanted)?.value ?? 'Other'
}

function customIndustry(brief: RoadmapBrief): string {
  const own = cleanText(brief.industry)
    .replace(/^other\b[\s:,()-]*/i, '')
    .replace(/\)$/, '')
  return own
}

/** Records in a named system are there, if not always clean. */
const SYSTEM_LEVEL = 2.8

type Sign = [level: number, pattern: RegExp]

const DATA_SIGNS: Sign[] = [
  [
    0,
    /\b(?:no|without any|hardly any|never (?:kept|collected|recorded))\s*(?:\w+ )?(?:data|records?|history|database)\b|nothing (?:is |gets )?(?:written|recorded|kept|digital)|(?:is|are) (?:never|not) (?:recorded|written down|kept)|(?:in|inside) (?:his|her|their|my|our|people's) heads?\b|\b(?:all|everything(?:['’]?s| is)?|it['’]?s|only) (?:is )?in (?:the )?\w+['’]?s? heads?\b|\band (?:my|his|her|our) memory\b|\b(?:all|everything) (?:from|by|in) (?:\w+ )?memory\b|nothing (?:on|in) (?:the |a )?computer|\bdo(?:es)?(?:n['’]?t| not) (?:own|have|use) a computer|do(?:es)?(?:n['’]?t| not) (?:keep|collect|record) (?:any|anything|much)|sin datos|keine daten|没有数据/i,
  ],
  [
    0.6,
    /\b(?:paper|whiteboards?|notebooks?|handwritten|clipboards?|filing cabinets?|diary|diaries|index cards|carbon cop|binders?|logbooks?|(?:an?|paper|handwritten) ledger|shoe ?box(?:es)?|(?:tally|exercise|record) books?|(?:wall|paper|kitchen) calend[ae]rs?|post-?its?|ring binders?|zettel|quaderno|cuaderno|caderno|cahier|papel|papier|carta)\b|纸|紙|종이/i,
  ],
  [
    1.8,
    /\b(?:spreadsheets?|excel|google sheets?|access database|e-?mails?|inbox|whatsapp|csv|scanned|scans|pdfs?)\b|エクセル|엑셀/i,
  ],
  [
    2.8,
    /\b(?:crm|erp|pos|database|system|software|booking system|portal|xero|myob|quickbooks|shopify|salesforce|dynamics|netsuite|practice software|records since|gps|telematics|meters?|logs?)\b/i,
  ],
  [
    3.6,
    /\b(?:years|decades?|seasons)\b[^.]{0,30}\b(?:data|records?|history|readings|logs?|sales|transactions)|\b(?:data|records?|history|readings|logs?|transactions)\b[^.]{0,40}\b(?:years|decades?|since (?:19|20)\d\d|seasons)|\b(?:scada|historian|sensors?|data warehouse|data lake|sap|oracle|telemetry)\b/i,
  ],
]
const TEAM_SIGNS: Sign[] = [
  [
    0.3,
    /nobody (?:here )?(?:knows|uses|has|understands|can)|no (?:one|it|tech|data|ai) ?(?:\w+ )?(?:knows|staff|team|person|skills|experience|department)|no experience|never (?:used|tried|touched)|not (?:very )?(?:technical|tech|confident|good with)|afraid|sceptical|skeptical|resist|distrust|beginner|novice|\bnone\b|zero experience|^\W*(?:(?:lol|haha|um)\W+)?(?:no|nope|nah|nil|zero|nothing|not (?:really|much|at all)|nobody(?: really)?|keiner?|keine|aucune?|ning[uú]n[ao]?|(?:quasi )?nessun[ao]?|nenhuma?|(?:ほとんど)?なし|没有)(?:\W+(?:lol|haha|mate|sorry|yet))?\W*$/i,
  ],
  [
    1.5,
    /\b(?:some|a few|a couple|one or two|two of us|one of us|basic|play(?:ed|ing)? with|tried|curious|dabbl|experiment)/i,
  ],
  [
    2.2,
    /\b(?:use|using|uses)\s+(?:chatgpt|copilot|claude|gemini|ai)\b|\bit (?:team|manager|department|officer|person)\b|\banalysts?\b|power bi|\bpython\b|\bsql\b/i,
  ],
  [
    3.6,
    /data scien|machine learning engineer|ml engineer|ai team|data engineer|advanced|developers?\b|software engineers?/i,
  ],
]

/** The weakest and the strongest sign meet in the middle, nearer to the weak one; the quiz counts as one more sign. */
function level(
  sentences: readonly Sentence[],
  signs: readonly Sign[],
  quiz: number | undefined,
  unknown: number,
  inSystems: readonly Sentence[] = [],
): [number, Sentence | undefined] {
  const hits = sentences
    .filter((sentence) => !sentence.order)
    .flatMap((sentence) =>
      signs.filter(([, pattern]) => pattern.test(sentence.text)).map(([value]) => ({ value, sentence })),
    )
    .concat(inSystems.map((sentence) => ({ value: SYSTEM_LEVEL, sentence })))
  if (hits.length === 0) return [quiz ?? unknown, undefined]
  const values = hits.map((hit) => hit.value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const own = low * 0.6 + high * 0.4
  const score = quiz === undefined ? own : own * 0.65 + quiz * 0.35
  const telling = hits.reduce((a, b) => (Math.abs(b.value - score) < Math.abs(a.value - score) ? b : a))
  return [Math.round(score * 10) / 10, telling.sentence]
}

function quizData(quiz: QuizResponses | undefined): number | undefined {
  return quiz && { comprehensive: 3.5, some: 2, limited: 0.7 }[quiz.data_availability]
}

function quizTeam(quiz: QuizResponses | undefined): number | undefined {
  return (
    quiz &&
    ({ advanced: 3.5, intermediate: 2.2, beginner: 0.8 }[quiz.ai_experience] +
      { yes: 3.4, some: 2, no: 0.6 }[quiz.team_ready]) /
      2
  )
}

function placeOf(text: string, language: Language): Reading['place'] {
  if (
    /\baustralia|\bsydney\b|melbourne|brisbane|\bperth\b|adelaide|hobart|canberra|darwin|queensland|tasmania|\bnsw\b|victoria\b|\bndis\b|new south wales/i.test(
      text,
    )
  )
    return 'australia'
  if (
    /\beu\b|europe|germany|deutschland|berlin|münchen|france|paris|spain|españa|madrid|barcelona|italy|italia|milan|netherlands|amsterdam|portugal|lisbo|austria|belgium|gdpr|dsgvo|rgpd/i.test(
      text,
    )
  )
    return 'europe'
  if (/\bunited kingdom\b|\buk\b|england|london|scotland|wales\b|\bnhs\b|manchester|birmingham/i.test(text)) return 'uk'
  if (/\bUSA?\b|\bU\.S\./.test(text) || /united states|california|texas|new york|florida|hipaa|\bferpa\b/i.test(text))
    return 'us'
  if (['de', 'fr', 'it', 'nl'].includes(language)) return 'europe'
  return language === 'en' ? undefined : 'elsewhere'
}
