import type { Page } from '@playwright/test'
import { answer, assess, field, fillCompany, FIVE_POINTS, FOUR_POINTS, next, title } from './assessment-steps.ts'
import { expectAccessible } from './fixtures.ts'
import { expect, test } from './roadmap-desk.ts'

/* Back, Change and Start over: nothing that was answered has to be answered again. */

// Asking for the desk signs in.
test.beforeEach(({ desk }) => expect(desk).toBeDefined())

const question = (page: Page, number: number) => page.getByText(`Question ${number} of 5`)
const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the assessment' })

test('the browser’s Back and Forward go through every question and step', async ({ page }) => {
  await page.goto('/')
  await fillCompany(page)
  await next(page).click()
  await answer(page, FIVE_POINTS)
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  for (const number of [5, 4, 3, 2, 1]) {
    await page.goBack()
    await expect(question(page, number)).toBeVisible()
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  }
  await page.goBack()
  await expect(field(page, 'company_name')).toHaveValue('Cairn & Sons')
  await expect(field(page, 'industry')).toHaveValue('Healthcare')
  await page.goForward()
  await expect(question(page, 1)).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(question(page, 2)).toBeVisible()
  // Previous and Back are the same way.
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(question(page, 1)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'company_name')).toHaveValue('Cairn & Sons')
})

test('steps that were passed are links, and a changed name costs one press', async ({ page }) => {
  await assess(page, FOUR_POINTS)
  await expect(steps(page).getByRole('link')).toHaveText([/Company/, /Questions/])
  await expectAccessible(page)
  await steps(page).getByRole('link', { name: 'Questions' }).click()
  await expect(question(page, 1)).toBeVisible()
  await steps(page).getByRole('link', { name: 'Company' }).click()
  await field(page, 'company_name').fill('Cairn & Daughters')
  await page.getByRole('button', { name: 'Save and return to the recommendation' }).click()
  await expect(title(page)).toHaveText('We recommend an AI roadmap')
  await expect(page.getByText('Cairn & Daughters')).toBeVisible()
  await steps(page).getByRole('link', { name: 'Company' }).click()
  await steps(page).getByRole('link', { name: 'Recommendation' }).click()
  await expect(title(page)).toHaveText('We recommend an AI roadmap')
})

test('on the recommendation every answer is changed in place, and the route follows', async ({ page }) => {
  await assess(page, FOUR_POINTS)
  await expect(page.getByRole('row', { name: /^Score/ })).toHaveText('Score4 of 8')
  await page.getByLabel('Change: Use case').selectOption('Yes, a specific one')
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  await expect(page.getByRole('row', { name: /^Score/ })).toHaveText('Score7 of 8')
  await page.getByRole('button', { name: 'Change company details' }).click()
  await expect(field(page, 'company_name')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'company_name').fill('Cairn & Daughters')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change company details' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Cairn & Daughters')).toBeVisible()
  await expect(page.getByLabel('Change: Use case')).toHaveValue('yes')
  const way = page.getByRole('link', { name: 'Get your AI roadmap' })
  await expect(way).toHaveAttribute('href', /company_name=Cairn\+%26\+Daughters/)
  await expect(way).toHaveAttribute('href', /score%22%3A7/)
})

test('what one gets comes before the score', async ({ page }) => {
  await assess(page, FOUR_POINTS)
  const lead = page.getByRole('status').filter({ hasText: 'Your roadmap compares' })
  await expect(lead).toHaveText(/^Your roadmap compares.*You scored 4 of 8 points/)
  const order = await page.locator('main').evaluate((main) => {
    const text = main.textContent ?? ''
    return [text.indexOf('a timeline for twelve months'), text.indexOf('How this came about')]
  })
  expect(order[0]).toBeGreaterThan(0)
  expect(order[0]).toBeLessThan(order[1] ?? 0)
})

test('Start over can be undone, from a question and from the recommendation', async ({ page }) => {
  await page.goto('/')
  await fillCompany(page)
  await next(page).click()
  await answer(page, FIVE_POINTS.slice(0, 2))
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'company_name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page, 3)).toBeVisible()
  await expect(page.getByText('2 of 5 answered')).toBeVisible()
  await answer(page, FIVE_POINTS.slice(2))
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'company_name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(title(page)).toHaveText('We recommend a direct consultation')
})

test('the keys 1 to 3 answer a question and go on', async ({ page }) => {
  await page.goto('/')
  await fillCompany(page)
  await next(page).click()
  for (const [index, key] of ['1', '1', '3', '1', '2'].entries()) {
    await expect(question(page, index + 1)).toBeVisible()
    await page.keyboard.press('4')
    await page.keyboard.press(key)
  }
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  await expect(page.getByRole('row', { name: /^Score/ })).toHaveText('Score5 of 8')
})

test('everything called new begins a new assessment', async ({ page, desk }) => {
  await assess(page, FIVE_POINTS, 'The old company')
  const begins = async (press: () => Promise<unknown>) => {
    await press()
    await expect(page).toHaveURL(/\/$/)
    await expect(field(page, 'company_name')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
    // And can be taken back.
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(title(page)).toHaveText('We recommend a direct consultation')
  }
  await page.getByRole('link', { name: 'View My Roadmaps' }).click()
  await begins(() => page.getByRole('link', { name: 'Create Your First Roadmap' }).click())
  const { id } = await desk.roadmap()
  await page.goto('/roadmaps')
  await begins(() => page.getByRole('link', { name: 'Create New Roadmap' }).click())
  await page.goto(`/roadmaps/${id}`)
  await begins(() => page.getByRole('link', { name: 'Create Another Roadmap' }).click())
  await page.goto('/no/such/page')
  await begins(() => page.getByRole('link', { name: 'Start AI Journey' }).click())
})

test('a new assessment begins only when it is known whose', async ({ page }) => {
  await assess(page, FIVE_POINTS, 'The old company')
  await page.route('**/api/v1/users/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Start AI Journey' }).click()
  await expect(field(page, 'company_name')).toHaveValue('')
})
