import { writeFileSync } from 'node:fs'
import { expectAccessible, REPORT } from './fixtures.ts'
import { answerRoadmap, BRIEF, expect, reply, roadmapRow, test } from './roadmap-desk.ts'

test('a report has contents, charts with their figures, links to its headings, references and an appendix', async ({
  page,
  desk,
}) => {
  test.slow() // four readings of a long page by axe
  const { id, title } = await desk.roadmap({ description: `${BRIEF.description} We work from Leeds, England.` })
  await page.goto(`/roadmaps/${id}`)
  await expect(page).toHaveTitle(`${title} · Cairn`)
  await expect(page.getByText(/^Generated on \d+ \w+ 20\d\d$/)).toBeVisible()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  const report = page.getByRole('article')
  for (const [section, chart] of [
    ['1 Executive Summary', 'Where you stand: eight lenses'],
    ['2 Recommended AI Initiatives', 'Impact and feasibility of the initiatives'],
    ['4 High-Level Timeline/Milestones', /^The next \w+ months/],
  ] as const) {
    const region = report.getByRole('region', { name: section, exact: true })
    const picture = region.getByRole('img', { name: chart })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAccessibleDescription(/\d/)
    await region.getByText('Show as a table').click()
    await expect(region.getByRole('table', { name: chart }).getByRole('row').nth(3)).toBeVisible()
  }
  await expect(report.getByRole('list', { name: 'Initiatives on the map' })).toContainText(/I1.*of 100 points/)
  await expect(report.getByRole('region', { name: 'References' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Why Start Here' }).click()
  await expect(report.getByRole('heading', { name: '3 Why Start Here' })).toBeInViewport()
  await report.getByRole('link', { name: '6 Summary' }).click()
  await expect(page).toHaveURL(/#report-summary$/)
  await expect(report.getByRole('heading', { level: 3, name: /^[A-E] / })).toHaveCount(5)
  await expect(report.getByRole('row', { name: 'Industry Transportation and Logistics' })).toBeHidden()
  await report.getByRole('heading', { name: 'A Client Information' }).click()
  await expect(report.getByRole('row', { name: 'Industry Transportation and Logistics' })).toBeVisible()
  await expect(report.getByRole('row', { name: 'Data availability Not specified' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
})

test('on a phone the contents stay at hand, charts are legible and the page is no wider than the screen', async ({
  page,
  desk,
}) => {
  const { id } = await desk.roadmap()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/roadmaps/${id}`)
  const report = page.getByRole('article')
  await report.getByRole('heading', { name: '5 Security Considerations' }).scrollIntoViewIfNeeded()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByText('Contents', { exact: true }).first()).toBeInViewport()
  await contents.getByText('Contents', { exact: true }).first().click()
  await contents.getByRole('link', { name: 'Why Start Here' }).click()
  await expect(report.getByRole('heading', { name: '3 Why Start Here' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Why Start Here' })).toBeHidden()
  const sizes = await report.locator('svg[role=img] text').evaluateAll((texts) =>
    texts.map((text) => {
      const svg = (text as SVGTextElement).ownerSVGElement as SVGSVGElement
      return (Number(text.getAttribute('font-size')) * svg.clientWidth) / svg.viewBox.baseVal.width
    }),
  )
  const dates = report.getByRole('rowheader', { name: /^\d+ \w{3} 20\d\d$/ })
  const lines = await dates.evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return words.getClientRects().length
    }),
  )
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((count) => count > 1)).toEqual([])
  expect((await report.getByRole('button', { name: 'Useful' }).first().boundingBox())?.height).toBeGreaterThanOrEqual(
    44,
  )
  expect(sizes.length).toBeGreaterThan(30)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('a reload leads back to the place one was reading', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  await expect(page.locator('#report-references')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 3000))
  await page.reload()
  await expect(page.locator('#report-references')).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(300)
})

test('on paper there is the report and nothing else', async ({ page, desk }, info) => {
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  await expect(page.getByRole('heading', { name: /^E / })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['Back to Journey', 'Create Another Roadmap', 'Home'])
    await expect(page.getByRole('link', { name: gone, exact: true })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
  await expect(page.getByRole('img', { name: /^The next \w+ months$/ })).toBeVisible()
  // Folded on the screen, open on paper.
  await expect(page.getByRole('heading', { name: 'Advisory nature' })).toBeVisible()
  writeFileSync(info.outputPath('report.pdf'), await page.pdf({ format: 'A4' }))
  await info.attach('printed report', { path: info.outputPath('report.pdf'), contentType: 'application/pdf' })
})

for (const status of ['pending', 'generating'])
  test(`a ${status} roadmap waits, can be refreshed, and turns into the report by itself`, async ({ page, clock }) => {
    let answer: object = roadmapRow({ content: { status, progress: 60 } })
    await clock.install()
    await answerRoadmap(page, () => answer)
    await page.goto('/roadmaps/r1')
    await expect(page.getByText('Formatting your analysis... 60%')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    await expectAccessible(page)
    answer = roadmapRow()
    await clock.runFor(5500)
    await expect(page.getByRole('heading', { name: '1 Summary' })).toBeVisible()
    await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  })

test('a failed roadmap says why and starts again with what was said', async ({ page }) => {
  await answerRoadmap(page, () => roadmapRow({ content: { status: 'failed', message: 'The writer is unwell.' } }))
  await page.goto('/roadmaps/r1')
  await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeVisible()
  await expect(page.getByText('The writer is unwell.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create New Roadmap' }).click()
  await expect(page.getByLabel('Current Challenges')).toHaveValue(BRIEF.challenges)
})

test("an answer that is none shows 'Roadmap Not Found'", async ({ page }) => {
  for (const status of [404, 500])
    await test.step(`${status}`, async () => {
      await answerRoadmap(page, () => ({ status }))
      await page.goto('/roadmaps/r1')
      await expect(page.getByRole('heading', { level: 1, name: 'Roadmap Not Found' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(status === 404 ? 0 : 1)
      await expect(page.getByText('It is most likely still there')).toHaveCount(status === 404 ? 0 : 1)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
})

const TEXT = '# Our report\n\n## Executive Summary\n\nStart small.'
test('content of any shape is read', async ({ page }) => {
  for (const [shape, content, seen] of [
    ['text', TEXT, 'Start small.'],
    ['JSON text', JSON.stringify({ status: 'completed', content: { content: TEXT } }), 'Start small.'],
    ['nested objects', { content: { content: { content: TEXT } } }, 'Start small.'],
    ['an unknown shape', { pages: [1, 2] }, 'Content format not supported. Please contact support.'],
    ['a list', [1, 2], 'Content format not supported. Please contact support.'],
    ['nothing', null, 'No content available for this roadmap.'],
    ['an empty text', { status: 'completed', content: { content: '  ' } }, 'No content available for this roadmap.'],
  ] as const)
    await test.step(shape, async () => {
      await answerRoadmap(page, () => roadmapRow({ content }))
      await page.goto('/roadmaps/r1')
      await expect(page.getByText(seen)).toBeVisible()
      await expect(page.getByText('Completed', { exact: true })).toBeVisible()
    })
})

test('another report type and a broken date have their words', async ({ page }) => {
  await answerRoadmap(page, () => roadmapRow({ report_type: 'other', created_at: 'soon', content: TEXT }))
  await page.goto('/roadmaps/r1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Strategic Report')
  await expect(page.getByText('Generated on Invalid date')).toBeVisible()
})

test('hostile text anywhere is text', async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> [a](javascript:window.hacked=1)'
  const long = 'W'.repeat(10_000)
  const text = `## Executive Summary\n\n${hostile}\n\n### Main\n\n${long}\n\n| a | ${hostile} |\n|---|---|\n| ${long} | x |\n\n> ${hostile}`
  await answerRoadmap(page, () =>
    roadmapRow({
      title: hostile + long,
      client_input: { ...BRIEF, company_name: hostile, business_goals: hostile, industry: long },
      content: { status: 'completed', generated_at: hostile, content: { content: text } },
    }),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/roadmaps/r1')
  await expect(page.getByText('<script>').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^E / })).toBeAttached()
  await expect(page.locator('main img, main script, a[href^=javascript]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expectAccessible(page)
})

test('the star is kept, and a refusal takes it back with a word', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  const star = page.getByRole('button', { name: /^Favourite/ })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await (await desk.api('GET', `/roadmaps/${id}`)).json()).is_favorite).toBe(true)
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  let answered = () => {}
  const held = new Promise<void>((resolve) => (answered = resolve))
  await page.route('**/favorite', async (route) => {
    await held
    await reply(route, { status: 500 })
  })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  answered()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed to toggle favorite')
})

test('it is renamed in place by keyboard, and a refusal keeps the words', async ({ page, desk }) => {
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  await page.getByRole('button', { name: 'Rename' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Roadmap title')
  await expect(field).toBeFocused()
  await expectAccessible(page, { except: REPORT })
  await page.keyboard.type('Plan for the depots') // the old title is selected
  await page.keyboard.press('Enter')
  await expect(page.getByText('Plan for the depots')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  await expect(page).toHaveTitle('Plan for the depots · Cairn')
  await page.route(`**/api/v1/roadmaps/${id}`, (route) =>
    route.request().method() === 'PUT' ? reply(route, { status: 500 }) : route.continue(),
  )
  await page.keyboard.press('Enter')
  await field.fill('Another name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update roadmap')).toBeVisible()
  await expect(field).toHaveValue('Another name')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Plan for the depots')).toBeVisible()
})

test('the PDF carries the company’s name; Word and Markdown stand beside it', async ({ page }) => {
  await answerRoadmap(page, () => roadmapRow())
  await page.route('**/download-*', (route) => route.fulfill({ body: '%PDF-', contentType: 'application/pdf' }))
  await page.goto('/roadmaps/r1')
  for (const [button, name] of [
    ['Download as PDF', 'Ridge Road Freight_AI_Strategy_Report.pdf'],
    ['Download as Word', 'Ridge Road Freight_AI_Strategy_Report.docx'],
    ['Download as Markdown', 'Ridge Road Freight_AI_Strategy_Report.md'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toBe(name)
  }
})

test('without a PDF the browser prints, under the file’s name for as long as that takes', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printedAs'] = document.title
      dispatchEvent(new Event('afterprint'))
    }
  })
  await answerRoadmap(page, () => roadmapRow())
  await page.route('**/download-pdf', (route) => reply(route, { status: 500 }))
  await page.goto('/roadmaps/r1')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed-as', 'Ridge Road Freight_AI_Strategy_Report')
  await expect(page).toHaveTitle('AI Opportunity Assessment for Ridge Road Freight · Cairn')
})

test('the appendix says when it is loading and when it cannot be had', async ({ page }) => {
  let answered = () => {}
  const held = new Promise<void>((resolve) => (answered = resolve))
  await answerRoadmap(page, () => roadmapRow())
  await page.route('**/appendix-config.json', async (route) => {
    await held
    await route.fulfill({ json: { appendix_sections: 'none' } })
  })
  await page.goto('/roadmaps/r1')
  await expect(page.getByText('Loading supporting information...')).toBeVisible()
  answered()
  await expect(page.getByText('Unable to load appendix content. Please try refreshing the page.')).toBeVisible()
  await expect(page.getByText('Failed to load appendix configuration')).toBeVisible()
  await expectAccessible(page)
})
