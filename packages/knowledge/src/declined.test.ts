import { expect, test } from 'vitest'
import { declinedIdea } from './declined-schema.ts'
import { DECLINED, DECLINED_BY_ID } from './declined.ts'
import { RED_IDS } from './labels.ts'

test.each(DECLINED.map((idea) => [idea.id, idea] as const))('%s fits the schema', (_id, idea) => {
  expect(declinedIdea.safeParse(idea).error?.issues ?? []).toEqual([])
})

test('every red wish has its refusal, and no idea stands twice', () => {
  expect(RED_IDS.filter((id) => !DECLINED_BY_ID.has(id))).toEqual([])
  expect(DECLINED_BY_ID.size).toBe(DECLINED.length)
  const examples = DECLINED.flatMap(({ examples }) => examples)
  expect(new Set(examples).size).toBe(examples.length)
})

test('reasons are plain: no law of any country, no money of any country', () => {
  const texts = DECLINED.flatMap(({ because, instead, unless = '' }) => [because, instead, unless])
  expect(texts.filter((text) => /\bAct\b|GDPR|HIPAA|OAIC|[Rr]egulation \d|[$€£¥]|Austral/.test(text))).toEqual([])
})

/** These protect people: a machine may prepare, a person decides. */
const PROTECTS = ['auto-deny', 'clinical', 'safety-answer', 'sign-off', 'advice-alone', 'control-alone', 'pay-alone']

test.each(PROTECTS)('%s says who decides instead', (id) => {
  expect(DECLINED_BY_ID.get(id)?.instead).toMatch(
    /\bperson|clinician|adviser|operator|people|decides|signs|answer and act/,
  )
})
