import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const moves = (business_goals: string) =>
  advise(brief({ business_goals, challenges: '' }), { date: '2026-11-16' }).plan.initiatives.map(({ move }) => move)

test.each([
  ['Brightness of the varnish from 46% to 55%.', 'contrast'],
  ['Cleaning spend per garment from 6.40 to 5.00.', 'split-sum'],
  ['I want to halve the time my two ushers spend ringing round for a verger.', 'stages'],
  ['Salt for the pans, 540 kg a month, knock a fifth off.', 'use-by-place'],
  ['Short dozens from 14 to 4.', 'compare'],
  ['Old plates catalogued: 3,100 now, 9,000 wanted.', 'capacity'],
  ['Know which nozzle is original and which is fake before we fit it.', 'find'],
  ['To find the houses with bad installations.', 'find'],
  ['We want to grow from 152 to 210 shields a shift.', 'capacity'],
  ['I want to take 300 more lifts without new mechanics.', 'capacity'],
  ['Volume sorted: 148 tonnes last campaign.', 'capacity'],
  ['We would love our own little stories for the youngest.', 'acquire'],
  ['Have an app for the members.', 'acquire'],
  ['Also the lease. We have to be out by 30 June and I want every single piece photographed.', 'countdown'],
  ['Free our 11 wardens, they spend half of the week on lists.', 'staffing'],
  ['More light in the small hall.', 'compare'],
  ['Dust at the crusher from 0.14 to below the limit of 0.05 mg.', 'fix'],
  ['What I would love is that a teacher rings and something tells us what we have.', 'acquire'],
])('where no words say how, the form of the goal does: %s', (goal, move) => {
  expect(moves(goal)).toContain(move)
})

test('a goal with a figure gets a piece of work, whatever the client will not have', () => {
  const { plan } = advise(
    brief({
      business_goals: 'Closed doors: now in 18 of 100 visits nobody is home, I wish 6.',
      challenges: 'We do not send SMS and do not ring, old customers hate it. Certificates are typed for an hour each.',
    }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives.flatMap(({ measures }) => measures.map(({ wanted }) => wanted?.value))).toContain(6)
})

test('what words say plainly outweighs the form', () => {
  expect(moves('Fewer no-shows, from 11% to 6%.')).toEqual(['remind'])
})
