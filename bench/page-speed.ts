// How soon the pages of the site are there, on a phone: a slow network (400 ms, 50 kB/s) with nothing cached, then an
// unhindered one for what moves. Requests and bytes do not depend on how busy the machine is, times do a little.
// Run with `npm run bench -- page-speed [runs]` after the web build.
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/server.ts'
import { chromium as installed } from '../scripts/browser.mjs'

const RUNS = Number(process.argv[2] ?? 3)
const LIMIT_MS = 4000
const SHIFT_MAX = 0.02
const PHONE = { width: 412, height: 823 }
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const BRIEF = {
  company_name: 'Ridge Road Freight',
  industry: 'Transportation',
  company_size: '20-99 employees',
  report_type: 'opportunity_assessment',
  description: 'We run 42 trucks from three depots in Leeds, England and deliver chilled food.',
  business_goals: 'Cut empty kilometres by 15 percent within a year and answer customers before they ring us.',
  challenges: 'Planning takes four hours every night, and proof of delivery is on paper.',
}

const server = await startServer()
const browser = await chromium.launch(await installed())
try {
  const token = await account()
  const id = await report(token)
  /** Path, what must be seen of it, and whether its visitor is signed in. */
  const pages: [path: string, seen: string, signedIn: boolean, limitMs?: number][] = [
    ['/', 'h1', false],
    ['/login', 'input[name=password]', false, LIMIT_MS],
    ['/register', 'input[name=fullName]', false],
    ['/contact-cairn', 'textarea[name=solution]', false],
    ['/example', 'article.report h2', false],
    ['/', 'input[name=company_name]', true, LIMIT_MS],
    ['/roadmaps', '.roadmap-card h2', true],
    [`/roadmaps/${id}`, 'article.report h2', true],
  ]
  for (const [path, seen, signedIn, limitMs] of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, path, seen, signedIn ? token : '', true))
    const { shift } = await visit(browser, path, seen, signedIn ? token : '', false)
    const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const [first] = visits
    const ms = times[Math.floor(times.length / 2)] ?? 0
    const worst = Math.max(shift, ...visits.map((one) => one.shift))
    const kept = worst < SHIFT_MAX && (limitMs === undefined || ms <= limitMs)
    console.log(
      `${`${path.replace(id, '…')}${signedIn ? ' signed in' : ''}`.padEnd(22)} ${(ms / 1000).toFixed(1).padStart(5)} s, scripts ${((first?.loadedMs ?? 0) / 1000).toFixed(1)} s ` +
        `${String(first?.requests).padStart(3)} requests ${String(Math.round((first?.bytes ?? 0) / 1000)).padStart(4)} kB ` +
        `shift ${worst.toFixed(3)} ${kept ? 'kept' : 'BROKEN'}`,
    )
  }
} finally {
  await browser.close()
  await server.dispose()
}

interface Visit {
  ms: number
  /** When the last script was there: what the network alone takes. */
  loadedMs: number
  /** Until it was seen. */
  requests: number
  bytes: number
  shift: number
}

async function visit(from: Browser, path: string, seen: string, token: string, slow: boolean): Promise<Visit> {
  const context = await from.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  if (slow) await network.send('Network.emulateNetworkConditions', SLOW)
  let [requests, bytes] = [0, 0]
  network.on('Network.requestWillBeSent', () => (requests += 1))
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(isSeen, seen, { polling: 50 })
  const { ms, loadedMs } = await page.evaluate(() => ({
    ms: performance.now(),
    loadedMs: Math.max(
      ...performance
        .getEntries()
        .filter(({ name, entryType }) => entryType === 'navigation' || name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  }))
  const until = { requests, bytes }
  await page.waitForLoadState('networkidle')
  const shift = await shiftOf(page)
  await context.close()
  return { ms, loadedMs, ...until, shift }
}

function isSeen(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false
}

async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

async function account(): Promise<string> {
  const [email, password] = ['bench@example.org', 'Vv9!granite-Hill']
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, username: 'Ada Byron' })
  await fetch(`${server.url}/api/v1/auth/register`, { method: 'POST', headers, body })
  const form = new FormData()
  form.set('username', email)
  form.set('password', password)
  const reply = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body: form })
  return ((await reply.json()) as { access_token: string }).access_token
}

async function report(token: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${server.url}/api/v1/roadmaps/`
  const created = await fetch(url, { method: 'POST', headers, body: JSON.stringify(BRIEF) })
  const { id } = (await created.json()) as { id: string }
  for (;;) {
    const found = (await (await fetch(url + id, { headers })).json()) as { status: string }
    if (found.status === 'completed') return id
    if (found.status === 'failed') throw new Error('the report was not written')
  }
}
