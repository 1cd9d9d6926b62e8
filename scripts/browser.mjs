// A Chromium for the journeys: an installed one, else the one that ships inside an npm package (Linux on x64).
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './runtime.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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

/** What Playwright's launch takes. */
export async function chromium() {
  const installed = INSTALLED.find((file) => existsSync(file))
  if (installed) return { executablePath: installed, args: FLAGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: FLAGS } // npx playwright install
  const home = await unpacked()
  return {
    executablePath: path.join(home, 'chromium'),
    args: FLAGS,
    env: { ...process.env, FONTCONFIG_PATH: path.join(home, 'fonts'), LD_LIBRARY_PATH: path.join(home, 'al2023/lib') },
  }
}

/** The package trusts any half-written file in the temporary folder, so unpack aside and rename. */
async function unpacked() {
  const home = path.join(root, 'node_modules/.cache/chromium')
  if (existsSync(home)) return home
  mkdirSync(path.dirname(home), { recursive: true })
  const aside = mkdtempSync(`${home}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = aside
  const { inflate } = await import('@sparticuz/chromium')
  const packed = path.join(root, 'node_modules/@sparticuz/chromium/bin')
  const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
  await Promise.all(parts.map((part) => inflate(path.join(packed, part))))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  const dirs = ['/usr/share/fonts', `${home}/fonts`].map((dir) => `<dir>${dir}</dir>`).join('')
  const config = `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${home}/fonts-cache</cachedir></fontconfig>`
  writeFileSync(path.join(aside, 'fonts/fonts.conf'), config)
  try {
    renameSync(aside, home)
  } catch {
    rmSync(aside, { recursive: true, force: true }) // another process was first
  }
  return home
}
