import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const parts = (business_goals: string) => read(brief({ business_goals }), '2026-11-15').statements

test.each([
  [
    'AI should answer questionnaires on its own and fill up registers.',
    ['AI should answer questionnaires on its own', 'fill up registers'],
  ],
  [
    'The system should read invoices and warn us of late payers.',
    ['The system should read invoices', 'warn us of late payers'],
  ],
  [
    'We want AI to write the quotes, chase the unpaid invoices and plan the vans.',
    ['We want AI to write the quotes', 'chase the unpaid invoices', 'plan the vans'],
  ],
  [
    'The board wants a chatbot for tenants and a forecast for heating.',
    ['The board wants a chatbot for tenants', 'a forecast for heating'],
  ],
  [
    'I would like a bot to take orders and to answer the phone at night.',
    ['I would like a bot to take orders', 'to answer the phone at night'],
  ],
])('each part of a wish is one: %s', (text, texts) => {
  expect(parts(text).map((one) => one.text)).toEqual(texts)
})

test.each([
  'AI should sort mails and answer them',
  'A tool must check bookings and payments',
  'The system should warn us when stock is low and order more',
  'AI should read and answer mails',
])('what is one wish stays one: %s', (text) => {
  expect(parts(text)).toHaveLength(1)
})

test('the later part is read with the subject of the first', () => {
  const [first, second] = parts('AI should reject loans by itself and set the wages of drivers.')
  expect(second?.kind).toBe(first?.kind)
})

const told = (fields: Parameters<typeof brief>[0]) =>
  read(brief(fields), '2026-11-15').statements.map(({ text }) => text)

test('who strings all troubles together has told of several', () => {
  const challenges =
    'the pump fails because the float sticks and Abel has to drive out and free it by hand at night, and the two old tanks have a leak at the seam, and the boys leave the valve open when they fill the truck, and for the bills it is all in my aunt’s book and she is away on Fridays'
  expect(told({ challenges })).toEqual([
    'the pump fails because the float sticks and Abel has to drive out and free it by hand at night',
    'the two old tanks have a leak at the seam',
    'the boys leave the valve open when they fill the truck',
    'for the bills it is all in my aunt’s book and she is away on Fridays',
  ])
})

test('of people and money one tells one thing after the other', () => {
  const team =
    'my daughter set up the shop page for us and answers there in the evening when she has time, the clerk knows Excel, I can spend R90,000 on this, we close from June to August so nothing starts in June, July, August, and I told the men there will be no cameras in the yard'
  expect(told({ team_ai_familiarity: team })).toEqual([
    'my daughter set up the shop page for us and answers there in the evening when she has time',
    'the clerk knows Excel',
    'I can spend R90,000 on this',
    'we close from June to August so nothing starts in June, July, August',
    'I told the men there will be no cameras in the yard',
  ])
})

test('the name of a part of the troubles is none itself', () => {
  const challenges = 'WATER\nPipes break every week.\n\nRentals. Half of them are paid late.\n\nNobody deletes.'
  const found = read(brief({ challenges }), '2026-11-15').statements.filter(({ span }) => span.field === 'challenges')
  expect(found.filter(({ kind }) => kind === 'pain').map(({ text }) => text)).toEqual([
    'Pipes break every week',
    'Half of them are paid late',
    'Nobody deletes',
  ])
})
