import { expect, test } from 'vitest'
import { discover, survey } from './discovery.ts'
import { sampleBrief } from './testing/sample-briefs.ts'

const brief = sampleBrief({
  industry: 'Banking',
  size: 'large',
  description: 'A mutual bank with 320 staff and 90,000 members.',
  business_goals: 'Halve scam losses by June. Answer a home loan in four days. Shorter calls in the contact centre.',
  challenges:
    'Scam payments cost members 2.1 million dollars and scam alerts are 97 percent false. Assessors retype payslips and bank statements into the loan file. Staff look up procedures in 1,400 Word documents while the caller waits. Internal audit wants every loan file tested.',
})
const idsFor = (most?: number) =>
  discover(survey(brief), '2026-11-16', undefined, most).initiatives.map((initiative) => initiative.id)

test('with less room, what the brief speaks for most stays', () => {
  expect(idsFor().length).toBeGreaterThan(3)
  expect(idsFor(3)).toHaveLength(3)
  expect(idsFor(3)).toContain('banking/scam-and-fraud-watch')
  expect(idsFor(3)).toContain('banking/loan-file-assembly')
  expect(idsFor().filter((id) => idsFor(3).includes(id))).toHaveLength(3)
})

test('a wish that we refuse speaks for no initiative', () => {
  const refused =
    'We want AI cameras over the pools that spot a child in trouble so we can drop the deck supervisor, and the same cameras to recognise the kids and mark the roll.'
  const { initiatives } = discover(
    survey(
      sampleBrief({
        industry: 'Education',
        description: 'A swim school with three pools.',
        business_goals: refused,
        challenges: 'Parents ring all day to move a lesson. Places stand empty beside a waiting list.',
      }),
    ),
    '2026-11-16',
  )
  expect(initiatives.flatMap(({ quotes }) => quotes).join(' ')).not.toContain('deck supervisor')
})

test('a firm outside the list is not taken for the customers it works for', () => {
  const { initiatives } = discover(
    survey(
      sampleBrief({
        industry: 'Firework displays',
        description: 'Display fireworks, 11 permanent and 40 casual. 74 shows a season: councils, footy, barge shows.',
        business_goals: 'Notifications and permits from 9 hours a show to 4. Know what shells are in the magazine.',
        challenges: 'Each port wants its own form of the same facts. Stock in the sheet and the count differ by 6 %.',
      }),
    ),
    '2026-11-16',
  )
  expect(initiatives.filter(({ id }) => id.startsWith('government/'))).toEqual([])
})
