import { pdfFileName } from '@cairn/domain/roadmap-content'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment, reportFileName } from './file-name.ts'

const PLAIN = '_AI_Strategy_Report.pdf"'

test.each([
  ['Acme Ltd', `attachment; filename="Acme Ltd${PLAIN}`],
  [undefined, `attachment; filename="Company${PLAIN}`],
  ['A "B" C', `attachment; filename="A -B- C${PLAIN}`],
  ['a/b\\c', `attachment; filename="a-b-c${PLAIN}`],
  ['Evil\r\nSet-Cookie: x=1', `attachment; filename="Evil-Set-Cookie- x=1${PLAIN}`],
  [
    'Müller & Söhne',
    `attachment; filename="Muller & Sohne${PLAIN}; filename*=UTF-8''M%C3%BCller%20%26%20S%C3%B6hne_AI_Strategy_Report.pdf`,
  ],
  [
    '株式会社',
    `attachment; filename="_${PLAIN}; filename*=UTF-8''%E6%A0%AA%E5%BC%8F%E4%BC%9A%E7%A4%BE_AI_Strategy_Report.pdf`,
  ],
  [
    "O'Brien's (50%)",
    `attachment; filename="O'Brien's (50_)${PLAIN}; filename*=UTF-8''O%27Brien%27s%20%2850%25%29_AI_Strategy_Report.pdf`,
  ],
])('a download for %j is sent as %s', (company, header) => {
  expect(attachment(pdfFileName(company))).toBe(header)
})

test('the Markdown file has the same name with its own ending', () => {
  expect(reportFileName('Acme Ltd', 'md')).toBe('Acme Ltd_AI_Strategy_Report.md')
  expect(reportFileName('Acme Ltd', 'docx')).toBe('Acme Ltd_AI_Strategy_Report.docx')
})

test('no name breaks out of the header, and the real name survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (name) => {
      const header = attachment(name)
      expect(header).toMatch(
        /^attachment; filename="[^"\\%\x00-\x1f\x7f-\uffff]*"(; filename\*=UTF-8''[\w.!#$&+^`|~%-]*)?$/,
      )
      const encoded = /UTF-8''(.*)$/.exec(header)?.[1]
      if (encoded) expect(decodeURIComponent(encoded)).toBe(name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    }),
  )
})
