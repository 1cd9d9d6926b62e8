import { quizResponses } from '@cairn/contract/quiz'
import { routeQuiz } from '@cairn/domain/quiz'
import { describe, expect, test } from 'vitest'
import { createRoadmapPath, readRoadmapStart } from '../../paths.ts'
import { consultationPath, roadmapStartPath } from './onward.ts'

const details = {
  company_name: 'Cairn & Sons',
  industry: 'Other',
  custom_industry: 'Falconry',
  company_size: '1-19 employees',
}
const responses = quizResponses.parse({
  specific_use_case: 'yes',
  ai_experience: 'advanced',
  team_ready: 'no',
  primary_goal: 'learn',
  data_availability: 'some',
})
describe('the way on', () => {
  const result = routeQuiz(responses)
  const query = (path: string) => new URL(path, 'https://x.example').searchParams

  test('to the roadmap carries what spec 2 names, the custom industry under its own name', () => {
    const path = roadmapStartPath(details, responses, result)
    expect(path.startsWith('/roadmap/disclaimer?type=opportunity_assessment&company_name=')).toBe(true)
    expect(Object.fromEntries(query(path))).toEqual({
      type: 'opportunity_assessment',
      company_name: 'Cairn & Sons',
      industry: 'Falconry',
      company_size: '1-19 employees',
      from_routing: 'true',
      quiz_data: JSON.stringify({
        quiz_responses: responses,
        routing_result: result,
        company_size_category: 'small',
      }),
    })
    const start = readRoadmapStart(query(path))
    expect(readRoadmapStart(query(createRoadmapPath(start as never)))).toEqual(start)
  })

  test('to the consultation carries company details, responses and result as one JSON', () => {
    const path = consultationPath(details, responses, result)
    expect(path.startsWith('/contact-cairn?data=')).toBe(true)
    expect(JSON.parse(query(path).get('data') ?? '')).toEqual({
      company_details: details,
      quiz_responses: responses,
      routing_result: result,
    })
  })
})
