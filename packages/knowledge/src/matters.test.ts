import { describe, expect, test } from 'vitest'
import data from '../data/matters.json' with { type: 'json' }
import { matterIn } from './matters.ts'
import { MOVES } from './moves.ts'

test('every matter leads to a move by classes that exist, and every class is used', () => {
  const moves = new Set(MOVES.map(({ id }) => id))
  const used = new Set<string>()
  for (const { move, all, none = [] } of data.matters as { move: string; all: string[]; none?: string[] }[]) {
    expect(moves, move).toContain(move)
    for (const name of [...all, ...none]) used.add(name)
  }
  expect([...used].sort()).toEqual(Object.keys(data.classes).sort())
})

describe('what is to change is known by classes of words, in any order and trade', () => {
  test.each([
    ['quote', 'Get quotes out the same day; today a customer waits 4 to 6 days.'],
    ['unbilled', 'we forget to bill the extras on nearly every job'],
    ['unbilled', 'Pilots forget to log the extra landing, so we never charge it'],
    ['collect', 'Get paid at 30 days not 75'],
    ['collect', 'Debtors: 240 tenants behind with rent.'],
    ['out-and-back', 'Kegs: 600 missing at last count, nobody can say which pub has them.'],
    ['out-and-back', 'Half of our crates never come back from the fairs.'],
    ['out-and-back', 'We lose 8% of the trays every year'],
    ['capture', 'Nothing is written down.'],
    ['job-kit', "My fitter drives back to the shop twice a week because the part isn't on the van."],
    ['job-kit', 'Second trips: one call in five needs another trip since the spare is missing'],
    ['briefing', 'I want the carer to see what was done last time before she rings the bell'],
    ['training', 'New drivers need six months before they can do the rounds alone.'],
    ['capture', 'All the blending is in the heads of two old millers'],
    ['handover', 'It is all in her head and she is retiring in June'],
    ['proof', 'The hauliers blame us for the damage and we blame them, no proof either way.'],
    ['agree', 'Customers dispute our hours.'],
    ['leavers', "We lost 40 members last year and I couldn't tell you why."],
    ['staffing', 'Keep our nurses, 9 left in a year.'],
    ['remind', 'patients not turning up, 1 in 8'],
    ['remind', 'Too many stops at closed doors'],
    ['forecast', 'too many rolls left over at night, and on saturdays sold out by eleven'],
    ['restock', 'Never run out of insulin again in the branches.'],
    ['restock', 'Stock at 1.2 million, the bank wants 900k by year end.'],
    ['stages', 'Orders should leave us in three days, at the moment it is nearer eight.'],
    ['stages', 'Delivery on time from 81% to 95%.'],
    ['cause-codes', 'Scrap on the press line: 7.2% to 4%.'],
    ['check', 'Reports corrected after sending: 4% to 1%.'],
    ['order-card', 'Fewer wrong orders, the waiters shout them into the kitchen.'],
    ['fewer-asks', 'Support tickets from 140 a week down to 90.'],
    ['receptionist', 'Phone rings out at lunch, about 30 calls a day missed'],
    ['draft', 'Answer emails within 4 hours instead of two days.'],
    ['condition', 'Stop the slicing machine breaking down every second week, machine breakdowns cost us dear'],
    ['waste', 'Electricity bill went from 4,100 to 7,300 a month'],
    ['route', 'Serve 30 more farms without a further van.'],
    ['schedule', 'Roster done by Wednesday, not Sunday night.'],
    ['match', 'Waiting list of 90 kids while two groups are half empty.'],
    ['audit-gaps', 'Be ready for the ISO audit in March.'],
    ['date-register', 'Licences of staff expire and nobody notices'],
    ['extract', 'Utility bills are typed line by line into a spreadsheet'],
    ['record', 'Fewer double-bookings of the halls.'],
    ['tally', 'The looms stand idle 30% of the shift'],
  ])('%s: %s', (move, text) => {
    expect(matterIn(text)).toBe(move)
  })

  test.each([
    'We are proud of our craft.',
    'The consultant charged a fortune.',
    'Clients say two rounds of changes and mean nine.',
    'Opera lovers receive our football schedule.',
    'Mechanics are learning electric motors.',
    'The stalls sell well in an hour.',
    'My father started it with a horse and cart.',
  ])('nothing is read into: %s', (text) => {
    expect(matterIn(text)).toBeUndefined()
  })
})
