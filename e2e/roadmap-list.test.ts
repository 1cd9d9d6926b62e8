import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'
import { expect, reply, roadmapRow, test } from './roadmap-desk.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Roadmaps', exact: true }).getByRole('listitem')
const titles = (page: Page) => cards(page).getByRole('heading')

test('before the first roadmap there is a way to it', async ({ page }) => {
  await page.goto('/roadmaps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roadmaps')
  await expect(page.getByRole('heading', { name: 'Start Your AI Journey' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create Your First Roadmap' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a list that cannot be had says so and tries again', async ({ page, desk }) => {
  await desk.roadmap()
  let broken = true
  await page.route('**/api/v1/roadmaps/?*', (route) => (broken ? reply(route, { status: 500 }) : route.continue()))
  await page.goto('/roadmaps')
  await expect(page.getByRole('heading', { name: 'Error Loading Roadmaps' })).toBeVisible()
  await expectAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('thirty roadmaps: search, filters, order, star and delete', async ({ page, desk }) => {
  test.setTimeout(600_000)
  for (let number = 1; number <= 30; number += 1) await desk.roadmap({ company_name: `Depot ${number}` })
  await page.goto('/roadmaps')
  await expect(page.getByText('30 of 30 roadmaps')).toBeVisible()
  await expect(titles(page).first()).toHaveText('Depot 30 AI Opportunity Assessment for Depot 30')
  const card = cards(page).first()
  await expect(card).toContainText('AI Roadmap')
  await expect(card).toContainText('We run 42 trucks')
  await expect(card).toContainText(/Created.*20\d\d.*Updated.*20\d\d/s)
  await expectAccessible(page)

  await page.getByLabel('Sort by').selectOption('title')
  await expect(titles(page).first()).toHaveText('Depot 1 AI Opportunity Assessment for Depot 1')
  await page.getByLabel('Sort by').selectOption('created_asc')
  await expect(titles(page).nth(1)).toHaveText('Depot 2 AI Opportunity Assessment for Depot 2')

  await page.getByLabel('Search by title').fill('depot 2')
  await expect(page.getByText('11 of 30 roadmaps')).toBeVisible()
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .click()
  await page.getByLabel('Favourites only').check()
  await expect(titles(page)).toHaveText(['Depot 2 AI Opportunity Assessment for Depot 2'])
  await page.reload()
  await expect(page.getByText('1 of 30 roadmaps')).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('roadmap-storage'))) ?? '').state).toEqual({
    reportType: 'all',
    status: 'all',
    favoritesOnly: true,
  })
  await page.getByLabel('Search by title').fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No Roadmaps Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters', exact: true }).last().click()
  await expect(page.getByText('30 of 30 roadmaps')).toBeVisible()

  await cards(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this roadmap?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveCount(30)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('29 of 29 roadmaps')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    /AI Opportunity Assessment for Depot \d+ is gone from your list/,
  )
  await page.reload()
  await expect(page.getByText('29 of 29 roadmaps')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
})

test('a card names the company first, then the title, the industry and what to do first', async ({ page, desk }) => {
  await desk.roadmap()
  const [row] = (await (await desk.api('GET', '/roadmaps/')).json()) as { content: { first_initiative: string } }[]
  const first = row?.content.first_initiative ?? 'none'
  await page.goto('/roadmaps')
  await expect(titles(page)).toHaveText('Ridge Road Freight AI Opportunity Assessment for Ridge Road Freight')
  await expect(cards(page)).toContainText('Transportation and Logistics')
  await expect(cards(page)).toContainText(`First recommendation${first}`)
})

test('two of one company and one day can be told apart, also when one is to go', async ({ page }) => {
  const rows = ['2026-11-01T09:05:00.000Z', '2026-11-01T16:40:00.000Z'].map((created_at, index) =>
    roadmapRow({ id: `r${index}`, created_at }),
  )
  await page.route('**/api/v1/roadmaps/?*', (route) => route.fulfill({ json: rows, headers: { 'x-total-count': '2' } }))
  await page.goto('/roadmaps')
  await expect(cards(page)).toHaveText([/Created1 November 2026 at 16:40/, /Created1 November 2026 at 09:05/])
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('created on 1 November 2026 at 09:05')
  await page.keyboard.press('Escape')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Recent roadmaps' }).getByRole('listitem')).toHaveText([
    /09:05/,
    /16:40/,
  ])
})

test('Back on a report leads where one came from', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  const back = page.getByRole('link', { name: 'Back to Journey' })
  await page.goto('/roadmaps')
  await cards(page).getByRole('link').click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Why Start Here' }).click()
  await back.click()
  await expect(page).toHaveURL(/\/roadmaps$/)
  await page.goto('/')
  await page.getByRole('region', { name: 'Recent roadmaps' }).getByRole('link', { name: /Ridge/ }).click()
  await back.click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/roadmaps/${id}`)
  await expect(back).toHaveAttribute('href', '/')
})

test("'/' goes to the search; on a phone the filters are folded", async ({ page, desk }) => {
  await desk.roadmap()
  await page.goto('/roadmaps')
  await expect(cards(page)).toHaveCount(1)
  const search = page.getByLabel('Search by title')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  const fold = page.getByRole('button', { name: /^Filters and order/ })
  await expect(fold).toBeHidden()
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByLabel('Sort by')).toBeHidden()
  await expect(cards(page).first()).toBeInViewport()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Status').selectOption('completed')
  await expect(fold).toHaveText('Filters and order (1 on)')
  await expectAccessible(page)
})

test('what the server refuses comes back, with a word that stays', async ({ page, desk }) => {
  await desk.roadmap()
  await page.route('**/api/v1/roadmaps/*-*', (route) => reply(route, { status: 500 }))
  await page.route('**/favorite', (route) => reply(route, { status: 500 }))
  await page.goto('/roadmaps')
  await cards(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText('Failed to delete roadmap. Not today')
  await expect(cards(page)).toHaveCount(1)
  const star = cards(page).getByRole('button', { name: /^Favourite/ })
  await star.click()
  await expect(page.getByRole('main')).toContainText('Failed to toggle favorite. Not today')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
})

test('one that is being written turns green while one looks', async ({ page, clock }) => {
  const running = roadmapRow({ content: { status: 'generating' } })
  await clock.install()
  await page.route('**/api/v1/roadmaps/?*', (route) =>
    route.fulfill({ json: [running], headers: { 'x-total-count': '1' } }),
  )
  let answer = running
  await page.route('**/api/v1/roadmaps/r1', (route) => route.fulfill({ json: answer }))
  await page.goto('/roadmaps')
  await expect(cards(page)).toContainText('Generating')
  answer = roadmapRow()
  await clock.runFor(6000)
  await expect(cards(page)).toContainText('Completed')
})

test('a thousand are loaded in pages of 200 and drawn in steps', async ({ page }) => {
  const asked: string[] = []
  const all = Array.from({ length: 1000 }, (_row, index) => roadmapRow({ id: `r${index}`, title: `Roadmap ${index}` }))
  await page.route('**/api/v1/roadmaps/?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    asked.push(searchParams.toString())
    const skip = Number(searchParams.get('skip'))
    const rows = all.slice(skip, skip + Number(searchParams.get('limit')))
    return route.fulfill({ json: rows, headers: { 'x-total-count': '1000' } })
  })
  await page.goto('/roadmaps')
  await expect(page.getByText('1000 of 1000 roadmaps')).toBeVisible()
  expect(asked).toEqual(['limit=200', ...[200, 400, 600, 800].map((skip) => `skip=${skip}&limit=200`)])
  await expect(cards(page)).toHaveCount(60)
  await page.getByRole('button', { name: 'Show 60 more' }).click()
  await expect(cards(page)).toHaveCount(120)
  await expect(cards(page).nth(60).getByRole('link')).toBeFocused()
  await page.getByLabel('Search by title').fill('roadmap 99')
  await expect(page.getByText('11 of 1000 roadmaps')).toBeVisible()
  await expect(cards(page)).toHaveCount(11)
})

test('only favourites are asked for when only favourites are wanted', async ({ page }) => {
  const asked: string[] = []
  const all = Array.from({ length: 1000 }, (_row, index) =>
    roadmapRow({ id: `r${index}`, title: `Roadmap ${index}`, is_favorite: index % 200 === 199 }),
  )
  await page.route('**/api/v1/roadmaps/?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    asked.push(searchParams.toString())
    const wanted = searchParams.get('favorites_only') === 'true' ? all.filter((row) => row.is_favorite) : all
    const skip = Number(searchParams.get('skip'))
    const rows = wanted.slice(skip, skip + Number(searchParams.get('limit')))
    return route.fulfill({ json: rows, headers: { 'x-total-count': String(wanted.length) } })
  })
  await page.addInitScript(() =>
    localStorage.setItem('roadmap-storage', JSON.stringify({ state: { favoritesOnly: true }, version: 0 })),
  )
  await page.goto('/roadmaps')
  await expect(page.getByText('5 of 1000 roadmaps')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  expect(asked.toSorted()).toEqual(['limit=200', 'limit=200&favorites_only=true'])
  await page.getByLabel('Favourites only').uncheck()
  await expect(page.getByText('1000 of 1000 roadmaps')).toBeVisible()
})

test('home shows the three newest and the way to all', async ({ page, desk }) => {
  for (const name of ['One', 'Two', 'Three', 'Four']) await desk.roadmap({ company_name: `Depot ${name}` })
  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recent roadmaps' })
  await expect(recent.getByRole('listitem')).toHaveText([/Depot Four.*20\d\d/, /Depot Three/, /Depot Two/])
  await recent.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/roadmaps$/)
  await page.goBack()
  await recent.getByRole('link', { name: /Depot Three/ }).click()
  await expect(page.getByRole('article')).toContainText('Depot Three')
})
