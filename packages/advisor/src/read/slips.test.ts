import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const facts = (told: Parameters<typeof brief>[0]) => read(brief(told), '2026-11-19')
const systems = (data_collected: string) => facts({ data_collected }).systems.map(({ name }) => name)

test.each([
  ['Weights in Dairymaster, no sorry that is the old one, since 2023. Invoices in Sage.', ['Sage']],
  ['Orders in Shopify, I mean WooCommerce, since 2020.', ['WooCommerce']],
  ['Time cards in Kronos (no, sorry, Replicon).', []],
  ['Old jobs in Filemaker, now Fergus since 2022.', ['Filemaker', 'Fergus']],
  ['Parts list in Excel, no prices.', ['Excel']],
])('a name that is taken back is none: %s', (told, names) => expect(systems(told)).toEqual(names))

test('who sets right what was just said tells of no attempt', () => {
  const challenges =
    'The clerk types it again into the payroll of Paymaster, no sorry that’s the old one, now it’s a system called Wagely, which a boy from town supports when he answers. In 2022 we tried text messages but it cost more than it gave.'
  expect(facts({ challenges }).tried.map(({ text }) => text)).toEqual([expect.stringMatching(/^In 2022/)])
})
