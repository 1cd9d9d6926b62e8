import { execFileSync } from 'node:child_process'
import { globSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECTS } from './check.mjs'
import { bin, node, root } from './runtime.mjs'

const NOT_OURS = ['**/node_modules', '**/dist', 'data', 'test-results']

test('every TypeScript file of ours is type-checked, tests included', { timeout: 300_000 }, () => {
  const checked = new Set(
    PROJECTS.flatMap((folder) => {
      const said = execFileSync(node(), [bin('typescript', 'tsc'), '-p', folder, '--showConfig'], {
        cwd: root,
        encoding: 'utf8',
      })
      return (JSON.parse(said) as { files: string[] }).files.map((file) => path.join(folder, file))
    }),
  )
  const ours = globSync('**/*.{ts,tsx}', { cwd: realpathSync(root), exclude: NOT_OURS })
  expect(ours.length).toBeGreaterThan(300)
  expect(ours.filter((file) => !checked.has(file))).toEqual([])
})
