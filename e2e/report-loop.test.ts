import type { Locator } from '@playwright/test'
import { expectAccessible, REPORT } from './fixtures.ts'
import { BRIEF, expect, test } from './roadmap-desk.ts'

/** Forward with the Tab key until it is reached. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

const newer = (number: number) => ({ name: `What changed in version ${number}` })

test('answers and a refusal give a new version that says what they changed; the old one is read, compared and restored', async ({
  page,
  desk,
}) => {
  test.slow() // many readings of long pages by axe
  const { id } = await desk.roadmap()
  await page.goto(`/roadmaps/${id}`)
  const first = page.getByRole('list', { name: 'Initiatives on the map' }).getByRole('listitem').first()
  const name =
    ((await first.textContent()) ?? '')
      .replace(/^I1/, '')
      .split(/(?:quick win|foundation|strategic bet|next step) ·/)[0] ?? ''

  const said = page.getByRole('group', { name: `What do you think of I1 ${name}?` })
  await said.getByRole('button', { name: 'Not for us' }).click()
  await expect(said.getByRole('button', { name: 'Not for us' })).toHaveAttribute('aria-pressed', 'true')
  await said.getByLabel(/Why is it not for you/).fill('our planners have tried it twice')
  await said.getByRole('button', { name: 'Save reason' }).click()
  await expect(said.getByText('Saved.')).toBeVisible()

  const sharpen = page.getByRole('region', { name: 'Sharpen this report' })
  await expect(sharpen.getByText('Left out of the next version')).toBeVisible()
  await expect(sharpen.getByText('Law, prices and some of the advice depend on it.')).toBeVisible()
  await expect(sharpen.getByText('Until then: no country')).toBeVisible()
  await sharpen.getByLabel('In which country do you work?').fill('Ireland')
  await expectAccessible(page)
  await sharpen.getByRole('button', { name: 'Write version 2' }).click()

  const changed = page.getByRole('region', newer(2))
  await expect(changed.getByRole('heading', newer(2))).toBeFocused()
  await expect(changed.getByText(`Gone: ${name}`)).toBeVisible()
  await expect(changed.getByText('our planners have tried it twice').first()).toBeVisible()
  await expect(changed.getByText('you answered “Ireland”').first()).toBeVisible()
  await expect(changed.getByText(/Cost: €/).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Initiatives on the map' })).not.toContainText(name)
  await expectAccessible(page)

  await changed.getByRole('link', { name: 'Compare with version 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Version 1 beside version 2' })).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText(name)
  await expect(page.getByText('Only in version 2:').first()).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All versions' }).click()
  const list = page.getByRole('list', { name: 'Versions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('Sharpened by your answers')
  await expectAccessible(page)
  await list.getByRole('link', { name: 'Read version 1' }).click()
  await expect(page.getByText('You are reading version 1 of 2')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Initiatives on the map' })).toContainText(name)
  await expect(page.getByRole('row', { name: /Business goals/ })).toContainText(BRIEF.business_goals.slice(0, 30))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('heading', newer(3))).toBeVisible()
  await expect(page.getByRole('list', { name: 'Initiatives on the map' })).toContainText(name)
  await page.getByRole('link', { name: 'Versions (3)' }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Version 1 restored')
})

test('the brief is edited with the keyboard alone', async ({ page, desk }) => {
  const { id } = await desk.roadmap({ industry: 'Beekeeping' })
  await desk.api('POST', `/roadmaps/${id}/sharpen`, {
    base: 1,
    answers: [{ question_id: 'q-country', answer: 'Ireland' }],
  })
  await expect
    .poll(async () => ((await (await desk.api('GET', `/roadmaps/${id}`)).json()) as { status: string }).status)
    .toBe('completed')
  await page.goto(`/roadmaps/${id}`)
  await page.getByRole('link', { name: 'Edit the brief' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the brief' })).toBeFocused()
  await expect(page.getByLabel('Business Goals')).toHaveValue(BRIEF.business_goals)
  await expect(page.locator('input[name=custom_industry]')).toHaveValue('Beekeeping')
  await expect(page.getByLabel('In which country do you work?')).toHaveValue('Ireland')
  await expectAccessible(page)
  await tabTo(page.getByLabel('Business Goals'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('short')
  await tabTo(page.getByRole('button', { name: 'Write version 3' }))
  await page.keyboard.press('Enter')
  // What is wrong takes the focus; nothing typed is lost.
  await expect(page.getByLabel('Business Goals')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Answer every customer within an hour, from six hours today.')
  await tabTo(page.getByRole('button', { name: 'Write version 3' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', newer(3))).toBeFocused()
  await expect(page.getByRole('article')).toContainText('within an hour')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('a report is shared with somebody without an account, until its owner ends the link', async ({
    page,
    desk,
    browser,
    server,
  }) => {
    test.slow()
    const { id, title } = await desk.roadmap()
    await page.goto(`/roadmaps/${id}`)
    await page.getByRole('button', { name: 'Share' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Share this report' })
    await dialog.getByLabel('Open until').fill('2020-01-01')
    await expect(dialog.getByText('Please choose today or a later day.')).toBeVisible()
    await dialog.getByLabel('Open until').fill('2099-12-31')
    await expectAccessible(page, { except: REPORT })
    await dialog.getByRole('button', { name: 'Make a link' }).tap()
    const url = await dialog.getByLabel('The link').inputValue()
    expect(url).toMatch(new RegExp(`^${server.url}/shared/[\\w-]{22}$`))
    await expectAccessible(page, { except: REPORT })

    const stranger = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true })
    const reader = await stranger.newPage()
    const answer = await reader.goto(url)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(reader.getByRole('heading', { name: '1 Executive Summary' })).toBeVisible()
    await expect(reader.getByRole('img', { name: 'Where you stand: eight lenses' })).toBeVisible()
    await expect(reader.getByRole('heading', { level: 3, name: /^[A-E] / })).toHaveCount(4)
    await expect(reader.getByRole('heading', { name: 'A Client Information' })).toHaveCount(0)
    for (const hidden of ['Sharpen this report', BRIEF.company_size, 'Edit the brief', 'Useful'])
      await expect(reader.getByText(hidden)).toHaveCount(0)
    await expectAccessible(reader)
    const [file] = await Promise.all([
      reader.waitForEvent('download', { timeout: 120_000 }),
      reader.getByRole('button', { name: 'Download as PDF' }).tap(),
    ])
    expect(file.suggestedFilename()).toBe('Ridge Road Freight_AI_Strategy_Report.pdf')

    await dialog.getByRole('link', { name: 'All your links' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Shared links' })).toBeVisible()
    const links = page.getByRole('list', { name: 'Shared links' })
    await expect(links).toContainText(title)
    await expect(links).toContainText('Read once')
    await expect(links).toContainText('until 31 December 2099')
    await expectAccessible(page)
    await links.getByRole('button', { name: /^End/ }).tap()
    await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End link' }).tap()
    await expect(links).toContainText('Ended')
    await reader.reload()
    await expect(reader.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
    await expectAccessible(reader)
    await stranger.close()
  })

  test('a report is sharpened by touch, and nothing typed is lost by a failure', async ({ page, desk }) => {
    const { id } = await desk.roadmap()
    await page.goto(`/roadmaps/${id}`)
    const sharpen = page.getByRole('region', { name: 'Sharpen this report' })
    await sharpen.getByRole('button', { name: 'Write version 2' }).tap()
    await expect(sharpen.getByText('Please answer one of the questions')).toBeVisible()
    await sharpen.getByLabel('In which country do you work?').fill('Poland')
    await page.route('**/sharpen', (route) => route.fulfill({ status: 503, json: { detail: 'Not today' } }))
    await sharpen.getByRole('button', { name: 'Write version 2' }).tap()
    await expect(sharpen.getByRole('alert')).toContainText('Not today')
    await page.unroute('**/sharpen')
    await page.reload()
    await expect(sharpen.getByLabel('In which country do you work?')).toHaveValue('Poland')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await sharpen.getByRole('button', { name: 'Write version 2' }).tap()
    await expect(page.getByRole('heading', newer(2))).toBeVisible()
    await expect(page.getByText('you answered “Poland”').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.getByRole('link', { name: 'Compare with version 1' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Version 1 beside version 2' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    // A country changes costs and law, not the reasons for the order: those are folded, and shown when asked for.
    await expect(page.getByText('What only one version says has a line at its side')).toBeVisible()
    const order = page.getByRole('region', { name: 'Why Start Here' })
    await expect(order.getByText(/comes first because/)).toBeHidden()
    await order.getByText('The same in both versions').tap()
    await expect(order.getByText(/comes first because/)).toBeVisible()
    await expectAccessible(page)
  })
})
