import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'
import { createPath, expect, fillBrief, submitButton, test, TEXTS } from './roadmap-desk.ts'

const LEAKY = `${TEXTS.challenges} Ask jane@clinic.example, card 4111 1111 1111 1111.`
const area = (page: Page) => page.locator('textarea[name=challenges]')
const remove = (page: Page, what: string) => page.getByRole('button', { name: `Remove ${what}` })

test('what looks private is marked and taken out by the mouse; an ordinary brief is left alone', async ({ page }) => {
  await page.goto(createPath())
  await fillBrief(page)
  await expect(page.locator('mark')).toHaveCount(0)
  await area(page).fill(LEAKY)
  await expect(page.locator('mark')).toHaveText(['jane@clinic.example', '4111 1111 1111 1111'])
  await expectAccessible(page)
  await remove(page, 'an email address').click()
  await expect(page.locator('mark')).toHaveText(['4111 1111 1111 1111'])
  await expect(remove(page, 'a card number')).toBeFocused()
  await remove(page, 'a card number').click()
  await expect(area(page)).toHaveValue(`${TEXTS.challenges} Ask , card .`)
  await expect(area(page)).toBeFocused()
  await expect(page.locator('mark')).toHaveCount(0)
})

test('it stands in nobody’s way: a brief is sent as it is, and by keyboard', async ({ page }) => {
  let sent: { challenges?: string } = {}
  await page.route('**/api/v1/roadmaps/', (route) => {
    if (route.request().method() === 'POST') sent = route.request().postDataJSON() as typeof sent
    return route.fulfill({ status: 422, json: { detail: 'Not today' } })
  })
  await page.goto(createPath())
  await fillBrief(page)
  await area(page).fill(LEAKY)
  await area(page).press('Tab')
  await expect(remove(page, 'an email address')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('mark')).toHaveText(['4111 1111 1111 1111'])
  await submitButton(page).press('Enter')
  await expect.poll(() => sent.challenges).toContain('4111 1111 1111 1111')
  expect(sent.challenges).not.toContain('jane@')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('it fits, and a touch removes', async ({ page }) => {
    await page.goto(createPath())
    await fillBrief(page)
    await area(page).fill(`${'word '.repeat(30)}sk-proj-${'a1b2c3d4'.repeat(12)} and more`)
    await expect(page.locator('mark')).toHaveCount(1)
    await expectAccessible(page)
    await remove(page, 'an access key').tap()
    await expect(page.locator('mark')).toHaveCount(0)
    await expect(area(page)).toHaveValue(`${'word '.repeat(30)}and more`)
  })
})
