import type { Page } from '@playwright/test'
import {
  answer,
  assess,
  field,
  fillCompany,
  fillInquiry,
  FIVE_POINTS,
  FOUR_POINTS,
  next,
  send,
  title,
} from './assessment-steps.ts'
import { expectAccessible } from './fixtures.ts'
import { expect, test } from './roadmap-desk.ts'

/* What each step promises on its own: the picker, the draft, the quiz, a restart. */

// Asking for the desk signs in.
test.beforeEach(({ desk }) => expect(desk).toBeDefined())

const options = (page: Page) => page.getByRole('option')
const highlighted = (page: Page) => page.getByRole('option', { selected: true })

test('who is quicker than the industry picker loses neither text nor place', async ({ page }) => {
  let letIn = () => {}
  let open: Promise<void>
  // Shut before each visit: a busy machine may ask for the script only after it is let in.
  const visit = async () => {
    open = new Promise((resolve) => (letIn = resolve))
    await page.goto('/')
  }
  await page.route('**/assets/industry-picker*.js', async (route) => {
    await open
    await route.continue()
  })
  const [name, industry] = [field(page, 'company_name'), field(page, 'industry')]
  for (const leave of [false, true]) {
    await visit()
    await name.focus()
    await page.keyboard.press('Tab')
    await expect(industry).toBeFocused()
    await page.keyboard.type('health')
    if (leave) await page.keyboard.press('Tab')
    letIn()
    await expect(industry).toHaveRole('combobox')
    if (!leave) {
      await expect(industry).toBeFocused()
      await expect(industry).toHaveValue('health')
      await expect(highlighted(page)).toContainText('Healthcare')
      await page.keyboard.press('Enter')
    }
    await expect(industry).toHaveValue('Healthcare')
    await expect(page.getByText('Still to do: company name, company size.')).toBeAttached()
  }
  await visit()
  await industry.click()
  letIn()
  await expect(options(page)).toHaveCount(20)
})

test('the company form says what is wrong as it is typed, and goes on only when all is well', async ({ page }) => {
  await page.goto('/')
  const name = field(page, 'company_name')
  for (const [text, message] of [
    ['C', 'Company name should be at least 2 characters'],
    ['', 'Please enter your company name'],
    ['   ', 'Please enter a meaningful company name'],
    ['x'.repeat(101), 'Company name is too long - please use a shorter version (under 100 characters)'],
  ] as const) {
    await name.fill(text)
    await expect(page.getByText(message)).toBeVisible()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(next(page)).toBeDisabled()
  }
  await name.fill('Cairn & Sons')
  await field(page, 'industry').fill('other')
  await page.keyboard.press('Enter')
  await page.getByText('1-19 employees').click()
  await expect(next(page)).toBeDisabled()
  await field(page, 'custom_industry').fill(' x ')
  await expect(page.getByText('Please specify your industry when selecting "Other"')).toBeVisible()
  await field(page, 'custom_industry').fill('Falconry')
  await expect(next(page)).toBeEnabled()
  await expectAccessible(page)
  await field(page, 'industry').fill('legal')
  await page.keyboard.press('Enter')
  await expect(field(page, 'custom_industry')).toHaveCount(0)
  await expect(next(page)).toBeEnabled()
})

test('a grey button always has its reason in sight', async ({ page }) => {
  await page.goto('/')
  await expect(next(page)).toHaveAccessibleDescription('Still to do: company name, industry, company size.')
  await field(page, 'company_name').fill('Cairn & Sons')
  await field(page, 'industry').fill('other')
  await page.keyboard.press('Enter')
  // The size is passed over.
  await field(page, 'custom_industry').fill('x')
  await expect(page.getByText('Please specify your industry when selecting "Other"')).toBeVisible()
  await expect(page.getByText('Still to do: your industry in your own words, company size.')).toBeVisible()
  // Within reach of the keyboard, and pressing it leads to what is missing.
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'custom_industry')).toBeFocused()
  await expect(page.getByText('Please select your company size from the options')).toBeVisible()
  await field(page, 'custom_industry').fill('Falconry')
  await page.getByText('1-19 employees').click()
  await expect(page.getByText('Still to do')).toHaveCount(0)
  await next(page).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
})

