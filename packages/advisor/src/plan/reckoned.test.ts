import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { check } from '../check/check.ts'
import type { Insight } from '../plan.ts'
import { brief } from '../testing/told-brief.ts'

type Told = Partial<Parameters<typeof brief>[0]>
const advised = (told: Told) => advise(brief(told), { date: '2026-11-17' })
const kinds = (told: Told): Insight['kind'][] => advised(told).plan.insights.map(({ kind }) => kind)

/** It is told, and the checker finds no fault in it. */
function tells(told: Told, sum: string) {
  const { text, facts, plan, document, insights } = advised(told)
  expect(text).toContain(sum)
  const faults = check({ facts, plan, document, insights }).filter(({ kind }) => kind === 'sum' || kind === 'figure')
  expect(faults).toEqual([])
}

const FIRM = 'A firm in Leeds, England.'

test.each([
  ['A haulier in Leeds, England, 64 trucks.', 'A salesman offered dashcams with AI software, £45 per truck a month on a five year contract.', 'We can spend £30,000.', '£45 × 64 trucks × 60 months = £172,800, about 5.8 times the £30,000'],
  ['A school in Nairobi, Kenya, 620 pupils.', 'A company came to demo a fee system, KES 900 per pupil a year.', 'We have KES 300,000.', 'KES 900 × 620 pupils = KES 558,000, about 1.9 times the KES 300,000'],
  ['A haulier in Leeds, England, 12 trucks.', 'A rep offered telematics at £30 a truck a month.', 'Budget £5,000.', '£30 × 12 trucks × 12 months = £4,320, about 86% of the £5,000'],
  ['A printer in Lyon, France.', 'An ERP reseller wants to sell us a system for €95,000.', 'We can spend 30 000 euro.', '€95,000 is about 3.2 times the 30 000 euro'],
  ['A brewery in Ghent, Belgium.', 'A vendor offered a brewing app for €900 a month, three years minimum.', 'Budget €12,000.', '€900 × 36 months = €32,400, about 2.7 times the €12,000 that you can spend in all. Even a year of it leaves little'],
  ['A depot in Leeds, England.', 'A vendor offered an AI dispatcher at £1,500 a month.', 'Budget £600 a month all in.', 'The offer you name: £1,500 a month, about 2.5 times the £600 a month that may run'],
  ['A depot in Leeds, England.', 'A vendor offered software for £9,000.', 'Budget £600 a month all in.', '£9,000 is about 1.3 times what £600 a month comes to in 12 months'],
  ['A depot in Leeds, England, 24 coaches.', 'A vendor offered a camera system at £35 per coach a month.', 'Budget £20,000 and £400 a month.', '£35 × 24 coaches = £840 a month, about 2.1 times the £400 a month that may run'],
])('what is offered stands beside the money there is: %s %s', (description, challenges, budget, sum) => {
  tells({ description, business_goals: 'Answer faster.', challenges, team_ai_familiarity: budget }, sum)
}) // prettier-ignore

test.each([
  ['They quoted £12,000 for shelf cameras and we laughed.'],
  ['The new boiler was quoted at £48,000.'],
  ['We offer tours for £18,000 with an app of our own.'],
  ['Our current system costs £900 a month and its vendor wants more.'],
  ['The fund offers £60,000 for digital tools if we match a fifth.'],
  ['An agency offered sensors with software at £150 per silo.'],
  ['In 2021 we tried a vendor’s chatbot system, it cost £31,000.'],
])('what is settled, no tool, our own or uncounted is no offer: %s', (challenges) => {
  const told = { description: FIRM, business_goals: 'Answer faster.', challenges }
  expect(kinds({ ...told, team_ai_familiarity: 'We can spend £8,000 this year.' })).not.toContain('offer')
})

test.each([
  ['A joinery in Leeds, England. Turnover £3.6m last year.', 'Invoices go out 21 days after the job, I want them out in 5.', '£3.6 million a year ÷ 365 × 16 days = about £158,000'],
  ['A merchant in Graz, Austria. Revenue was 24 million euro.', 'Customers pay after 58 days on average, we want 40.', '€24 million a year ÷ 365 × 18 days = about €1.18 million'],
  ['A maker of gates in Leeds, England. Turnover £12m.', 'Debtor days from 61 to 45.', 'Customers who pay after 45 days and not 61 days'],
])('days until the money comes are money: %s %s', (description, business_goals, sum) => {
  tells({ description, business_goals }, sum)
}) // prettier-ignore

test.each([
  ['A dairy in Leeds, England. Sales of £9m.', 'Farmers are paid after 27 days, should be 10.'],
  ['A builder in Leeds, England. Turnover is £5.2m.', 'Supplier invoices are approved after 14 days, want 3.'],
  ['A lender in Leeds, England. Turnover £4m.', 'Collections: borrowers 30 days late from 40 days to 20.'],
  ['A wholesaler in Leeds, England. Turnover £8m.', 'Orders go out after 5 days, should be 2.'],
  ['A wholesaler in Leeds, England. Turnover £8m.', 'Customers pay after 60 days. I want invoices sent within 2 days.'],
])('what others wait for, and two stages, free no cash: %s %s', (description, business_goals) => {
  expect(kinds({ description, business_goals })).not.toContain('cash')
})

