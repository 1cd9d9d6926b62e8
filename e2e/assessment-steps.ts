import type { Page } from '@playwright/test'
import { expect } from './roadmap-desk.ts'

/** The two sets on either side of the threshold. */
export const FIVE_POINTS = ['Yes, a specific one', 'Advanced', 'Not yet', 'Implement a solution', 'Some']
export const FOUR_POINTS = ['Some ideas', 'Advanced', 'Yes, ready to start', 'Explore the options', 'Limited']

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
export const next = (page: Page) => page.getByRole('button', { name: 'Continue to the questions' })
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

export async function fillCompany(page: Page, company = 'Cairn & Sons') {
  await field(page, 'company_name').fill(company)
  await field(page, 'industry').fill('dentist')
  await page.getByRole('option', { name: /^Healthcare/ }).click()
  await page.getByText('20-99 employees').click()
}

/** Chooses by mouse, one question after another. */
export async function answer(page: Page, labels: string[]) {
  for (const label of labels) {
    const choice = page.getByText(label, { exact: true })
    // What stands there before it is the page before.
    await choice.waitFor()
    const question = await title(page).textContent()
    await choice.click()
    await expect(title(page)).not.toHaveText(question ?? '')
  }
}

export async function assess(page: Page, labels: string[], company?: string) {
  await page.goto('/')
  await fillCompany(page, company)
  await next(page).click()
  await answer(page, labels)
}

/** Every required field of the contact form that an assessment leaves open. */
export const INQUIRY = {
  solution: 'Read incoming orders',
  problem: 'Typing takes four hours a day',
  dataDescription: 'Three years of orders as PDF',
  name: 'Ada Byron',
  position: 'Owner',
}

export async function fillInquiry(page: Page, email: string) {
  for (const [name, value] of Object.entries({ ...INQUIRY, email })) await field(page, name).fill(value)
}
export const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' })
