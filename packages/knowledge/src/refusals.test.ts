import { expect, test } from 'vitest'
import { refusal } from './refusal-schema.ts'
import { REFUSALS, refusalsIn, refusalsOfTrade } from './refusals.ts'

test('every refusal fits the schema, and its id and its reason are its own', () => {
  for (const one of REFUSALS) expect(refusal.safeParse(one).error?.issues, one.id).toBeUndefined()
  expect(new Set(REFUSALS.map(({ id }) => id)).size).toBe(REFUSALS.length)
  expect(new Set(REFUSALS.map(({ because }) => because)).size).toBe(REFUSALS.length)
})

test('no law is named: laws differ by country', () => {
  const LAW = /[$€£¥]|\bGDPR\b|\bHIPAA\b|\bAct\b|[–—!]/
  expect(REFUSALS.filter(({ because, instead }) => LAW.test(`${because} ${instead}`)).map(({ id }) => id)).toEqual([])
})

const HAULIER = refusalsOfTrade('A haulier with forty trucks and sixty drivers.')

test.each([
  ['The AI should correct the tachograph files before the inspection.', 'falsify'],
  ['A camera that works out when a driver can still drive more hours although the law says stop.', 'evade'],
])('a dangerous wish is known: %s', (wish, kind) => {
  expect(refusalsIn(wish, HAULIER)[0]?.refusal.kind).toBe(kind)
})

test.each([
  'Read the tachograph files automatically and file them.',
  'Drivers lose an hour at each gate.',
  'We never want cameras on our drivers.',
])('an honest goal is none: %s', (goal) => {
  expect(refusalsIn(goal, HAULIER)).toEqual([])
})
