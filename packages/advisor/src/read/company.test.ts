import { expect, test } from 'vitest'
import { tradeOf } from './company.ts'

test.each([
  ['Non-profit', 'A food bank in Penang with eleven pantries.', 'NonProfit'],
  ['Other', 'We run a food bank and a shelter.', 'NonProfit'],
  ['Other', 'A community bank with six branches.', 'Banking'],
  ['Public sector: municipality', 'We look after roads, a school and a clinic.', 'Government'],
])('%s: %s', (industry, description, trade) => {
  expect(tradeOf(industry, description)).toBe(trade)
})
