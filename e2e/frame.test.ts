import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

const WIDTHS = [320, 768, 1440]

/** How much of the page moved, and what. */
interface Shift {
  value: number
  moved: (string | undefined)[]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Element | Text }[] }[])
        shifts.push({
          value: entry.value,
          // What moved may be bare text.
          moved: entry.sources.map(({ node }) =>
            (node && 'outerHTML' in node ? node.outerHTML : node?.data)?.slice(0, 120),
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02)
}

test.describe('landing page', () => {
  test('paints without JavaScript, with its two ways in and the way to the provider', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/register')
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/login')
    await expect(page.locator('main a[href^="/contact-cairn"]').first()).toBeVisible()
    await page.close()
  })

  test('needs at most 90 kB of script, and nothing visibly moves', async ({ page }) => {
    let bytes = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length'] ?? 0)
    })
    await watchShifts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(300)
    expect(bytes).toBeLessThan(90_000)
    await expectStill(page)
  })

  test('nothing moves when its letters come late', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await watchShifts(page)
    await page.goto('/')
    await page.waitForFunction(() => document.fonts.check('600 20px "Source Serif 4 Variable"'))
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    await expectStill(page)
  })

  test('is accessible and does not scroll sideways at any width', async ({ page }) => {
    for (const width of WIDTHS)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        await expectAccessible(page)
      })
  })

  test('the phone menu opens, closes on Escape and on a choice', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await expect(page.locator('#menu').getByRole('link', { name: 'Login' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.locator('#menu').getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test.describe('theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])

  for (const path of ['/', '/login']) {
    test(`${path} follows the system until somebody chooses, and keeps the choice`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      expect(await theme(page)).toBe('dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => theme(page)).toBe('light')
      const toggle = page.getByRole('button', { name: 'Dark theme' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await theme(page)).toBe('dark')
      await page.reload()
      expect(await theme(page)).toBe('dark')
    })
  }
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Start AI Journey' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('the footer carries the invitation, the notice and the year', async ({ page }) => {
  await page.goto('/login')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('2025')
  await expect(footer).toContainText('new to AI')
  await expect(footer.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  )
  await expect(footer).toContainText('Generative AI can make mistakes')
})

test('what is behind the login asks a signed-out visitor to log in', async ({ page }) => {
  for (const path of ['/roadmaps', '/roadmaps/some-id', '/roadmap/disclaimer?type=x', '/create-roadmap'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
    })
})

test('a signed-in visitor of /login and /register is sent home', async ({ page, account }) => {
  expect(account.email).toContain('@')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})

test.describe('with what a visit keeps', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the application starts without a network once it was visited', async ({ page, context }) => {
    await page.goto('/login')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.goto('/register')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('headers: a strict policy, no sniffing, hashed assets for a year', async ({ request, server }) => {
  const page = await request.get(server.url)
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers()['content-security-policy']).not.toContain('unsafe')
  expect(page.headers()['x-content-type-options']).toBe('nosniff')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const asset = await request.get(`${server.url}${script}`)
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect((await request.get(`${server.url}/robots.txt`)).headers()['content-type']).toContain('text/plain')
  expect((await request.get(`${server.url}/api/v1/nothing`)).status()).toBe(404)
})
