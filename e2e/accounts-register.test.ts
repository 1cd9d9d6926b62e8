import type { Page } from '@playwright/test'
import { createAccount, expect, newAccount, test } from './fixtures.ts'

const GOOD = 'Vv9!granite-Hill'
const STRENGTH = 'Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&*)'

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
/** The password is described by its strength as well. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`)
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

test('every rule speaks at its field', async ({ page }) => {
  await page.goto('/register')
  // Left empty before the scripts come, a field has nothing to say yet.
  await expect(page.locator('html')).not.toHaveAttribute('data-form')
  const rules: [name: string, value: string, message: string][] = [
    ['fullName', '', 'Please enter your full name'],
    ['fullName', 'A', 'Please enter your first and last name (at least 2 characters)'],
    ['fullName', 'a'.repeat(101), 'Name is too long - please use a shorter version (under 100 characters)'],
    ['fullName', 'Ada 2', 'Name can only contain letters, spaces, hyphens and apostrophes'],
    ['email', '', 'Email address is required'],
    ['email', 'ada at example', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Please use at most 254 characters'],
    ['password', 'Aa1!xyz', 'Password must be at least 8 characters long'],
    ['password', 'Aa1!aaaxyz', 'Password must not contain the same character three or more times in a row'],
    ['password', 'Welcome!9x', 'Password must not contain a common pattern such as “welcome”'],
    ['password', 'aAaAaAaA1', 'Password must contain at least 4 different characters'],
    ['password', 'granithill', STRENGTH],
    ['confirmPassword', '', 'Please confirm your password'],
    ['confirmPassword', 'other', "Passwords don't match - please type the same password in both fields"],
  ]
  for (const [name, value, message] of rules) {
    await field(page, name).fill(value)
    await field(page, name).blur()
    await expect(field(page, name), `${name} ${value.slice(0, 20)}`).toHaveAccessibleDescription(startingWith(message))
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
})

test('an empty form focuses the first wrong field, a half-filled one the first that is left', async ({ page }) => {
  await page.goto('/register')
  await submit(page)
  await expect(field(page, 'fullName')).toBeFocused()
  await fillIn(page, { fullName: 'Ada Byron', email: 'ada@example.org' })
  await submit(page)
  await expect(field(page, 'password')).toBeFocused()
})

test('hints live with what is typed', async ({ page }) => {
  await page.goto('/register')
  for (const [name, value, hint] of [
    ['fullName', 'Ada', 'Consider adding your last name too'],
    ['fullName', 'Ada Byron', 'Name looks good!'],
    ['email', 'ada', 'Email must contain @'],
    ['email', 'a@b', 'Email is too short'],
    ['email', 'ada@example.org', 'Email format looks good!'],
  ] as const) {
    await field(page, name).fill('')
    await field(page, name).pressSequentially(value)
    await expect(field(page, name)).toHaveAccessibleDescription(hint)
  }
})

test("'Did you mean' is a button that corrects the address", async ({ page }) => {
  await page.goto('/register')
  await field(page, 'email').fill('ada@gmial.com')
  // A doubt takes the place of the praise.
  await expect(page.getByText('Email format looks good!')).toHaveCount(0)
  await expect(field(page, 'email')).toHaveAccessibleDescription('Did you mean ada@gmail.com?')
  await page.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click()
  await expect(field(page, 'email')).toHaveValue('ada@gmail.com')
  await expect(field(page, 'email')).toBeFocused()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await expect(page.getByText('Email format looks good!')).toBeVisible()
  for (const good of ['ada@yahoo.com.br', 'ada@yahoo.co.za', 'ada@mail.co', 'ada@grail.com']) {
    await field(page, 'email').fill(good)
    await expect(page.getByText('Email format looks good!')).toBeVisible()
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  }
})

test('the strength follows the password, and the list says what is met', async ({ page }) => {
  await page.goto('/register')
  for (const [password, level] of [
    ['granit', 'weak'],
    ['Password1!', 'weak'],
    ['Granit1', 'fair'],
    ['granite-H', 'good'],
    [GOOD, 'strong'],
  ] as const) {
    await field(page, 'password').fill(password)
    await expect(page.getByText('Password strength:')).toHaveText(`Password strength: ${level}`)
  }
  await expect(page.getByRole('listitem').filter({ hasText: '(met)' })).toHaveCount(8)
  await field(page, 'password').fill('')
  await expect(page.getByRole('listitem').filter({ hasText: '(met)' })).toHaveCount(0)
})

test('correcting the password settles the confirmation', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page, { password: 'Vv9!granite-Hilt', confirmPassword: GOOD })
  await field(page, 'confirmPassword').blur()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await field(page, 'password').fill(GOOD)
  await expect(page.getByText("Passwords don't match")).toHaveCount(0)
})

test("a taken address is told at its field in the server's words, with the way to log in", async ({ page, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await page.goto('/register')
  await fillIn(page, { fullName: 'Ada Byron', email: account.email, password: GOOD, confirmPassword: GOOD })
  await submit(page)
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'An account with this email address already exists. Please log in instead.',
  )
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(GOOD)
  await page.getByRole('link', { name: 'Log in with this address' }).click()
  await expect(field(page, 'email')).toHaveValue(account.email)
})

test('what the server finds wrong lands at the fields it names', async ({ page }) => {
  const detail = [
    { loc: ['body', 'password'], msg: 'Known from a leak', type: 'x' },
    { loc: ['body', 'username'], msg: 'That name is too odd', type: 'x' },
    { loc: ['body', 'planet'], msg: 'Which planet?', type: 'x' },
  ]
  await page.route('**/auth/register', (route) => route.fulfill({ status: 422, json: { detail } }))
  await page.goto('/register')
  await fillIn(page, { fullName: 'Ada Byron', email: 'ada@example.org', password: GOOD, confirmPassword: GOOD })
  await submit(page)
  await expect(field(page, 'fullName')).toHaveAccessibleDescription('That name is too odd')
  await expect(field(page, 'password')).toHaveAccessibleDescription(/^Known from a leak/)
  await expect(page.getByRole('alert')).toHaveText('Which planet?')
})

