import { expect, test } from 'vitest'
import { contactPath, disclaimerPath, readContactPrefill, readRoadmapStart, safeReturnPath } from './paths.ts'
import type { RoadmapStart } from './paths.ts'

const start: RoadmapStart = {
  type: 'opportunity_assessment',
  company_name: 'Müller & Söhne',
  industry: 'Mining',
  company_size: '100+ employees',
  from_routing: true,
  quiz_data: {
    quiz_responses: {
      specific_use_case: 'no',
      ai_experience: 'beginner',
      team_ready: 'no',
      primary_goal: 'learn',
      data_availability: 'limited',
    },
    routing_result: { score: 0, decision: 'roadmap', explanation: 'Why & how' },
  },
}
const query = (path: string) => new URL(path, 'https://x').searchParams

test('what travels to the disclaimer comes back as it was', () => {
  expect(readRoadmapStart(query(disclaimerPath(start)))).toEqual(start)
})

test('broken quiz data is left out, the rest is kept', () => {
  expect(readRoadmapStart(new URLSearchParams('industry=Mining&quiz_data={'))).toEqual({ industry: 'Mining' })
})

test.each(['{', '5', '[]', 'null', ''])('the prefill %j is ignored', (data) => {
  expect(readContactPrefill(new URLSearchParams({ data }))).toBeUndefined()
})

test('a prefill survives the address', () => {
  const prefill = { company_details: { company_name: 'A&B=C' }, fromDisclaimer: true }
  expect(readContactPrefill(query(contactPath(prefill)))).toEqual(prefill)
  expect(contactPath(prefill)).toMatch(/^\/contact-cairn\?data=%7B/)
})

test.each([
  ['/roadmaps?x=1#y', '/roadmaps?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('returning to %j leads to %s', (from, target) => {
  expect(safeReturnPath(from)).toBe(target)
})
