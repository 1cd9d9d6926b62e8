import { readFileSync } from 'node:fs'
import { expect, newAccount, test } from './fixtures.ts'

const ANSWERS = [0, 1, 2, 1, 2] // a use case, but neither experience nor team nor data: 3 of 8 points

test('from a stranger to a report in the hand', async ({ page }) => {
  const account = newAccount()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.locator('input[name=fullName]').fill(account.name)
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('input[name=confirmPassword]').fill(account.password)
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/$/)

  await page.locator('input[name=company_name]').fill('Harbour & Sons "Dental"')
  await page.getByRole('combobox', { name: 'Industry' }).fill('dentist')
  await page.getByRole('option').first().click()
  await page.getByText('1-19 employees').click()
  await page.getByRole('button', { name: 'Continue to the questions' }).click()
  for (const [index, answer] of ANSWERS.entries()) {
    await expect(page.getByText(`${index} of 5 answered`)).toBeVisible()
    const question = await page.getByRole('radio').first().getAttribute('name')
    await page.getByRole('radio').nth(answer).click()
    await expect(page.locator(`input[name="${question}"]`)).toHaveCount(0) // it moves on after 300 ms
  }
  await page.locator('main a[href^="/roadmap/disclaimer"]').first().click()
  await expect(page).toHaveURL(/\/roadmap\/disclaimer\?type=opportunity_assessment&company_name=Harbour/)
  await page.locator('main a[href^="/create-roadmap"]').first().click()

  await expect(page.getByRole('heading', { name: 'Create AI Strategy Roadmap' })).toBeVisible()
  await page
    .locator('textarea[name=description]')
    .fill('A dental clinic with four chairs. Reception phones every patient.')
  await page.locator('textarea[name=business_goals]').fill('Cut no-shows from 15 percent and free two hours a day.')
  await page.locator('textarea[name=challenges]').fill('Patients cancel late and reception re-keys paper forms.')
  await page.getByRole('button', { name: 'Generate AI Opportunity Assessment' }).click()
  await expect(page).toHaveURL(/\/roadmaps\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Opportunity Assessment' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Executive Summary/ }).first()).toBeVisible()
  await expect(page.getByText('15 percent').first()).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(3)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PDF' }).first().click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Harbour & Sons .Dental._AI_Strategy_Report\.pdf$/)
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')

  await page.goto('/')
  await expect(page.getByRole('link', { name: /Harbour & Sons/ }).first()).toBeVisible()
})
