import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

const workflow = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8')

test('the gate runs on x64 and ARM, on Linux and macOS, and where nothing is installed', () => {
  expect(workflow).toContain('os: [ubuntu-24.04, ubuntu-24.04-arm, macos-15, macos-15-intel]')
  expect(workflow).toContain('container: node:20-')
})

test('every job ends in the one command that also runs here', () => {
  const count = (line: RegExp) => workflow.match(line)?.length
  expect(count(/^ {6}- run: \.ci\/run$/gm)).toBe(2)
  expect(count(/^ {4}runs-on: /gm)).toBe(2)
  expect(readFileSync(path.join(root, '.ci/run'), 'utf8')).toMatch(/^npm test$/m)
})
