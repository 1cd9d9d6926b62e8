import { matches } from '@cairn/knowledge/matches'
import { GLOSSARY } from '@cairn/knowledge/glossary'
import { FOREIGN, type Foreign } from '@cairn/knowledge/languages'
import type { Clause } from './clauses.ts'
import { foreignName } from './foreign-names.ts'
import { type Token, tokens as tokensOf } from './tokens.ts'

export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  vi: 'Vietnamese',
  id: 'Indonesian',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  hi: 'Hindi',
  'hi-Latn': 'Hindi in Latin letters',
  unknown: 'a language this engine does not read',
} as const
export type Language = keyof typeof LANGUAGE_NAMES

/** By script where the script says it, else by the little words that every text needs. */
export function detectLanguage(text: string): Language {
  if (!/\p{L}(?:[^\p{L}]*\p{L}){3}/u.test(text)) return 'en'
  return OUTSIDE_LATIN.test(text) ? (byScript(text) ?? byWords(text)) : byWords(text)
}

/** Letters beyond those of western and central Europe. */
const OUTSIDE_LATIN = /[^\u0000-\u024f\u2000-\u2bff]/

function byScript(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / letters
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.08) return 'ja'
  if (share(/\p{Script=Han}/gu) > 0.3) return 'zh'
  if (share(/\p{Script=Hangul}/gu) > 0.3) return 'ko'
  if (share(/\p{Script=Arabic}/gu) > 0.3) return 'ar'
  if (share(/\p{Script=Devanagari}/gu) > 0.3) return 'hi'
  if (share(/\p{Script=Latin}/gu) < 0.5) return 'unknown'
  if (share(/[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu) > 0.06) return 'vi'
  return undefined
}

function byWords(text: string): Language {
  const counts = new Map<Language, number>()
  const distinct = new Map<Language, Set<string>>()
  for (const typed of text.match(/\p{L}+/gu) ?? []) {
    const word = typed === 'I' ? 'we' : typed.toLowerCase()
    for (const language of LITTLE_WORDS.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
      distinct.set(language, (distinct.get(language) ?? new Set()).add(word))
    }
  }
  const english = counts.get('en') ?? 0
  const [best, hits] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['en', english])
  return hits > english * 1.3 && hits >= 3 && (distinct.get(best)?.size ?? 0) >= 3 ? best : 'en'
}

const LITTLE_WORDS = new Map<string, Language[]>()
const LITTLE: Partial<Record<Language, string>> = {
  en: 'the and of to in is we our with for are that on have it by from as at be this not or they you can will were has need want but',
  es: 'el los las de que y en un una con por para nuestra nuestro nuestros nuestras somos tenemos no es se del al más pero como queremos cada muy su sus está son',
  fr: 'le les des une et est nous notre nos avec pour dans que qui sur pas du au aux sont avons plus mais chaque très par ce cette leur voulons trop',
  de: 'der die das und ist wir unser unsere mit für auf nicht ein eine den dem von zu im haben sind werden auch sich bei aus oder jede sehr aber zum über möchten',
  it: 'il lo gli di che e un una con per nostro nostra nostri siamo abbiamo non è sono del della dei delle ogni più ma come vogliamo nel alla anche troppo',
  pt: 'o os as de que e um uma com por para nosso nossa nossos nossas somos temos não é são do da dos das mais mas como queremos cada muito em no na ao',
  nl: 'de het een en is wij we ons onze met voor op niet van te in hebben zijn worden ook bij uit of elke zeer maar dat die willen naar veel',
  pl: 'i w z na do się nie jest są że dla przez mamy nasz nasza nasze naszych jesteśmy oraz od po co każdy każdego ale jak lub bardzo chcemy za przy tylko',
  tr: 've bir bu için ile çok da de olarak var yok biz bizim olan gibi daha her ama en kadar sonra ediyoruz istiyoruz yapıyoruz oluyor değil günde ayda',
  id: 'dan yang di dengan untuk dari kami adalah ini itu tidak ada pada kita sudah akan bisa dapat masih setiap oleh juga lebih ingin atau karena banyak',
  'hi-Latn':
    'hai hain ka ke ki ko aur nahi nahin mein karna karne karte karta karti wala wale wali hum humara humare hamara hamare hamari hota hoti hote raha rahe rahi liye bahut sirf bhi abhi kya koi kuch apna apne apni jata jate jati jaye chahiye chahte tha thi hua hue roz sab wo yeh kaam thoda alag kam pe',
  vi: 'và của là chúng tôi với cho không các những một được có này để trong',
}
for (const [language, list] of Object.entries(LITTLE))
  for (const word of list.split(' ')) LITTLE_WORDS.set(word, [...(LITTLE_WORDS.get(word) ?? []), language as Language])

