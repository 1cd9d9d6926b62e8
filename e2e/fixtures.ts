import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, type Clock, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { type Server, startServer } from './server.ts'

export { expect }

export interface Account {
  name: string
  email: string
  password: string
}

/** One server a worker; a page that fails the test when the browser reports an error. */
export const test = base.extend<{ account: Account; clock: Clock; quiet: void }, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // A 4xx that the page handles is reported by the browser all the same.
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
          errors.push(message.text())
      })
      await use()
      // The next journey has this context too, and nothing else puts the connection back.
      if (!page.isClosed()) await page.context().setOffline(false)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  /**
   * The page's clock, to be set. A context that is handed on can keep a part of it, which reads `controller` of nothing
   * in the next journey; so this one ends with its journey.
   */
  clock: async ({ page }, use) => {
    await use(page.clock)
    await page.context().close()
  },
  /** An account that exists and is signed in on `page`. */
  account: async ({ page, server }, use) => {
    const account = newAccount()
    await createAccount(server.url, account)
    await signIn(page, account)
    await use(account)
  },
})

let made = 0
export function newAccount(): Account {
  made += 1
  return {
    name: 'Ada Byron',
    email: `ada.${process.pid}.${Date.now()}.${made}@example.org`,
    password: 'Vv9!granite-Hill',
  }
}

/** A busy machine answers 503 and says when to come back; who asks does. */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init)
    const after = response.headers.get('retry-after')
    if (response.status !== 503 || after === null || tries > TRIES_MOST) return response
    await new Promise((resolve) => setTimeout(resolve, Number(after) * 1000))
  }
}
const TRIES_MOST = 20

export async function createAccount(url: string, account: Account) {
  const response = await ask(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password, username: account.name }),
  })
  expect(response.status).toBe(201)
}

export async function signIn(page: Page, account: Account) {
  await page.goto('/login')
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeAttached()
  await expect(page).not.toHaveURL(/\/login/)
  // The address changes before its page is drawn, and a page that is drawn while a click goes on takes it from under it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function bearer(url: string, account: Account) {
  const form = new FormData()
  form.set('username', account.email)
  form.set('password', account.password)
  const response = await ask(`${url}/api/v1/auth/login`, { method: 'POST', body: form })
  expect(response.status).toBe(200)
  const { access_token } = (await response.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A report takes axe seconds and is read whole in roadmap-view.test.ts; what stands around it is read without it. */
export const REPORT = 'article'

/** Axe finds nothing, in the light theme and in the dark one, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, { except }: { except?: string } = {}) {
  // A page is looked at once it has arrived.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.classList.toggle('dark', name === 'dark')
      document.documentElement.dataset['theme'] = name
    }, theme)
    // Not waited for: behind an open dialog no frame is drawn, and no transition ends. A spinner has no end.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    })
    // The themes differ in their colours alone.
    const found = await violations(page, except, theme === 'light' ? undefined : COLOUR_RULES)
    expect(found.map((one) => `${theme}: ${one}`)).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Run inside the page, and only what is wrong is sent back: what is right fills megabytes for a long report. */
async function violations(page: Page, except?: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate(
    async ([exclude, given]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations: all } = await inPage.run(exclude ? { exclude } : document, given)
      return all.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [except, options] as const,
  )
}
