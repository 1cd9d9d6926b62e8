import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

function planned(challenges: string) {
  const told = brief({
    description: 'A flour mill near Leeds in England, 40 staff. Priya plans every run.',
    business_goals: 'Get quotes out the same day. Scrap on the packing line from 6% to 3%.',
    challenges,
  })
  return advise(told, { date: '2026-11-16' }).plan.initiatives
}

describe('who goes and knows the work gets a piece of work of its own, in time', () => {
  test.each([
    ['Priya goes at the end of March and knows everything.', 'handover', 'Priya’s work'],
    ['Priya retires at the end of March and knows every recipe.', 'capture', 'Priya’s work'],
    ['Our planner is leaving in April and nobody else understands the boards.', 'handover', 'the planner’s work'],
    ['The blending is decided by Priya alone, who has been offered work elsewhere.', 'capture', 'Priya’s work'],
  ])('%s', (challenges, move, topic) => {
    const [found] = planned(challenges).filter(({ leaving }) => leaving)
    expect([found?.move, found?.topic]).toEqual([move, topic])
    expect(['I1', 'I2']).toContain(found?.label)
  })

  test('its test is over two weeks before the day', () => {
    const found = planned('Priya retires at the end of March and knows every recipe.').find(({ leaving }) => leaving)
    expect(found?.gate).toBe('2027-03-17')
  })

  test('who goes in a year’s time is asked first and at once, and the test does not wait for the day', () => {
    const told = 'Priya retires next October and knows every recipe. Scrap is counted by nobody.'
    const [first] = planned(told)
    expect(first).toMatchObject({ label: 'I1', leaving: true, from: '2026-11-30' })
    expect(first?.gate.slice(0, 7)).toBe('2027-04')
  })

  test.each([
    ['Priya leaves on 11 December. Only Priya knows prices.', '2026-11-30 to 2026-12-10'],
    ['Priya retires on 20 November. Only Priya knows prices.', '2026-11-17 to 2026-11-19'],
    ['Priya retires in May. Bob leaves in January. Only Priya and Bob know prices.', '2026-11-30 to 2026-12-18'],
  ])('it begins in time and is decided before anybody is gone: %s', (challenges, span) => {
    const found = planned(challenges).find(({ leaving }) => leaving)
    expect(`${found?.from} to ${found?.gate}`).toBe(span)
  })

  test.each([
    'Priya retires in May 2026. Only Priya knows prices.',
    'Priya retires in March 2041. Only Priya knows prices.',
    'Priya is on maternity leave until June. Only Priya knows prices.',
    'If we bought a robot the packers would leave.',
    'Two drivers left last year.',
    'Nothing may leave the building, the drawings are secret.',
    'Everything takes too long.',
  ])('nobody goes: %s', (challenges) => {
    expect(planned(challenges).some(({ leaving }) => leaving)).toBe(false)
  })
})

test('who is named by an age or by what hangs on them is somebody, and the goal to need them less is answered', () => {
  const { plan } = advise(
    brief({
      description: 'A mussel farm in Norway, eleven of us.',
      business_goals: 'Mussels thrown away from 14% to 9%. Be less dependent on Torgeir.',
      challenges: 'Torgeir, 63, decides which line to lift; he retires in 18 months and writes nothing down.',
    }),
    { date: '2026-11-17' },
  )
  const handed = plan.initiatives.find(({ leaving }) => leaving)
  expect(handed).toMatchObject({ situation: 'h-expert-retires', topic: 'Torgeir’s work' })
  expect(handed?.answers.map(({ quote }) => quote)).toContain('Be less dependent on Torgeir')
})

test('whoever goes within weeks is asked at once, and stands in nobody’s way', () => {
  const { plan } = advise(
    brief({
      company_size: '1-19 employees',
      description: 'A lift maintenance firm in Leeds, England, with 14 people.',
      business_goals:
        'Person stuck in a cabin: we arrive on average in 38 minutes, must be 20. Modernization offers from 6 in a month to 10. Repeat faults within 30 days from 22% to 10%.',
      challenges: 'Harold is 63, he will leave at the end of the year, and only he knows the old control cards.',
    }),
    { date: '2026-11-17' },
  )
  const handed = plan.initiatives.find(({ leaving }) => leaving)
  const [first, second] = plan.initiatives.filter(({ leaving }) => !leaving)
  expect([first?.from, second?.from]).toEqual([handed?.from, handed?.from])
  expect((handed?.gate ?? '') < '2026-12-31').toBe(true)
})

test('who goes before the plan begins hands over while still there', () => {
  const { plan } = advise(
    brief({
      description: 'A slate quarry in Norway, 30 people.',
      business_goals: 'Scrap from 40% to 30%.',
      challenges: 'Arne stops on 30 November and only he knows where to drill.',
    }),
    { date: '2026-11-19' },
  )
  const handover = plan.milestones.find(({ kind }) => kind === 'handover')
  expect((handover?.date ?? '') < '2026-11-30').toBe(true)
})

test('a day that is past is told as past, and nobody is to hand over who has gone', () => {
  const { plan, text } = advise(
    brief({
      description: 'A piano workshop in Aarhus, Denmark, 9 people.',
      business_goals: 'Customers who come back within 18 months from 69% to 80%.',
      challenges:
        'Birthe retires 30 June 2026 and she IS our reminder system. There is a grant of 40%, it closes 27 February 2026.',
    }),
    { date: '2026-11-19' },
  )
  expect(plan.milestones.filter(({ kind }) => kind === 'handover')).toEqual([])
  expect(text).toContain('30 June 2026 is past. If Birthe can still be reached, pay for some days')
  expect(text).toContain('27 February 2026 is past: ask now whether there is another round')
  expect(text).not.toContain('is the deadline for everything only they know')
})
