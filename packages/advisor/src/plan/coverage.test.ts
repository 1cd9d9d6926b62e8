import { hurdleById } from '@cairn/knowledge/hurdles'
import { wayOf } from '@cairn/knowledge/situations'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const TOLD = {
  description: 'A haulier in Leeds, England, with 40 drivers.',
  business_goals:
    'Invoices out in 2 days instead of 9. No-shows at the yard from 12% to 7%. Quotes the same day, now 4 days. Stock-outs of spare parts halved. Churn from 9% to 6%.',
  challenges: 'Everybody asks the office the same questions about holidays and expenses.',
}

test('a trouble without a piece of work gets its first step, in the plan and in the table', () => {
  const { plan, text } = advise(brief(TOLD), { date: '2026-11-16' })
  const [open] = plan.coverage.filter(({ how }) => how === 'open')
  expect(open?.quote).toMatch(/^Everybody asks/)
  const { first } = wayOf(open?.step?.move ?? '', open?.step?.situation)
  expect(text).toContain(`A first step: ${first.charAt(0).toLowerCase()}${first.slice(1)}`)
})

test('a circumstance is answered by what it means for the plan, and nobody is asked what should become of it', () => {
  const challenges = 'Out on the moor there is no signal at all for the drivers. Insurance has become a third dearer.'
  const { plan, text } = advise(brief({ ...TOLD, challenges }), { date: '2026-11-16' })
  const lived = plan.coverage.filter(({ how }) => how === 'hurdle')
  expect(lived.map(({ by }) => by)).toEqual(['offline', 'prices'])
  for (const { by } of lived) expect(text).toContain(hurdleById(by)?.answer)
  expect(plan.questions.filter(({ kind }) => kind === 'open-need')).toEqual([])
})

test('a goal with figures for which there is no room gets a first step, and nobody is asked to name a figure', () => {
  const { plan } = advise(
    brief({
      ...TOLD,
      business_goals: `${TOLD.business_goals} Damaged pallets from 4% to 2%. Fuel cards lost: 9 a year, 3 at most. Mirror glass broken in the yard 40 times a year, 10 would do.`,
    }),
    { date: '2026-11-16' },
  )
  const open = plan.coverage.filter(({ how, kind }) => how === 'open' && kind === 'goal')
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter(({ step }) => step === undefined)).toEqual([])
})

test('a sum to reckon with is no goal left open, and who comes back hands nothing over', () => {
  const { plan, text } = advise(
    brief({
      description: 'A firm in England.',
      business_goals: 'Feed factor from 1.24 to 1.15. Every 0.01 is roughly £130,000 a year for us.',
      challenges: 'One electrician is on parental leave until August 2027.',
    }),
    { date: '2026-11-19' },
  )
  expect(plan.coverage.filter(({ how }) => how === 'open')).toEqual([])
  expect(text).not.toContain('three recorded hours')
})

test('what a machine may be able to do is tried on past cases first', () => {
  const { text } = advise(brief({ business_goals: 'Quotes in 2 days instead of 9. AI for planning the rooms.' }), {
    date: '2026-11-19',
  })
  expect(text).toContain('thirty past cases of yours whose answer is known')
})

test('an attempt is an attempt, however its words sound', () => {
  const { facts } = advise(
    brief({
      business_goals: 'Typing up notes takes 7 hours a week, 3 would do.',
      challenges:
        'In 2024 five adjusters tested dictation for three months; we gave up because it made nonsense of Acadian French.',
    }),
    { date: '2026-11-19' },
  )
  expect(facts.tried.map(({ text }) => text)).toEqual([expect.stringContaining('nonsense of Acadian French')])
  expect(facts.statements.flatMap(({ hurdle }) => hurdle ?? [])).toEqual(['tried'])
})

test('what stays open says what would let us answer it', () => {
  const { plan, text } = advise(
    brief({
      business_goals: 'Quotes in 2 days instead of 9. And get the drawings in order.',
      challenges: 'The signwriter drives to the county town on Thursdays.',
    }),
    { date: '2026-11-19' },
  )
  expect(plan.coverage.filter(({ how }) => how === 'open')).not.toEqual([])
  expect(text).toContain('tell us what they have in common')
})

test('a goal left open names the piece of work that mends a trouble of its matter', () => {
  const { text } = advise(
    brief({
      description: 'A builder of extensions in Perth, Australia, with 14 people.',
      business_goals: 'Get paid for variations. Fewer defects at handover.',
      challenges:
        'Variations are agreed on site with a nod, last year we could not bill around $61,000. Trades turn up when they like.',
    }),
    { date: '2026-11-19' },
  )
  expect(text).toMatch(/Get paid for variations \| (?:I\d|Open; I\d mends a trouble that seems to belong to it)/)
})

test('who names the cause of a goal is not asked for it', () => {
  const { text } = advise(
    brief({
      business_goals:
        'Quotes in 2 days instead of 9. Carvers get their money on the 20th or so, because of all the disputed pieces.',
    }),
    { date: '2026-11-19' },
  )
  expect(text).not.toMatch(/disputed pieces[^|]*\| Open/)
})
