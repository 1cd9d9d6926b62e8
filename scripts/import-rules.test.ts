import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { violations } from './import-rules.mjs'

const made: string[] = []
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function tree(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  made.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

describe('each planted breach is found', () => {
  test.each([
    ['contract imports domain', 'packages/contract/src/a.ts', "import { b } from '@cairn/domain/quiz'"],
    ['contract imports a library', 'packages/contract/src/a.ts', "import fs from 'node:fs'"],
    ['domain imports advisor', 'packages/domain/src/a.ts', "import { b } from '@cairn/advisor/document'"],
    ['domain imports Node', 'packages/domain/src/a.ts', "import { hash } from 'node:crypto'"],
    ['knowledge imports domain', 'packages/knowledge/src/a.ts', "import { b } from '@cairn/domain/quiz'"],
    ['knowledge imports Node', 'packages/knowledge/src/a.ts', "import { readFileSync } from 'node:fs'"],
    [
      'data of another package by path',
      'packages/advisor/src/a.ts',
      "import b from '../../knowledge/data/places.json' with { type: 'json' }",
    ],
    ['advisor imports a library outside read', 'packages/advisor/src/plan/a.ts', "import winkNLP from 'wink-nlp'"],
    ['read imports another library', 'packages/advisor/src/read/a.ts', "import nlp from 'compromise'"],
    ['plan imports the code of read', 'packages/advisor/src/plan/a.ts', "import { read } from '../read/read.ts'"],
    [
      'plan imports what comes after it',
      'packages/advisor/src/plan/a.ts',
      "import type { Block } from '../document-tree.ts'",
    ],
    ['read imports the plan', 'packages/advisor/src/read/a.ts', "import type { Plan } from '../plan.ts'"],
    ['write imports the code of plan', 'packages/advisor/src/write/a.ts', "import { POLICY } from '../plan/policy.ts'"],
    ['check imports the writer', 'packages/advisor/src/check/a.ts', "import { words } from '../write/words.ts'"],
    [
      'a stage imports what puts the stages together',
      'packages/advisor/src/write/a.ts',
      "import { advise } from '../advise.ts'",
    ],
    ['web imports the types of a stage', 'apps/web/src/ui/a.ts', "import type { Plan } from '@cairn/advisor/plan'"],
    ['advisor imports server', 'packages/advisor/src/a.ts', "import { b } from '@cairn/server/app'"],
    ['server imports web', 'apps/server/src/http/a.ts', "import { b } from '@cairn/web/paths'"],
    ['web imports server', 'apps/web/src/ui/a.ts', "import type { b } from '@cairn/server/deps'"],
    ['web imports the engine', 'apps/web/src/features/roadmaps/a.ts', "import { advise } from '@cairn/advisor/advise'"],
    [
      'web imports the engine lazily',
      'apps/web/src/features/roadmaps/a.ts',
      "const a = import('@cairn/advisor/advise')",
    ],
    ['server by path', 'apps/web/src/ui/a.ts', "import { b } from '../../../server/src/app.ts'"],
    ['feature imports feature', 'apps/web/src/features/roadmaps/a.ts', "import { b } from '../account/b.ts'"],
    ['feature imports app', 'apps/web/src/features/roadmaps/a.ts', "import { b } from '../../app/frame.tsx'"],
    ['server feature imports app', 'apps/server/src/features/auth/a.ts', "import { b } from '../../app.ts'"],
    ['shared imports feature', 'apps/web/src/ui/a.ts', "import { b } from '../features/account/b.ts'"],
    ['adapter imports feature', 'apps/server/src/adapters/a.ts', "import { b } from '../features/auth/b.ts'"],
    ['feature runs an adapter', 'apps/server/src/features/auth/a.ts', "import { send } from '../../adapters/mail.ts'"],
    ['production imports a test', 'apps/server/src/http/a.ts', "import { b } from './b.test.ts'"],
    ['production imports test helpers', 'apps/server/src/http/a.ts', "import { b } from '../testing/b.ts'"],
  ])('%s', (_name, file, text) => {
    expect(violations(tree({ [file]: text }))).toHaveLength(1)
  })

  test('a cycle', () => {
    const root = tree({
      'packages/domain/src/a.ts': "import { b } from './b.ts'",
      'packages/domain/src/b.ts': "export { a } from './a.ts'",
    })
    expect(violations(root)).toEqual([expect.stringContaining('cycle: ')])
  })
})

test('what the house allows passes', () => {
  const root = tree({
    'packages/domain/src/a.ts': "import * as z from 'zod/mini'\nimport { b } from '@cairn/contract/quiz'",
    'packages/knowledge/src/a.ts': "import b from '../data/places.json' with { type: 'json' }",
    'packages/advisor/src/read/a.ts':
      "import winkNLP from 'wink-nlp'\nimport model from 'wink-eng-lite-web-model'\nimport type { Facts } from '../facts.ts'",
    'packages/advisor/src/plan/a.ts': "import { isNeed } from '../facts.ts'\nimport type { Plan } from '../plan.ts'",
    'packages/advisor/src/write/a.ts':
      "import type { Block } from '../document-tree.ts'\nimport type { Plan } from '../plan.ts'",
    'packages/advisor/src/advise.ts':
      "import { a } from './read/a.ts'\nimport { b } from './plan/a.ts'\nimport { c } from './write/a.ts'",
    'apps/web/src/features/roadmaps/view/a.tsx': "import { parseReport } from '@cairn/advisor/document'",
    'apps/web/src/app/home.tsx': "import { b } from '../features/account/b.ts'",
    'apps/server/src/features/auth/a.ts':
      "import { users } from '../../adapters/db/schema.ts'\nimport type { Mailer } from '../../adapters/mail.ts'",
    'apps/server/src/features/auth/a.test.ts': "import { b } from '../../app.ts'",
    'apps/server/src/app.ts': "import { b } from './features/auth/a.ts'",
  })
  expect(violations(root)).toEqual([])
})
