import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument, readInsights } from './report-content.ts'
import {
  clientInformation,
  formatDate,
  formatMoment,
  pdfFileName,
  readClientInput,
  readFirstInitiative,
  readGeneratedAt,
  readMessage,
  readProgress,
  readReport,
  readStatus,
  reportTitle,
  reportTypeLabel,
  statusTone,
} from './roadmap-content.ts'

const json = JSON.stringify

describe('status', () => {
  test.each([
    [{ status: 'pending' }, 'pending'],
    [{ status: 'generating' }, 'generating'],
    [{ status: 'failed' }, 'failed'],
    [json({ status: 'failed' }), 'failed'],
    [{ status: 'completed' }, 'completed'],
    [{}, 'completed'],
    [{ status: 'archived' }, 'completed'],
    [{ status: 7 }, 'completed'],
    ['# Report', 'completed'],
    ['{broken', 'completed'],
    [null, 'completed'],
    [undefined, 'completed'],
  ])('of content %j is %s', (content, status) => {
    expect(readStatus({ content })).toBe(status)
  })

  test('absent while a generation is followed, it is generating', () => {
    expect(readStatus({ content: null }, 'generating')).toBe('generating')
    expect(readStatus({}, 'generating')).toBe('generating')
    expect(readStatus({ content: { status: 'completed' } }, 'generating')).toBe('completed')
  })

  test.each([
    ['completed', 'green'],
    ['failed', 'red'],
    ['pending', 'yellow'],
    ['generating', 'yellow'],
  ] as const)('%s has a %s badge', (status, tone) => {
    expect(statusTone(status)).toBe(tone)
  })
})

describe('report', () => {
  const text = { kind: 'text', text: '# Report' }
  const empty = { kind: 'empty' }
  const unsupported = { kind: 'unsupported' }

  test.each([
    ['# Report', text],
    [json('# Report'), text],
    [{ content: '# Report' }, text],
    [json({ content: '# Report' }), text],
    [{ status: 'completed', content: { content: '# Report' } }, text],
    [{ content: { content: { content: '# Report' } } }, text],
    [{ content: json({ content: '# Report' }) }, text],
    ['[A link](https://a.example) first', { kind: 'text', text: '[A link](https://a.example) first' }],
    ['{not json', { kind: 'text', text: '{not json' }],
    ['42', { kind: 'text', text: '42' }],
    [null, empty],
    [undefined, empty],
    ['', empty],
    [' \n', empty],
    ['""', empty],
    [{}, empty],
    [{ status: 'completed', generated_at: 'x' }, empty],
    [{ content: null }, empty],
    [{ content: {} }, empty],
    [{ sections: [] }, unsupported],
    [{ content: { text: 'no' } }, unsupported],
    [{ content: ['a'] }, unsupported],
    [['a'], unsupported],
    [json(['a']), unsupported],
    [42, unsupported],
    [true, unsupported],
  ])('%j reads as %j', (content, report) => {
    expect(readReport(content)).toEqual(report)
  })

  test('however deep the nesting, the reader ends', () => {
    let nested: unknown = 'deep'
    for (let i = 0; i < 5000; i++) nested = { content: nested }
    expect(readReport(nested)).toEqual(unsupported)
  })

  test('any value is read without a crash', () => {
    fc.assert(
      fc.property(fc.anything(), (content) => {
        expect(['text', 'empty', 'unsupported']).toContain(readReport(content).kind)
        expect(readStatus({ content })).toBeDefined()
        expect(clientInformation(content)).toHaveLength(6)
      }),
    )
  })

  test('text that is not JSON comes out as it went in', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (rest) => {
        expect(readReport(`# ${rest}`)).toEqual({ kind: 'text', text: `# ${rest}` })
        expect(readReport({ content: { content: `# ${rest}` } })).toEqual({ kind: 'text', text: `# ${rest}` })
      }),
    )
  })
})

test.each([
  [{ a: 1 }, { a: 1 }],
  ['{"a":1}', { a: 1 }],
  ['[1]', {}],
  ['nonsense', {}],
  [null, {}],
  [[1], {}],
])('client input %j reads as %j', (value, input) => {
  expect(readClientInput(value)).toEqual(input)
})

