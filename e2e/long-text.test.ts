import type { Page } from '@playwright/test'
import { answer, field, fillCompany, FOUR_POINTS, next, title } from './assessment-steps.ts'
import { BRIEF, createPath, expect, fillBrief, roadmapRow, submitButton, test } from './roadmap-desk.ts'

/* Any unbroken text of any length keeps every page within its width. */

const LONG_WORD = 'Krankenhausverwaltungsgesellschaft'
const LONG_LINK = `https://example.org/${'path-without-an-end/'.repeat(9)}`.slice(0, 192)
const ENDLESS = 'W'.repeat(95)

async function expectWithin(page: Page) {
  const widest = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.closest('.sr-only, [aria-hidden], [class*="overflow-x"]'),
    )
    return { over: scrollWidth - clientWidth, wide: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) }
  })
  expect(widest).toEqual({ over: 0, wide: [] })
}

const SCREENS = [
  [320, 640],
  [375, 812],
  [1280, 800],
] as const

async function atEveryWidth(page: Page, look: () => Promise<void>) {
  for (const [width, height] of SCREENS)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await look()
    })
}

test('a long link in the create form and in the contact form', async ({ page }) => {
  await atEveryWidth(page, async () => {
    await page.goto(createPath({ company_name: ENDLESS, industry: LONG_WORD, company_size: '20-99 employees' }))
    await fillBrief(page, { description: LONG_LINK, business_goals: ENDLESS.repeat(5), challenges: LONG_LINK })
    await expectWithin(page)
    await submitButton(page).scrollIntoViewIfNeeded()
    await expect(submitButton(page)).toBeInViewport({ ratio: 0.95 })
    const data = JSON.stringify({
      company_details: { company_name: ENDLESS, industry: LONG_WORD, company_size: '20-99 employees' },
    })
    await page.goto(`/contact-cairn?${new URLSearchParams({ data })}`)
    for (const name of ['solution', 'problem', 'techStack', 'dataDescription', 'additionalInfo'])
      await field(page, name).fill(LONG_LINK + ENDLESS)
    for (const name of ['name', 'position', 'email']) await field(page, name).fill(ENDLESS)
    await field(page, 'email').blur()
    await expectWithin(page)
  })
})

test('home, list and report of a company with one long word for a name', async ({ page }) => {
  const rows = [LONG_WORD, ENDLESS, `${LONG_WORD} ${ENDLESS}`].map((company_name, index) =>
    roadmapRow({
      id: `r${index}`,
      title: `AI Opportunity Assessment for ${company_name}`,
      client_input: { ...BRIEF, company_name, industry: ENDLESS, description: LONG_LINK },
    }),
  )
  await page.route('**/api/v1/roadmaps/?*', (route) => route.fulfill({ json: rows, headers: { 'x-total-count': '3' } }))
  await page.route('**/api/v1/roadmaps/r1', (route) => route.fulfill({ json: rows[1] }))
  await atEveryWidth(page, async () => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Recent roadmaps' })).toBeVisible()
    await expectWithin(page)
    await page.goto('/roadmaps')
    await expect(page.getByText('3 of 3 roadmaps')).toBeVisible()
    await expectWithin(page)
    await page
      .getByRole('button', { name: /^Delete/ })
      .nth(1)
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWithin(page)
    await page.goto('/roadmaps/r1')
    await expect(title(page)).toBeVisible()
    await expectWithin(page)
  })
})

for (const [width, height] of SCREENS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('an assessment of such a company', async ({ page }) => {
      await page.goto('/')
      await fillCompany(page, ENDLESS)
      await expectWithin(page)
      await next(page).click()
      await answer(page, FOUR_POINTS)
      await expect(title(page)).toHaveText('We recommend an AI roadmap')
      await expectWithin(page)
      await page.goto('/')
    })
  })
