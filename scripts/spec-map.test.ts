import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const rows = readFileSync(path.join(root, 'docs/spec-map.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => ({
    section: line.split('|')[1]?.trim(),
    files: [...line.matchAll(/`([^`]+)`/g)].map((hit) => hit[1] ?? ''),
  }))

test('every file that docs/spec-map.md names exists', () => {
  const gone = rows.flatMap(({ section, files }) =>
    files.filter((file) => !existsSync(path.join(root, file))).map((file) => `${section}: ${file}`),
  )
  expect(gone).toEqual([])
})

test('every row names a test', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(
    rows.filter(({ files }) => !files.some((file) => /\.test\.tsx?$/.test(file))).map((row) => row.section),
  ).toEqual([])
})