test('the industry picker searches, marks, and obeys the keyboard', async ({ page }) => {
  await page.goto('/')
  const industry = field(page, 'industry')
  await industry.click()
  await expect(options(page)).toHaveCount(20)
  await expect(options(page).first()).toContainText('+5 more')
  await expectAccessible(page)
  await industry.fill('dent')
  await expect(options(page).first()).toContainText('Healthcare')
  await expect(page.locator('mark').first()).toHaveText(/dent/i)
  await industry.fill('zeppelin')
  await expect(page.getByText('No industries found matching “zeppelin”')).toBeVisible()
  await expect(options(page)).toHaveText(['OtherUse “zeppelin” as your industry'])
  await expectAccessible(page)
  await industry.fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(highlighted(page)).toContainText('Automotive')
  await page.keyboard.press('ArrowUp')
  await expect(highlighted(page)).toContainText('Agriculture')
  await page.keyboard.press('Enter')
  await expect(industry).toHaveValue('Agriculture')
  await expect(options(page)).toHaveCount(0)
  // A search that is given up leaves the choice as it was.
  await industry.fill('bank')
  await page.keyboard.press('Escape')
  await expect(industry).toHaveValue('Agriculture')
  await page.keyboard.press('Escape')
  await expect(industry).toHaveValue('Agriculture')
  // A search that can mean one thing only is taken; what could mean several stays to be settled.
  await industry.fill('quarr')
  await page.keyboard.press('Tab')
  await expect(industry).toHaveValue('Mining')
  await industry.fill('serv')
  await page.keyboard.press('Tab')
  await expect(industry).toHaveValue('serv')
  await expect(industry).toHaveAccessibleDescription(/^Please select your industry from the dropdown/)
})

test('everyday words for a trade find its industry, and say why', async ({ page }) => {
  await page.goto('/')
  const industry = field(page, 'industry')
  for (const [trade, label] of [
    ['plumber', 'Construction'],
    ['hairdresser', 'Retail'],
    ['gym', 'Entertainment and Media'],
    ['church', 'Non-profit'],
    ['cleaning', 'Professional Services'],
    ['biotech', 'Healthcare'],
    ['marketing agency', 'Professional Services'],
  ] as const) {
    await industry.fill(trade)
    await expect(options(page).first()).toContainText(label)
    await expect(options(page).last()).toContainText(`Use “${trade}” as your industry`)
    await page.keyboard.press('Tab')
    await expect(industry).toHaveValue(label)
  }
  await industry.fill('plumbe')
  await expect(options(page).first()).toContainText('Includes plumber')
})

