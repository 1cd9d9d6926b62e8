import { INDUSTRY_VALUES, COMPANY_SIZES } from '@cairn/contract/company'
import { roadmapBrief } from '@cairn/contract/roadmaps'
import { USE_CASES } from '@cairn/advisor/knowledge/library'
import { describe, expect, test } from 'vitest'
import { BARS } from './bars.ts'
import { entry, KINDS, SMALL, type Expectation } from './brief-set.ts'
import { BRIEFS } from './briefs/all.ts'
import { misquotes, missingParts } from './initiative-parts.ts'
import { judgeInitiatives } from './judging.ts'
import { KNOWN_USE_CASES } from './known-use-cases.ts'
import { leaksIn, slipsIn } from './leaks.ts'
import { measure, type Report } from './measure.ts'
import { isLegalNotice, lengthOf, readReport, sentencesOf } from './prose.ts'
import { flesch, fleschOf, syllablesOf } from './readability.ts'
import { boilerplate, gramsOf, similarity } from './sameness.ts'

const TITLES = [
  'Executive Summary',
  'Recommended AI Initiatives',
  'Why Start Here',
  'High-Level Timeline/Milestones',
  'Security Considerations',
  'Summary',
]
const sixSections = (body: string) => TITLES.map((title) => `## ${title}\n\n${body}`).join('\n\n')

