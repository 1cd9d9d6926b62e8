import { sentencesOf, wordsOf, type ReadReport } from './prose.ts'

/**
 * Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word.
 * Counted over paragraphs and list items. Headings, tables and the client's own words in quotation blocks are left out,
 * and so are tokens without a Latin letter (figures): they have no syllables to count.
 */
export function fleschOf(report: ReadReport): number {
  const prose = report.passages.filter((passage) => passage.kind === 'paragraph' || passage.kind === 'item')
  return flesch(prose.flatMap((passage) => sentencesOf(passage.text)))
}

export function flesch(sentences: readonly string[]): number {
  const spoken = sentences.map((sentence) => wordsOf(sentence).filter((word) => /[a-z]/i.test(word)))
  const counted = spoken.filter((words) => words.length > 0)
  const words = counted.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - (1.015 * words.length) / counted.length - (84.6 * syllables) / words.length
}

/** Common words here that the rules get wrong. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  business: 2,
  people: 2,
  every: 2,
  safety: 2,
  someone: 2,
  supplier: 3,
  being: 2,
}

/** Words in front of another word keep their silent e: fore-cast, ware-house. */
const COMPOUND =
  /^(ware|some|home|time|fore|where|there|base|safe|price|life|note|take|care|make)(?=[b-df-hj-np-tv-z][a-z]{2})/

/** Vowel groups, less silent endings. Right for nine words in ten, which is as much as the formula deserves. */
export function syllablesOf(word: string): number {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + syllablesOfPart(part), 0)
}

function syllablesOfPart(part: string): number {
  if (part.length <= 3) return 1
  const exception = EXCEPTIONS[part]
  if (exception !== undefined) return exception
  const first = COMPOUND.exec(part)?.[0]
  if (first !== undefined) return 1 + syllablesOfPart(part.slice(first.length))
  const stem = part
    .replace(/(?<=[^aeiouy])e(?:ly|ment|ments|less|ful)$/, (ending) => ending.slice(1))
    .replace(/(?<=[aeiouy][^aeiouy]+)(?<!t|d)ed$/, '')
    .replace(/(?<=[aeiouy][^aeiouy]*)(?<!s|x|z|c|g|ch|sh)es$/, '')
    .replace(/(?<![^aeiouy]l)(?<=[aeiouy][^aeiouy]*)e$/, '')
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0
  const split = stem.match(
    /(?<!t)ia(?!l$|n$)|io(?!n|us$)|ium|.ea$|(?<![qg])ua|eo(?!n$)|(?<=[^t])ia[ln]$|ying$|[^aeiou]ue[lt]$/g,
  )
  return Math.max(1, groups + (split?.length ?? 0))
}
