import { assess, FOUR_POINTS } from './assessment-steps.ts'
import { expectAccessible } from './fixtures.ts'
import {
  answerRoadmap,
  COMPANY,
  createPath,
  type Desk,
  expect,
  fillBrief,
  roadmapRow,
  submitButton,
  test,
  TEXTS,
} from './roadmap-desk.ts'

const GENERATED = /\/roadmaps\/[0-9a-f-]{36}$/

test('from the form to the report by mouse', async ({ page }) => {
  await page.goto('/roadmaps')
  await page.goto(createPath())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create AI Strategy Roadmap')
  const summary = page.getByRole('region', { name: 'Your assessment' })
  await expect(summary).toContainText('AI experienceBeginner')
  await expect(summary).toContainText('RecommendationAI roadmap')
  await expectAccessible(page)
  await fillBrief(page)
  // It stands there for half a second: looked for at every frame, since a busy machine may ask only once a second.
  const generated = page.waitForFunction(() =>
    [...document.querySelectorAll('h2')].some((heading) => heading.textContent === 'Roadmap Generated!'),
  )
  await submitButton(page).click()
  await generated
  await expect(page).toHaveURL(GENERATED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Opportunity Assessment')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    '1 Executive Summary',
    '2 Recommended AI Initiatives',
    '3 Why Start Here',
    '4 High-Level Timeline/Milestones',
    '5 Security Considerations',
    '6 Summary',
    'References',
    'Appendix',
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/roadmaps$/)
})

test('from the form to the report by keyboard alone', async ({ page }) => {
  await page.goto(createPath())
  await expect(submitButton(page)).toBeVisible()
  const reach = async (name: string, key = 'Tab') => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        const { name: field, textContent } = document.activeElement as HTMLTextAreaElement
        return field || textContent
      })
      if (focused === name) return
    }
    throw new Error(`${key} never reached ${name}`)
  }
  for (const [name, text] of Object.entries(TEXTS)) {
    await reach(name)
    await page.keyboard.insertText(text)
  }
  await reach('Generate AI Opportunity Assessment')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(GENERATED)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await reach('3Why Start Here', 'Shift+Tab') // the contents stand before the report
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '3 Why Start Here' })).toBeInViewport()
})

test('each text is asked for in the spec’s words, and the first wrong one gets the focus', async ({ page }) => {
  await page.goto(createPath())
  await fillBrief(page, { description: TEXTS.description, challenges: 'too short' })
  await submitButton(page).click()
  await expect(page.getByText('Please provide at least 10 characters describing your business goals')).toBeVisible()
  await expect(page.getByText('Please provide at least 10 characters describing your challenges')).toBeVisible()
  await expect(page.getByText('describing your company')).toHaveCount(0)
  await expect(page.getByLabel('Business Goals')).toBeFocused()
  await expectAccessible(page)
})

for (const [what, challenges] of [
  ['server-error text', 'Traceback (most recent call last): File "app.py"'],
  ['more than 1000 characters', 'x'.repeat(1001)],
] as const)
  test(`${what} is refused before anything is sent, and stays in the form`, async ({ page, desk }) => {
    await page.goto(createPath())
    await fillBrief(page, { ...TEXTS, challenges })
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Form data appears to be corrupted. Please refresh the page and try again.',
    )
    await expect(page.getByLabel('Current Challenges')).toHaveValue(challenges)
    expect(await count(desk)).toBe(0)
  })