test.each([
  ['About 420 calls a day, a quarter are about the bill.', '25% of 420 calls is about 105 a day, × 250 working days = about 26,250 a year'],
  ['1,400 calls a week, one in six of them nobody takes.', '16.7% of 1,400 calls is about 233 a week, × 50 weeks = about 11,670 a year'],
  ['In summer 3,000 passengers a day, a third without a booking.', '33.3% of 3,000 passengers is about 1,000 a day.'],
])('a share behind its count is so many: %s', (challenges, sum) => {
  tells({ description: FIRM, business_goals: 'Answer faster.', challenges }, sum)
}) // prettier-ignore

test.each([
  ['We send 900 parcels a week, 40% to Germany.'],
  ['Drivers make 40 stops a day, one in ten is a wrong address.'],
  ['Each nurse sees 24 patients a day, a third without notes.'],
  ['180 orders a day, half a day of one person is lost on them.'],
  ['260 referrals a month, half of the letters come without a name.'],
  ['We bake 2,000 loaves a day, 8% more than last year and nobody knows why.'],
])('a share of something else, or of no trouble, is not counted: %s', (challenges) => {
  expect(kinds({ description: FIRM, business_goals: 'Less waste.', challenges })).not.toContain('share')
})

test.each([
  ['A call centre in Manila, Philippines, 340 agents.', 'Agent turnover is 55% a year.', '55% of 340 agents is about 187 new people'],
  ['Care homes in Leeds, England, 210 staff.', 'Staff turnover runs at 31%.', '31% of 210 staff is about 65 new people'],
])('those who go in a year are so many: %s', (description, challenges, sum) => {
  tells({ description, business_goals: 'Answer faster.', challenges }, sum)
}) // prettier-ignore

test('what is sold is no turnover of people', () => {
  const description = 'A mill in Leeds, England, 90 people. Turnover: 30% is export.'
  expect(kinds({ description, business_goals: 'Answer faster.' })).not.toContain('churn')
})

test.each([
  [FIRM, 'Joan spends 6 hours a week on timesheets.', '6 hours × 50 weeks = about 300 hours a year'],
  [FIRM, 'Bills come on paper and Sue types every one of them, 12 hours a week.', '12 hours × 50 weeks = about 600 hours a year'],
  [FIRM, 'Cut order entry from 22 hours a week to 8.', 'the target frees 14 hours × 50 weeks = about 700 hours a year'],
  ['A school in Leeds, England, 48 teachers.', 'Teachers spend 9 hours a week each on marking.', '9 hours × 48 teachers × 50 weeks = about 21,600 hours a year, if all do so'],
  ['A garage in Leeds, England, 12 mechanics.', 'Every mechanic loses 40 minutes a day looking for parts.', '40 minutes × 12 mechanics × 250 working days ÷ 60 = about 2,000 hours a year'],
])('hours of each week are hours a year: %s %s', (description, business_goals, sum) => {
  tells({ description, business_goals }, sum)
}) // prettier-ignore

test.each([
  ['Customers spend 20 minutes a day in the queue.'],
  ['The line stands 3 hours a week.'],
  ['My wife works 3 days a week in the office.'],
  ['Nurses lose two hours a day writing handover.'],
  ['The kiln takes 9 hours a day on gas.'],
])('waits, machines, part-time work and people nobody counted make no hours: %s', (challenges) => {
  expect(kinds({ description: FIRM, business_goals: 'Less paper.', challenges })).not.toContain('hours')
})

test.each([
  ['A riding school in Leeds, England.', 'Callers who book: 20% now, 30% wanted.', '30% ÷ 20% = about 1.5, so the target gives 50% more out of as many as today'],
  ['A hotel in Lyon, France.', 'Occupancy in winter from 40% to 55%.', '55% ÷ 40% = about 1.38, so the target gives 38% more out of as many as today'],
])('a larger share is so much more of as many: %s %s', (description, business_goals, sum) => {
  tells({ description, business_goals }, sum)
}) // prettier-ignore

test.each([
  ['Direct bookings from 17% to 60%.'],
  ['Bills paid on time from 60% to 90%.'],
  ['Damaged books from 20% to 10%.'],
])('another way of coming, and being in time, is not more: %s', (business_goals) => {
  expect(kinds({ description: 'A hotel in Lyon, France.', business_goals })).not.toContain('yield')
})

test('a part of the money that cannot be used is so much', () => {
  const told = (challenges: string) => ({ description: FIRM, business_goals: 'Find parts faster.', challenges })
  tells(
    told('There is £400,000 of spare parts, a third has not moved in years.'),
    '33.3% of £400,000 is about £133,000',
  )
  expect(kinds(told('There is £400,000 of spare parts, a third is for pumps.'))).not.toContain('sum-share')
})
