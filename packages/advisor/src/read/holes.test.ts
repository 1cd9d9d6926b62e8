import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const holesIn = (told: Parameters<typeof brief>[0]) => {
  const { assets, statements } = read(brief(told), '2026-11-15')
  return assets.flatMap(({ holes }) => holes.map((id) => statements.find((one) => one.id === id)?.text))
}

test.each([
  ['Temperature log on paper, some just copy yesterday.', 'copy yesterday'],
  ['Daily checklist on a clipboard. Nobody fills it in.', 'Nobody fills it in'],
  ['Mileage book, when we remember.', 'when we remember'],
  ['Fault log in Excel, not always kept.', 'not always kept'],
  ['Time sheets, patchy.', 'patchy'],
  ['Delivery forms, half of them blank.', 'half of them blank'],
  ['Stock counts in Excel, often guessed.', 'guessed'],
  ['Visitor book, illegible in places.', 'illegible'],
  ['CRM, only two of the reps use it.', 'only two of the reps use it'],
  ['Job cards, rarely complete.', 'rarely complete'],
  ['Incident forms. Most are filled in after the fact.', 'after the fact'],
  ['Machine hours, drivers forget to write them down.', 'forget to write'],
  ['Notes in the system, everyone writes them differently.', 'differently'],
  ['Timesheets, we do not trust them.', 'do not trust'],
  ['Scan data with plenty of duplicates.', 'duplicates'],
])('a record that cannot be relied on has a hole: %s', (data_collected, words) => {
  const found = holesIn({ data_collected })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})

test('a trouble with a record is its hole too', () => {
  expect(
    holesIn({ data_collected: 'Temperature logs on paper.', challenges: 'Half the temperature logs are left blank.' }),
  ).toEqual(['Half the temperature logs are left blank'])
})

test.each(['Sales by till since 2019.', 'Customer list in HubSpot, 4,000 contacts.', 'Photos of every job.'])(
  'a sound record has none: %s',
  (data_collected) => {
    expect(holesIn({ data_collected })).toEqual([])
  },
)

test('what is not kept is neither a record nor a hole in another', () => {
  const { assets } = read(brief({ data_collected: 'Parts stock in Tally. GPS of graves: no.' }), '2026-11-15')
  expect(assets.map(({ what, holes }) => [what, holes])).toEqual([['Parts stock', []]])
})
