import { expect, test } from 'vitest'
import type { Answer } from '../plan.ts'
import { needOf } from './needs.ts'

const answer = (quote: string, kind: Answer['kind'] = 'goal'): Answer => ({ statement: 's1', quote, kind })

test.each([
  ['And don’t tell me to buy another dashboard'],
  ['I would not want visitors to queue at a screen'],
  ['We do not need a chatbot on the ferry page'],
  ['Never touch the Sunday timetable'],
  ['Faster, please'],
])('supports no piece of work: %s', (quote) => expect(needOf({ answers: [answer(quote)] })).toBeUndefined())

test('what is asked for comes before what hurts, and what names the matter before what does not', () => {
  const pain = answer('Nobody answers the harbour radio after six', 'pain')
  const goal = answer('We want every berth booked by Friday noon')
  const named = answer('Fewer cancelled berths in the high season')
  expect(needOf({ answers: [pain, goal] })).toBe(goal.quote)
  expect(needOf({ answers: [goal, named], topic: 'cancelled berths' })).toBe(named.quote)
  expect(needOf({ answers: [{ ...goal, beside: true }, pain] })).toBe(pain.quote)
})
