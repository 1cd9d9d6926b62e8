import { expect, expectAccessible, test } from './fixtures.ts'

test('a stranger reads a whole example report, sees who stands behind it and takes it along as PDF', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Institute for Machine Learning stands behind it')).toBeVisible()
  const link = page.getByRole('link', { name: 'Download it as PDF' })
  await expect(link).toBeVisible()
  await page.getByRole('link', { name: 'Read the whole example' }).click()
  await expect(page).toHaveURL(/\/example$/)
  await expect(page).toHaveTitle('Example report · Cairn')
  const report = page.getByRole('article')
  await expect(report.getByRole('heading', { name: 'AI Opportunity Assessment', level: 1 })).toBeVisible()
  await expect(report.getByRole('region', { name: 'What we were told' })).toContainText('A dental practice in Galway')
  for (const title of [
    '1 Executive Summary',
    '2 Recommended AI Initiatives',
    '4 High-Level Timeline/Milestones',
    '6 Summary',
  ])
    await expect(report.getByRole('region', { name: title, exact: true })).toBeVisible()
  await expect(report.getByRole('img', { name: 'Where you stand: eight lenses' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register')
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectAccessible(page)
  const file = (await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')) ?? ''
  // A busy machine answers 503 with Retry-After, and who asks comes back.
  const pdf = async () => {
    const answer = await page.request.get(file)
    return answer.status() === 200 ? (await answer.body()).subarray(0, 5).toString() : answer.status()
  }
  await expect.poll(pdf, { timeout: 180_000, intervals: [5000] }).toBe('%PDF-')
})

test('a link to the end of a report arrives there, though the sections before it are drawn one by one', async ({
  page,
}) => {
  await page.goto('/example#report-references')
  await expect(page.locator('#report-references')).toBeInViewport()
})
