import { NO_CONTENT } from '@cairn/domain/roadmap-content'
import { expect, test } from 'vitest'
import { CHARACTERS_MAX, CUT, type ReportBlock, writtenText } from './report-blocks.ts'
import { NOTICE } from '@cairn/domain/notice'
import { reportModel } from './report-model.ts'
import { adviceSource, ARABIC, BRIEF, textSource } from './testing/sources.ts'

const kinds = (blocks: readonly ReportBlock[]) =>
  blocks.flatMap((block) => (block.type === 'chart' ? [block.chart.kind] : []))

test('a report carries its cover, its numbered sections, its references, its appendix and the notice', () => {
  const model = reportModel(adviceSource())
  expect(model).toMatchObject({
    title: 'AI Opportunity Assessment',
    company: 'Riverbend Orchards Pty Ltd',
    document_title: 'AI Opportunity Assessment – Riverbend Orchards Pty Ltd',
    date: '15 November 2026',
    day: [2026, 11, 15],
    language: 'en',
    notice: NOTICE,
  })
  expect(model.facts).toContainEqual(['Prepared by', 'Institute for Machine Learning'])
  expect(model.sections.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Executive Summary',
    '2 Recommended AI Initiatives',
    '3 Why Start Here',
    '4 High-Level Timeline/Milestones',
    '5 Security Considerations',
    '6 Summary',
  ])
  expect(model.references.length).toBeGreaterThan(0)
  expect(model.appendix.map(({ number, title }) => `${number} ${title}`)).toEqual([
    'A Client Information',
    'B AI Analysis Method',
    'C Knowledge Foundation',
    'D Security and Limitations',
    'E About the Provider',
  ])
})

test('for readers who are not the client it says nothing of what the client told', () => {
  const source = adviceSource()
  const roadmap = { ...source.roadmap, client_input: { company_name: BRIEF.company_name } }
  const model = reportModel({ ...source, roadmap, withoutBrief: true })
  expect(model.appendix.map(({ number }) => number)).toEqual(['B', 'C', 'D', 'E'])
  expect(model.facts.map(([label]) => label)).toEqual(['Date', 'Prepared by'])
})

test('the cover says what to decide, what it costs against the budget, and the first date', () => {
  const country = { description: `${BRIEF.description} We are in Tasmania, Australia.` }
  const headline = (brief: object) => reportModel(adviceSource(brief)).headline
  const budgeted = headline({ ...country, team_ai_familiarity: 'Our budget is $40,000.' })
  expect(budgeted).toEqual([
    { label: 'The decision', text: expect.stringMatching(/^Start with “.+”\.$/), note: '' },
    {
      label: 'What it costs',
      text: expect.stringMatching(/^A\$[\d,]+ to [\d,]+ in year one$/),
      note: 'by our estimate, against your $40,000',
    },
    {
      label: 'First date',
      text: expect.stringMatching(/^\d+ \w+ 20\d\d$/),
      note: expect.stringMatching(/^judged by \d+ \w+ 20\d\d$/),
    },
  ])
  expect(headline(country)[1]).toMatchObject({ note: 'by our estimate' })
  expect(headline({})[1]).toMatchObject({ text: expect.stringMatching(/^\d+ to \d+ days of work$/) })
  expect(reportModel(textSource('Words.')).headline).toEqual([])
})

test('the client’s own words are named as such, anybody else’s are not', () => {
  const model = reportModel(textSource('> Spray diaries are on PAPER!\n\nand\n\n> Spray diaries belong in a tool.'))
  expect(model.preamble).toMatchObject([
    { type: 'quote', caption: 'In your words' },
    { type: 'paragraph' },
    { type: 'quote', caption: '' },
  ])
})

test('labels stand in a column of their own beside their values', () => {
  const text = '|  |  |\n|---|---|\n| Owner, time, cost | the grower |\n| Measure | 12 |'
  const [table] = reportModel(textSource(text)).preamble
  expect(table).toMatchObject({ columns: [{ share: 0 }, { align: 'start' }] })
})

test('each chart stands in its section', () => {
  const { sections } = reportModel(adviceSource())
  expect(sections.map(({ blocks }) => kinds(blocks))).toEqual([['lenses'], ['map'], [], ['timeline'], [], []])
  expect(sections.map(({ blocks }) => blocks[0]?.type === 'chart')).toEqual([false, true, false, true, false, false])
})

test('a single initiative needs no map', () => {
  const source = adviceSource()
  const only = source.insights && { ...source.insights, initiatives: source.insights.initiatives.slice(0, 1) }
  expect(kinds(reportModel({ ...source, insights: only }).sections[1]?.blocks ?? [])).toEqual([])
})

test('charts without a section of theirs close the report', () => {
  const { insights } = adviceSource()
  const model = reportModel(textSource('Plain words.', BRIEF, insights))
  expect(kinds(model.preamble)).toEqual(['lenses', 'map', 'timeline'])
})

