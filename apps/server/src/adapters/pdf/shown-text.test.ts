import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

const shown = (content: string) =>
  [...shownText(Buffer.from(content, 'latin1'))].map(({ font, codes, actualText }) => ({
    font,
    codes: Buffer.from(codes).toString('latin1'),
    words: actualText && Buffer.from(actualText).toString('latin1'),
  }))

test('strings are read as the format writes them: pairs of brackets, escapes, octal codes, lines that go on, hexadecimal', () => {
  const strings = String.raw`(a(b)c) (\(\\\)) (\101\60\7x) (\n\t) (\q)` + '(on\\\nand\\\r\non) <41 42> <> ()'
  expect(shown(`/f1 10.5 Tf [${strings}] TJ`).map(({ codes }) => codes)).toEqual([
    'a(b)c', '(\\)', 'A0\x07x', '\n\t', 'q', 'onandon', 'AB', '', '',
  ]) // prettier-ignore
})

test('each string has the font in force and the nearest words that stand for it', () => {
  const content = `/Span<</ActualText(one)/MCID 0>>BDC BT/f1 9 Tf(a)Tj /P<</MCID 1>>BDC -3.5 0 Td(b)Tj EMC/f2 9 Tf<<>>(c)Tj EMC ET(d)Tj`
  expect(shown(content)).toEqual([
    { font: 'f1', codes: 'a', words: 'one' },
    { font: 'f1', codes: 'b', words: 'one' },
    { font: 'f2', codes: 'c', words: 'one' },
    { font: 'f2', codes: 'd', words: undefined },
  ])
})

test('what breaks off ends the reading', () => {
  expect(shown(String.raw`/f 1 Tf (ab\) Tj`)).toEqual([])
  expect(shown('/f 1 Tf (ab Tj')).toEqual([])
  expect(shown('/f 1 Tf <41')).toEqual([])
})
