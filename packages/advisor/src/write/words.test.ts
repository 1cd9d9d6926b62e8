import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import type { Quantity } from '../facts.ts'
import { brief } from '../testing/told-brief.ts'
import { clause, dueText, lowerFirst, monthDay, quoted, quotedSentence, short, upToFigures } from './words.ts'

const LONG = 'We lose two tanks of fry each winter'

describe('nothing is cut off in the middle of a thought', () => {
  test.each([
    [`${LONG}, and nobody writes down which of the pumps had stopped before`, LONG],
    [`${LONG} because the pump room has no alarm that rings at night`, LONG],
    [`${LONG} (the last ones in February, when the power was gone)`, LONG],
    [`${LONG}; the insurer has paid for one of them so far and no more`, LONG],
    [`${LONG} - the insurer has paid for one of them so far and no more`, LONG],
    [`${LONG} when the power fails and the old generator does not start`, LONG],
  ])('%s', (quote, kept) => expect(clause(quote, 45)).toBe(kept))

  test.each([
    'The ferry timetable printed for the islands last spring shows departures nobody can keep',
    'Mr, who has run the quarry scales for thirty years and trusts no printed ticket at all',
  ])('a sentence without such an end is left out of a narrow place, and whole in a wide one: %s', (quote) => {
    expect(clause(quote, 40)).toBeUndefined()
    expect(short(quote, 40)).toBe(quote)
  })

  test('a cut leaves no bracket and no quotation open', () => {
    expect(clause('Three of our kilns (the old ones, from the first works) run at night only', 34)).toBeUndefined()
    expect(clause('The foreman says "later, when the frost is gone" to every order we place', 30)).toBeUndefined()
  })
})

test.each([
  ['boats come late)', '“boats come late”'],
  ['(boats come late', '“boats come late”'],
  ['boats (two) come late', '“boats (two) come late”'],
])('a quotation carries no bracket alone: %s', (words, shown) => expect(quoted(words)).toBe(shown))

test.each([
  ['Bills leave after 16 days, we want 4, and customers pay 60 days later', 'Bills leave after 16 days, we want 4'],
  ['We want 4 days where it is 16 now', 'We want 4 days where it is 16 now'],
  ['Bills leave after 16 days, a quarter of that please', 'Bills leave after 16 days, a quarter of that please'],
])('a goal with both figures ends after them: %s', (quote, told) => {
  const figure = (text: string) => ({ text }) as Quantity
  expect(upToFigures(quote, { now: figure('16'), wanted: figure('4') })).toBe(told)
})

test('a quoted sentence has one stop', () => {
  expect(quotedSentence('Can it be done?')).toBe('“Can it be done?”')
  expect(quotedSentence('It takes a day')).toBe('“It takes a day”.')
})

test.each([
  ['in 12 months', ' in 12 months'],
  ['by Easter', ' by Easter'],
  ['end of June', ' by end of June'],
  ['next spring', ' next spring'],
])('a date reads as it is said: %s', (text, told) =>
  expect(dueText({ text, span: { field: 'goals', start: 0, end: 1 } })).toBe(told),
)

test('a label inside a sentence begins small', () => {
  expect(lowerFirst('Reminders: no-shows')).toBe('reminders: no-shows')
  expect(lowerFirst('AI drafts: letters')).toBe('AI drafts: letters')
})

test('a share is told without its thing, which stands beside it', () => {
  const { text } = advise(
    brief({
      description: 'A funeral home in Vermont.',
      business_goals: 'One death certificate in 9 gets kicked back, I would settle for one in 30.',
    }),
    { date: '2026-11-15' },
  )
  expect(text).toContain('one in 9 now, one in 30 wanted')
})

test('the last days of February are told in any year', () => {
  expect([monthDay('10-25'), monthDay('02-29')]).toEqual(['25 October', 'the end of February'])
})

test.each([
  ['tyre strike etc, so', 'tyre strike etc'],
  ['people who report no heating /', 'people who report no heating'],
  ['Reports sent out twice because of a wrong name –', 'Reports sent out twice because of a wrong name'],
  ['6 - moins de bruit le soir', 'moins de bruit le soir'],
  ['3) Fewer breakdowns', 'Fewer breakdowns'],
  ['14 funders, 14 templates', '14 funders, 14 templates'],
  ['2-3 supplements for each', '2-3 supplements for each'],
  ['they told us so', 'they told us so'],
])('a quotation bears no number of a list, and nothing that leads on: %s', (words, kept) =>
  expect(quoted(words)).toBe(`“${kept}”`),
)
