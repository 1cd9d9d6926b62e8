import type { Page } from '@playwright/test'
import { createAccount, expect, expectAccessible, newAccount, test } from './fixtures.ts'
import { resetLink } from './outbox.ts'

/** Presses Tab until the control is reached, as somebody without a mouse would. */
async function tabTo(page: Page, target: { name?: string; text?: string }) {
  // Nobody tabs through a page that is still on its way.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement: at } = document
      return { name: at?.getAttribute('name') ?? undefined, text: at?.textContent ?? '' }
    })
    if (target.name ? here.name === target.name : here.text.startsWith(target.text ?? '')) return
  }
  throw new Error(`the Tab key never reaches ${target.name ?? target.text}`)
}

async function typeInto(page: Page, name: string, value: string) {
  await tabTo(page, { name })
  await page.keyboard.type(value)
}

test('an account is opened, left, forgotten, reset and used again by keyboard alone', async ({ page, server }) => {
  const { name, email, password } = newAccount()
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await typeInto(page, 'fullName', name)
  await typeInto(page, 'email', email)
  await typeInto(page, 'password', password)
  await typeInto(page, 'confirmPassword', password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/`)

  await page.goto('/')
  await tabTo(page, { text: 'Logout' })
  await page.keyboard.press('Enter')
  await page.goto('/login')
  await tabTo(page, { text: 'Forgot your password?' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await typeInto(page, 'email', email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()

  await page.goto(await resetLink(server, email))
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeFocused()
  await typeInto(page, 'newPassword', 'stone6')
  await typeInto(page, 'confirmPassword', 'stone6')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeFocused()
  await tabTo(page, { text: 'Go to Login' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
  await typeInto(page, 'email', email)
  await typeInto(page, 'password', 'stone6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

/** Each page in the state in which it shows the most. */
const STATES: [name: string, open: (page: Page, link: () => Promise<string>) => Promise<unknown>][] = [
  [
    'login with both kinds of message',
    async (page) => {
      await page.goto('/roadmaps')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password').fill('wrong')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Incorrect email or password')).toBeVisible()
    },
  ],
  [
    'registration with every hint',
    async (page) => {
      await page.goto('/register')
      await page.getByLabel('Full name').fill('Ada')
      await page.getByLabel('Email').fill('ada@gmial.com')
      await page.getByLabel('Password', { exact: true }).fill('granite-H')
      await page.getByLabel('Confirm password').fill('other')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText("Passwords don't match")).toBeVisible()
    },
  ],
  [
    'registration with every error',
    async (page) => {
      await page.goto('/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please confirm your password')).toBeVisible()
    },
  ],
  ['forgotten password', (page) => page.goto('/forgot-password')],
  [
    'reset mail sent',
    async (page) => {
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByRole('button', { name: 'Send Another Reset Email' }).click()
      await expect(page.getByText('Sent once more')).toBeVisible()
    },
  ],
  [
    'verifying a link',
    async (page) => {
      // The spinner never ends, and axe waits for the end of every animation.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route('**/auth/verify-reset-token', () => {})
      await page.goto('/reset-password?token=x')
      await expect(page.getByText('Verifying reset token...')).toBeVisible()
    },
  ],
  [
    'new password',
    async (page, link) => {
      await page.goto(await link())
      await page.getByLabel('New Password', { exact: true }).fill('Stone5')
      await page.getByLabel('Confirm New Password').fill('Stone')
      await expect(page.getByText('Passwords do not match')).toBeVisible()
    },
  ],
  ['invalid link', (page) => page.goto('/reset-password?token=nonsense')],
]

const SCREENS = [
  [320, 640],
  [375, 812],
  [1280, 800],
] as const

for (const [name, open] of STATES)
  test(`${name} is clean for axe in both themes and fits every screen`, async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, async () => {
      const account = newAccount()
      await createAccount(server.url, account)
      await fetch(`${server.url}/api/v1/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: account.email }),
      })
      return resetLink(server, account.email)
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await expectAccessible(page)
    }
  })

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('an account is opened and used', async ({ page, server }) => {
    const slow = await page.context().newCDPSession(page)
    test.slow()
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const account = newAccount()
    await page.goto('/register')
    await page.getByLabel('Full name').fill(account.name)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel('Confirm password').fill(account.password)
    await page.getByRole('button', { name: 'Create account' }).tap()
    await expect(page).toHaveURL(`${server.url}/`)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('button', { name: 'Logout' }).tap()
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Log in' }).tap()
    await expect(page).toHaveURL(`${server.url}/`)
  })
})
