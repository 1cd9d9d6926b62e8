import { MOVES } from '@cairn/knowledge/moves'
import { describe, expect, test } from 'vitest'
import { plan } from '../plan/plan-brief.ts'
import { read } from '../read/read.ts'
import { brief } from '../testing/told-brief.ts'
import { labelOf, titleOf } from './titles.ts'

describe('a title is what a manager would say', () => {
  test.each([
    ['remind', 'no-shows', 'Reminders for no-shows, and free places refilled'],
    ['quote', 'Quotes', 'Quotes: draft from your price list and past jobs'],
    ['quote', 'mind', 'Draft quotes from your price list and past jobs'],
    ['cause-codes', 'crane stops', 'Crane stops: name the causes before spending money'],
    ['cause-codes', 'working', 'Name the causes before spending money'],
    ['draft', 'wish the letters to leave', 'Let AI draft the routine texts, and a person approve them'],
    ['draft', 'c) donor letters', 'AI drafts for donor letters, approved by a person'],
    [
      'waste',
      'oxygen use in the hatchery tanks of the second farm',
      'Oxygen use: find where most of it goes, and change that first',
    ],
  ])('%s of %s', (move, topic, title) => expect(titleOf({ move, topic })).toBe(title))

  test('every move has one without a noun, and a short name for tables', () => {
    for (const { id } of MOVES) {
      for (const title of [titleOf({ move: id }), titleOf({ move: id, topic: 'spare parts' })]) {
        expect(title, id).toMatch(/^\p{Lu}[^{}]{10,}[^.{}]$/u)
        expect(title.length, title).toBeLessThanOrEqual(72)
      }
      expect(labelOf({ move: id }).split(' ').length, id).toBeLessThanOrEqual(5)
    }
    expect(new Set(MOVES.map(({ id }) => titleOf({ move: id }))).size).toBe(MOVES.length)
    expect(new Set(MOVES.map(({ id }) => labelOf({ move: id }))).size).toBe(MOVES.length)
  })

  test('two pieces of work on one matter keep apart in a table', () => {
    const topic = 'greenhouses'
    expect(labelOf({ move: 'receptionist', topic: 'phones' })).toBe('Phone cover')
    expect(labelOf({ move: 'remind', topic: 'no-shows' })).toBe('No-shows: reminders')
    expect(labelOf({ move: 'remind', topic })).not.toBe(labelOf({ move: 'simulate', topic }))
  })

  test.each([
    ['Sell at better prices', 'Sell at better prices: '],
    ['Cooking classes are half empty', 'Cooking classes: '],
    ['Policies per household: 1.8', 'Policies per household: '],
    ['That each boat stays shorter in the yard: 20 days', ''],
    ['Reach villages under 500 people', ''],
    ['Share of farmers who read the report', ''],
    ['Que cada barco pase menos tiempo en el varadero', ''],
  ])('without a noun it begins with a whole name or with none: %s', (quote, begins) => {
    const titled = titleOf({ move: 'compare', answers: [{ statement: 's1', quote, kind: 'goal' }] })
    expect(titled).toBe(begins ? `${begins}find the commonest reason, and mend it first` : titleOf({ move: 'compare' }))
  })
})

/** The titles of all pieces for a brief. */
function titlesFor(business_goals: string): string[] {
  const facts = read(brief({ description: 'Family firm, 30 people.', business_goals }), '2026-11-19')
  return plan(facts, '2026-11-19').initiatives.map(titleOf)
}

test.each([
  ['Stop the heat leaking out of the cold rooms, our bill is 9,000 a month.', 'Heat leaking out'],
  ['Stop the wine going missing behind the bar.', 'Wine going missing'],
  ['Less steam escaping from old traps.', 'Steam escaping'],
  ['Less bread going out stale.', 'Bread going out'],
  ['Second is quotation, the buyer sends a drawing and Mrs Pereira needs four days. I want same day.', 'Quotation'],
])('what a goal wants ended or quicker begins its title: %s', (goals, begins) => {
  expect(titlesFor(goals).every((title) => title.startsWith(`${begins}: `))).toBe(true)
})

test.each([
  ['Young ones from the college and the barracks.', /college|barracks/i],
  ['We collect mooring fees from 6 of 10 boats. With 85% we could pay the new pontoon without a loan.', /pontoon/i],
  ['The rota. Last year we lost 37 crew-days to waiting, want that under 20.', /rota lost/i],
])('what only stands beside a goal is not its name: %s', (goals, other) => {
  expect(titlesFor(goals).join()).not.toMatch(other)
})

test.each([
  ['draft', 'parent letter', 'AI drafts for parent letters, approved by a person'],
  ['draft', 'report to tenants', 'AI drafts for reports to tenants, approved by a person'],
  ['draft', 'paperwork', 'AI drafts for paperwork, approved by a person'],
  ['stages', 'brother Tunde', titleOf({ move: 'stages' })],
  ['stages', 'Mrs Pereira', titleOf({ move: 'stages' })],
])('%s of %s is titled %s', (move, topic, title) => expect(titleOf({ move, topic })).toBe(title))
