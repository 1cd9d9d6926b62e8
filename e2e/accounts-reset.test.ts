import { bearer, createAccount, expect, newAccount, signIn, test } from './fixtures.ts'
import { resetLink } from './outbox.ts'

const FORGOT = '**/api/v1/auth/forgot-password'
const RESET = '**/api/v1/auth/reset-password'
const DONE = 'Password reset successfully. Please log in with your new password.'

test('the request form: disabled while blank or in flight, then the confirmation, then another mail', async ({
  page,
}) => {
  let release = () => {}
  let calls = 0
  await page.route(FORGOT, async (route) => {
    calls += 1
    if (calls === 1) await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  await page.goto('/forgot-password')
  const send = page.getByRole('button', { name: 'Send reset link' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Email').fill('   ')
  await expect(send).toBeDisabled()
  await page.getByLabel('Email').fill('nobody@example.org')
  await send.click()
  await expect(send).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(
    page.getByText("If an account with that email exists, we've sent a password reset link to:"),
  ).toBeVisible()
  await expect(page.getByText('nobody@example.org')).toBeVisible()
  await expect(page.getByText('The reset link expires in 30 minutes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
  await page.getByRole('button', { name: 'Send Another Reset Email' }).click()
  await expect(page.getByText('Sent once more')).toBeVisible()
  expect(calls).toBe(2)
  await page.getByRole('button', { name: 'use another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
})

test('the request form names a malformed address and keeps it after a failure', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Please enter a valid email address/)
  for (const [reply, message] of [
    [{ status: 500, json: {} }, 'Failed to send password reset email. Please try again.'],
    [{ status: 503, json: { detail: 'Busy. Try in a moment.' } }, 'Busy. Try in a moment.'],
  ] as const) {
    await page.route(FORGOT, (route) => route.fulfill({ ...reply }))
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
    await page.unroute(FORGOT)
  }
})

test('the whole reset: mail, link, new password; every older session, the old password and the link are dead', async ({
  page,
  browser,
  server,
  clock,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const elsewhere = await browser.newPage({ baseURL: server.url })
  await signIn(elsewhere, account)
  const token = await bearer(server.url, account)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  const link = await resetLink(server, account.email)

  await page.goto(link)
  const fresh = page.getByLabel('New Password', { exact: true })
  const again = page.getByLabel('Confirm New Password')
  const set = page.getByRole('button', { name: 'Set new password' })
  await expect(set).toBeDisabled()
  await expect(set).toHaveAccessibleDescription('Enter a new password first.')
  const demanded = page.getByRole('listitem').filter({ hasText: 'At least 6 characters' })
  await fresh.fill('five5')
  await expect(demanded).toHaveText('At least 6 characters (not yet)')
  await expect(set).toBeDisabled()
  await again.fill('five')
  await expect(again).toHaveAccessibleDescription('Passwords do not match')
  await expect(set).toBeDisabled()
  await again.fill('five5')
  await expect(page.getByText('Passwords do not match')).toHaveCount(0)
  await set.click()
  await expect(fresh).toHaveAccessibleDescription(/^Password must be at least 6 characters long/)
  await expect(fresh).toBeFocused()
  await fresh.fill('stone6')
  await again.fill('stone6')
  await expect(page.getByText('Password strength:')).toHaveText('Password strength: weak')
  // All that is demanded is met; the rest is advice, and says so.
  await expect(demanded).toHaveText('At least 6 characters (met)')
  await expect(page.getByText('Stronger with')).toBeVisible()
  await clock.pauseAt(Date.now() + 60_000)
  await set.click()
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  await clock.runFor(2900)
  await expect(page).not.toHaveURL(`${server.url}/login`)
  await clock.runFor(200)
  await expect(page).toHaveURL(`${server.url}/login`)
  await clock.resume()
  await expect(page.getByText(DONE)).toBeVisible()

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
  await page.getByLabel('Password').fill('stone6')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${server.url}/`)

  expect((await fetch(`${server.url}/api/v1/users/me`, { headers: token })).status).toBe(401)
  await elsewhere.goto('/roadmaps')
  await expect(elsewhere).toHaveURL(`${server.url}/login`)
  await expect(elsewhere.getByText('Your session has ended.')).toBeVisible()
  await elsewhere.close()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible()
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute('href', '/forgot-password')
  await expect(main.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
})

test('a reset in a browser that is signed in ends that session too', async ({ page, server, account }) => {
  await fetch(`${server.url}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  })
  await page.goto(await resetLink(server, account.email))
  await page.getByLabel('New Password', { exact: true }).fill('stone6')
  await page.getByLabel('Confirm New Password').fill('stone6')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText(DONE)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token_enc'))).toBeNull()
})

test('a link without a token says so', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('No reset token provided')).toBeVisible()
})

test('while a link is checked the page says so; a check that fails does not call the link invalid', async ({
  page,
}) => {
  const answers: ((status: number) => void)[] = []
  const answer = async (request: number, status: number) => {
    await expect.poll(() => answers.length).toBe(request)
    answers.at(-1)?.(status)
  }
  await page.route('**/auth/verify-reset-token', async (route) => {
    const status = await new Promise<number>((resolve) => answers.push(resolve))
    await route.fulfill({ status, json: status === 200 ? { valid: true } : { detail: 'Too many attempts.' } })
  })
  await page.goto('/reset-password?token=abc')
  await expect(page.getByRole('heading', { name: 'Verifying reset token...' })).toBeVisible()
  await answer(1, 429)
  await answer(2, 429) // one more try follows by itself
  await expect(page.getByText('Too many attempts.')).toBeVisible()
  await expect(page.getByText('Invalid Reset Link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await answer(3, 200)
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
})

test('a reset that fails says so and keeps the passwords', async ({ page }) => {
  await page.route('**/auth/verify-reset-token', (route) => route.fulfill({ status: 200, json: { valid: true } }))
  for (const [reply, message] of [
    [{ status: 500, json: {} }, 'Failed to reset password. Please try again.'],
    [{ status: 400, json: { detail: 'Invalid or expired reset token' } }, 'Invalid or expired reset token'],
  ] as const)
    await test.step(`${reply.status} reads '${message}'`, async () => {
      await page.route(RESET, (route) => route.fulfill({ ...reply }))
      await page.goto('/reset-password?token=abc')
      await page.getByLabel('New Password', { exact: true }).fill('stone6')
      await page.getByLabel('Confirm New Password').fill('stone6')
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(page.getByRole('alert')).toContainText(message)
      await expect(page.getByLabel('Confirm New Password')).toHaveValue('stone6')
    })
})
