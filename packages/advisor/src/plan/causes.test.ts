import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advised = (business_goals: string, challenges: string) =>
  advise(brief({ description: 'A firm in England.', business_goals, challenges }), { date: '2026-11-15' })

test.each([
  [
    'Deliveries on time, 82% now, 95% wanted.',
    'Deliveries are late. It is because the packing list is printed before the stock is checked.',
    'It is because the packing list is printed before the stock is checked',
  ],
  [
    'Cut scrap from 6% to 3%.',
    'Scrap is mostly since Jorge left, he set the machines by ear.',
    'Scrap is mostly since Jorge left, he set the machines by ear',
  ],
  [
    'Answer members within a day instead of five.',
    'What goes wrong is that nobody writes down who has promised what.',
    'What goes wrong is that nobody writes down who has promised what',
  ],
  [
    'Fewer returns of shoes, 14% now.',
    'Returns are down to the size chart, it was made for another last.',
    'the size chart, it was made for another last',
  ],
  [
    'Stop missing calls.',
    'Calls get missed. Reason: at lunch only one sits at the desk.',
    'at lunch only one sits at the desk',
  ],
])('a cause the client has told is named and not asked for: %s', (goal, trouble, cause) => {
  const { plan, text } = advised(goal, trouble)
  expect(plan.initiatives[0]?.cause).toContain(cause)
  expect(plan.coverage.filter(({ how }) => how === 'open')).toEqual([])
  expect(plan.questions.map(({ about = '' }) => about).join()).not.toContain(cause)
  expect(text).toMatch(/(?:You also write|You name some of what is behind it yourself): “[^”]*”/)
})

test('a cause that says what is to be done decides it, for the goal that its effect names', () => {
  const { plan } = advised(
    'Fewer repeat visits, 22% of jobs need a second visit, want 10%. Right tools in every van.',
    'Repeat visits are mainly because the van does not carry the right valve.',
  )
  const one = plan.initiatives.find(({ cause }) => cause?.includes('valve'))
  expect([one?.move, one?.measures[0]?.wanted?.value]).toEqual(['job-kit', 10])
})

test('a cause that no piece of work takes up is not asked about either', () => {
  const { plan, text } = advised(
    'Cut scrap from 6% to 3%. Get paid in 30 days instead of 52.',
    'The dog barks at guests because the bell is so loud.',
  )
  expect(plan.questions.flatMap(({ about }) => about ?? [])).toEqual([])
  expect(text).not.toContain('the bell is so loud | Open')
})

test('why a thing is wanted is no cause of a trouble', () => {
  const { plan } = advised('Cut scrap from 6% to 3% because the bank looks at it.', 'Scrap is sorted by hand.')
  expect(plan.initiatives.filter(({ cause }) => cause?.includes('bank'))).toEqual([])
})

test.each([
  ['Remakes fell last year because we bought a laser.', 'we bought a laser'],
  ['Remakes happen because Anna (anna@example.org, 07700 900123) forgets the drawings.', 'anna@example.org'],
])('what went well or is private is not told as a cause: %s', (trouble, told) => {
  const { text } = advised('Remakes of doors from 6% to 2%.', trouble)
  expect(text.split('## Why Start Here')[0]).not.toContain(told)
})

test('what was tried once warns the piece of work that it was tried for', () => {
  const { plan } = advise(
    brief({
      business_goals: 'Bills out after 4 days instead of 16. Empty kilometres from 18% to 13%.',
      challenges:
        'In 2024 we bought a planning tool against empty kilometres, it gave nothing because nobody typed the status.',
    }),
    { date: '2026-11-16' },
  )
  const warned = plan.insights.flatMap((one) => (one.kind === 'tried' ? [one.label] : []))
  const home = plan.initiatives.find(({ answers }) => answers.some(({ quote }) => /kilometres/.test(quote)))
  expect(warned).toEqual([home?.label])
})

test('what was tried once is behind no trouble', () => {
  const { text } = advise(
    brief({
      description:
        'Wholesale motor spares out of Pinetown with branches in Richards Bay and Mthatha, 118 people, we sell to about 1,900 workshops and fitment centres and a bit over the counter.',
      business_goals:
        'We want stockouts down by a fifth and dead stock from R11m to R7m and wrong-part returns which sit at 8% must come to 4.',
      challenges:
        "The stock figures are rubbish because when the power trips the branch doesn't sync and then the system thinks we have brake pads we sold last week, we did buy a UPS for Pinetown but not for the other two. Someone sold us a forecasting module in 2022 and it ordered 4,000 wiper blades so the buyers don't trust anything with forecast in the name.",
    }),
    { date: '2026-11-16' },
  )
  expect(text).not.toMatch(/(?:behind it yourself|You also write)[^.]*wiper blades/)
})
