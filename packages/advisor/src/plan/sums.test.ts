import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const insights = (description: string, business_goals: string) =>
  advise(brief({ description, business_goals, challenges: '' }), { date: '2026-11-17' }).plan.insights

test('a share, how many there are and what one is worth make a sum', () => {
  const found = insights(
    'A dental laboratory in Derby, England. We make about 2,150 cases a month. Average case is worth £118. Last year we remade 4.6% of cases free of charge.',
    'Get the remake rate down to 3%.',
  )
  // 2,150 × 12 × 1.6% × £118
  expect(found.find(({ kind }) => kind === 'value')).toMatchObject({ total: expect.closeTo(48_710.4, 0) })
})

test('minutes at work on each of many are hours a year', () => {
  const found = insights(
    'A dental laboratory in Derby, England. We make about 2,150 cases a month.',
    'Booking in a case takes 9 minutes on average, want 4 minutes.',
  )
  expect(found.find(({ kind }) => kind === 'effort')).toMatchObject({ saved: expect.closeTo(2150, 0) })
})

test.each([
  ['Our clients are billed by the hour.', ['pull']],
  ['We have the electricity bills by the hour.', []],
])('fewer hours lose income only where hours are sold: %s', (description, kinds) => {
  const found = insights(`A firm in Leeds, England. ${description}`, 'Hours for one report from 34 to 24.')
  expect(found.map(({ kind }) => kind).filter((kind) => kind === 'pull')).toEqual(kinds)
})

test('what is counted of another thing makes none', () => {
  const found = insights('A bus company in Leeds, England. 900 passengers a day.', 'Late buses from 9% to 4%.')
  expect(found.map(({ kind }) => kind)).not.toContain('rate-volume')
})

test.each([
  ['A swimming school in Leeds, England. 5,400 pupils a week.', 'Passing a level within two terms: at present 44% of pupils, aim 58%.'], // prettier-ignore
  ['Puppets in Hradec, Czechia. 168 seats, about 210 performances a year.', 'From Tuesday to Thursday we fill 41% of the seats, we want 60%.'], // prettier-ignore
])('a share of what is counted by another time makes none: %s', (description, goals) => {
  expect(insights(description, goals).map(({ kind }) => kind)).not.toContain('rate-volume')
})

test('what stands at the end of a wait does not wait', () => {
  const found = insights(
    'Home care in Westport, Ireland. 4,900 visits a week.',
    'From the referral to the first visit: 16 days at the moment, the board wishes to see 7 days.',
  )
  expect(found.map(({ kind }) => kind)).not.toContain('backlog')
})

test('a sum that was paid for something else prices no visit', () => {
  const found = insights(
    'Line cleaning in Plzeň, Czechia. We make 1,800 visits a month. In 2022 an app for every visit was tried, it cost 180,000 CZK and nobody used it.',
    'Wasted visits from 9% to 2% of visits.',
  )
  expect(found.map(({ kind }) => kind)).toContain('rate-volume')
  expect(found.map(({ kind }) => kind)).not.toContain('value')
})

test('what came in a year and waits for days stands open in between', () => {
  const found = insights('A notary in Leeds, England. We made 1,800 deeds last year.', 'A deed takes 26 days, want 12.')
  // 1,800 ÷ 365 × 26
  expect(found.find(({ kind }) => kind === 'backlog')).toMatchObject({ open: expect.closeTo(128.2, 0) })
})

test('half of a share is a target', () => {
  const found = insights(
    'A dairy in Leeds, England. We fill 9,000 bottles a day.',
    'Rejected bottles are at 4%, halve it.',
  )
  expect(found.find(({ kind }) => kind === 'rate-volume')).toMatchObject({ saved: 180 })
})

test.each([
  ['Boxes are 12 euro each and we lose one hundred and ten odd every month.', 'cost'],
  ['The bar makes 700 euro a night, it should be 1,100.', 'worth'],
])('a number read by half, and nights as working days, make no sum: %s', (goals, kind) => {
  expect(insights('A theatre in Lyon, France.', goals).map((one) => one.kind)).not.toContain(kind)
})
