import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONGEST } from './longest-first.ts'
import { root } from './runtime.mjs'

test.each(LONGEST)('%s, which is begun early, is the name of a test file', (name) => {
  expect(globSync(`apps/server/src/**/${name}.test.ts`, { cwd: root })).toHaveLength(1)
})
