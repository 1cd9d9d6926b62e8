import { existsSync, globSync, readFileSync } from 'node:fs'
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

test('every section that a row or a comment cites is in docs/specification.md', () => {
  const specification = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const sections = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map((hit) => hit[1]))
  const cited = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b[Ss]pec (\d+)/g)].map((hit) => [file, hit[1]] as const),
  )
  const mapped = rows.map(({ section }) => ['docs/spec-map.md', section?.split(' ', 1)[0]] as const)
  expect(cited.length).toBeGreaterThan(40)
  expect([...cited, ...mapped].filter(([, section]) => !sections.has(section ?? ''))).toEqual([])
})
