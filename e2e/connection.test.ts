import type { Page } from '@playwright/test'
import { field, fillInquiry, send } from './assessment-steps.ts'
import { createPath, expect, fillBrief, reply, submitButton, test } from './roadmap-desk.ts'

/* The connection drops while a page is open: everything says so at once, and nothing is carried out later. */

const cards = (page: Page) => page.getByRole('list', { name: 'Roadmaps', exact: true }).getByRole('listitem')

test('star and delete fail aloud, and are not made up for when the connection is back', async ({
  page,
  context,
  desk,
}) => {
  const { id } = await desk.roadmap()
  await page.goto('/roadmaps')
  const star = cards(page).getByRole('button', { name: /^Favourite/ })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const wishes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') wishes.push(request.method())
  })
  await context.setOffline(true)
  await star.click()
  await expect(page.getByRole('main')).toContainText('Failed to toggle favorite')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await cards(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText('Failed to delete roadmap')
  await expect(cards(page)).toHaveCount(1)
  expect(wishes).toEqual(['POST', 'DELETE'])
  await context.setOffline(false)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(wishes).toEqual(['POST', 'DELETE', 'POST'])
  // The star is set before the server has answered.
  const kept = async () => (await (await desk.api('GET', `/roadmaps/${id}`)).json()).is_favorite
  await expect.poll(kept).toBe(true)
})

test('the list says that it could not be loaded, and loads when the connection is back', async ({
  page,
  context,
  desk,
}) => {
  await desk.roadmap()
  await page.route('**/api/v1/roadmaps/?*', (route) => reply(route, { status: 500 }))
  await page.goto('/roadmaps')
  const failed = page.getByRole('heading', { name: 'Error Loading Roadmaps' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/v1/roadmaps/?*')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(failed).toBeHidden()
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('the report prints where the PDF cannot be had, and a new name is refused in words', async ({
  page,
  context,
  desk,
}) => {
  await page.addInitScript(() => {
    window.print = () => (document.body.dataset['printed'] = 'yes')
  })
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  await page.getByRole('button', { name: 'Rename' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.getByLabel('Roadmap title').fill('Another name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update roadmap')).toBeVisible()
})

test('a roadmap and an inquiry are not sent, and nothing typed is lost', async ({ page, context }) => {
  await page.goto(createPath())
  await fillBrief(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to create roadmap. Please try again later.')
  await context.setOffline(false)
  await page.goto('/contact-cairn')
  await fillInquiry(page, 'dropped@example.org')
  await field(page, 'techStack').fill('Spreadsheets')
  await field(page, 'company').fill('Cairn')
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while submitting your inquiry')
  await expect(field(page, 'techStack')).toHaveValue('Spreadsheets')
})
