import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const TODAY = '2026-11-15'
const datesIn = (told: Parameters<typeof brief>[0]) =>
  read(brief(told), TODAY).dates.map(({ when }) => `${when.year}-${when.month}`)

describe('the end of what runs for a time', () => {
  test.each([
    ['That contract is up in 14 months.', '2028-1'],
    ['The lease runs out next August.', '2027-8'],
    ['Our licence expires in 90 days.', '2027-2'],
    ['The contract with the hospital runs for another 18 months.', '2028-5'],
    ['Our maintenance contract has 8 months left.', '2027-7'],
    ['Eight months left on the lease.', '2027-7'],
    ['The framework agreement expires within the year.', '2026-12'],
    ['Certification lapses in six weeks.', '2026-12'],
    ['The tender comes up again in a year.', '2027-11'],
    ['We have to give notice within 60 days.', '2027-1'],
    ['The bus contract is re-tendered in 20 months.', '2028-7'],
    ['In five months the new labelling law applies.', '2027-4'],
    ['The contract ends at Christmas next year.', '2027-12'],
    ['The lease runs out in December of next year.', '2027-12'],
  ])('%s %s', (challenges, month) => {
    expect(datesIn({ challenges })).toEqual([month])
  })

  test('stands among the records too', () => {
    expect(datesIn({ data_collected: 'Server contract until March 2028.' })).toEqual(['2028-3'])
  })

  test.each([
    'We had 9 breakdowns in six months.',
    'Quotes go out in two weeks.',
    'Contracts are signed in three days.',
    'Leases are usually for three years.',
    'We lost two contracts in the last 14 months.',
    'Every licence takes 90 days.',
    'A season must be finished in nine days, today it takes three weeks.',
  ])('how long a thing takes or took is no date: %s', (challenges) => {
    expect(datesIn({ challenges })).toEqual([])
  })
})

test('the end of a month leaves all of it', () => {
  const { dates } = read(
    brief({ business_goals: 'Fewer scars until end of February 2028. Ready by June 2027.' }),
    TODAY,
  )
  expect(dates.map(({ when }) => [when.month, when.day])).toEqual([
    [2, 29],
    [6, undefined],
  ])
})

describe('seasons are those of the client’s country', () => {
  test.each([
    ['Farm in Toowoomba.', 'Nothing new in summer.', [12, 1, 2]],
    ['Farm in Leeds.', 'Nothing new in summer.', [6, 7, 8]],
    ['Hotel in Queenstown, New Zealand.', 'No changes in winter.', [6, 7, 8]],
    ['Vineyard in Mendoza, Argentina.', 'Nobody has time in autumn, nothing new then.', [3, 4, 5]],
    ['Shop in Cape Town.', 'Nothing new in spring.', [9, 10, 11]],
    ['We do not say where.', 'Nothing new in spring.', [3, 4, 5]],
  ])('%s %s', (description, challenges, months) => {
    const { limits } = read(brief({ description, challenges }), TODAY)
    expect(limits.find(({ kind }) => kind === 'calendar')?.months).toEqual(months)
  })

  test.each([
    ['Farm in Toowoomba.', 'Live by next summer.', '2027-2'],
    ['Farm in Leeds.', 'Live by next summer.', '2027-8'],
    ['Lodge in Queenstown, New Zealand.', 'Ready before winter.', '2027-6'],
  ])('%s %s', (description, business_goals, month) => {
    expect(datesIn({ description, business_goals })).toEqual([month])
  })
})

describe('a year that does not end in December', () => {
  const lastDays = (told: Parameters<typeof brief>[0]) =>
    read(brief(told), TODAY).dates.map(({ when }) => [when.year, when.month, when.day].filter(Boolean).join('-'))

  test.each([
    ['The £4,500 left over must be spent before the end of the year in June.', ['2027-6-30']],
    ['We have £4,500 and it must be spent before our year ends in March.', ['2027-3-31']],
    ['The grant of £9,000 must be used by the end of the year, which for us is 31 July.', ['2027-7-31']],
    ['The grant has to be spent before the books close in September.', ['2027-9-30']],
    ['Our year ends on 30 June. The grant of £9,000 must be spent by the end of the year.', ['2027-6-30', '2027-6-30']],
    ['Budget £9,000, must be used by year end (June).', ['2027-6-30']],
    ['Budget £9,000, to be spent by the end of our financial year, 31 March.', ['2027-3-31']],
    // What is no money ends with the calendar's year, as does whatever is said to.
    ['The grant of £9,000 must be spent by the end of the year.', ['2026-12']],
    ['Our year ends in June. The grant must be spent by the end of the calendar year.', ['2027-6-30', '2026-12']],
    ['Our year ends in June. The lease runs out at the end of the year.', ['2027-6-30', '2026-12']],
  ])('%s %s', (challenges, days) => {
    expect(lastDays({ challenges })).toEqual(days)
  })
})
