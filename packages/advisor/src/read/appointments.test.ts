import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const facts = (challenges: string) =>
  read(brief({ description: 'A firm in England.', business_goals: 'Fewer mistakes.', challenges }), '2026-11-15')
const days = (text: string) =>
  facts(text).dates.flatMap(({ binds, when }) =>
    binds ? [[when.year, when.month, when.day].filter(Boolean).join('-')] : [],
  )

test.each([
  ['ISO auditor comes 9 Feb, our calibration list is a mess.', '2027-2-9'],
  ['We must hand in the energy report to the ministry by 30 April.', '2027-4-30'],
  ['From 1 March the retailer refuses pallets without a label that a scanner can read.', '2027-3-1'],
  [
    'So what I am really saying is that the bank looks at us again on 31 March and the debtor list has to be clean.',
    '2027-3-31',
  ],
  ['Everything has to work before the harvest, which starts mid August.', '2027-8'],
  ['The busy time begins in February and until then the letters must go out by themselves.', '2027-2'],
  ['the tender closes 22 January and we need the reference list ready before that', '2027-1-22'],
  ['Hot weeks are June to August, so everything should already be running by then.', '2027-6'],
  ['Our permit runs out on 15 April and the noise log has holes.', '2027-4-15'],
])('a day waits for the client: %s', (text, day) => {
  expect(days(text)).toEqual([day])
})

test.each([
  ['The harvest starts in February. All sheets must be ready before the harvest.', '2027-2'],
  ['Exams begin on 3 May. We need the rota done before the exams.', '2027-5-3'],
  ['We need it before the rush. The season is March to May.', undefined],
])('a day that goes by a name: %s', (text, day) => {
  const named = facts(text).dates.filter(({ what, binds }) => binds && /before/.test(what))
  expect(named.map(({ when }) => [when.year, when.month, when.day].filter(Boolean).join('-'))).toEqual(day ? [day] : [])
})

test.each([
  'The peak was in March 2024 and we lost two drivers.',
  'Stock is counted on 2 January every year.',
  'We opened the second shop in May.',
  'We sell most in December.',
  'The helpers come only after the exams, 20 June.',
  'Year end close is 1 January to 20 January, leave accounting alone then.',
  'Enrolments come in only in January.',
])('no day waits: %s', (text) => {
  expect(days(text)).toEqual([])
})

describe('what happens only in some months', () => {
  test.each([
    ['Frost damage only happens between November and February.', [1, 2, 11, 12]],
    ['Heating complaints come in winter only.', [12, 1, 2]],
    ['We pick only in September and October, that is when the crates get lost.', [9, 10]],
    ['The pool is open June to August, outside of that there are no visitors.', [6, 7, 8]],
  ])('%s', (text, months) => {
    expect(facts(text).seasons.map((one) => one.months)).toEqual([months])
  })

  test.each([
    'closed in August',
    'Complaints doubled in winter.',
    'Only two of us can do it in May.',
    'Weighed only at two sites, since August.',
    'A log since June only.',
  ])('not so: %s', (text) => {
    expect(facts(text).seasons).toEqual([])
  })
})

test.each([
  ['Year end close is 1 January to 20 January, leave accounting alone then.', [1]],
  ['In lambing time, March and April, nobody looks at a screen.', [3, 4]],
  ['From mid November to Christmas please no experiments.', [11, 12]],
  ['From June to September we are all on the alp, no one reads mail.', [6, 7, 8, 9]],
  ['July and August we are all in the orchards.', [7, 8]],
])('time that nobody has: %s', (text, months) => {
  expect(facts(text).limits.flatMap((one) => (one.kind === 'calendar' ? [one.months] : []))).toEqual([months])
})

test.each([
  ['The audit is due and the boiler book has empty days in March and June because nobody came.', []],
  ['For the inspection the weights of May are missing.', []],
  ['The training register for the audit has blank pages in April.', []],
  ['The inspection in April needs the missing certificates.', ['2027-4']],
  ['The deadline for the missing forms is 12 February.', ['2027-2-12']],
])('the time of which a record is missing is no day to be ready by: %s', (text, told) => {
  expect(days(text)).toEqual(told)
})
