import { createAccount, expect, newAccount, signIn, test } from './fixtures.ts'

const LOGIN = '**/api/v1/auth/login'

test('an empty form says what is missing and focuses the first field', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email address is required')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test("a refusal is told in the server's words, nothing typed is lost, and the password gets the focus", async ({
  page,
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill('not the one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expect(page.getByLabel('Password')).toHaveValue('not the one')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page).toHaveURL(/\/login$/)
})

test('whatever goes wrong is said in words', async ({ page }) => {
  for (const [name, reply, message] of [
    ['a failure without words', { status: 500, json: {} }, 'Login failed. Please try again.'],
    ['a failure that is not even JSON', { status: 502, body: '<html>' }, 'Login failed. Please try again.'],
    ['an answer without a token', { status: 200, json: { token_type: 'bearer' } }, 'No access token received'],
    ['a limit', { status: 429, json: { detail: 'Too many. Wait 15 minutes.' } }, 'Too many. Wait 15 minutes.'],
    ['a detail with a message', { status: 400, json: { detail: { message: 'Not today' } } }, 'Not today'],
  ] as const)
    await test.step(`${name} reads '${message}'`, async () => {
      await page.route(LOGIN, (route) => route.fulfill({ ...reply }))
      await page.goto('/login')
      await page.getByLabel('Email').fill('ada@example.org')
      await page.getByLabel('Password').fill('anything')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert')).toHaveText(message)
    })
})

test('a start page that is long in coming is waited for, not an empty page', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const held = Promise.withResolvers<void>()
  await page.route(/signed-in-home/, async (route) => {
    await held.promise
    await route.continue()
  })
  const arrived = signIn(page, account)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
  held.resolve()
  await arrived
})

test('a browser that is offline reads the fallback', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password').fill('anything')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.')
})

test('a browser that stores nothing reads why', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'auth_token_enc') throw new DOMException('full', 'QuotaExceededError')
      store.call(this, key, value)
    }
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to store authentication token')
})

test('Remember me keeps the address for the next sign-in, and forgets it when unticked', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  const logIn = async (remember: boolean) => {
    await page.getByLabel('Remember me').setChecked(remember)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.goto('/login')
  }
  await page.goto('/login')
  await logIn(true)
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await expect(page.getByLabel('Password')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.password)
  await logIn(false)
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('after signing in the visitor is back at the page that asked, also by way of registration', async ({
  page,
  server,
}) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await page.goto('/roadmaps?x=1')
  await expect(page.getByText('Please log in to continue.')).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${server.url}/roadmaps?x=1`)
  await page.getByRole('button', { name: 'Logout' }).click()

  await page.goto('/roadmaps?x=2')
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  const other = newAccount()
  await page.getByLabel('Full name').fill(other.name)
  await page.getByLabel('Email').fill(other.email)
  await page.getByLabel('Password', { exact: true }).fill(other.password)
  await page.getByLabel('Confirm password').fill(other.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.url}/roadmaps?x=2`)
})

test('the signed-in are sent away from /login and /register', async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await signIn(page, account)
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${server.url}/`)
  }
})

test('password managers find their fields, and the password can be shown and pasted', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  const allowed = await password.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(allowed).toBe(true)
})
