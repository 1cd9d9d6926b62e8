import { COMPANY_SIZES } from '@cairn/contract/company'
import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import { insights as insightsSchema } from '@cairn/contract/insights'
import { reportDocument } from '@cairn/contract/report-document'
import { roadmapBrief } from '@cairn/contract/roadmaps'
import type { Advice } from '@cairn/advisor/advise'
import { checkRandomBriefs } from '@cairn/advisor/testing/random-briefs'
import { describe, expect, test } from 'vitest'
import { against, BARS, type Judged, write } from './bars.ts'
import { KINDS } from './brief-set.ts'
import { BRIEFS } from './briefs/all.ts'
import * as faults from './faults.ts'
import { leaksIn, slipsIn } from './leaks.ts'
import { lengthOf, readReport, sentencesOf } from './prose.ts'
import { flesch, syllablesOf } from './readability.ts'

const reports: readonly Judged[] = BRIEFS.map(write)

describe('the reports of the set', () => {
  test.each(BARS)('$name', (bar) => {
    const found = against(bar, reports)
    expect(found.slice(0, bar.owed + 1).length, found.slice(0, 40).join('\n')).toBeLessThanOrEqual(bar.owed)
  })

  test('keep to the contract', () => {
    for (const { advice } of reports) {
      insightsSchema.parse(advice.insights)
      expect(reportDocument.parse(advice.document)).toEqual(advice.document)
    }
  })

  test('are the same when written twice', () => {
    for (const { entry, advice } of reports.slice(0, 30)) expect(write(entry).advice).toEqual(advice)
  })
})

test('150 random and hostile briefs give whole reports', () => {
  expect(() => checkRandomBriefs(150)).not.toThrow()
}, 120_000)

