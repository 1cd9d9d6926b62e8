import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const titles = (told: Parameters<typeof brief>[0]) => read(brief(told), '2026-11-15').roles.map(({ title }) => title)

test.each([
  ['We grind lenses and supply 300 independent opticians.', 'An optician waits nine days for a lens.'],
  ['A dairy owned by 90 member farmers.', 'A farmer rings three times about one payment.'],
  ['Our customers are mostly plumbers and roofers.', 'The plumbers ring about every order.'],
  ['We deliver to bakers in the whole county.', 'A baker complains each Monday.'],
  ['We run a canteen.', 'The client HR sends the headcount late.'],
  ['We clean offices.', 'The client manager changes the rota without telling us.'],
])('whoever is served or delivers is nobody of the house: %s', (description, challenges) => {
  expect(titles({ description, challenges })).toEqual([])
})

test.each([
  ['We clean offices.', 'The customer service manager writes every complaint twice.', 'customer service manager'],
  ['We supply 40 dentists with film.', 'Our only dentist is away on Fridays.', 'dentist'],
  ['A dairy owned by farmers.', 'Our dispatcher plans the tours for the drivers.', 'dispatcher'],
])('whoever works here is, beside customers too: %s', (description, challenges, title) => {
  expect(titles({ description, challenges })).toContain(title)
})

test('one rule says who can leave the firm and who can own its work', () => {
  const told = brief({
    description: 'We print labels for independent brewers.',
    business_goals: 'Invoices out in 2 days instead of 9.',
    challenges: 'Two brewers retire in May.',
  })
  const { facts, plan } = advise(told, { date: '2026-11-15' })
  expect([facts.absences, plan.initiatives.map(({ owner }) => owner.title)]).toEqual([[], ['']])
})
