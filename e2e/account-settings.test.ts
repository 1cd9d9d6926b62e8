import type { Page } from '@playwright/test'
import { bearer, expect, expectAccessible, newAccount, test } from './fixtures.ts'
import { letterTo } from './outbox.ts'

const NEW_PASSWORD = 'Qu4rry!stone-Path'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const openAccount = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Your account' })

async function tabTo(page: Page, name: string, from = 80) {
  for (let presses = 0; presses < from; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('name') ?? at?.textContent ?? ''
    })
    if (here.startsWith(name)) return
  }
  throw new Error(`the Tab key never reaches ${name}`)
}

test('a name, a password, the sessions and everything kept are their owner’s, and so is the end of it', async ({
  page,
  server,
  account,
}) => {
  const me = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/api/v1/users/me`, { headers })).status
  const elsewhere = await bearer(server.url, account)
  await openAccount(page).click()
  await expect(heading(page, 'Your account')).toBeFocused()

  const name = section(page, 'Name')
  await name.getByLabel('Full name').fill('A')
  await name.getByRole('button', { name: 'Change name' }).click()
  await expect(name.getByText('Please enter your first and last name')).toBeVisible()
  await name.getByLabel('Full name').fill('Ada King')
  await name.getByRole('button', { name: 'Change name' }).click()
  await expect(page.getByText('Name changed')).toBeVisible()

  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This one')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^End the session of/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await me(elsewhere)).toBe(401)

  const again = await bearer(server.url, account)
  const password = section(page, 'Password')
  const fill = async (current: string) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await password.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('not this one')
  await expect(password.getByText('This is not your password')).toBeVisible()
  await expect(password.getByLabel('Current password')).toBeFocused()
  await fill(account.password)
  await expect(page.getByText('Password changed')).toBeVisible()
  expect(await me(again)).toBe(401)
  await page.reload()
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(section(page, 'Name').getByLabel('Full name')).toHaveValue('Ada King')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('Cairn account.zip')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account and everything in it?' })
  await dialog.getByLabel('Your password, to be sure').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password, to be sure').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|form_cache/.test(key)))).toEqual([])
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
})

test('an address is changed by keyboard alone: asked for, confirmed by the mail’s link, used', async ({
  page,
  server,
  account,
}) => {
  const { email } = newAccount()
  await page.goto('/account')
  await expect(heading(page, 'Your account')).toBeVisible()
  await tabTo(page, 'email')
  await page.keyboard.type(email)
  await tabTo(page, 'password')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  await expect(section(page, 'Email').getByText(account.email)).toBeVisible()
  const letter = await letterTo(server, email, 'confirm-email')
  await page.goto(/http:\/\/localhost:\d+\/confirm-email\?token=[\w-]+/.exec(letter)?.[0] ?? '')
  await expect(heading(page, 'Confirm your address')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'Confirm this address')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Address confirmed')).toBeFocused()
  await expectAccessible(page)
  await tabTo(page, 'Your account')
  await page.keyboard.press('Enter')
  await expect(section(page, 'Email').getByText(email)).toBeVisible()
  await page.goto(`/confirm-email?token=${'A'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter')
  await expect(page.getByText('Invalid or expired confirmation link')).toBeVisible()
  await page.goto('/confirm-email')
  await expect(page.getByText('No confirmation token provided')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('everything fits, is large enough to touch, and ends the other sessions', async ({ page, server, account }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await bearer(server.url, account)
    await openAccount(page).tap()
    const sessions = section(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input, footer a')]
        .filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 40)
        .map((one) => one.textContent),
    )
    // The provider's address stands in a sentence.
    expect(small.filter((text) => !text?.includes('@'))).toEqual([])
    await sessions.getByRole('button', { name: 'End all other sessions' }).tap()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete my account' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('what is kept is told before an account is opened', async ({ page }) => {
  await page.goto('/register')
  // Before that the link is the browser's own, and opens a page that nobody has come to by a click.
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready')
  await page.getByRole('link', { name: 'What we keep about you, where and how long' }).click()
  await expect(heading(page, 'Privacy')).toBeFocused()
  for (const chapter of ['What is kept', 'Where', 'Who sees it', 'What you can do'])
    await expect(page.getByRole('heading', { level: 2, name: chapter, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 667 })
  await expectAccessible(page)
})
