import { parseReport, plainText } from '@cairn/advisor/document'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportMarkdown } from './markdown.ts'
import { NOTICE } from '@cairn/domain/notice'
import { adviceSource, textSource } from './testing/sources.ts'

test('the file holds everything the PDF holds', () => {
  const text = reportMarkdown(adviceSource())
  const headings = text.match(/^## .*/gm)
  expect(headings).toEqual([
    '## 1. Executive Summary',
    '## 2. Recommended AI Initiatives',
    '## 3. Why Start Here',
    '## 4. High-Level Timeline/Milestones',
    '## 5. Security Considerations',
    '## 6. Summary',
    '## References',
    '## Appendix A: Client Information',
    '## Appendix B: AI Analysis Method',
    '## Appendix C: Knowledge Foundation',
    '## Appendix D: Security and Limitations',
    '## Appendix E: About the Provider',
    '## Notice',
  ])
  expect(text).toMatch(/^# AI Opportunity Assessment\n\n\*\*Riverbend Orchards Pty Ltd\*\*/)
  expect(text).toContain('| Lens | Score of 5 | Why |\n| --- | --- | --- |\n| Customer and revenue | ')
  expect(text).toContain('| Initiative | Impact of 10 |')
  expect(text).toContain('| Part | Task | From |')
  expect(text).toContain('| Company name | Riverbend Orchards Pty Ltd |')
  expect(text.trimEnd().endsWith(NOTICE)).toBe(true)
})

test.each([
  ['## A\nNot *a* **b** _c_', 'Not *a* **b** *c*'],
  ['## A\n\\*not emphasis\\* and \\<b\\>', '\\*not emphasis\\* and \\<b\\>'],
  ['## A\n\\# not a heading', '\\# not a heading'],
  ['## A\n[x](https://example.org/a_b)', '[x](<https://example.org/a_b>)'],
  ['## A\n- one\n- two\n  1. deep', '- one\n- two\n\n  1. deep'],
  ['## A\n> said', '> said'],
  ['## A\n| a | b |\n|---|---|\n| 1 \\| 2 | 3 |', '| a | b |\n| --- | --- |\n| 1 \\| 2 | 3 |'],
])('%j is written back as %j', (given, written) => {
  const text = reportMarkdown(textSource(given))
  expect(text.slice(text.indexOf('## 1. A') + 9, text.indexOf('\n\n## Appendix A'))).toBe(written)
})

test('whatever a company is called, its name is text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
      const text = reportMarkdown(textSource('Words.', { company_name: `x ${name}` }))
      const [, paragraph] = text.split('\n\n')
      const parsed = parseReport(paragraph ?? '').preamble[0]
      const shown = parsed?.type === 'paragraph' ? plainText(parsed.children) : ''
      expect(shown.replace(/\s+/g, ' ').trim()).toBe(`x ${name}`.replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim())
    }),
  )
})
