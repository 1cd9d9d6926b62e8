import { beforeAll, expect, test } from 'vitest'
import { reportModel } from '../../report/report-model.ts'
import { textSource } from '../../report/testing/sources.ts'
import { Coverage } from './coverage.ts'
import { loadFonts } from './fonts.ts'
import { printable, REPLACEMENT } from './printable.ts'

let coverage: Coverage
beforeAll(async () => {
  coverage = new Coverage(await loadFonts())
})

test.each([
  ['Latin', 'Zoë Ñandú Łódź ễ ß'],
  ['Greek', 'Καλημέρα'],
  ['Cyrillic', 'Добрый день їжак'],
  ['Arabic', 'السلام عليكم'],
  ['Hebrew', 'שלום עולם'],
  ['Devanagari', 'नमस्ते दुनिया'],
  ['Thai', 'สวัสดีชาวโลก'],
  ['simplified Chinese', '江南精密制造有限公司'],
  ['traditional Chinese', '臺灣人工智慧學會'],
  ['Japanese', 'かな カナ 漢字 骨直'],
  ['Korean', '한국어 보고서'],
  ['signs', '→ ≥ ∑ € ₹ ★ ☑ ✓ ①'],
  ['emoji', '🚀😀👍'],
])('%s can be set', (_, text) => {
  expect(Array.from(text).filter((letter) => letter !== ' ' && !coverage.has(letter))).toEqual([])
})

test('what no font has is replaced, and the replacement can be set', () => {
  expect(coverage.has(REPLACEMENT)).toBe(true)
  const model = printable(reportModel(textSource('Runes ᚠᚢ, ქართული and \u{f0000}.')), coverage)
  expect(JSON.stringify(model.preamble)).toContain('Runes □□, □□□□□□□ and □.')
})

test.each([
  ['a\u0000b\u001bc\u202ed\ufeffe', 'abcde'],
  ['e\u0301', 'é'],
  ['lone \ud800 half', 'lone □ half'],
  [`x${'\u0323'.repeat(100)}`, `x${'\u0323'.repeat(6)}`],
  ['an accent no font has: a\u0316', 'an accent no font has: a'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['x'.repeat(41), Array(41).fill('x').join('\u200b')],
  ['x'.repeat(39), 'x'.repeat(39)],
  ['from 5 % to 40 %', 'from 5\u00a0% to 40\u00a0%'],
])('%j becomes %j', (given, set) => {
  expect(printable({ ...reportModel(textSource('')), company: given }, coverage).company).toBe(set)
})

test('a title of which nothing is left shows that there was one', () => {
  const model = { ...reportModel(textSource('')), title: '\u202e', document_title: '\u200e' }
  expect(printable(model, coverage)).toMatchObject({ title: REPLACEMENT, document_title: REPLACEMENT })
})

test('a space between two words of a sentence stays a space', () => {
  const children = [
    { type: 'emphasis' as const, children: [{ type: 'text' as const, text: 'high' }] },
    { type: 'text' as const, text: ' ' },
    { type: 'citation' as const, number: 1 },
  ]
  const model = { ...reportModel(textSource('')), preamble: [{ type: 'paragraph' as const, children }] }
  expect(printable(model, coverage).preamble).toEqual(model.preamble)
})

test('addresses of links are never touched', () => {
  const url = `https://example.org/${'a'.repeat(300)}`
  expect(JSON.stringify(printable(reportModel(textSource(`[x](${url})`)), coverage))).toContain(`"url":"${url}"`)
})