test('without company details in the address the form asks for them; broken quiz data is ignored', async ({ page }) => {
  await page.goto(createPath({ industry: 'Beekeeping', quiz_data: '{"quiz_responses":' }))
  await expect(page.getByText('Your assessment')).toHaveCount(0)
  await expect(page.getByLabel('Your industry')).toHaveValue('Beekeeping')
  await fillBrief(page)
  await submitButton(page).click()
  await expect(page.getByText('Please enter your company name')).toBeVisible()
  await expect(page.getByText('Please select your company size from the options')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Company name').fill('Bee & Co')
  await page.getByLabel('Company size').selectOption('1-19 employees')
  await submitButton(page).click()
  await expect(page).toHaveURL(GENERATED)
  await expect(page.getByRole('article')).toContainText('Bee & Co')
  await expect(page.getByRole('article')).toContainText('Beekeeping')
})

test('a reload keeps what was typed; Reset Form clears it, and can be taken back', async ({ page }) => {
  await page.goto(createPath())
  await fillBrief(page, { description: TEXTS.description })
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain('form_cache_brief')
  await page.reload()
  await expect(page.getByLabel('Company Description')).toHaveValue(TEXTS.description)
  await page.getByRole('link', { name: 'Reset Form' }).click()
  await expect(page.getByLabel('Company Description')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Company Description')).toHaveValue(TEXTS.description)
  await page.goto(createPath({ ...COMPANY, company_name: 'Another company' }))
  await expect(page.getByLabel('Company Description')).toHaveValue('')
})

test('company and answers are changed in place, and nothing typed is lost', async ({ page, desk }) => {
  test.slow() // two readings by axe
  await page.goto(createPath())
  await fillBrief(page)
  await page.getByRole('button', { name: 'Change company details' }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Company name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter your company name')).toBeVisible()
  await page.getByLabel('Company name').fill('Ridge Road Haulage')
  await page.getByLabel('Company size').selectOption('100+ employees')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ridge Road Haulage')).toBeVisible()
  await expect(page.getByLabel('Business Goals')).toHaveValue(TEXTS.business_goals)
  await page.getByRole('button', { name: 'Change answers' }).click()
  await page.getByLabel('Change: Use case').selectOption('Yes, a specific one')
  await page.getByLabel('Change: Experience').selectOption('Advanced')
  const summary = page.getByRole('region', { name: 'Your assessment' })
  await expect(summary).toContainText('RecommendationDirect consultation')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Ridge Road Haulage')).toBeVisible()
  await expect(summary).toContainText('RecommendationDirect consultation')
  await expect(page.getByLabel('Business Goals')).toHaveValue(TEXTS.business_goals)
  await submitButton(page).click()
  await expect(page).toHaveURL(GENERATED)
  const [row] = (await (await desk.api('GET', '/roadmaps/')).json()) as { client_input: object }[]
  expect(row?.client_input).toMatchObject({
    company_name: 'Ridge Road Haulage',
    company_size: '100+ employees',
    quiz_data: {
      quiz_responses: { specific_use_case: 'yes', ai_experience: 'advanced' },
      routing_result: { score: 5 },
    },
  })
})

test('what is changed here is changed on the way back too, and a written report ends the assessment', async ({
  page,
}) => {
  await assess(page, FOUR_POINTS)
  await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
  await page.getByRole('link', { name: 'I understand, continue' }).click()
  await page.getByRole('button', { name: 'Change company details' }).click()
  await page.getByLabel('Company name').fill('Cairn & Daughters')
  await page.getByRole('button', { name: 'Save' }).click()
  await fillBrief(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByText('Cairn & Daughters')).toBeVisible()
  await page.getByRole('link', { name: 'Get your AI roadmap' }).click()
  await page.getByRole('link', { name: 'I understand, continue' }).click()
  await expect(page.getByLabel('Business Goals')).toHaveValue(TEXTS.business_goals)
  await submitButton(page).click()
  await expect(page).toHaveURL(GENERATED)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About your company')
})

for (const [status, advice] of [
  [422, 'Please check your input data and try again.'],
  [500, 'Please try again later.'],
] as const)
  test(`a creation refused with ${status} says so, and a second try is the same submission`, async ({ page, desk }) => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/roadmaps/', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.fulfill({ status, json: { detail: 'No' } }) : route.continue()
    })
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText(`Failed to create roadmap. ${advice}`)
    await expect(page.getByLabel('Business Goals')).toHaveValue(TEXTS.business_goals)
    await expectAccessible(page)
    await submitButton(page).click()
    await expect(page).toHaveURL(GENERATED)
    expect(keys).toEqual([expect.stringMatching(/.{20}/), keys[0]])
    expect(await count(desk)).toBe(1)
  })

test('a double click makes one roadmap', async ({ page, desk }) => {
  await page.goto(createPath())
  await fillBrief(page)
  await submitButton(page).dblclick()
  await expect(page).toHaveURL(GENERATED)
  expect(await count(desk)).toBe(1)
})

