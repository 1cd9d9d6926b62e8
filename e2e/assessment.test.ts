import type { Page } from '@playwright/test'
import { assess, field, fillInquiry, FIVE_POINTS, FOUR_POINTS, next, send, title } from './assessment-steps.ts'
import { letterTo } from './outbox.ts'
import { expect, test } from './roadmap-desk.ts'

/* Both journeys, by mouse, by keyboard alone, and with a thumb. */

// Asking for the desk signs in.
test.beforeEach(({ desk }) => expect(desk).toBeDefined())

test('five points lead to a consultation, by mouse', async ({ page, server }) => {
  await assess(page, FIVE_POINTS)
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  await expect(page.getByRole('row', { name: /^Score/ })).toHaveText('Score5 of 8')
  await expect(page.getByRole('row', { name: /^Use case/ })).toContainText('3 of 3')
  await expect(page.getByRole('row', { name: /^Goal/ })).toContainText('not scored')
  await expect(page.getByRole('img', { name: 'Readiness: 5 of 8 points' })).toBeVisible()
  await expect(page.getByText('A roadmap would be suggested if you did not have')).toBeVisible()
  // Both ways stay open, the recommended one first.
  await expect(page.locator('a.button', { hasText: /consultation|your AI roadmap/ })).toHaveText([
    'Request a consultation',
    'Get your AI roadmap',
  ])
  await page.getByRole('link', { name: 'Request a consultation' }).click()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/contact-cairn')
  expect(JSON.parse(searchParams.get('data') ?? '')).toMatchObject({
    company_details: { company_name: 'Cairn & Sons', industry: 'Healthcare', company_size: '20-99 employees' },
    quiz_responses: { specific_use_case: 'yes', ai_experience: 'advanced', data_availability: 'some' },
    routing_result: { score: 5, decision: 'consultation' },
  })
  await finishInquiry(page, server, 'mouse@example.org')
})

test('four points lead to a roadmap, by mouse', async ({ page }) => {
  await assess(page, FOUR_POINTS)
  await expect(title(page)).toHaveText('We recommend an AI roadmap')
  await expect(page.getByRole('row', { name: /^Score/ })).toHaveText('Score4 of 8')
  await expect(page.getByText('A direct consultation would be suggested if you also had')).toBeVisible()
  await expect(page.locator('a.button', { hasText: /consultation|your AI roadmap/ })).toHaveText([
    'Get your AI roadmap',
    'Request a consultation',
  ])
  await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
  await expect(title(page)).toHaveText('Data confidentiality notice')
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()].toSorted()).toEqual([
    'company_name', 'company_size', 'from_routing', 'industry', 'quiz_data', 'type',
  ]) // prettier-ignore
  const asked = new URL(page.url()).search
  await finishDisclaimer(page)
  expect(new URL(page.url()).search).toBe(asked)
})

test('from the confidentiality notice to the contact form', async ({ page }) => {
  await assess(page, FOUR_POINTS)
  await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
  await page.getByRole('link', { name: /^Contact Institute/ }).click()
  expect(JSON.parse(new URL(page.url()).searchParams.get('data') ?? '')).toMatchObject({
    company_details: { company_name: 'Cairn & Sons', industry: 'Healthcare' },
    quiz_data: { routing_result: { decision: 'roadmap' } },
    fromDisclaimer: true,
  })
  const banner = page.getByRole('status').filter({ hasText: 'Assessment Completed' })
  await expect(banner).toContainText('Cairn & Sons')
  await expect(banner).toContainText('direct consultation was recommended')
})

test('the confidentiality notice without a query leads home', async ({ page }) => {
  await page.goto('/roadmap/disclaimer')
  await expect(page).toHaveURL(/\/$/)
})

test('both journeys by keyboard alone', async ({ page, server }) => {
  test.slow()
  await page.goto('/')
  await companyByKeyboard(page)
  await answerByKeyboard(page, [0, 0, 2, 0, 1])
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  await tabTo(page, page.getByRole('button', { name: 'Generate AI Roadmap' }))
  await page.keyboard.press('Enter')
  await companyByKeyboard(page)
  await answerByKeyboard(page, [1, 0, 0, 1, 2])
  await expect(title(page)).toHaveText('We recommend an AI roadmap')
  await tabTo(page, page.getByRole('link', { name: 'Get your AI roadmap' }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Data confidentiality notice')
  await expect(title(page)).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'I understand, continue' }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Create AI Strategy Roadmap')
  await page.goto('/contact-cairn')
  for (const [name, text] of Object.entries({
    solution: 'a',
    problem: 'b',
    techStack: 'c',
    dataDescription: 'd',
    company: 'Cairn',
    name: 'Ada',
    position: 'Owner',
    email: 'keyboard@example.org',
  })) {
    // prettier-ignore
    await tabTo(page, field(page, name))
    await page.keyboard.type(text)
  }
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('will make contact within 1-2 business days')).toBeVisible()
  expect(await letterTo(server, 'keyboard@example.org')).toContain('1-2 business days')
})

