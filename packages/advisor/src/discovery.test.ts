import { expect, test } from 'vitest'
import { discover } from './discovery.ts'
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
  discover(brief, '2026-11-16', undefined, most).initiatives.map((initiative) => initiative.id)

test('with less room, what the brief speaks for most stays', () => {
  expect(idsFor().length).toBeGreaterThan(3)
  expect(idsFor(3)).toHaveLength(3)
  expect(idsFor(3)).toContain('banking/scam-and-fraud-watch')
  expect(idsFor(3)).toContain('banking/loan-file-assembly')
  expect(idsFor().filter((id) => idsFor(3).includes(id))).toHaveLength(3)
})
