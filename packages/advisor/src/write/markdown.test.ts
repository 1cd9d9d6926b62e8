import { expect, test } from 'vitest'
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
