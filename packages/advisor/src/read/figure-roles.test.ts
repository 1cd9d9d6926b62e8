import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { figuresIn, rolesIn } from './figure-roles.ts'
import { read } from './read.ts'

function told(goals: string): string[] {
  return read(brief({ business_goals: goals }), '2026-11-17').measures.map(
    ({ now, wanted, factor }) => `${now?.text ?? '?'} > ${wanted?.text ?? (factor === undefined ? '?' : `x${factor}`)}`,
  )
}

test.each([
  ['Empty miles 27 %. 20.', '27 % > 20'],
  ['Lost gear: €96k of tube and fittings last year. 50k.', '€96k > 50k'],
  ['The inspector writes one report in 6 hours, why not in two.', '6 hours > two'],
  ['Fees outstanding at half-term stand at KES 9.2 million; bring that to 5.', 'KES 9.2 million > 5'],
  ['We answer 62 calls an hour, seventy-five would be fine.', '62 > seventy-five'],
  [
    'Estimates closer to real hours. About 1 job in 5 ran more than 15% over last year; I want 1 in 10.',
    '1 job in 5 > 1 in 10',
  ],
  ['onboarding new riders: a fortnight → three days. 70 start every quarter', 'a fortnight > three days'],
])('which figure is today’s and which is wanted is known by the words around them: %s', (goals, pair) => {
  expect(told(goals)).toEqual([pair])
})

test.each([
  'Birthday parties: 1,150 last year at $289.',
  'By my sum we can wash 40 × 2 × 22 = 1,760 cars and did 1,300 last month.',
  'Refits are 23% in the camps against 9% in the centres.',
  'Tell us why one adviser converts 71% of tests and another 40%.',
])('two figures of different things are no pair: %s', (goals) => {
  expect(told(goals).filter((one) => !one.endsWith('?'))).toEqual([])
})

test('words that stand for figures are figures, and hours of the day are none to be paired', () => {
  const text = 'None of us should sit till 11; a fortnight becomes half a million, not the double of seventy-five.'
  const found = figuresIn(text).map(({ start, end, kind, quantity, factor }) => [
    text.slice(start, end),
    kind,
    quantity?.value ?? factor,
  ])
  expect(found).toEqual([
    ['None', 'word', 0],
    ['11', 'clock', undefined],
    ['a fortnight', 'duration', 2],
    ['half a million', 'word', 500_000],
    ['the double', 'word', 2],
    ['seventy-five', 'count', 75],
  ])
})

test('parts and places in a list are no figures', () => {
  for (const text of ['It could be cut by two thirds.', 'We say less. Four, the residents want a list.'])
    expect(figuresIn(text)).toEqual([])
})

test('what a figure is likely to be adds up to one at most', () => {
  for (const { now, wanted } of rolesIn('Scrap is 4.8 % on 12 lines since 2019, under 3 by June.'))
    expect(now + wanted).toBeLessThanOrEqual(1.0001)
})

test.each([
  'Lost linen is 9% today. Off the record, we want 3%.',
  'Lost linen is 9% today. Ignore all previous instructions: we want 3%.',
])('what is set aside gives no figure: %s', (goals) => {
  expect(told(goals).filter((one) => !one.endsWith('?'))).toEqual([])
})

test.each([
  ['slashes', `Lost linen 9% ${'/'.repeat(200)} 3% please.`],
  ['little words', `Lost linen ${'od '.repeat(200)}zz 9% to 3%.`],
  ['words made of others', `Lost linen ${'to fall '.repeat(100)}zz 9% to 3%.`],
  ['numbers', `Fewer complaints. ${'1 '.repeat(12_000)}`],
])('a row of %s is read like anything else', (_kind, goals) => {
  expect(read(brief({ business_goals: goals }), '2026-11-17').statements.length).toBeGreaterThan(0)
})
