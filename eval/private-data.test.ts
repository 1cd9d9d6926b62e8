import { findPrivateData } from '@cairn/domain/private-data'
import { expect, test } from 'vitest'
import { BRIEFS } from './briefs/all.ts'

test('the guard on free text finds nothing in a hundred ordinary briefs', () => {
  const texts = BRIEFS.flatMap(({ brief }) => Object.values(brief).filter((value) => typeof value === 'string'))
  expect(texts.length).toBeGreaterThan(600)
  expect(texts.flatMap((text) => findPrivateData(text).map(({ start, end }) => text.slice(start, end)))).toEqual([])
})
