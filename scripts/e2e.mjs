// npm run e2e: the browser journeys alone; what follows `--` is Playwright's.
import { provideBrowser } from './browser.mjs'
import { bin, buildWeb, environment, fail, node, run } from './runtime.mjs'

const browser = await provideBrowser()
if (browser.skipped) fail(browser.skipped)
if (!buildWeb()) process.exit(1)
const args = [bin('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await run(node(), args, { env: environment(browser.env) })
