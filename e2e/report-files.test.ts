import { readFileSync } from 'node:fs'
import { expectAccessible, REPORT } from './fixtures.ts'
import { expect, test } from './roadmap-desk.ts'

test('the dates of a report go into a calendar, by the mouse', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the dates as a calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Ridge Road Freight_AI_Strategy_Report.ics')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain(`/roadmaps/${id}`)
})

test('a report is mailed to the account’s own address, by keyboard', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  const { email } = (await (await desk.api('GET', '/users/me')).json()) as { email: string }
  await page.goto(`/roadmaps/${id}`)
  await page.getByRole('button', { name: 'Mail me this report' }).press('Enter')
  await expect(page.getByText(`The report is on its way to ${email}.`)).toBeVisible()
  await expectAccessible(page, { except: REPORT })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('the files of a report stand within reach, and a Word document comes by touch', async ({ page, desk }) => {
    const { id } = await desk.roadmap()
    await page.goto(`/roadmaps/${id}`)
    const word = page.getByRole('button', { name: 'Download as Word' })
    // What is wanted less often is folded: the report begins on the first screen.
    await expect(word).toBeHidden()
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeInViewport()
    await page.getByText('More', { exact: true }).tap()
    for (const button of [word, page.getByRole('button', { name: 'Mail me this report' })])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, { except: REPORT })
    const download = page.waitForEvent('download')
    await word.tap()
    expect((await download).suggestedFilename()).toBe('Ridge Road Freight_AI_Strategy_Report.docx')
  })
})
