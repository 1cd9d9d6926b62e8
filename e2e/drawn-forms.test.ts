import type { Page } from '@playwright/test'
import { createAccount, expect, newAccount, test } from './fixtures.ts'

/* Login, registration and contact stand in the page before their scripts are there. */

/** Opens the page, and keeps its scripts waiting until they are let in. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

const isTakenOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-form')

test('what was typed and sent before the scripts came signs in when they have come', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const letIn = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  letIn()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('remembered_email'))).toBe(account.email)
})

test('what was typed before the scripts came is the same text in the same field, and is judged', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const letIn = await openWithoutScripts(page, '/register')
  const name = page.getByLabel('Full name')
  await name.fill('Ada Byron')
  const handle = await name.elementHandle()
  letIn()
  await isTakenOver(page)
  await expect(page.getByText('Name looks good!')).toBeVisible()
  await expect(name).toHaveValue('Ada Byron')
  await expect(name).toBeFocused()
  expect(await handle?.evaluate((field) => field.isConnected)).toBe(true)
  expect(problems).toEqual([])
})

test('a field that was left before the scripts came says what is wrong when they have come', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/register')
  await page.getByLabel('Password', { exact: true }).fill('Vv9!granite-Hilt')
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await confirmation.fill('Vv9!granite-Hill')
  await confirmation.blur()
  letIn()
  await isTakenOver(page)
  await expect(page.getByText("Passwords don't match")).toBeVisible()
})

test('a button that was pressed before the scripts came is pressed when they have come', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/login')
  const password = page.getByLabel('Password')
  await password.fill('Vv9!granite-Hill')
  const theme = page.getByRole('button', { name: 'Dark theme' }).first()
  const before = await page.locator('html').getAttribute('data-theme')
  await page.getByRole('button', { name: 'Show' }).click()
  await theme.click()
  await theme.click()
  letIn()
  await isTakenOver(page)
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Vv9!granite-Hill')
  await expect(page.locator('html')).toHaveAttribute('data-theme', before ?? '')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the contact form keeps its text, and the address to write to is the institute’s', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/contact-cairn')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /example\.org/ })
      .first(),
  ).toHaveAttribute('href', /^mailto:hello@example\.org\?subject=/)
  await page.getByLabel('Solution').fill('A planner for the runs')
  letIn()
  await isTakenOver(page)
  await expect(page.getByLabel('Solution')).toHaveValue('A planner for the runs')
  await expect(page.getByRole('main').getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /planner/)
})
