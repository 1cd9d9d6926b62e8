import type { Page } from '@playwright/test'
import { bearer, createAccount, expect, newAccount, signIn, test } from './fixtures.ts'

const MINUTE_MS = 60_000
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the token lies obfuscated under auth_token_enc, the user under auth_storage, the token nowhere in plain', async ({
  page,
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const answer = page.waitForResponse('**/auth/login')
  await signIn(page, account)
  const { access_token } = (await (await answer).json()) as { access_token: string }
  expect(await stored(page, 'auth_token_enc')).toBeTruthy()
  const user = JSON.parse((await stored(page, 'auth_storage')) ?? '') as { state: object }
  expect(user.state).toMatchObject({ isAuthenticated: true, user: { email: account.email } })
  const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(everything).not.toContain(access_token)
  expect(everything).not.toContain(account.password)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a token under the legacy key auth_token is taken over', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const { authorization } = await bearer(server.url, account)
  await page.goto('/login')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), authorization.replace('Bearer ', ''))
  await page.goto('/roadmaps')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/roadmaps`)
  expect(await stored(page, 'auth_token')).toBeNull()
  expect(await stored(page, 'auth_token_enc')).toBeTruthy()
})

for (const [minutes, signedIn] of [
  [54, true],
  [56, false],
] as const)
  test(`${minutes} minutes after signing in the token ${signedIn ? 'still counts' : 'counts as expired'}`, async ({
    page,
    server,
    clock,
  }) => {
    const account = newAccount()
    await createAccount(server.url, account)
    await signIn(page, account)
    await page.goto('about:blank') // a page left open would end the session itself
    await clock.setFixedTime(Date.now() + minutes * MINUTE_MS)
    await page.goto('/roadmaps')
    await expect(page).toHaveURL(server.url + (signedIn ? '/roadmaps' : '/login'))
    if (!signedIn) await expect(page.getByText('Your session has ended.')).toBeVisible()
  })

test('a record that cannot be read counts as signed out', async ({ page, server, account }) => {
  expect(account.email).toBeTruthy()
  await page.evaluate(() => localStorage.setItem('auth_token_enc', 'not a record'))
  await page.goto('/roadmaps')
  await expect(page).toHaveURL(`${server.url}/login`)
})

test('signing out in one tab signs out the other, and signing in brings both back', async ({
  page,
  context,
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await signIn(page, account)
  const other = await context.newPage()
  await other.goto('/roadmaps')
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(`${server.url}/login`)
  await signIn(page, account)
  await expect(other).toHaveURL(`${server.url}/roadmaps`)
})

test('a session the server has ended leads to the login page, which says so and leads back', async ({
  page,
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const answer = page.waitForResponse('**/auth/login')
  await signIn(page, account)
  const { access_token } = (await (await answer).json()) as { access_token: string }
  // A call of the page that was still under way would end the session before the visit that is tried here.
  await page.waitForLoadState('networkidle')
  await fetch(`${server.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  })
  await page.goto('/roadmaps')
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText('Your session has ended. Log in again to carry on where you were.')).toBeVisible()
  expect(await stored(page, 'auth_token_enc')).toBeNull()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${server.url}/roadmaps`)
})
