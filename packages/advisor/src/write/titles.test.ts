import { MOVES } from '@cairn/knowledge/moves'
import { describe, expect, test } from 'vitest'
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