test.describe('with a thumb, on 375 px', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  for (const [way, labels] of [
    ['consultation', FIVE_POINTS],
    ['roadmap', FOUR_POINTS],
  ] as const) {
    // prettier-ignore
    test(`to the ${way}`, async ({ page, server }) => {
      await page.goto('/')
      await field(page, 'company_name').tap()
      await page.keyboard.type('Cairn & Sons')
      await field(page, 'industry').tap()
      await page.keyboard.type('dent')
      await page.getByRole('option', { name: /^Healthcare/ }).tap()
      await expect(field(page, 'industry')).toHaveValue('Healthcare')
      await page.getByText('20-99 employees').tap()
      await next(page).tap()
      for (const label of labels) {
        const question = await title(page).textContent()
        await expect(title(page)).toBeInViewport()
        await page.getByText(label, { exact: true }).tap()
        await expect(title(page)).not.toHaveText(question ?? '')
      }
      await expect(title(page)).toBeInViewport()
      if (way === 'consultation') {
        await page.getByRole('link', { name: 'Request a consultation' }).tap()
        await finishInquiry(page, server, 'thumb@example.org')
      } else {
        await page.getByRole('link', { name: 'Get your AI roadmap' }).tap()
        await finishDisclaimer(page)
      }
    })
  }
})

for (const company of [
  'Quote " \' & <b>mark</b> # % + \\ ?',
  'Zoë 🪨 👩🏽‍💻',
  'شركة الحجارة الكبيرة',
  'Ł'.repeat(100),
  '{"company_name":"x"}',
]) {
  test(`the name ${company.slice(0, 30)} arrives whole at the form and at the roadmap`, async ({ page }) => {
    await assess(page, FIVE_POINTS, company)
    await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
    expect(new URL(page.url()).searchParams.get('company_name')).toBe(company)
    await page.getByRole('link', { name: 'I understand, continue' }).click()
    await page.reload()
    expect(new URL(page.url()).searchParams.get('company_name')).toBe(company)
    await expect(title(page)).toHaveText('Create AI Strategy Roadmap')
    await page.goto('/')
    await page.getByRole('link', { name: 'Request a consultation' }).click()
    await page.reload()
    await expect(field(page, 'company')).toHaveValue(company)
    await expect(page.getByRole('status').filter({ hasText: 'Assessment Completed' })).toContainText(company)
    await expect(field(page, 'techStack')).toHaveValue('Industry: Healthcare')
  })
}

async function finishInquiry(page: Page, server: { dataDir: string }, email: string) {
  await expect(page.getByRole('status').filter({ hasText: 'Assessment Completed' })).toContainText('Cairn & Sons')
  await expect(field(page, 'techStack')).toHaveValue('Industry: Healthcare')
  await expect(field(page, 'company')).toHaveValue('Cairn & Sons')
  await fillInquiry(page, email)
  await send(page).click()
  await expect(page.getByText('will make contact within 1-2 business days')).toBeInViewport()
  await expect(page).toHaveURL(/\/$/)
  const letter = await letterTo(server, 'hello@example.org', email)
  for (const said of ['5 of 8', 'Direct consultation', 'Cairn & Sons', 'Typing takes four hours a day'])
    expect(letter).toContain(said)
  expect(await letterTo(server, email)).toContain('1-2 business days')
}

async function finishDisclaimer(page: Page) {
  await page.getByRole('link', { name: 'I understand, continue' }).click()
  await expect(title(page)).toHaveText('Create AI Strategy Roadmap')
  await expect(page.getByRole('region', { name: 'Your assessment' })).toContainText('RecommendationAI roadmap')
}

async function companyByKeyboard(page: Page) {
  await tabTo(page, field(page, 'company_name'))
  await page.keyboard.type('Cairn & Sons')
  await page.keyboard.press('Tab')
  await expect(field(page, 'industry')).toBeFocused()
  await page.keyboard.type('health')
  await page.keyboard.press('Enter')
  await expect(field(page, 'industry')).toHaveValue('Healthcare')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** For each question: down to the option, then Space or Enter. */
async function answerByKeyboard(page: Page, options: number[]) {
  for (const [index, option] of options.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible()
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('Tab')
    for (let step = 0; step < option; step += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(option)).toBeFocused()
    await page.keyboard.press(index % 2 === 0 ? 'Space' : 'Enter')
  }
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  await target.waitFor()
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached by the Tab key')
}
