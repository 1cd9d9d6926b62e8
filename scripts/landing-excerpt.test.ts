import { expect, test } from 'vitest'
import shown from '../apps/web/src/app/landing/example-report.json' with { type: 'json' }
import { excerpt } from './landing-excerpt.ts'

test('the landing page shows what the engine writes; if not, run npm run example', () => {
  expect(shown).toEqual(JSON.parse(JSON.stringify(excerpt())))
  expect(shown.initiative.fields.length).toBeGreaterThanOrEqual(3)
  expect(shown.sums.length).toBeGreaterThanOrEqual(1)
})
