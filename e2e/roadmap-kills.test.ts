import { expect, test } from '@playwright/test'
import { killDuringGeneration } from './roadmap-kills.ts'

test('kill -9 during creation and generation loses no roadmap and leaves none stuck', async () => {
  test.setTimeout(600_000)
  const { acknowledged, completed, failed } = await killDuringGeneration(2)
  expect(acknowledged).toBeGreaterThan(0)
  expect(completed + failed).toBe(acknowledged)
})
