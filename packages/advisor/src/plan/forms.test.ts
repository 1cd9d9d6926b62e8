import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const moves = (business_goals: string) =>
  advise(brief({ business_goals, challenges: '' }), { date: '2026-11-16' }).plan.initiatives.map(({ move }) => move)

test.each([
  ['Brightness of the varnish from 46% to 55%.', 'contrast'],
  ['Cleaning spend per garment from 6.40 to 5.00.', 'split-sum'],
  ['Icing cost us 310 MWh last winter, half of it would be fine.', 'compare'],
  ['Herons cost us 4,000 fish a year, 1,000 would be fine.', 'compare'],
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
  ['More light in the small hall.', 'contrast'],
  ['Our desk is drowning in letters from insurers, from 60 a day to 30.', 'compare'],
  ['Dust at the crusher from 0.14 to below the limit of 0.05 mg.', 'fix'],
  ['What I would love is that a teacher rings and something tells us what we have.', 'acquire'],
])('where no words say how, the form of the goal does: %s', (goal, move) => {
  expect(moves(goal)).toContain(move)
})

test('how soon somebody must be there is no time at a task', () => {
  const situations = (goal: string) =>
    advise(brief({ business_goals: goal, challenges: '' }), { date: '2026-11-16' }).plan.initiatives.map(
      ({ situation }) => situation,
    )
  expect(
    situations('For urgent theatre calls we need a captioner on screen within 20 minutes, it’s more like 55 now.'),
  ).not.toContain('k1-minutes-per-task')
  expect(situations('The survey sheet takes 55 minutes to fill in, 20 would do.')).toContain('k1-minutes-per-task')
})

test('a goal with a figure gets a piece of work, whatever the client will not have', () => {
  const { plan } = advise(
    brief({
      description: 'We are a chimney sweep company in Finland, 16 sweeps and two in the office, mostly own houses.',
      business_goals:
        'Closed doors: now in 17 of 100 visits nobody is home, I wish 5. Evening papers take every sweep 50 minutes a day, halve this.',
      challenges:
        'The time in the letter is holy: we have promised to customers, and it stands on our website, that day and hour are never moved.',
    }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives.flatMap(({ measures }) => measures.map(({ wanted }) => wanted?.value))).toContain(5)
})

test('where there is no room for all, goals come before troubles', () => {
  const { plan } = advise(
    brief({
      description:
        'Flight school in South Africa. 88 staff: 41 instructors, 12 technicians, 5 in flight operations. 34 aircraft.',
      business_goals:
        '- Cancelled slots: 21 % of booked flights are cancelled. Target 15 %.\n- First lesson to commercial licence takes 19 months on average, should be 15.\n- First-attempt pass rate in theory exams from 62 % to 78 %.\n- Aircraft standing for unscheduled repair: 12 of 34 on an average Monday, want no more than 7.\n- The AI scheduling must be live for the January intake (11 January 2027, 70 new students).\n- A theory tutor that students can ask at night, in our own words and from our own manuals.',
      challenges:
        '- The 5 people in operations make the schedule by hand every day from 15:00 to 20:00. They have no time for any project before 1 March 2027 because of the move to the new booking system.\n- That move is half done: students and invoices are across, aircraft and instructors are not.',
    }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives).toHaveLength(6)
  expect(plan.initiatives.every(({ answers }) => answers.some(({ kind }) => kind === 'goal'))).toBe(true)
})

test('what words say plainly outweighs the form', () => {
  expect(moves('Fewer no-shows, from 11% to 6%.')).toEqual(['remind'])
})
