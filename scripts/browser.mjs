// A Chromium for the journeys: an installed one, else the one inside an npm package (Linux on x64), else Playwright's
// own, else the system's packages. Only one that really starts counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bin, environment, node, root } from './runtime.mjs'
import { installPackages, MAY_INSTALL } from './system-packages.mjs'

const INSTALLED = [
  // The same engine without the windows nobody sees: a tenth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const UNPACKED = path.join(root, 'node_modules/.cache/chromium')
const PLAYWRIGHTS_OWN = 'playwright'
const REACH_MS = 5000
const DOWNLOAD_MS = 10 * 60_000

/** Finds or brings a browser, saying each step. Resolves with the environment that hands it to the journeys, or why not. */
export async function provideBrowser() {
  const refusals = []
  for (const { name, bring } of STEPS) {
    const choice = await bring()
    const refusal = choice.refusal ?? (await whyItDoesNotStart(choice.browser))
    if (!refusal) {
      console.log(`Browser: ${name}, ${choice.browser}`)
      return { env: { CAIRN_TEST_BROWSER: choice.browser } }
    }
    console.log(`Browser: not ${name}: ${refusal}`)
    refusals.push(`${name}: ${refusal}`)
  }
  return { skipped: `there is no browser (${refusals.join('; ')})` }
}

/** What Playwright's launch takes: for the browser that was provided, else for the first that can be found. */
export async function chromium() {
  return launchOptions(
    process.env.CAIRN_TEST_BROWSER ?? installed() ?? (hasPacked() ? await unpack() : PLAYWRIGHTS_OWN),
  )
}

const STEPS = [
  {
    name: 'an installed one',
    bring: () => found(installed()),
  },
  {
    name: 'the one from npm',
    bring: async () =>
      hasPacked() ? { browser: await unpack() } : { refusal: `none for ${process.platform} on ${process.arch}` },
  },
  {
    name: 'Playwright’s own',
    bring: async () => {
      const refusal = await download()
      return refusal ? { refusal } : { browser: PLAYWRIGHTS_OWN }
    },
  },
  {
    name: 'one from the system’s packages',
    bring: () => {
      const why = 'the journeys in a browser'
      const refusal = installPackages(why, ['chromium-headless-shell']) && installPackages(why, ['chromium'])
      return refusal ? { refusal } : found(installed())
    },
  },
]

function found(browser) {
  return browser ? { browser } : { refusal: 'there is none' }
}

function installed() {
  return INSTALLED.find((file) => existsSync(file))
}

function hasPacked() {
  return process.platform === 'linux' && process.arch === 'x64'
}

function launchOptions(browser) {
  if (browser === PLAYWRIGHTS_OWN) return { args: FLAGS }
  if (path.dirname(browser) !== UNPACKED) return { executablePath: browser, args: FLAGS }
  const [FONTCONFIG_PATH, LD_LIBRARY_PATH] = [path.join(UNPACKED, 'fonts'), path.join(UNPACKED, 'al2023/lib')]
  return { executablePath: browser, args: FLAGS, env: { ...process.env, FONTCONFIG_PATH, LD_LIBRARY_PATH } }
}

/** Libraries may be missing, and Ubuntu's chromium-browser may be a script that only recommends its snap. */
async function whyItDoesNotStart(browser) {
  const playwright = await import('@playwright/test')
  try {
    const started = await playwright.chromium.launch(launchOptions(browser))
    await started.close()
    return undefined
  } catch (error) {
    const lines = String(error.message).split('\n')
    const telling = lines.find((line) => /error while loading|cannot open|not found|requires/i.test(line)) ?? lines[0]
    return `it does not start (${telling.trim()})`
  }
}

/** Playwright tries an unreachable host for minutes, so look first whether it answers at all. */
async function download() {
  const playwright = (...args) =>
    spawnSync(node(), [bin('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium', ...args], {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      timeout: DOWNLOAD_MS,
    })
  const plan = playwright('--dry-run').stdout
  const place = /Install location: +(.+)/.exec(plan)?.[1]
  if (place && existsSync(path.join(place, 'INSTALLATION_COMPLETE'))) return undefined
  if (!MAY_INSTALL) return 'CAIRN_TEST_INSTALL=never forbids to download it'
  const address = /Download url: +(\S+)/.exec(plan)?.[1]
  if (!address) return 'Playwright has none for this system'
  try {
    const reply = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) })
    if (!reply.ok) return `its download answers ${reply.status}`
  } catch {
    return 'its download cannot be reached'
  }
  console.log('Downloading Playwright’s Chromium (once)…')
  return playwright().status === 0 ? undefined : 'its download failed'
}

/** The package trusts any half-written file in the temporary folder, so unpack aside and rename. */
async function unpack() {
  const browser = path.join(UNPACKED, 'chromium')
  if (existsSync(UNPACKED)) return browser
  mkdirSync(path.dirname(UNPACKED), { recursive: true })
  const aside = mkdtempSync(`${UNPACKED}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = aside
  const { inflate } = await import('@sparticuz/chromium')
  const packed = path.join(root, 'node_modules/@sparticuz/chromium/bin')
  const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
  await Promise.all(parts.map((part) => inflate(path.join(packed, part))))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  const dirs = ['/usr/share/fonts', `${UNPACKED}/fonts`].map((dir) => `<dir>${dir}</dir>`).join('')
  const config = `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${UNPACKED}/fonts-cache</cachedir></fontconfig>`
  writeFileSync(path.join(aside, 'fonts/fonts.conf'), config)
  try {
    renameSync(aside, UNPACKED)
  } catch {
    rmSync(aside, { recursive: true, force: true }) // another process was first
  }
  return browser
}
