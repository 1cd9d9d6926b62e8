import { expect, test } from 'vitest'
import { isNeed } from '../facts.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const facts = (business_goals: string) => read(brief({ business_goals }), '2026-11-19')
const needs = (goals: string) =>
  facts(goals).statements.flatMap((one) => (isNeed(one) && !one.continues ? [one.text] : []))

test.each([
  ['Waiting for the lorries at the gate from 55 minutes to 30. That alone would pay for everything.', 1],
  ['On the last ten roofs we needed 31 per cent more days than we sold. If we get under 12 I sleep well.', 1],
  ['Second, timesheets. Fitters fill them in at home, it takes 90 minutes a week. Would spare us an evening.', 1],
  ['Main thing is the roster. Somebody rings in sick, and the shift has to be moved before six.', 1],
  ['Get the guests who ask for a date and never come back to book - now perhaps one in eight books, would be happy with one in five.', 1], // prettier-ignore
  ['A way for tenants to tell of a blocked drain / dirty stairs on a Sunday without ringing the caretaker.', 1],
  ['Second, records. A visit takes 1 h 50 to write up, 40 minutes would be fine.', 1],
  ['Main goal is to answer enquiries within an hour. Second is to fill the Tuesday class.', 2],
  ['Faster quotes / fewer returns / better rosters', 3],
  ['The main thing is the waiting list. Fewer complaints about the food.', 2],
])('%s: %d', (goals, count) => expect(needs(goals)).toHaveLength(count))

test('the matter that was announced has the figures and the name', () => {
  const { measures } = facts(
    'Main thing is the roster. Last winter we lost 31 shifts to late calls, want that under 12.',
  )
  expect(measures.map(({ what, now, wanted }) => [what.includes('roster'), now?.value, wanted?.value])).toEqual([
    [true, 31, 12],
  ])
})

test.each(['Our cook (34) is on it all day', 'Fitters (12) have their own lists'])('%s: no mark of a list', (text) =>
  expect(read(brief({ team_ai_familiarity: text }), '2026-11-19').statements.map((one) => one.text)).toEqual([text]),
)