test.describe('while it is being written', () => {
  const pending = roadmapRow({ status: 'pending', content: { status: 'pending' } })
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/v1/roadmaps/', (route) => route.fulfill({ status: 201, json: pending }))
  })

  test('the screen tells progress, step and time, and a reload goes on following', async ({ page }) => {
    let progress = 30
    await answerRoadmap(page, () => roadmapRow({ content: { status: 'generating', progress } }))
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    const ring = page.getByRole('progressbar')
    await expect(ring).toHaveAttribute('aria-valuenow', '30')
    await expect(page.getByText('Generating strategic insights...')).toBeVisible()
    await expect(page.getByText('Estimated time remaining: 42 seconds')).toBeVisible()
    const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem')
    await expect(stages).toHaveText([
      'Your business context: done',
      'Strategic insights: now',
      'Your analysis: to come',
      'Your report: to come',
    ])
    await expect(page.getByText('You may leave this page.')).toBeVisible()
    await expectAccessible(page)
    progress = 60
    await page.reload()
    await expect(ring).toHaveAttribute('aria-valuenow', '60')
    await expect(page.getByText('Formatting your analysis...')).toBeVisible()
  })

  test('with a model the stones are its own stages, and the screen says which one is in hand', async ({ page }) => {
    await answerRoadmap(page, () =>
      roadmapRow({ content: { status: 'generating', progress: 44, doing: 'Checking the plan' } }),
    )
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Generating strategic insights...' })).toContainText(
      'Checking the plan',
    )
    await expect(page.getByRole('list', { name: 'Stages' }).getByRole('listitem')).toHaveText([
      'Reading your brief: done',
      'Weighing the options: done',
      'Checking the plan: now',
      'Writing: to come',
    ])
    await expectAccessible(page)
  })

  test('nothing is said of a minute before it takes one', async ({ page, clock }) => {
    await clock.install()
    await answerRoadmap(page, () => roadmapRow({ content: { status: 'generating', progress: 10 } }))
    await page.goto(createPath())
    await fillBrief(page)
    await clock.pauseAt(Date.now() + 60_000)
    await submitButton(page).click()
    await expect(page.getByText('Analyzing your business context...')).toBeVisible()
    await clock.runFor(2000)
    await expect(page.getByText('Estimated time remaining')).toHaveCount(0)
    await clock.runFor(1500)
    await expect(page.getByText('Estimated time remaining: 54 seconds')).toBeVisible()
  })

  test('Reset Form does not abandon what is being written', async ({ page }) => {
    await answerRoadmap(page, () => roadmapRow({ content: { status: 'generating', progress: 30 } }))
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('link', { name: 'Reset Form' }).click()
    await expect(page.getByLabel('Business Goals')).toHaveValue('')
    await expect(page.getByText('The report you sent goes on being written')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Follow it' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  })

  test('a failure comes back to the form with its message and everything typed', async ({ page }) => {
    await answerRoadmap(page, () => roadmapRow({ content: { status: 'failed', message: 'The writer is unwell.' } }))
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The writer is unwell.')
    await expect(page.getByLabel('Company Description')).toHaveValue(TEXTS.description)
    await expect(page.getByLabel('Current Challenges')).toHaveValue(TEXTS.challenges)
  })

  test('five minutes of errors and silence never run backwards and end in a timeout', async ({ page, clock }) => {
    await clock.install()
    let looks = 0
    await answerRoadmap(page, () => {
      looks += 1
      return looks % 4 === 0 ? { status: 503 } : roadmapRow({ content: looks < 20 ? null : { status: 'generating' } })
    })
    await page.goto(createPath())
    await fillBrief(page)
    await submitButton(page).click()
    const ring = page.getByRole('progressbar')
    await expect(ring).toHaveAttribute('aria-valuenow', '10')
    const shown: number[] = []
    for (let step = 0; step < 58; step += 1) {
      await clock.runFor(5000)
      await expect.poll(() => looks).toBeGreaterThan(7 + step)
      shown.push(Number(await ring.getAttribute('aria-valuenow')))
    }
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(shown.at(-1)).toBe(95)
    await clock.runFor(6000)
    await expect(page.getByRole('alert')).toContainText('Roadmap generation timed out')
    await expect(page.getByLabel('Business Goals')).toHaveValue(TEXTS.business_goals)
  })
})

async function count(desk: Desk) {
  return Number((await desk.api('GET', '/roadmaps/?limit=1')).headers.get('x-total-count'))
}

test('what was cleared can be brought back for as long as it takes to read that', async ({ page }) => {
  await page.goto(createPath())
  await fillBrief(page, { description: TEXTS.description })
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain('form_cache_brief')
  await page.getByRole('link', { name: 'Reset Form' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.waitForTimeout(7000)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Company Description')).toHaveValue(TEXTS.description)
})
