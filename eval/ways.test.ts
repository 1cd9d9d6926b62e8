import { readFileSync } from 'node:fs'
import { POLICY } from '@cairn/advisor/plan/policy'
import { read } from '@cairn/advisor/read/read'
import { expect, test } from 'vitest'

interface Client {
  trade: string
  needs: { text: string; field: 'goals' | 'challenges'; ways: string[] }[]
}

/** 216 needs of 24 clients, written and labelled by a hand that nothing was learned from; they stay out of the training. */
const CLIENTS = readFileSync(new URL('labels/ways.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Client)

test('the way of helping that a need is surely taken to ask for is right in three of four', () => {
  const choices = CLIENTS.flatMap(({ trade, needs }) =>
    needs.map(({ text, field, ways }) => {
      const { statements } = read(
        {
          company_name: 'Kept Out',
          industry: 'Other',
          report_type: 'opportunity_assessment',
          company_size: '20-99 employees',
          description: trade,
          business_goals: field === 'goals' ? text : 'Grow.',
          challenges: field === 'challenges' ? text : '',
        },
        '2026-11-17',
      )
      const [likeliest] = statements.find(({ span }) => span.field === field)?.moves ?? []
      return { sure: (likeliest?.weight ?? 0) >= POLICY.likely, right: ways.includes(likeliest?.move ?? '') }
    }),
  )
  const sure = choices.filter((one) => one.sure)
  const right = sure.filter((one) => one.right)
  expect(choices).toHaveLength(216)
  expect(right.length / sure.length).toBeGreaterThan(0.75)
  expect(right.length / choices.length).toBeGreaterThan(0.45)
})
