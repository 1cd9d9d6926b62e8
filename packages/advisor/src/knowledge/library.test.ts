import { INDUSTRY_VALUES } from '@cairn/contract/company'
import { describe, expect, test } from 'vitest'
import { LIBRARY, USE_CASES } from './library.ts'
import { NEEDS_ANY } from './needs.ts'
import { industryKnowledge, wording } from './schema.ts'
import { worded, WORDINGS } from './worded.ts'

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

test('needed words belong to use cases that exist', () => {
  expect(Object.keys(NEEDS_ANY).filter((id) => !USE_CASES.has(id))).toEqual([])
})

test('further wordings keep to the schema and tell the same risks', () => {
  for (const [id, wordings] of Object.entries(WORDINGS)) {
    expect(USE_CASES.has(id), id).toBe(true)
    for (const one of wordings) {
      expect(wording.safeParse(one).error?.issues ?? [], id).toEqual([])
      expect(one.risks.length, id).toBe(USE_CASES.get(id)?.risks.length)
    }
  }
})

test('briefs choose among the wordings, and the same brief always chooses the same', () => {
  const useCase = USE_CASES.get('healthcare/consult-notes')!
  const told = Array.from({ length: 80 }, (_, at) => worded(useCase, `brief ${at}`).workflow)
  expect(new Set(told).size).toBe(1 + (WORDINGS[useCase.id]?.length ?? 0))
  expect(worded(useCase, 'brief 1')).toEqual(worded(useCase, 'brief 1'))
})
