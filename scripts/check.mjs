// npm run check: everything about the code that needs neither a browser nor a database.
import { bin, node, root, run } from './runtime.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'

const PROJECTS = [
  'packages/contract',
  'packages/domain',
  'packages/knowledge',
  'packages/advisor',
  'apps/server',
  'apps/web',
  '.',
]

/** Name and command of each check; npm test counts them as tests. */
export function checks() {
  const tsc = PROJECTS.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')))
  return [
    ['format', [bin('oxfmt'), '--check']],
    ['lint', [bin('oxlint'), '--type-aware', '--deny-warnings']],
    ...tsc.map((folder) => [`types of ${folder}`, [bin('typescript', 'tsc'), '-p', folder]]),
    ['import rules', ['scripts/import-rules.mjs']],
    ['dead code', [bin('knip')]],
  ]
}

if (process.argv[1] === import.meta.filename) {
  let failed = 0
  for (const [name, args] of checks()) {
    const started = performance.now()
    const code = await run(node(), args)
    if (code !== 0) failed += 1
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  const unit = await run(node(), [bin('vitest'), 'run', '--project', 'unit', '--project', 'web'])
  process.exit(failed > 0 || unit !== 0 ? 1 : 0)
}