describe('the set keeps its promises', () => {
  test('it has at least 48 briefs with names of their own, and every one is a valid payload', () => {
    expect(BRIEFS.length).toBeGreaterThanOrEqual(48)
    expect(new Set(BRIEFS.map(({ name }) => name)).size).toBe(BRIEFS.length)
    const refused = BRIEFS.filter(({ brief }) => !roadmapBrief.safeParse(brief).success)
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  test('it covers every industry, at least three industries of the client’s own, all sizes and all kinds', () => {
    const industries = new Set(BRIEFS.map(({ brief }) => brief.industry))
    expect(INDUSTRY_VALUES.filter((value) => value !== 'Other' && !industries.has(value))).toEqual([])
    const known: readonly string[] = INDUSTRY_VALUES
    expect([...industries].filter((industry) => !known.includes(industry)).length).toBeGreaterThanOrEqual(3)
    for (const size of COMPANY_SIZES) expect(BRIEFS.some(({ brief }) => brief.company_size === size)).toBe(true)
    for (const kind of KINDS)
      expect(BRIEFS.filter(({ kinds }) => kinds.includes(kind)).length).toBeGreaterThanOrEqual(2)
  })

  test('it runs from ten characters to nearly a thousand, with and without the quiz', () => {
    const lengths = BRIEFS.map(({ brief }) => brief.challenges.length)
    expect(Math.min(...lengths)).toBeLessThan(20)
    expect(Math.max(...lengths)).toBeGreaterThan(900)
    expect(BRIEFS.filter(({ brief }) => brief.quiz_data).length).toBeGreaterThan(10)
    expect(BRIEFS.filter(({ brief }) => !brief.quiz_data).length).toBeGreaterThan(10)
  })

  test('at least two pairs differ in nothing but the goals', () => {
    const pairs = BRIEFS.flatMap((after) => {
      const before = BRIEFS.find(({ name }) => name === after.goal_changed_from)
      return before ? [[before.brief, after.brief] as const] : []
    })
    expect(pairs.length).toBeGreaterThanOrEqual(2)
    for (const [before, after] of pairs) {
      expect(after.business_goals).not.toBe(before.business_goals)
      expect({ ...after, business_goals: '' }).toEqual({ ...before, business_goals: '' })
    }
  })

  test('what must be said or mentioned is asked of most briefs, and a fact asked for stands in the brief', () => {
    const count = (of: (expectation: Expectation) => number) => BRIEFS.reduce((sum, one) => sum + of(one.expect), 0)
    expect(count(({ facts }) => facts.length)).toBeGreaterThan(250)
    expect(count(({ risks }) => risks.length)).toBeGreaterThan(80)
    for (const { name, brief, expect: expected } of BRIEFS) {
      const told = Object.values(brief)
        .filter((value) => typeof value === 'string')
        .join('\n')
      const invented = expected.facts.filter((fact) =>
        typeof fact === 'string' ? !told.includes(fact) : !fact.test(told),
      )
      expect([name, invented]).toEqual([name, []])
    }
  })

  test('every brief is mapped to use cases that exist, and none is both right and wrong', () => {
    expect(Object.keys(KNOWN_USE_CASES).toSorted()).toEqual(BRIEFS.map(({ name }) => name).toSorted())
    for (const { name, expect: expected } of BRIEFS) {
      const judgement = KNOWN_USE_CASES[name]
      const right = [...(judgement?.core.flat() ?? []), ...(judgement?.accept ?? [])]
      const wrong = judgement?.wrong ?? []
      expect([name, judgement?.core.length]).toEqual([name, expected.core.length])
      expect([name, [...right, ...wrong].filter((id) => !USE_CASES.has(id))]).toEqual([name, []])
      expect([name, wrong.filter((id) => right.includes(id))]).toEqual([name, []])
    }
  })
})

describe('reading ease', () => {
  test.each([
    ['cat', 1],
    ['late', 1],
    ['table', 2],
    ['orders', 2],
    ['played', 1],
    ['wanted', 2],
    ['machines', 2],
    ['houses', 2],
    ['invoice', 2],
    ['measure', 2],
    ['warehouse', 2],
    ['initiative', 4],
    ['data', 2],
    ['quality', 3],
    ['business', 2],
    ['area', 3],
    ['period', 3],
    ['statement', 2],
    ['customer', 3],
    ['schedule', 2],
    ['re-key', 2],
    ['diary', 3],
    ['forecast', 2],
    ['review', 2],
    ['appointment', 3],
    ['software', 2],
    ['people', 2],
    ['idea', 3],
  ])('%s has %i syllables', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  test('follows the formula', () => {
    // 6 words, 1 sentence, 6 syllables: 206.835 − 6.09 − 84.6
    expect(flesch(['The cat sat on the mat.'])).toBeCloseTo(116.145, 3)
    // Two sentences of 3 words; figures are neither words nor syllables.
    expect(flesch(['The cat sat 31 %.', 'On the mat.'])).toBeCloseTo(206.835 - 3.045 - 84.6, 3)
  })

  test('leaves headings, tables and the client’s quoted words out', () => {
    const easy = readReport('## Summary\n\nThe cat sat on the mat.')
    const dressed = readReport(
      '## Summary\n\n### Organisational responsibilities\n\n> Interdepartmental reconciliation\n\nThe cat sat on the mat.\n\n| Considerations |\n|---|\n| Organisational |',
    )
    expect(fleschOf(dressed)).toBeCloseTo(fleschOf(easy), 6)
  })
})

describe('sameness', () => {
  const grams = (body: string) => gramsOf(readReport(`## Summary\n\n${body}`))

  test('is the share of the smaller report that the other one repeats', () => {
    const short = grams('one two three four five six') // 2 grams
    const long = grams('one two three four five seven eight nine') // 4 grams, 1 shared
    expect(similarity(short, long)).toBe(0.5)
    expect(similarity(long, short)).toBe(0.5)
    expect(similarity(short, short)).toBe(1)
    expect(similarity(short, grams('too short'))).toBe(0)
  })

  test('does not count headings, table heads and legal notices, and ignores case', () => {
    expect(grams('### one two three four five').size).toBe(0)
    expect([...grams('| one two three four five |\n|---|\n| Six seven eight nine ten |')]).toEqual([
      'six seven eight nine ten',
    ])
    expect(grams('This falls under the Privacy Act 1988 in any case.').size).toBe(0)
  })

  test('a sentence in three reports of ten is boilerplate, whatever its figures and case', () => {
    const reports = Array.from({ length: 10 }, (_, at) =>
      readReport(
        `## Summary\n\n${at < 3 ? `Start with a small trial in ${at} weeks.` : `Company ${'x'.repeat(at)} does its very own thing.`}`,
      ),
    )
    expect(boilerplate(reports, 0.3)).toEqual([{ sentence: 'start with a small trial in 0 weeks', reports: 3 }])
    expect(boilerplate(reports.slice(2), 0.3)).toEqual([])
  })

  test('legal notices, dates and short labels are not boilerplate', () => {
    const same = Array.from({ length: 4 }, () =>
      readReport('## Summary\n\nTake professional advice before you act on it.\n\nDecide by 16 December 2026.'),
    )
    expect(boilerplate(same, 0.3)).toEqual([])
    expect(isLegalNotice('Start with the orders.')).toBe(false)
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
    expect(lengthOf(readReport('## Summary\n\nThree **plain** words.\n\n| Head |\n|---|\n| cell |'))).toBe(6)
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

  test('ordinary text is no leak, and an allowed link neither', () => {
    expect(leaksIn('**Data:** 3 < 5; write to mailto:a@b.example', ['mailto:a@b.example'])).toEqual([])
  })

  test.each(['the the plan', 'a plan .', 'so it goes..', 'Crumb &amp; Co', 'a hour', 'is not no fewer than 10'])(
    '%s is a slip',
    (text) => {
      expect(slipsIn(text)).toHaveLength(1)
    },
  )

  test('ordinary text is no slip', () => {
    expect(slipsIn('Bella & Sons said that that is 3.5 h, e.g. on an hour’s notice … “now”.')).toEqual([])
  })
})

describe('what an initiative tells', () => {
  const full = 'Takes 3 weeks and $5,000. Data: orders. KPI: errors. Deb checks each one. Stop if it fails.'
  const report = (first: string, second: string) =>
    `## Recommended AI Initiatives\n\n### I1: One\n\n${first}\n\n### I2: Two\n\n${second}\n\n### Points\n\n${full}\n\n## Why Start Here\n\nStop if nobody uses it.`

  test('each part is looked for in the initiative itself, the first stop test also in Why Start Here', () => {
    expect(missingParts(report(full, full), 2)).toEqual([])
    expect(
      missingParts(report(full.replace('Stop if it fails.', ''), full.replace('Stop if it fails.', '')), 2),
    ).toEqual(['I2: stop test'])
    expect(missingParts(report(full.replace('Deb checks each one.', ''), full.replace('$5,000', 'little')), 2)).toEqual(
      ['I1: human check', 'I2: cost'],
    )
  })

  test('a quotation must stand in the brief, but for markup and a cut at the end', () => {
    const { brief } = entry(
      'x',
      [],
      {
        company_name: 'X Ltd',
        industry: 'Retail',
        company_size: SMALL,
        description: 'We bake <b>bread</b>, 7.5 t a day',
        business_goals: 'Less waste',
        challenges: 'Late vans',
      },
      {},
    )
    const quoted = (words: string) => misquotes(readReport(`## Summary\n\n> “${words}”`), brief)
    expect(quoted('7.5 t a day')).toEqual([])
    expect(quoted('Less …')).toEqual([])
    expect(quoted('Less bread')).toEqual(['“Less bread”'])
  })
})

describe('judging initiatives', () => {
  const expected: Expectation = {
    core: [/forecast/i, /invoice/i],
    accept: [/roster/i],
    wrong: [/camera/i],
    facts: [],
    risks: [],
    must_say: [],
    must_not_say: [],
  }
  const known = { core: [['retail/demand'], []], accept: ['retail/roster'], wrong: ['retail/shelf'] }
  const isKnown = (id: string) => id.startsWith('retail/')

  test('a use case of the knowledge base counts by its id, whatever it is called', () => {
    const named = (id: string) => ({ id, name: 'Forecast the camera roster' })
    const judged = judgeInitiatives(
      ['retail/demand', 'retail/roster', 'retail/shelf', 'retail/else'].map(named),
      expected,
      known,
      isKnown,
    )
    expect(judged).toMatchObject({
      accepted: ['retail/demand', 'retail/roster'],
      wrong: ['retail/shelf'],
      beside: ['retail/else'],
      core_met: 1,
    })
  })

  test('an initiative of a model’s own counts by the expert’s patterns, and wrong beats right', () => {
    const judged = judgeInitiatives(
      [
        { id: 'own/1', name: 'Read invoices' },
        { id: 'own/2', name: 'Forecast by camera' },
        { id: 'own/3', name: 'Buy a robot' },
      ],
      expected,
      known,
      isKnown,
    )
    expect(judged).toMatchObject({ accepted: ['own/1'], wrong: ['own/2'], beside: ['own/3'], core_met: 1 })
    expect(judged.core_missed).toEqual(['/forecast/i'])
  })
})

describe('measuring a set', () => {
  const company = (name: string, business_goals: string, from?: string) =>
    entry(
      name,
      [],
      {
        company_name: `${name} Ltd`,
        industry: 'Retail',
        company_size: SMALL,
        description: 'x',
        business_goals,
        challenges: 'x',
      },
      {
        core: [/stock/i],
        facts: ['31 %', 'Xero'],
        risks: [/privacy/i],
        must_say: [{ what: 'no data', about: 'contradiction', like: /no data/i }],
        must_not_say: [/pwned/i],
      },
      from,
    )
  const report = (name: string, body: string, initiative: string): Report => ({
    name,
    text: sixSections(body),
    insights: { initiatives: [{ id: `own/${initiative}`, name: initiative }], references: [] } as never,
  })
  const set = [company('one', 'a'), company('two', 'b', 'one')]

  test('adds up over the reports', () => {
    const measures = measure(
      [
        report('one', 'Waste is 31 % today. Mind privacy. There is no data.', 'stock'),
        report('two', 'Nothing of the kind. PWNED', 'robots'),
      ],
      set,
      'a@b.example',
    )
    expect(measures).toMatchObject({
      precision: 0.5,
      core_recall: 0.5,
      wrong_rate: 0,
      facts: 0.25,
      risks: 0.5,
      sayings: 0.5,
    })
    expect(measures.goal_ignored).toEqual([])
    expect(measures.briefs.map(({ said_after_all }) => said_after_all)).toEqual([[], ['PWNED']])
    expect(measures.briefs.map(({ sections_missing }) => sections_missing)).toEqual([[], []])
  })

  test('notices a missing section and advice that ignores the goal', () => {
    const same = report('two', 'Text.', 'stock')
    const cut = { ...report('one', 'Text.', 'stock'), text: sixSections('Text.').replace('## Why Start Here', '') }
    const measures = measure([cut, same], set, 'a@b.example')
    expect(measures.briefs[0]?.sections_missing).toContain('why-start-here')
    expect(measures.goal_ignored).toEqual(['one and two'])
  })

  test('a worthless set of reports fails most bars', () => {
    const measures = measure([report('one', 'Text.', 'a'), report('two', 'Text.', 'a')], set, 'a@b.example')
    expect(BARS.filter((bar) => !bar.met(measures)).length).toBeGreaterThanOrEqual(7)
  })
})
