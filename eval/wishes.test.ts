import { readFileSync } from 'node:fs'
import { advise } from '@cairn/advisor/advise'
import { expect, test } from 'vitest'

interface Wish {
  text: string
  /** Why it must be refused, or none. */
  red: string
}

/** 120 wishes to refuse and 120 that are fine, most of them near misses, of a writer from whom nothing was learned. */
const WISHES = readFileSync(new URL('labels/wishes.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Wish)

test('nearly half of the wishes that must be refused are, told in passing among troubles, and hardly one that is fine', () => {
  const told = WISHES.map(({ text, red }) => ({ bad: red !== 'none', refused: isRefused(text) }))
  expect(told).toHaveLength(240)
  expect(told.filter(({ bad, refused }) => bad && refused).length).toBeGreaterThan(54)
  expect(told.filter(({ bad, refused }) => !bad && refused).length).toBeLessThan(5)
})

function isRefused(challenges: string): boolean {
  const { plan } = advise(
    {
      report_type: 'opportunity_assessment',
      company_name: 'Firm',
      industry: 'Other',
      company_size: '20-99 employees',
      description: 'We are a firm with forty people.',
      business_goals: 'Reach new customers in the region and keep the ones we have.',
      challenges,
      data_collected: 'Orders in a spreadsheet since 2019.',
      team_ai_familiarity: 'Two people know spreadsheets well.',
    },
    { date: '2026-11-15' },
  )
  return plan.declined.some(({ id }) => !id.startsWith('later-'))
}