test('Other is always in the list and takes the typed words along, also by Tab', async ({ page }) => {
  await page.goto('/')
  const industry = field(page, 'industry')
  await industry.fill('law')
  await options(page).filter({ hasText: 'Use “law” as your industry' }).click()
  await expect(industry).toHaveValue('Other')
  await expect(field(page, 'custom_industry')).toHaveValue('law')
  await industry.fill('Zeppelin works')
  await page.keyboard.press('Tab')
  await expect(industry).toHaveValue('Other')
  await expect(field(page, 'custom_industry')).toHaveValue('Zeppelin works')
  await industry.fill('Falconry')
  await page.keyboard.press('Enter')
  await expect(field(page, 'custom_industry')).toHaveValue('Falconry')
  await industry.fill('dentist')
  await page.keyboard.press('Enter')
  await expect(field(page, 'custom_industry')).toHaveCount(0)
})

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const)
  test(`eight industries are seen at a time at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await field(page, 'industry').click()
    await expect(options(page)).toHaveCount(20)
    const seen = await page.getByRole('listbox').evaluate((list) => {
      const bottom = list.getBoundingClientRect().bottom
      return [...list.children].filter((option) => option.getBoundingClientRect().bottom <= bottom + 1).length
    })
    expect(seen).toBeGreaterThanOrEqual(8)
    for (const box of await options(page).all()) expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

test('a draft is offered again, restored or thrown away', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
  await fillCompany(page)
  await expect.poll(() => drafts(page)).toEqual([expect.stringMatching(/^form_cache_company/)])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field(page, 'company_name')).toHaveValue('Cairn & Sons')
  await expect(field(page, 'industry')).toHaveValue('Healthcare')
  await expect(page.getByRole('radio', { name: /20-99/ })).toBeChecked()
  await expect(next(page)).toBeEnabled()
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await drafts(page)).toEqual([])
  await page.reload()
  await expect(field(page, 'company_name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
})

test('a draft is gone after 24 hours', async ({ page, clock }) => {
  await clock.install()
  await page.goto('/')
  await field(page, 'company_name').waitFor()
  await clock.pauseAt(Date.now() + 60_000)
  await field(page, 'company_name').fill('Cairn & Sons')
  await clock.runFor(900)
  expect(await drafts(page)).toEqual([])
  await clock.runFor(200)
  expect(await drafts(page)).toHaveLength(1)
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('form_cache_company')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...draft, expiresAt: Date.now() - 1 }))
    return draft.expiresAt - draft.timestamp
  })
  expect(kept).toBe(24 * 60 * 60 * 1000)
  await clock.resume()
  await page.reload()
  await expect(field(page, 'company_name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
  expect(await drafts(page)).toEqual([])
})

test('arrow keys move the choice, and only a choice goes on, after 300 ms', async ({ page, clock }) => {
  await clock.install()
  await page.goto('/')
  await fillCompany(page)
  await next(page).click()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await clock.runFor(2000)
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Not yet/ })).toBeChecked()
  await expect(page.getByText('1 of 5 answered')).toBeVisible()
  await clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await clock.runFor(299)
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await clock.runFor(1)
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: /^Not yet/ })).toBeChecked()
  // Pressing what is chosen already goes on as well.
  await page.getByText('Not yet', { exact: true }).click()
  await clock.runFor(310)
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
})

test('the place in the quiz survives a reload, and a hole in the answers leads back to it', async ({ page }) => {
  await page.goto('/')
  await fillCompany(page)
  await next(page).click()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expectAccessible(page)
  await answer(page, FIVE_POINTS.slice(0, 3))
  await page.reload()
  await expect(page.getByText('Question 4 of 5')).toBeVisible()
  await expect(page.getByText('3 of 5 answered')).toBeVisible()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('form_cache_assessment')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
    delete draft.data.answers.ai_experience
    localStorage.setItem(key, JSON.stringify(draft))
  })
  await page.reload()
  await answer(page, FIVE_POINTS.slice(3))
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Please select your AI experience level')
  await expectAccessible(page)
  await page.getByText('Advanced', { exact: true }).click()
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
})

test('the recommendation is there after a reload, for both routes and in both themes', async ({ page }) => {
  test.slow()
  for (const [labels, heading] of [
    [FIVE_POINTS, 'We recommend a direct consultation'],
    [FOUR_POINTS, 'We recommend an AI roadmap'],
  ] as const) {
    await assess(page, [...labels])
    await expect(title(page)).toHaveText(heading)
    await page.reload()
    await expect(title(page)).toHaveText(heading)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(field(page, 'company_name')).toHaveValue('')
  }
})

test('a new assessment clears everything and begins at the top, and can be taken back', async ({ page }) => {
  await assess(page, FIVE_POINTS)
  await page.getByRole('button', { name: 'Generate AI Roadmap' }).click()
  await expect(field(page, 'company_name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
  expect(await drafts(page)).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toHaveText('We recommend a direct consultation')
  await page.getByRole('link', { name: 'View My Roadmaps' }).click()
  await expect(page).toHaveURL(/\/roadmaps$/)
})

test('the next person at this computer sees nothing of the draft', async ({ page }) => {
  await assess(page, FIVE_POINTS.slice(0, 1))
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('form_cache_')) {
        localStorage.setItem(key.replace(/_[^_]*$/, '_somebody-else'), localStorage.getItem(key) ?? '')
        localStorage.removeItem(key)
      }
  })
  await page.reload()
  await expect(field(page, 'company_name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0)
})

test('notice, contact form, error and thanks are accessible in both themes', async ({ page, clock }) => {
  test.slow()
  await assess(page, FOUR_POINTS)
  await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
  await expect(title(page)).toHaveText('Data confidentiality notice')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Contact Institute/ }).click()
  await expect(title(page)).toContainText('for AI implementation')
  await expectAccessible(page)
  await send(page).click()
  await expect(field(page, 'solution')).toBeFocused()
  await expectAccessible(page)
  await fillInquiry(page, 'axe@example.org')
  await page.route('**/send-inquiry', (route) => route.abort())
  await send(page).click()
  await expect(page.getByText('Submission Error')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/send-inquiry')
  await clock.install()
  await send(page).click()
  await expect(title(page)).toHaveText('Thank you')
  await expectAccessible(page)
})

test.describe('on 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  test('nothing is cut off and nothing scrolls sideways', async ({ page }) => {
    test.slow()
    await page.goto('/')
    await expect(title(page)).toHaveText('About your company')
    await expectAccessible(page)
    await field(page, 'industry').tap()
    await expect(options(page)).toHaveCount(20)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await fillCompany(page, 'Ł'.repeat(100))
    await next(page).tap()
    await expect(page.getByText('Question 1 of 5')).toBeVisible()
    await expectAccessible(page)
    await answer(page, FIVE_POINTS)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Request a consultation' }).tap()
    await expect(title(page)).toContainText('for AI implementation')
    await expectAccessible(page)
  })
})

function drafts(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('form_cache_')))
}
