import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { parseReport, plainText, type ReportDocument } from '../document.ts'
import { brief } from '../testing/told-brief.ts'
import { labels, paragraph, table } from './blocks.ts'
import { markdown } from './markdown.ts'

const of = (...blocks: Parameters<typeof markdown>[0]['preamble']) => markdown({ preamble: blocks, sections: [] })

test('labels are a list in Markdown, a table with a head is a table', () => {
  expect(of(labels([['Measure', 'days | from 31 to 14']]))).toBe('- **Measure:** days \\| from 31 to 14\n')
  expect(of(table(['From', 'What'], [['4 Jan', 'I1']]))).toBe('| From | What |\n| --- | --- |\n| 4 Jan | I1 |\n')
})

test('what a client typed is never read as markup', () => {
  expect(of(paragraph('- *no* <b>'))).toBe('\\- \\*no\\* &lt;b&gt;\n')
})

test('a piece of work is headed as tables and timeline call it, and is read so again', () => {
  const document = advise(brief({ business_goals: 'Quotes out in 2 days instead of 9.' }), {
    date: '2026-11-19',
  }).document
  const pieces = (one: ReportDocument) =>
    one.sections
      .filter(({ kind }) => kind === 'initiatives')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'heading' ? [[block.number, plainText(block.children)]] : []))) // prettier-ignore
  const [first = ['', '']] = pieces(document)
  expect(first[0]).toBe('I1')
  expect(markdown(document)).toContain(`### I1. ${first[1]}`)
  expect(pieces(parseReport(markdown(document)))).toEqual(pieces(document))
  // A section keeps its words.
  expect(parseReport('## I2. Our second year\n\nText.').sections[0]?.title).toBe('I2. Our second year')
})
