import type { PdfModel } from '../../report/report-model.ts'
import type { Coverage } from './coverage.ts'

/** Stands for a character that no font has. (None of ours draws U+FFFD, and a missing glyph stops the export.) */
export const REPLACEMENT = '□'

/**
 * The model as it can be set: no character without a glyph, no control character, no word wider than its column, no
 * heading without text, no number parted from its percent sign. Everything else passes unchanged.
 */
export function printable(model: PdfModel, coverage: Coverage): PdfModel {
  const walk = (value: unknown, word: number, key?: string, inline = false): unknown => {
    if (typeof value === 'string') {
      if (key === 'url' || key === 'about_url') return value
      const text = clean(value, word, coverage)
      return !inline && TITLES.has(key ?? '') && text.trim() === '' && value !== '' ? REPLACEMENT : text
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, word, key))
    if (typeof value !== 'object' || value === null) return value
    const width = 'columns' in value && Array.isArray(value.columns) ? cellWord(value.columns.length) : word
    // A space between two words of a sentence is no title.
    const within = 'type' in value && value.type === 'text'
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, width, name, within)]))
  }
  return walk(model, WORD) as PdfModel
}

/** Headings and titles: the standard refuses empty ones. */
const TITLES = new Set(['title', 'document_title', 'text', 'number'])

/** The longest word, in letters, that fits a line; and a table's cell, where English words are hyphenated besides. */
const WORD = 40
const cellWord = (columns: number) => Math.max(12, Math.floor(72 / Math.max(columns, 1)))

function clean(source: string, word: number, coverage: Coverage): string {
  const text = (PLAIN.test(source) ? source : settable(source, coverage)).replace(PERCENT, '$1\u00a0%')
  if (text.length < word) return text
  return text.replace(longWord(word), (long) =>
    [...graphemes.segment(long)].map(({ segment }) => segment).join('\u200b'),
  )
}

function settable(source: string, coverage: Coverage): string {
  const text = source.toWellFormed().normalize('NFC').replace(UNPRINTABLE, '').replace(STACKED, '$1')
  return text.replace(FOREIGN, (letter) => {
    if (coverage.has(letter) || INVISIBLE.test(letter)) return letter
    return ACCENT.test(letter) ? '' : REPLACEMENT
  })
}

/** '5 %' stays on one line. */
const PERCENT = /(\d) %/g
const PLAIN = /^[\x20-\x7e\n]*$/
const FOREIGN = /[^\x20-\x7e\n]/gu
/** Joiners, variation selectors, soft hyphens and the tags of flags shape their neighbours and need no glyph. */
const INVISIBLE = /^(?:\u00ad|[\u200b-\u200d]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])$/u
const ACCENT = /\p{M}/u
/** Controls, marks and overrides of direction, fillers, noncharacters. */
const UNPRINTABLE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u115f\u1160\u180e\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{e0001}]/gu
/** Letters under a tower of accents cost seconds and gigabytes. */
const STACKED = /((?:\p{M}){6})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const patterns = new Map<number, RegExp>()

/** Scripts that break between any two letters are left alone. */
function longWord(length: number): RegExp {
  const known = patterns.get(length)
  if (known) return known
  const unbroken = String.raw`\s\u200b\u200d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`
  const made = new RegExp(`[^${unbroken}]{${length},}`, 'gu')
  patterns.set(length, made)
  return made
}
