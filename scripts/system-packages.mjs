// Debian's packages for what the tests need and npm cannot bring.
import { spawnSync } from 'node:child_process'

const LIMIT_MS = 15 * 60_000
let listed = false

/** Installs packages, having said so first. Answers with why it could not, or with nothing. */
export function installPackages(purpose, packages) {
  const refusal = whyNot()
  if (refusal) return refusal
  console.log(`Installing ${packages.join(', ')} from the system's packages, for ${purpose} (once)…`)
  if (!listed) apt('update') // an outdated list may still be good enough
  listed = true
  asRoot('mkdir', '-p', '/usr/share/man/man1') // Java's package fails without it, and slim images have none
  const done = apt('install', '-y', '--no-install-recommends', ...packages)
  return done.status === 0 ? undefined : `apt-get install ${packages.join(' ')} failed: ${reason(done)}`
}

/** Also for downloads that are no system packages. */
export const MAY_INSTALL = process.env.CAIRN_TEST_INSTALL !== 'never'

function whyNot() {
  if (!MAY_INSTALL) return 'CAIRN_TEST_INSTALL=never forbids to install it'
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'there is no apt-get to install it with'
  if (!isRoot() && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return 'installing it takes root, or sudo without a password'
  return undefined
}

function apt(...args) {
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=2']
  return asRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args)
}

function asRoot(...command) {
  const [first, ...args] = isRoot() ? command : ['sudo', '-n', ...command]
  return spawnSync(first, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', timeout: LIMIT_MS })
}

function isRoot() {
  return process.getuid?.() === 0
}

/** The line that says it, else the last one: apt's own is often 'dpkg returned an error code'. */
function reason({ stderr, error }) {
  const lines = String(stderr).trim().split('\n')
  return error?.message ?? lines.find((line) => /error:|unable to/i.test(line)) ?? lines.at(-1)
}
