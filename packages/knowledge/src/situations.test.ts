import { expect, test } from 'vitest'
import kinds from '../data/record-kinds.json' with { type: 'json' }
import { moveById } from './moves.ts'
import { situation } from './situation-schema.ts'
import { clientOf, recordsFor, SITUATIONS, situationsIn, wayOf } from './situations.ts'

test('every situation fits the schema, its id is its own, and it is a case of a way of helping', () => {
  for (const one of SITUATIONS) {
    expect(situation.safeParse(one).error?.issues, one.id).toBeUndefined()
    expect(moveById(one.move).id).toBe(one.move)
  }
  expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length)
  expect(new Set(SITUATIONS.map(({ how }) => how)).size).toBe(SITUATIONS.length)
})

function printed(one: (typeof SITUATIONS)[number]): string[] {
  const { how, cause, first, trial, bar, fails, without, never, noticed, protects, wrong_if, baseline, hazard } = one
  return [how, cause, first, trial, bar, fails, without, never, noticed, protects, wrong_if, baseline, hazard.risk, hazard.measure] // prettier-ignore
}

test('what is counted under a general situation is counted under one that is counted under itself', () => {
  const byId = new Map(SITUATIONS.map((one) => [one.id, one]))
  for (const { id, counted } of SITUATIONS) if (counted) expect(byId.get(counted)?.counted, id).toBe(counted)
  expect(new Set(SITUATIONS.map(({ counted }) => counted)).size).toBeGreaterThan(50)
})

test('what is printed is whole sentences that hold in any country', () => {
  const LAW = /[$€£¥]|\bGDPR\b|\bHIPAA\b|Privacy Act/
  for (const one of SITUATIONS) {
    for (const text of printed(one)) expect(text, one.id).toMatch(/^[^a-z].*[.?]$/)
    expect(printed(one).filter((text) => LAW.test(text) || /[–—!]/.test(text)), one.id).toEqual([]) // prettier-ignore
  }
})

test('a good part is not AI', () => {
  const plain = SITUATIONS.filter(({ ai }) => !ai).length / SITUATIONS.length
  expect(plain).toBeGreaterThan(0.4)
  expect(plain).toBeLessThan(0.7)
})

const CLINIC = clientOf('Three dental practices. Patients come from the whole valley.')

test('a sentence is known by its words in any order, and hardly outside of the trade', () => {
  const [first] = situationsIn('No-shows from 19% to under 8%.', CLINIC)
  expect(first?.[0]).toBe('e-missed-appointments')
  expect(situationsIn('Our patients do not turn up for their appointments', CLINIC)[0]?.[0]).toBe(first?.[0])
  const quarry = clientOf('A quarry with two crushers, limestone and gravel.')
  const [there = 0, here = 0] = [quarry, CLINIC].map(
    (client) => situationsIn('No-shows from 19% to under 8%.', client).find(([id]) => id === first?.[0])?.[1],
  )
  expect(there).toBeLessThan(here / 5)
})

test('a sentence that tells of none makes none likely', () => {
  expect(situationsIn('The roof was painted green in 1987.', CLINIC)[0]?.[1]).toBeLessThan(0.3)
})

test('its words stand for those of its way of helping, which stays what it is', () => {
  const own = SITUATIONS.find(({ id }) => id === 'e-missed-appointments')
  const way = wayOf(own?.move ?? '', own?.id)
  expect(way).toMatchObject({ id: own?.move, how: own?.how, trial: own?.trial, ai: own?.ai })
  expect(wayOf(own?.move ?? '')).toBe(moveById(own?.move ?? ''))
})

test('the records that its work is done from are of known kinds', () => {
  const known = new Set(kinds.map(({ id }) => id))
  for (const { id, records } of SITUATIONS) {
    expect(
      records.filter((record) => !known.has(record)),
      id,
    ).toEqual([])
    expect(new Set(records).size, id).toBe(records.length)
  }
  expect(SITUATIONS.filter(({ records }) => records.length > 0).length).toBeGreaterThan(0.99 * SITUATIONS.length)
  const [first] = [...recordsFor('No-shows from 19% to under 8%.')].sort((one, other) => other[1] - one[1])
  expect(first?.[0]).toBe('bookings')
})

test('whom a client sells to is not what the client is', () => {
  const opens = (text: string, id: string) => clientOf(text).words.has(id)
  expect(opens('We run two sawmills near Umeå.', 'b1-sawmill-recovery')).toBe(true)
  expect(opens('We extract marble. The blocks go to sawmills here and to China.', 'b1-sawmill-recovery')).toBe(false)
  expect(opens('We make shift software for dairy farms.', 'b-mastitis')).toBe(false)
  expect(opens('A dairy farm with 400 cows.', 'b-mastitis')).toBe(true)
})
