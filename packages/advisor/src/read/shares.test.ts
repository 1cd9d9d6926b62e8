import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const figures = (challenges: string) =>
  read(brief({ challenges }), '2026-11-15').quantities.map(({ kind, value, noun }) => [kind, value, noun])

test.each([
  ['Nine in ten calls are about delivery times.', 90, 'calls'],
  ['One in four callers gives up.', 25, 'callers'],
  ['Last year 46 containers from 610 had a complaint.', 7.5, 'containers'],
  ['7 out of 12 vans are late.', 58.3, 'vans'],
  ['18 of our 40 sites have no signal.', 45, 'sites'],
  ['11 of the 26 days are a draft in a queue.', 42.3, 'days'],
  ['Of 107 breaches last quarter, 61 were on old apps.', 57, 'breaches last quarter'],
  ['A third of the quotes are never answered.', 33.3, 'quotes'],
  ['Two thirds of orders come by phone.', 66.7, 'orders'],
  ['Half of the invoices have an error.', 50, 'invoices'],
  ['Half our invoices have an error.', 50, 'invoices'],
  ['Three quarters of my week goes on paperwork.', 75, 'week'],
  ['Every third parcel comes back.', 33.3, 'parcel'],
  ['Every other parcel comes back.', 50, 'parcel'],
  ['One invoice in seven gets disputed.', 14.3, 'invoice'],
  ['One death certificate in 9 gets kicked back.', 11.1, 'death certificate'],
  ['Nine percent of the lots are sold late.', 9, undefined],
])('%s', (text, value, noun) => {
  expect(figures(text)).toEqual([['percent', value, noun]])
})

test.each([
  'We meet on the third of June.',
  'The third van is off the road.',
  'A quarter of an hour goes by.',
  'Two of the three directors want it.',
  'Every other week the line stops.',
])('no share: %s', (text) => {
  expect(figures(text).filter(([kind]) => kind === 'percent')).toEqual([])
})

test.each([
  ['4 patients sur 10 ne reviennent pas.', 40],
  ['Fallan 3 piezas de cada 40.', 7.5],
])('%s', (text, value) => {
  expect(figures(text).map(([kind, share]) => [kind, share])).toEqual([['percent', value]])
})