describe('the set keeps its promises', () => {
  test('98 briefs with names of their own, each a valid payload', () => {
    expect(BRIEFS.length).toBeGreaterThanOrEqual(98)
    expect(new Set(BRIEFS.map(({ name }) => name)).size).toBe(BRIEFS.length)
    const refused = BRIEFS.filter(({ brief }) => !roadmapBrief.safeParse(brief).success)
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  test('every industry, at least three of the client’s own, all sizes, all kinds, several countries', () => {
    const industries = new Set(BRIEFS.map(({ brief }) => brief.industry))
    expect(INDUSTRY_VALUES.filter((value) => value !== 'Other' && !industries.has(value))).toEqual([])
    const known: readonly string[] = INDUSTRY_VALUES
    expect([...industries].filter((industry) => !known.includes(industry)).length).toBeGreaterThanOrEqual(3)
    for (const size of COMPANY_SIZES) expect(BRIEFS.some(({ brief }) => brief.company_size === size)).toBe(true)
    for (const kind of KINDS) expect(BRIEFS.some(({ kinds }) => kinds.includes(kind))).toBe(true)
    expect(new Set(BRIEFS.flatMap(({ expect: { country } }) => country)).size).toBeGreaterThanOrEqual(10)
  })
})

describe('each bar notices what it is there for', () => {
  const { entry, advice } = reports.find((one) => one.entry.name === 'online-boutique') as Judged
  const first = advice.plan.initiatives[0] as Advice['plan']['initiatives'][number]
  const plan = (change: Partial<Advice['plan']>): Advice => ({ ...advice, plan: { ...advice.plan, ...change } })
  const facts = (change: Partial<Advice['facts']>): Advice => ({ ...advice, facts: { ...advice.facts, ...change } })
  const quantity = {
    span: { field: 'goals', start: 0, end: 1 },
    text: '77.7%',
    kind: 'percent',
    value: 77.7,
    each: false,
    approximate: false,
    statement: 's1',
  } as const
  const limit = { id: 'l9', statement: 's1', text: '' } as const
  const saying = (words: string): Advice['document'] => ({
    preamble: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
    sections: advice.document.sections,
  })

  test.each<[string, faults.Rule, Advice]>([
    [
      'a section left out',
      faults.sectionsMissing,
      { ...advice, document: { ...advice.document, sections: advice.document.sections.slice(1) } },
    ],
    ['a need left out', faults.needsDropped, plan({ coverage: advice.plan.coverage.slice(1) })],
    [
      'an answer that is not there',
      faults.needsDropped,
      plan({ coverage: advice.plan.coverage.map((one) => ({ ...one, by: 'I9' })) }),
    ],
    [
      'a figure that is not used',
      faults.measuresUnused,
      facts({ measures: [{ id: 'm9', statement: 's1', what: 'waste', direction: 'down', now: quantity }] }),
    ],
    ['another country', faults.wrongCountry, plan({ country: 'FR' })],
    [
      'a law of another country',
      faults.wrongCountry,
      {
        ...advice,
        document: saying(
          'See the Personal Information Protection and Electronic Documents Act and the Privacy Act 1988 (Cth) and the Act on the Protection of Personal Information.',
        ),
      },
    ],
    [
      'data that nobody mentioned',
      faults.dataNotTold,
      plan({
        initiatives: [
          { ...first, data: { held: [{ what: 'ten years of photos', form: 'pictures', statement: 's1' }] } },
        ],
      }),
    ],
    [
      'a start in a blocked month',
      faults.limitsBroken,
      facts({
        limits: [
          { ...limit, kind: 'calendar', months: advice.plan.milestones.map(({ date }) => Number(date.slice(5, 7))) },
        ],
      }),
    ],
    [
      'more than the budget',
      faults.limitsBroken,
      {
        ...plan({ initiatives: [{ ...first, cost: { low: 100, high: 200 } }] }),
        facts: {
          ...advice.facts,
          limits: [{ ...limit, kind: 'budget', amount: { ...quantity, kind: 'money', value: 90 } }],
        },
      },
    ],
    [
      'a question that was answered',
      faults.askedThoughTold,
      {
        ...plan({ questions: [{ id: 'q', kind: 'budget' }] }),
        facts: { ...advice.facts, limits: [{ ...limit, kind: 'budget' }] },
      },
    ],
    [
      'another order in the chart',
      faults.disagreements,
      { ...advice, insights: { ...advice.insights, initiatives: advice.insights.initiatives.toReversed() } },
    ],
    [
      'another date in the chart',
      faults.disagreements,
      {
        ...advice,
        insights: {
          ...advice.insights,
          timeline: advice.insights.timeline.map((task) => ({ ...task, from: task.from + 1 })),
        },
      },
    ],
    [
      'another date in the table',
      faults.disagreements,
      plan({ milestones: advice.plan.milestones.map((one) => ({ ...one, date: '2031-01-01' })) }),
    ],
    ['another text than the tree', faults.disagreements, { ...advice, text: `${advice.text}\nAnd more.` }],
    [
      'a planted order',
      faults.ordersPrinted,
      { ...facts({ orders: [{ field: 'goals', start: 0, end: 22 }] }), text: advice.facts.fields.goals.slice(0, 22) },
    ],
    ['too many words', faults.wrongLength, { ...advice, document: saying('word '.repeat(2000)) }],
    [
      'a sentence that stands twice',
      faults.repeatedSentences,
      { ...advice, document: saying('Nobody reads one thing twice. Nobody reads one thing twice.') },
    ],
    ['markup', faults.leaks, { ...advice, text: '<b>bold</b>' }],
  ])('%s', (_name, rule, tampered) => {
    const before = rule(entry, advice)
    expect(rule(entry, tampered).filter((fault) => !before.includes(fault)).length).toBeGreaterThan(0)
  })
})

describe('reading a report', () => {
  test('sentences end at stops, not at abbreviations or decimals', () => {
    expect(sentencesOf('Cut waste by 6.2 %, e.g. Bread. Then stop. “Why?” Because.')).toEqual([
      'Cut waste by 6.2 %, e.g. Bread.',
      'Then stop.',
      '“Why?”',
      'Because.',
    ])
  })

  test('length counts what a reader reads, tables and headings too', () => {
    const text = (words: string) => [{ type: 'text' as const, text: words }]
    const blocks = [
      { type: 'paragraph' as const, children: text('Three plain words.') },
      { type: 'table' as const, head: [text('Head')], rows: [[text('cell')]] },
    ]
    const sections = [{ number: '1', title: 'Summary', anchor: 'summary', blocks }]
    expect(lengthOf(readReport({ preamble: [], sections }))).toBe(6)
  })

  test('reading ease by Flesch: short plain words are easy', () => {
    expect(syllablesOf('forecast')).toBe(2)
    expect(flesch(['The cat sat on the mat.'])).toBeGreaterThan(100)
    expect(flesch(['Organisational interoperability necessitates institutional collaboration.'])).toBeLessThan(0)
  })

  test.each([
    ['<b>x</b>', 'markup'],
    ['[x](javascript:alert(1))', 'script address'],
    ['costs undefined a week', 'broken value'],
    ['${name}', 'template hole'],
    ['![x](y)', 'image'],
    ['see https://evil.example/a', 'foreign link'],
  ])('%s is a leak (%s)', (text, what) => {
    expect(leaksIn(text, []).join()).toContain(what)
  })

  test.each(['the the plan', 'a plan .', 'so it goes..', 'Crumb &amp; Co', 'a hour', 'is not no fewer than 10'])(
    '%s is a slip',
    (text) => {
      expect(slipsIn(text)).toHaveLength(1)
    },
  )

  test('ordinary text is neither', () => {
    expect(leaksIn('**Data:** 3 < 5; write to mailto:a@b.example', ['mailto:a@b.example'])).toEqual([])
    expect(slipsIn('Bella & Sons said that that is 3.5 h, e.g. on an hour’s notice … “now”.')).toEqual([])
  })
})
