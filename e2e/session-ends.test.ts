import { bearer, createAccount, expect, expectAccessible, newAccount, signIn, test } from './fixtures.ts'
import { answerRoadmap, roadmapRow, test as deskTest } from './roadmap-desk.ts'

/* However a session ends, it is said, and the next one begins where it should. */

test('Logout says so on the landing page, and whoever signs in next starts at the start', async ({ page, server }) => {
  const [ada, bob] = [newAccount(), newAccount()]
  await createAccount(server.url, ada)
  await createAccount(server.url, bob)
  await signIn(page, ada)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roadmaps' }).click()
  await expect(page.getByRole('heading', { name: 'My Roadmaps' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(bob.email)
  await page.getByLabel('Password').fill(bob.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
})

test('a page that somebody else was thrown out of is not opened for the next person', async ({ page, server }) => {
  const [ada, bob] = [newAccount(), newAccount()]
  await createAccount(server.url, ada)
  await createAccount(server.url, bob)
  const answer = page.waitForResponse('**/auth/login')
  await signIn(page, ada)
  const { access_token } = (await (await answer).json()) as { access_token: string }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roadmaps' }).click()
  // With its rows: a call that is still on its way would end the session before the reload does.
  await expect(page.getByRole('heading', { name: 'Start Your AI Journey' })).toBeVisible()
  const headers = { authorization: `Bearer ${access_token}` }
  await fetch(`${server.url}/api/v1/auth/logout`, { method: 'POST', headers })
  await page.reload()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.getByLabel('Email').fill(bob.email)
  await page.getByLabel('Password').fill(bob.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
})

test('a session that ran out is told on the start page too, once', async ({ page, server, clock }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await signIn(page, account)
  await page.goto('about:blank') // a page left open would end the session itself
  await clock.setFixedTime(Date.now() + 56 * 60_000)
  await page.goto('/')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
})

test('leaving in another window is told in this one', async ({ page, context, server }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await signIn(page, account)
  const other = await context.newPage()
  await other.goto('/roadmaps')
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByText('You logged out in another window.')).toBeVisible()
})

for (const failure of ['abort', 503] as const)
  test(`a server that cannot be asked at the start (${failure}) is said to be so`, async ({ page, server }) => {
    const account = newAccount()
    await createAccount(server.url, account)
    const { authorization } = await bearer(server.url, account)
    await page.goto('/login')
    await page.evaluate((token) => localStorage.setItem('auth_token', token), authorization.replace('Bearer ', ''))
    await page.route('**/users/me', (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ status: failure, json: { detail: 'Busy' } }),
    )
    await page.goto('/roadmaps')
    const notice = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
    await expect(notice).toBeVisible()
    await expect(page.getByText('Please log in to continue')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/')
    await expect(notice).toBeVisible()
    await page.goto('/roadmaps')
    await notice.waitFor()
    await page.unroute('**/users/me')
    await notice.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(`${server.url}/roadmaps`)
    await expect(notice).toHaveCount(0)
  })

deskTest(
  'Download as PDF after the end of the session leads to the login page and prints nothing',
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset['printed'] = 'yes')
    })
    await answerRoadmap(page, () => roadmapRow())
    await page.route('**/download-pdf', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
    )
    await page.goto('/roadmaps/r1')
    await page.getByRole('button', { name: 'Download as PDF' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-printed')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty()
  },
)

test('a session in use is prolonged, one that is left alone is warned and ends', async ({ page, server, clock }) => {
  const account = newAccount()
  await createAccount(server.url, account)
  await clock.install()
  await signIn(page, account)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roadmaps' }).click()
  await expect(page.getByRole('heading', { name: 'My Roadmaps' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) asked.push(request.method())
  })
  const stored = () => page.evaluate(() => localStorage.getItem('auth_token_enc'))
  const first = await stored()
  await page.keyboard.press('Shift')
  expect(asked).toEqual([])
  await clock.fastForward('11:00')
  await page.keyboard.press('Shift')
  await expect.poll(stored).not.toBe(first)
  expect(asked).toEqual(['POST'])
  await page.keyboard.press('Shift')
  expect(asked).toEqual(['POST'])

  const warning = page.getByRole('region', { name: 'Notifications' }).getByText('Your session ends soon')
  await clock.fastForward('38:00')
  await expect(warning).toHaveCount(0)
  await clock.fastForward('02:00')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  // The page's clock has run ahead of the server's: a token of this hour comes from here.
  const exp = await page.evaluate(() => Math.floor(Date.now() / 1000) + 3600)
  const access_token = `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`
  await page.route('**/auth/refresh', (route) => route.fulfill({ json: { access_token, token_type: 'bearer' } }))
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning).toHaveCount(0)
  await clock.fastForward('56:00')
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText('Your session has ended. Log in again to carry on where you were.')).toBeVisible()
})
