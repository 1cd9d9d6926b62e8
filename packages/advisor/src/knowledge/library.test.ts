import { INDUSTRY_VALUES } from '@cairn/contract/company'
import { describe, expect, test } from 'vitest'
import { LIBRARY, USE_CASES } from './library.ts'
import { industryKnowledge } from './schema.ts'

describe.each(INDUSTRY_VALUES)('%s', (industry) => {
  const knowledge = LIBRARY[industry]
  const prefix = industry === 'Other' ? 'general' : industry.toLowerCase()

  test('keeps to the schema and names itself', () => {
    expect(industryKnowledge.safeParse(knowledge).error?.issues ?? []).toEqual([])
    expect(knowledge.industry).toBe(industry)
  })

  test('has ids of its own, and depends only on use cases that exist', () => {
    const ids = knowledge.use_cases.map((useCase) => useCase.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${prefix}/`))).toEqual([])
    const after = knowledge.use_cases.flatMap((useCase) => useCase.after)
    expect(after.filter((id) => !USE_CASES.has(id))).toEqual([])
  })

  test('says what a machine must not decide wherever somebody could be hurt', () => {
    const silent = knowledge.use_cases.filter((one) => one.sensitive.length > 0 && one.must_not_decide === undefined)
    expect(silent.map((one) => one.id)).toEqual([])
  })
})
