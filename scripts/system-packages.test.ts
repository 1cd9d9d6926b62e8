import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './runtime.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-apt-'))
const calls = path.join(folder, 'calls')
afterAll(() => rmSync(folder, { recursive: true }))

/** A command of the system that only notes how it was called. */
function standIn(name: string, then: string) {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${calls}\n${then}\n`)
  chmodSync(file, 0o755)
}
standIn('sudo', 'shift; exec "$@"')

function install(apt: string, environment: Record<string, string> = {}) {
  rmSync(calls, { force: true })
  standIn('apt-get', apt)
  const script = `const { installPackages } = await import('./scripts/system-packages.mjs')
    console.log('answer:', installPackages('a reason', ['one', 'two']) ?? 'installed')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: [folder, '/usr/bin', '/bin'].join(path.delimiter), ...environment },
  })
  const noted = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  return { said: stdout.trim().split('\n'), noted: noted.filter((call) => call.startsWith('apt-get -q')) }
}

test.skipIf(process.platform === 'win32')('packages are installed after saying so in one line', () => {
  const { said, noted } = install('exit 0')
  expect(said).toEqual(["Installing one, two from the system's packages, for a reason (once)…", 'answer: installed'])
  expect(noted.map((call) => call.replace(/-o \S+ /g, ''))).toEqual([
    'apt-get -q update',
    'apt-get -q install -y --no-install-recommends one two',
  ])
})

test.skipIf(process.platform === 'win32')('CAIRN_TEST_INSTALL=never installs nothing', () => {
  const { said, noted } = install('exit 0', { CAIRN_TEST_INSTALL: 'never' })
  expect([said, noted]).toEqual([['answer: CAIRN_TEST_INSTALL=never forbids to install it'], []])
})

test.skipIf(process.platform === 'win32')('a failure is told with the reason of the system', () => {
  const { said } = install('case "$*" in *install*) echo "E: no room" >&2; exit 100;; esac')
  expect(said.at(-1)).toBe('answer: apt-get install one two failed: E: no room')
})