/** The marks of these carry the word: without its vowel signs 'बिल' is 'बल', and 'giá' is not 'gia'. */
const MARKED: ReadonlySet<Language> = new Set(['vi', 'hi', 'ja', 'ko', 'zh'])
/** Their words are not parted by spaces, or carry other words before them. */
const RUNNING: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'ar'])

function fold(language: Language, text: string): string {
  const letters = MARKED.has(language)
    ? text.normalize('NFKC').replaceAll('\u093c', '').toLowerCase()
    : plain(text).replaceAll('ı', 'i').normalize('NFC')
  return letters.replace(/[^\p{L}\p{M}\p{N}%_]+/gu, ' ').trim()
}

function needle(language: Foreign, piece: string): string {
  const spelt = fold(language, piece)
  const inside = RUNNING.has(language)
  // A syllable of Vietnamese is a word: none is the beginning of another.
  const edged = `${inside || spelt.startsWith('_') ? '' : '_'}${spelt}${language === 'vi' ? '_' : ''}`
  return edged.replaceAll('_', ' ')
}

interface Gloss {
  english: string
  plain: boolean
  pieces: string[]
}

/** Made when a language is first met: most briefs are English. */
const GLOSSES = new Map<Language, Gloss[]>()
function glosses(language: Language): Gloss[] {
  const known = GLOSSES.get(language)
  if (known) return known
  const foreign = FOREIGN.find((one) => one === language)
  const made = foreign
    ? GLOSSARY.map((row) => ({
        english: row.english,
        plain: row.plain === true,
        pieces: (row[foreign] ?? []).map((piece) => needle(foreign, piece)),
      }))
    : []
  GLOSSES.set(language, made)
  return made
}

export interface Glossed {
  text: string
  tokens: readonly Token[]
  topic?: string
  understood: number
}

/** A foreign clause word by word, or by the words that the glossary knows: enough to sort it, never enough to quote in English. */
export function glossed(language: string, clause: Clause): Glossed {
  const { english } = clause
  if (english) {
    const topic = clause.field === 'goals' ? foreignName(language, clause.text) : undefined
    return { text: english.text, tokens: tokensOf(english.text), ...(topic && { topic }), understood: english.known }
  }
  const folded = ` ${fold(language as Language, clause.text)} `
  const covered = new Uint8Array(folded.length)
  const found: { at: number; gloss: Gloss }[] = []
  for (const gloss of glosses(language as Language)) {
    const hit = gloss.pieces.map((piece) => [folded.indexOf(piece), piece.length] as const).find(([at]) => at >= 0)
    if (!hit) continue
    found.push({ at: hit[0], gloss })
    covered.fill(1, hit[0], hit[0] + hit[1])
  }
  found.sort((a, b) => a.at - b.at)
  const topic = found.find(({ gloss }) => !gloss.plain)?.gloss.english
  const words = found.flatMap(({ gloss }) => gloss.english.split(' '))
  const tokens = words.map((word) => ({ text: word, lower: word, lemma: word, pos: 'NOUN', start: 0, end: 0 }))
  return {
    text: words.join(' '),
    tokens,
    ...(topic && { topic }),
    understood: shareCovered(folded, covered, language as Language),
  }
}

/** The share of the words that carry meaning of which some part was known. */
function shareCovered(folded: string, covered: Uint8Array, language: Language): number {
  if (RUNNING.has(language)) {
    const letters = folded.match(/\p{L}/gu)?.length ?? 0
    return Math.min(1, (covered.reduce((sum, one) => sum + one, 0) * 1.5) / Math.max(1, letters))
  }
  let [all, known] = [0, 0]
  for (const match of matches(/[\p{L}\p{M}]{4,}/gu, folded)) {
    all += 1
    if (covered.subarray(match.index, match.index + match[0].length).includes(1)) known += 1
  }
  return all === 0 ? (known > 0 ? 1 : 0) : known / all
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[’‘`]/g, "'")
}
