import type { Browser, Page } from '@playwright/test'
import { bearer, createAccount, expect, newAccount, test } from './fixtures.ts'

test.use({ viewport: { width: 412, height: 823 } })

/** Scripts that were asked for only when another had arrived, of those that came before the page was there. */
async function lateScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const early = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((one) => one.href),
    )
    const seen = performance.getEntriesByName('seen')[0]?.startTime ?? 0
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < seen)
      .map(({ name }) => name)
      .filter((name) => !early.has(name) && !document.querySelector(`script[src="${new URL(name).pathname}"]`))
  })
}

/** Marks the moment at which the page's own first part is in the document. */
async function markWhenSeen(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      watch.disconnect()
      performance.mark('seen')
    })
    watch.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
}

/** What the page's scripts weigh on the line, in kB. */
async function weight(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  )
}

async function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
          resolve(sum)
        }).observe({ type: 'layout-shift', buffered: true })
        // Nothing moved: then no entry ever comes.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

async function signIn(page: Page, url: string) {
  const account = newAccount()
  await createAccount(url, account)
  const { authorization } = await bearer(url, account)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), authorization.replace('Bearer ', ''))
}

const PAGES = [
  ['/login', 'input[name=password]', false],
  ['/register', 'input[name=fullName]', false],
  ['/contact-cairn', 'textarea[name=solution]', false],
  ['/example', 'article.report h2', false],
  ['/', 'input[name=company_name]', true],
  ['/roadmaps', 'main h1', true],
  ['/create-roadmap?company_name=Ridge', 'textarea[name=description]', true],
] as const

for (const [path, selector, signedIn] of PAGES) {
  test(`${path}${signedIn ? ' signed in' : ''} asks for all its scripts at once, and nothing jumps when they come`, async ({
    page,
    server,
  }) => {
    if (signedIn) await signIn(page, server.url)
    await markWhenSeen(page, selector)
    await page.goto(path)
    await expect(page.locator(selector).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await lateScripts(page)).toEqual([])
    expect(await shift(page)).toBeLessThan(0.02)
  })
}

test('a page that is there when React comes is drawn at once, without a waiting screen before it', async ({
  page,
  server,
}) => {
  await signIn(page, server.url)
  // As on a slow line: who this is has been answered before the largest script arrives.
  const known = page.waitForResponse(/users\/me$/).then((answer) => answer.finished())
  await page.route(/react-dom/, async (route) => {
    await known
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root main [role=status]')) performance.mark('waited')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByLabel('Company name')).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByName('waited').length)).toBe(0)
})

test('the heading of a report stands before any script has come, for those who may read one', async ({
  page,
  server,
}) => {
  await page.route(/\.js$/, () => undefined)
  const heading = page.getByRole('heading', { name: 'AI Opportunity Assessment' })
  // Until the style sheet has come nothing is painted, and the page behind the word is hidden by it.
  const loading = page.locator('#boot-loading')
  await page.goto('/roadmaps/01900000-0000-7000-8000-000000000000', { waitUntil: 'commit' })
  await expect(loading).toHaveText('Loading...')
  await expect(loading).toBeVisible()
  await expect(heading).toBeHidden()
  await signIn(page, server.url)
  await page.reload({ waitUntil: 'commit' })
  await expect(heading).toBeVisible()
})

test('fonts are asked for when the page has been drawn, not while it is', async ({ page, server }) => {
  await signIn(page, server.url)
  // Script's turn comes before the next frame's: the mark is there before any font can be asked for.
  await markWhenSeen(page, 'html[data-boot=ready][data-fonts]')
  await page.goto('/roadmaps')
  // A busy machine may be idle on the line before the page is drawn.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')))
  await page.waitForLoadState('networkidle')
  const { seen, fonts } = await page.evaluate(() => ({
    seen: performance.getEntriesByName('seen')[0]?.startTime ?? 0,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(seen).toBeGreaterThan(0)
  expect(fonts).not.toEqual([])
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(seen)
})

test('a form that keeps nothing loads no cache, and checks no replies', async ({ page }) => {
  await page.goto('/contact-cairn')
  await page.waitForLoadState('networkidle')
  // With the cache of the roadmaps, or the schemas of the contract, it is more than 140.
  expect(await weight(page)).toBeLessThan(135)
})

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The processor's time in µs: a busy machine does not stretch it. */
  tdur?: number
  args: { name?: string }
}

/** How much of its main thread's work the page did in its longest task, during which it answered nobody. */
async function longestTask(browser: Browser, load: (page: Page) => Promise<void>): Promise<number> {
  // As a stranger each time: what is cached already leaves less work, of which the longest task is a larger share.
  const page = await browser.newPage()
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-devtools.timeline'] })
  await load(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.close()
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => traceEvents.filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid))
    .map((tasks) => tasks.map(({ tdur = 0 }) => tdur))
  const sum = (times: number[]) => times.reduce((all, one) => all + one, 0)
  const busiest = threads.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
  return Math.max(...busiest) / sum(busiest)
}

for (const [path, selector] of [
  ['/login', 'input[name=password]'],
  ['/example', '#report-references'],
] as const) {
  test(`${path} is drawn in short steps`, async ({ browser, server }) => {
    const load = async (page: Page) => {
      await page.goto(`${server.url}${path}`)
      await expect(page.locator(selector)).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    // A starved browser may draw late in one go, as React does after five seconds: then it is looked at again.
    await expect.poll(() => longestTask(browser, load), { timeout: 120_000 }).toBeLessThan(1 / 8)
  })
}

test('the landing page loads no script but its own, and its fonts at once', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name }) => new URL(name).pathname),
  )
  expect(names.filter((name) => name.endsWith('.js')).length).toBeLessThanOrEqual(2)
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(2)
})
