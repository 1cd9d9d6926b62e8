import { execFileSync } from 'node:child_process'
import { globSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECTS } from './check.mjs'
import { bin, node, root } from './runtime.mjs'

const NOT_OURS = ['**/node_modules', '**/dist', 'data', 'test-results']

test('every TypeScript file of ours is type-checked, tests included', { timeout: 300_000 }, () => {
  const tsc = (folder: string) => [bin('typescript', 'tsc'), '-p', folder, '--listFilesOnly']
  const listed = PROJECTS.map((folder) => execFileSync(node(), tsc(folder), { cwd: root, encoding: 'utf8' }))
  const checked = new Set(listed.flatMap((text) => text.split('\n')).map((file) => path.normalize(file)))
  const ours = globSync('**/*.{ts,tsx}', { cwd: realpathSync(root), exclude: NOT_OURS })
  expect(ours.length).toBeGreaterThan(300)
  expect(ours.filter((file) => !checked.has(path.join(realpathSync(root), file)))).toEqual([])
})
