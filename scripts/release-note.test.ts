import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

test('the newest release in CHANGELOG.md is the version of package.json, with a day and below what is unreleased', () => {
  const [unreleased, newest = '', ...older] = read('CHANGELOG.md').match(/^## .+$/gm) ?? []
  expect(unreleased).toBe('## [Unreleased]')
  expect(newest).toMatch(new RegExp(`^## \\[${JSON.parse(read('package.json')).version}\\] - \\d{4}-\\d\\d-\\d\\d$`))
  for (const heading of older) expect(heading).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/)
})

test('every file that SECURITY.md leans on exists', () => {
  const named = [...read('SECURITY.md').matchAll(/`([^`\s]+\/[^`\s]+\.ts)`/g)].map((hit) => hit[1] ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
