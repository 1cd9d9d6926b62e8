import { routeQuiz } from '@cairn/domain/quiz'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactPath } from '../../paths.ts'
import { EMPTY_INQUIRY, mailtoLink } from './inquiry-form.ts'
import { readPrefill } from './prefill.ts'

const responses = {
  specific_use_case: 'yes',
  ai_experience: 'advanced',
  team_ready: 'no',
  primary_goal: 'implement',
  data_availability: 'some',
} as const
const result = routeQuiz(responses)
const query = (path: string) => new URL(path, 'https://x.example').searchParams

test.each([
  'Quote " and \' & ampersand # hash % percent + plus',
  'Zoë 🪨 👩🏽‍💻',
  'شركة الحجارة',
  'Ł'.repeat(100),
  '{"company_name":"x"}',
  '</script><script>alert(1)</script>',
])('the name %j survives the address', (company_name) => {
  const details = { company_name, industry: 'Retail', company_size: '1-19 employees' }
  const path = contactPath({ company_details: details, quiz_responses: responses, routing_result: result })
  expect(readPrefill(query(path))).toMatchObject({
    company_name,
    industry: 'Retail',
    decision: 'consultation',
    routing_data: { company_details: details, quiz_responses: responses, routing_result: result },
  })
})

test('whatever a person types survives the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (company_name) => {
      const path = contactPath({ company_details: { company_name, industry: 'Legal', company_size: '' } })
      expect(readPrefill(query(path))?.company_name).toBe(company_name)
    }),
  )
})

test('an industry of its own is what the form shows', () => {
  const company_details = { company_name: 'A', industry: 'Other', custom_industry: 'Falconry', company_size: '' }
  expect(readPrefill(query(contactPath({ company_details })))?.industry).toBe('Falconry')
})

test('the confidentiality notice passes its flag and the quiz on', () => {
  const path = contactPath({
    company_details: { company_name: 'A', industry: 'Legal', company_size: '' },
    quiz_data: { quiz_responses: responses, routing_result: { ...result, decision: 'roadmap' } },
    fromDisclaimer: true,
  })
  expect(readPrefill(query(path))).toMatchObject({
    decision: 'roadmap',
    fromDisclaimer: true,
    routing_data: { fromDisclaimer: true, quiz_responses: responses },
  })
})

describe('ignored:', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"company_details":7}',
    '{"quiz_responses":{"team_ready":"maybe"}}',
  ])('%s', (data) => expect(readPrefill(new URLSearchParams({ data }))).toBeUndefined())

  test('a broken quiz beside a good company', () => {
    const data = JSON.stringify({ company_details: { company_name: 'A', industry: 'Legal' }, quiz_responses: 'x' })
    expect(readPrefill(new URLSearchParams({ data }))).toMatchObject({
      company_name: 'A',
      decision: undefined,
      routing_data: { company_details: { company_name: 'A' } },
    })
  })
})

describe('the mail instead', () => {
  const body = (link: string) => new URL(link).searchParams.get('body')

  test('holds what was typed', () => {
    const link = mailtoLink('desk@example.org', {
      ...EMPTY_INQUIRY,
      company: 'A & B',
      problem: 'Two\nlines?',
      name: 'Zoë',
    })
    expect(new URL(link).pathname).toBe('desk@example.org')
    expect(new URL(link).searchParams.get('subject')).toBe('Inquiry from A & B')
    expect(body(link)).toBe('Two\r\nlines?\r\n\r\nZoë, A & B')
  })

  test('leaves out a text that mail programs would cut off', () => {
    expect(body(mailtoLink('desk@example.org', { problem: 'x'.repeat(3000) }))).toBeNull()
  })
})
