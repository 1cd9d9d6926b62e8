import { expect, test } from 'vitest'
import model from '../data/reader-model.json' with { type: 'json' }
import { hurdleById, HURDLES } from './hurdles.ts'

test('every circumstance that the reader tells apart has its answer, once', () => {
  const told = model.hurdle.labels.filter((label) => label !== 'none')
  expect(told.filter((label) => !hurdleById(label))).toEqual([])
  expect(HURDLES.map(({ id }) => id).toSorted()).toEqual(told.toSorted())
})

test('an answer is short, whole sentences, and of no country or trade', () => {
  for (const { answer } of HURDLES) {
    expect(answer.split(' ').length).toBeLessThanOrEqual(30)
    expect(answer).toMatch(/^[A-Z].*\.$/)
    expect(answer).not.toMatch(/\bAct\b|GDPR|[$€£]|patient|driver|shop|customer/)
  }
})