test('message, date, progress and insights are read where they are, and missed where they are not', () => {
  const content = { message: 'No luck', generated_at: '2026-11-15T00:00:00Z', progress: 40 }
  expect([readMessage(content), readGeneratedAt(json(content)), readProgress(content)]).toEqual([
    'No luck',
    content.generated_at,
    40,
  ])
  expect([readMessage('x'), readGeneratedAt({ generated_at: 5 }), readProgress({ progress: '40' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const insights = { lenses: [], initiatives: [], timeline: [], references: [], confidence: 'low' }
  expect(readInsights({ insights })).toEqual(insights)
  expect(readInsights({ insights: { lenses: 'all' } })).toBeUndefined()
})

test('the first initiative is read from a list and from a report', () => {
  const insights = { initiatives: [{ name: 'Plan the runs' }, { name: 'Answer the phone' }] }
  expect(readFirstInitiative({ first_initiative: 'Plan the runs' })).toBe('Plan the runs')
  expect(readFirstInitiative(json({ insights }))).toBe('Plan the runs')
  expect(readFirstInitiative({ insights: { initiatives: 'none' } })).toBeUndefined()
})

test('titles and labels', () => {
  expect([reportTitle('opportunity_assessment'), reportTypeLabel('opportunity_assessment')]).toEqual([
    'AI Opportunity Assessment',
    'AI Roadmap',
  ])
  expect(reportTitle('anything else')).toBe('AI Strategic Report')
})

test.each([
  ['2026-11-15T10:00:00Z', '15 November 2026'],
  ['2026-11-15T23:30:00.123456+00:00', '15 November 2026'],
  [Date.UTC(2026, 10, 15), '15 November 2026'],
  [new Date(Date.UTC(2026, 10, 15)), '15 November 2026'],
  ['yesterday', 'Invalid date'],
  ['', 'Invalid date'],
  [Number.NaN, 'Invalid date'],
  [null, 'Invalid date'],
  [undefined, 'Invalid date'],
  [true, 'Invalid date'],
])('the date %j is shown as %s', (value, shown) => {
  expect(formatDate(value, 'en-GB', 'UTC')).toBe(shown)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
  "month %i reads in the reader's own time zone as Intl writes it",
  (month) => {
    const date = new Date(2026, month, 1 + 2 * month, 2 * month, 5 * month)
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect([formatDate(date), formatMoment(date)]).toEqual([
      formatDate(date, 'en-GB', own),
      formatMoment(date, 'en-GB', own),
    ])
  },
)

test('a date follows the locale and the time zone', () => {
  expect(formatDate('2026-11-15T23:30:00Z', 'en-US', 'Australia/Sydney')).toBe('November 16, 2026')
})

test.each([
  ['Acme Ltd', 'Acme Ltd_AI_Strategy_Report.pdf'],
  ['', 'Company_AI_Strategy_Report.pdf'],
  ['  ', 'Company_AI_Strategy_Report.pdf'],
  [undefined, 'Company_AI_Strategy_Report.pdf'],
  ['Müller & Söhne', 'Müller & Söhne_AI_Strategy_Report.pdf'],
  ['../etc/passwd', 'etc-passwd_AI_Strategy_Report.pdf'],
  ['A/B: "C"\r\nD', 'A-B- -C-D_AI_Strategy_Report.pdf'],
  ['///', 'Company_AI_Strategy_Report.pdf'],
])('the file for %j is %s', (company, name) => {
  expect(pdfFileName(company)).toBe(name)
})

describe('client information', () => {
  test('has six rows, with a default for each', () => {
    expect(clientInformation(null).map(({ label, value }) => [label, value])).toEqual([
      ['Company name', 'Not specified'],
      ['Industry', 'Not specified'],
      ['Company size', 'Not specified'],
      ['Business goals', 'Not specified'],
      ['Current challenges', 'Not specified'],
      ['Data availability', 'Not specified'],
    ])
  })

  test('is read from an object or a JSON string', () => {
    const input = {
      company_name: ' Acme ',
      industry: 'NonProfit',
      company_size: '1-19 employees',
      business_goals: ['grow', 'save'],
      challenges: '',
      data_collected: 12,
    }
    const values = ['Acme', 'Non-profit', '1-19 employees', 'grow, save', 'Not specified', '12']
    expect(clientInformation(input).map(({ value }) => value)).toEqual(values)
    expect(clientInformation(json(input)).map(({ value }) => value)).toEqual(values)
  })

  test.each([
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), `${'x'.repeat(100)}…`],
    ['𠮷'.repeat(101), `${'𠮷'.repeat(100)}…`],
  ])('%j is cut at 100 characters', (goals, shown) => {
    expect(clientInformation({ business_goals: goals })[3]).toEqual({
      label: 'Business goals',
      value: shown,
      full: goals,
    })
  })
})

describe('the tree of a report', () => {
  const link = (url: string) => ({
    preamble: [],
    sections: [
      {
        kind: 'summary',
        number: '1',
        title: 'Summary',
        anchor: 'summary',
        blocks: [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'here' }] }] }],
      },
    ],
  })
  test('is read as it was stored', () => {
    const document = link('https://example.org/')
    expect(readDocument({ status: 'completed', document })).toEqual(document)
    expect(readDocument(JSON.stringify({ document }))).toEqual(document)
  })
  test.each([
    ['none', undefined],
    ['another shape', { sections: 'none' }],
    ['a block we do not know', { preamble: [{ type: 'html', html: '<b>' }], sections: [] }],
    ['a link that could run', link('javascript:alert(1)')],
  ])('%s: the text is read instead', (_, document) => {
    expect(readDocument({ document, content: { content: 'Text' } })).toBeUndefined()
    expect(readReport({ document, content: { content: 'Text' } })).toEqual({ kind: 'text', text: 'Text' })
  })
})
