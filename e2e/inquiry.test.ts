import { expect, expectAccessible, test } from './fixtures.ts'
import { field, fillInquiry, INQUIRY, send, title } from './assessment-steps.ts'
import { letterTo } from './outbox.ts'
import { startPrepared } from './server.ts'

/* The contact page for anybody, signed in or not. */

test('anybody can write, and is thanked and taken home after 3 seconds', async ({ page, server, clock }) => {
  await page.goto('/contact-cairn')
  await expect(title(page)).toHaveText('Contact Institute for Machine Learning for AI implementation')
  await expect(page.getByText('Assessment Completed')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Email hello@example.org' })).toHaveAttribute(
    'href',
    /^mailto:hello@example/,
  )
  await expectAccessible(page)
  await fillInquiry(page, 'anybody@example.org')
  await field(page, 'techStack').fill('Spreadsheets')
  await field(page, 'company').fill('Cairn')
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
  await send(page).click()
  await expect(
    page.getByText('Institute for Machine Learning will make contact within 1-2 business days.'),
  ).toBeVisible()
  await clock.runFor(2900)
  await expect(title(page)).toHaveText('Thank you')
  await clock.runFor(200)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('region', { name: 'Your inquiry' })).toContainText('A confirmation went to anybody@')
  expect(await letterTo(server, 'hello@example.org', 'anybody@example.org')).toContain('Sent without an assessment.')
})

const WRONG = [
  ['a 422 list', { status: 422, json: { detail: [{ loc: ['body', 'email'], msg: 'Wrong', type: 'x' }] } }, 'Validation error: body → email: Wrong'],
  ['a 422 text', { status: 422, json: { detail: 'Wrong' } }, 'Validation error: Wrong'],
  ['a 429', { status: 429, json: { detail: 'Wait' } }, 'Too many requests. Please wait before submitting another inquiry.'],
  ['a failure with a detail', { status: 500, json: { detail: 'Out of order' } }, 'Out of order'],
  ['a failure without one', { status: 502, body: '<html>' }, 'Submission failed'],
  ['an answer without success', { status: 200, json: { success: false } }, 'Submission failed'],
  ['no answer', 'abort', 'An error occurred while submitting your inquiry'],
] as const // prettier-ignore

test('whatever goes wrong is said, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact-cairn')
  const typed = { ...INQUIRY, techStack: 'Spreadsheets & "quotes"', company: 'Cairn 🪨', additionalInfo: 'آدا' }
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await field(page, 'email').fill('kept@example.org')
  for (const [, answer, message] of WRONG) {
    await page.route('**/send-inquiry', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await send(page).click()
    const box = page.getByRole('alert').filter({ hasText: 'Submission Error' })
    await expect(box).toContainText(message)
    await expect(box.getByRole('link', { name: 'email us directly' })).toHaveAttribute('href', /body=Read%20incoming/)
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
    await page.unroute('**/send-inquiry')
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiry_draft'))).toContain('kept@example.org')
  await page.reload()
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
  await send(page).click()
  await expect(title(page)).toHaveText('Thank you')
  await page.goto('/contact-cairn')
  await expect(field(page, 'company')).toHaveValue('')
})

test('who is signed in is known, gets a copy by mail, and finds the thanks again', async ({
  page,
  server,
  account,
}) => {
  await page.goto('/contact-cairn')
  await expect(field(page, 'name')).toHaveValue(account.name)
  await expect(field(page, 'email')).toHaveValue(account.email)
  for (const name of ['solution', 'problem', 'dataDescription', 'position'] as const)
    await field(page, name).fill(INQUIRY[name])
  await field(page, 'techStack').fill('Spreadsheets')
  await field(page, 'company').fill('Cairn')
  await send(page).click()
  await expect(title(page)).toHaveText('Thank you')
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 })
  const note = page.getByRole('region', { name: 'Your inquiry' })
  await expect(note).toContainText('Your inquiry was sent')
  await expect(note).toContainText(`A copy of what you asked went to ${account.email}`)
  await expectAccessible(page)
  await page.reload()
  await note.getByText('What you asked', { exact: true }).click()
  await expect(note).toContainText('Typing takes four hours a day')
  const letter = await letterTo(server, account.email, 'This is what you asked')
  expect(letter).toContain('Typing takes four hours a day')
  await page.goto('/contact-cairn')
  await note.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(note).toHaveCount(0)
})

test('a hint stays when the error comes', async ({ page }) => {
  await page.goto('/contact-cairn')
  await send(page).click()
  await expect(field(page, 'solution')).toHaveAccessibleDescription(
    /^This field is required.*What would you like to have\?/,
  )
})

test('each required field says so, and the first one gets the focus', async ({ page }) => {
  await page.goto('/contact-cairn')
  let called = false
  await page.route('**/send-inquiry', (route) => {
    called = true
    return route.abort()
  })
  await send(page).click()
  await expect(page.getByText('This field is required')).toHaveCount(7)
  await expect(page.getByText('Email address is required')).toBeVisible()
  await expect(field(page, 'solution')).toBeFocused()
  await field(page, 'email').fill('nobody')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field(page, 'email')).toHaveAttribute('type', 'email')
  expect(called).toBe(false)
})

test('malformed data is ignored', async ({ page }) => {
  for (const data of ['{', 'null', '[]', '%E0%A4%A', '{"company_details":7}'])
    await test.step(data, async () => {
      await page.goto(`/contact-cairn?data=${data}`)
      await expect(title(page)).toContainText('for AI implementation')
      await expect(page.getByText('Assessment Completed')).toHaveCount(0)
      await expect(field(page, 'techStack')).toHaveValue('')
    })
})

test('the real limit is told in the words of the catalogue', async ({ browser }) => {
  const server = await startPrepared({ RATE_LIMITS: 'on' })
  const page = await browser.newPage({ baseURL: server.url })
  const body = { ...INQUIRY, tech_stack: 'x', data_description: 'x', company: 'x', email: 'limit@example.org' }
  for (let count = 0; count < 20; count += 1)
    expect((await page.request.post('/api/v1/contact/send-inquiry', { data: body })).status()).toBe(200)
  await page.goto('/contact-cairn')
  await fillInquiry(page, 'limit@example.org')
  await field(page, 'techStack').fill('x')
  await field(page, 'company').fill('x')
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Too many requests. Please wait before submitting another inquiry.',
  )
  await expect(field(page, 'solution')).toHaveValue(INQUIRY.solution)
  await page.close()
  await server.dispose()
})

test('the honeypot is out of sight, out of the tab order, and empty', async ({ page }) => {
  await page.goto('/contact-cairn')
  const honeypot = field(page, 'website')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  await expect(honeypot).not.toBeInViewport()
  await expect(honeypot).toHaveValue('')
})
