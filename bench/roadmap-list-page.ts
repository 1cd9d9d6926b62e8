// The figures of the roadmap pages in a browser, against a real server: from the click to the report, and a list of
// 1,000. Run with `node bench/roadmap-list-page.ts [roadmaps] [reports]` after the web build.
import { chromium, type Page } from '@playwright/test'
import { chromium as installed } from '../scripts/browser.mjs'
import { startServer } from '../e2e/server.ts'

const ROADMAPS = Number(process.argv[2] ?? 1000)
const REPORTS = Number(process.argv[3] ?? 20)
const AT_ONCE = 3
const BRIEF = {
  company_name: 'Ridge Road Freight',
  industry: 'Transportation',
  company_size: '20-99 employees',
  report_type: 'opportunity_assessment',
  description: 'We run 42 trucks from three depots and deliver chilled food. Two planners build the runs each night.',
  business_goals: 'Cut empty kilometres by 15 percent within a year and answer customers before they ring us.',
  challenges: 'Planning takes four hours every night, and proof of delivery is on paper.',
}

const server = await startServer()
const browser = await chromium.launch(await installed())
try {
  const token = await account(server.url)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  await context.addInitScript((value) => {
    if (!localStorage.getItem('auth_token_enc')) localStorage.setItem('auth_token', value)
  }, token)
  const page = await context.newPage()

  const reports: number[] = []
  for (let run = 0; run < REPORTS; run += 1) reports.push(await clickToReport(page, server.url))
  print('click to report', reports, 2000)

  await fill(server.url, token, ROADMAPS - REPORTS)
  const first: number[] = []
  const filters: number[] = []
  for (let run = 0; run < 10; run += 1) {
    first.push(await firstCards(page, server.url))
    await page.getByText(`${ROADMAPS} of ${ROADMAPS} roadmaps`).waitFor()
    for (const text of ['depot', 'depot 12', '', 'no such roadmap', '']) filters.push(await filterTime(page, text))
  }
  print(`first cards of ${ROADMAPS}`, first, 1000)
  print(`filter of ${ROADMAPS}`, filters, 100)
} finally {
  await browser.close()
  await server.dispose()
}

async function clickToReport(page: Page, url: string) {
  const { company_name, industry, company_size, description, business_goals, challenges } = BRIEF
  await page.goto(`${url}/create-roadmap?${new URLSearchParams({ company_name, industry, company_size })}`)
  for (const [name, text] of Object.entries({ description, business_goals, challenges }))
    await page.locator(`textarea[name=${name}]`).fill(text)
  // Both ends are taken in the page, so that the time of this script does not count.
  await page.evaluate(() => {
    const marks = window as unknown as { clickedAt: number; reportAt: number }
    addEventListener('click', () => (marks.clickedAt = performance.now()), { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (!document.querySelector('article.report h2')) return
      watch.disconnect()
      requestAnimationFrame(() => (marks.reportAt = performance.now()))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Generate AI Opportunity Assessment' }).click()
  await page.waitForFunction(() => 'reportAt' in window)
  return page.evaluate(() => {
    const { clickedAt, reportAt } = window as unknown as { clickedAt: number; reportAt: number }
    return reportAt - clickedAt
  })
}

/** From the start of the navigation to the first card on the screen. */
async function firstCards(page: Page, url: string) {
  await page.goto(`${url}/roadmaps`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('.roadmap-card h2'), undefined, { polling: 'raf' })
  return page.evaluate(() => performance.now())
}

/** From the change of the search field to the frame in which the cards have followed. */
async function filterTime(page: Page, text: string) {
  return page.getByLabel('Search by title').evaluate(async (element, value) => {
    const field = element as HTMLInputElement
    const started = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - started
  }, text)
}

async function account(url: string) {
  const email = 'bench@example.org'
  const password = 'Vv9!granite-Hill'
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, username: 'Ada Byron' })
  await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers, body })
  const form = new FormData()
  form.set('username', email)
  form.set('password', password)
  const reply = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body: form })
  return ((await reply.json()) as { access_token: string }).access_token
}

async function fill(url: string, token: string, count: number) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  let made = 0
  const worker = async () => {
    while (made < count) {
      made += 1
      const body = JSON.stringify({ ...BRIEF, company_name: `Depot ${made}` })
      const reply = await fetch(`${url}/api/v1/roadmaps/`, { method: 'POST', headers, body })
      if (reply.status === 429) made -= 1
      else if (reply.status !== 201) throw new Error(`creating answered ${reply.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function print(what: string, times: number[], limitMs: number) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  console.log(
    `${what}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms of ${times.length}, limit ${limitMs} ms: ${at(0.5) < limitMs ? 'kept' : 'BROKEN'}`,
  )
}
