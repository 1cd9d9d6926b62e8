import { defineConfig } from '@playwright/test'
import { chromium } from '../scripts/browser.mjs'

const launchOptions = await chromium()

/** Each worker starts a server of its own (fixtures.ts): journeys share nothing. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs; they are no measure of speed. A busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  use: {
    launchOptions,
    // Emptied between journeys, a context keeps our scripts compiled: a load of a page costs a third. A journey that
    // asks for other options gets its own.
    reuseContext: true,
    // Five seconds after a page it fetches all the others, unseen by page.route; the journey that is about it allows it.
    serviceWorkers: 'block',
    // Recording is costly; E2E_TRACE=1 npm run e2e brings it back.
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
    // Nobody watches: frames that only please the eye cost an eighth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
})
