import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { factsFrom, parseReading, readPrompt } from './read-step.ts'

test.each([
  ['Hay 80 mil pesos para arrancar y máximo 12 mil al mes.', '80 mil pesos', '12 mil al mes', [80_000, 12_000]],
  ['We can spend 20,000 euros at once and at most 500 euros a month.', '20,000 euros', '500 euros', [20_000, 500]],
])('two purses in one sentence stay two: %s', (sentence, once, monthly, values) => {
  const { facts } = advise(
    {
      company_name: 'Migas',
      industry: 'Food & Beverage',
      report_type: 'opportunity_assessment',
      company_size: '20-99 employees',
      description: 'Five bakeries in Monterrey, México, with 63 people.',
      business_goals: 'Cut waste from 9% to 8%.',
      challenges: sentence,
    },
    { date: '2026-11-15' },
  )
  const statement = facts.statements.find(({ text }) => text.includes(once))?.id
  const limits = [once, monthly].map((amount) => ({ statement, kind: 'budget', amount, months: [], from: '' }))
  const answer = parseReading(JSON.stringify({ limits }))
  const read = answer && factsFrom(facts, answer).facts.limits.filter(({ kind }) => kind === 'budget')
  expect(read?.map(({ amount }) => [amount?.value, amount?.per])).toEqual([
    [values[0], undefined],
    [values[1], 'month'],
  ])
})

test.each([
  ['IE', 'Ballinrobe', 'IE', undefined],
  ['ie-mo', 'Ballinrobe', 'IE', undefined],
  ['Ireland', 'Ballinrobe', undefined, 'country: “Ireland” is no ISO code.'],
  ['IE', 'Ballina', undefined, 'country: “Ballina” does not stand in the brief.'],
])('country %s because of %s', (country, because, code, fault) => {
  const { facts } = advise(
    {
      company_name: 'Salt & Oak',
      industry: 'Food & Beverage',
      report_type: 'opportunity_assessment',
      company_size: '1-19 employees',
      description: 'We smoke fish near Ballinrobe with six people.',
      business_goals: 'Fewer orders that go out late.',
      challenges: 'Orders stand on slips of paper.',
    },
    { date: '2026-11-15' },
  )
  expect(facts.place).toBeUndefined()
  const answer = parseReading(JSON.stringify({ country, because }))
  const read = answer && factsFrom(facts, answer)
  expect(read?.facts.place?.country).toBe(code)
  expect(read?.faults).toEqual(fault ? [fault] : [])
})

const PLUMBERS = {
  company_name: 'Salt & Oak',
  industry: 'Construction',
  report_type: 'opportunity_assessment' as const,
  company_size: '1-19 employees',
  description: 'Four plumbers.',
  business_goals: 'Miss fewer calls.',
  challenges: 'Quotes eat Sundays.',
}

test.each([
  ['2027-05-05', '2027-05-05'],
  ['2027-10-15', '2026-11-15'],
  ['', '2026-11-15'],
])('a brief that says to be of %s is dated from %s', (written, day) => {
  const { facts } = advise(PLUMBERS, { date: '2026-11-15' })
  const answer = parseReading(JSON.stringify({ written }))
  expect(answer && factsFrom(facts, answer).facts.written).toBe(day)
})

test('a short answer stands beside its question', () => {
  const { facts } = advise({ ...PLUMBERS, team_ai_familiarity: 'None really' }, { date: '2026-11-15' })
  expect(readPrompt(facts)).toMatch(/s\d+ \[team: how well it knows AI, \w+\] None really/)
})