test('a failure is said in its own words, and what was typed stays', async ({ page }) => {
  for (const [name, reply, message] of [
    ['a text', { status: 400, json: { detail: 'Closed today' } }, 'Closed today'],
    ['a list without places', { status: 422, json: { detail: [{ msg: 'One' }, { msg: 'Two' }] } }, 'One; Two'],
    ['a message inside the detail', { status: 400, json: { detail: { message: 'Inner words' } } }, 'Inner words'],
    ['nothing', { status: 500, json: {} }, 'Registration failed. Please try again.'],
  ] as const)
    await test.step(`one that says ${name} reads '${message}'`, async () => {
      await page.route('**/auth/register', (route) => route.fulfill({ ...reply }))
      await page.goto('/register')
      await fillIn(page, { fullName: 'Ada Byron', email: 'ada@example.org', password: GOOD, confirmPassword: GOOD })
      await submit(page)
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(field(page, 'confirmPassword')).toHaveValue(GOOD)
    })
})

test('a draft keeps name and address for two hours after two seconds of rest, and never a password', async ({
  page,
  clock,
}) => {
  await clock.install()
  await page.goto('/register')
  await expect(field(page, 'fullName')).toBeEditable()
  await clock.pauseAt(Date.now() + 60_000)
  await fillIn(page, { fullName: 'Ada Byron', email: 'Ada@Example.org', password: GOOD, confirmPassword: GOOD })
  const stored = () => page.evaluate(() => localStorage.getItem('form_cache_registration'))
  await clock.runFor(1900)
  expect(await stored()).toBeNull()
  await clock.runFor(200)
  await expect.poll(stored).not.toBeNull()
  await clock.resume()
  const draft = JSON.parse((await stored()) ?? '') as { data: object; timestamp: number; expiresAt: number }
  expect(draft).toMatchObject({ formId: 'registration', data: { fullName: 'Ada Byron', email: 'Ada@Example.org' } })
  expect(Object.keys(draft.data)).toEqual(['fullName', 'email'])
  expect(draft.expiresAt - draft.timestamp).toBe(2 * 60 * 60 * 1000)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(GOOD)

  await page.goto('/')
  await page.goto('/register')
  await expect(page.getByText('still here from last time')).toBeVisible()
  await expect(field(page, 'fullName')).toHaveValue('Ada Byron')
  await expect(field(page, 'email')).toHaveValue('Ada@Example.org')
  await expect(field(page, 'password')).toHaveValue('')
  await page.getByRole('button', { name: 'Clear them' }).click()
  await expect(field(page, 'fullName')).toHaveValue('')
  expect(await stored()).toBeNull()

  await page.evaluate(
    (old) => localStorage.setItem('form_cache_registration', old),
    JSON.stringify({ ...draft, expiresAt: Date.now() - 1 }),
  )
  await page.goto('/register')
  await expect(field(page, 'fullName')).toHaveValue('')
  expect(await stored()).toBeNull()
})

test('a registration signs in, goes to the start page and leaves no draft', async ({ page, server }) => {
  const account = newAccount()
  await page.goto('/register')
  for (const [name, hint] of [
    ['fullName', 'name'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['confirmPassword', 'new-password'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', hint)
  await fillIn(page, { fullName: account.name, email: account.email.toUpperCase() })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form_cache_registration'))).not.toBeNull()
  await fillIn(page, { password: account.password, confirmPassword: account.password })
  const sent = page.waitForRequest('**/auth/register')
  await submit(page)
  expect((await sent).postDataJSON()).toEqual({
    email: account.email,
    password: account.password,
    username: account.name,
  })
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('form_cache_registration'))).toBeNull()
})