test('a report without insights has neither charts nor references', () => {
  const model = reportModel(textSource('## Executive Summary\nStart here [1].'))
  expect([kinds(model.sections[0]?.blocks ?? []), model.references]).toEqual([[], []])
})

test('a number in brackets is a citation only when there is such a reference', () => {
  const { insights } = adviceSource()
  const model = reportModel(
    textSource('## Summary\nSee [1] and [99], [inside [1]](https://example.org).', BRIEF, insights),
  )
  const [paragraph] = model.sections[0]?.blocks ?? []
  expect(JSON.stringify(paragraph).match(/"citation"/g)).toHaveLength(1)
  expect(paragraph?.type === 'paragraph' && writtenText(paragraph.children)).toContain('See [1] and [99]')
})

test('an empty report says so', () => {
  const [only] = reportModel(textSource('')).preamble
  expect(only?.type === 'paragraph' && writtenText(only.children)).toBe(NO_CONTENT)
})

test('nothing known of the client leaves the cover bare, and the appendix says so', () => {
  const model = reportModel(textSource('Words.', null))
  expect([model.company, model.document_title]).toEqual(['', 'AI Opportunity Assessment'])
  expect(JSON.stringify(model.appendix[0])).toContain('Not specified')
})

test('a date that is none is shown as such and kept out of the metadata', () => {
  const source = textSource('Words.')
  const model = reportModel({ ...source, roadmap: { ...source.roadmap, created_at: 'soon' } })
  expect([model.date, model.day]).toEqual(['Invalid date', null])
})

test('a report in Arabic runs from right to left, its English parts from left to right', () => {
  const model = reportModel(textSource(ARABIC))
  expect([model.language, model.right_to_left]).toEqual(['ar', true])
  expect(model.appendix[1]?.blocks[0]).toMatchObject({ language: 'en', right_to_left: false })
})

test('only links to pages and mailboxes stay links', () => {
  const text =
    '[a](javascript:alert(1)) [b](file:///etc/passwd) [c](data:text/html,x) [d](https://example.org/d) [e](mailto:e@example.org)'
  const urls = JSON.stringify(reportModel(textSource(text)).preamble).match(/"url":"[^"]*"/g)
  expect(urls).toEqual(['"url":"https://example.org/d"', '"url":"mailto:e@example.org"'])
})

test('a report beyond all measure is cut, and says so', () => {
  const text = '## Summary\n' + `${'word '.repeat(200)}\n\n`.repeat(CHARACTERS_MAX / 500)
  const written = JSON.stringify(reportModel(textSource(text)).sections)
  expect(written.length).toBeLessThan(CHARACTERS_MAX * 1.3)
  expect(written).toContain(CUT)
})

test('the head of a table holds no links: it is repeated on every page', () => {
  const { insights } = adviceSource()
  const text = '| [a](https://example.org) [1] |\n|---|\n| [b](https://example.org) [1] |'
  const [table] = reportModel(textSource(text, BRIEF, insights)).preamble
  expect(table).toMatchObject({ head: [[{ type: 'text' }, { type: 'text' }]], rows: [[[{ type: 'link' }, {}, {}]]] })
})

test('a head that is a text becomes a row, under a head of numbers', () => {
  const [table] = reportModel(textSource(`| ${'long '.repeat(50)} | b |\n|---|---|\n| c | d |`)).preamble
  expect(table).toMatchObject({
    head: [[{ text: '1' }], [{ text: '2' }]],
    rows: [{ length: 2 }, [[{ text: 'c' }], [{ text: 'd' }]]],
  })
})

test('the width of a narrow column is known beforehand, but for letters of other scripts', () => {
  const [table] = reportModel(
    textSource('| Points | Name | 点数 |\n|---|---|---|\n| 87 | A name of many words | 12 |'),
  ).preamble
  if (table?.type !== 'table') throw new Error('no table')
  const [points, name, other] = table.columns
  expect(points?.ems).toBeGreaterThan(2.71) // what 'Points' takes in the semibold font
  expect(points?.ems).toBeLessThan(3.3)
  expect([name?.ems, other?.ems]).toEqual([undefined, undefined])
})

test('a table has short dates, and room in each column for its longest word', () => {
  const text = [
    '| After | By | Milestone | Owner | Exit test |',
    '|---|---|---|---|---|',
    `| 30 days | 15 December 2026 | ${'I1 begun and watched. '.repeat(12)} | Responsibilities of the packhouse | a third |`,
  ].join('\n')
  const [table] = reportModel(textSource(text)).preamble
  if (table?.type !== 'table') throw new Error('no table')
  expect(table.rows[0]?.map(writtenText)[1]).toBe('15 Dec 2026')
  const [after, by, , owner] = table.columns.map(({ share }) => share)
  expect([after, by]).toEqual([0, 0])
  expect(owner).toBeGreaterThan('Responsibilities'.length)
})
