import { expect, test } from 'vitest'
import shown from '../apps/web/src/app/landing/example-report.json' with { type: 'json' }
import { roadmap } from '../packages/contract/src/roadmaps.ts'
import { exampleRoadmap } from '../packages/domain/src/example-report.ts'
import { excerpt, whole } from './landing-excerpt.ts'

test('the landing page shows what the engine writes; if not, run npm run example', () => {
  expect(shown).toEqual(JSON.parse(JSON.stringify(excerpt())))
  expect(shown.initiative.fields.length).toBeGreaterThanOrEqual(3)
  expect(shown.sums.length).toBeGreaterThanOrEqual(1)
})

test('the example report is what the engine writes, whole; if not, run npm run example', () => {
  expect(exampleRoadmap).toEqual(JSON.parse(JSON.stringify(whole())))
  expect(roadmap.parse(exampleRoadmap).content.document?.sections).toHaveLength(6)
})
