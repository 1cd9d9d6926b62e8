// npm run check: everything about the code that needs neither a browser nor a database.
import { bin, environment, node, root, run } from './runtime.mjs'
import { globSync } from 'node:fs'
import path from 'node:path'

/** The folders that are type-checked, each by its own rules; the root's has everything that is in none of the others. */
export const PROJECTS = globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'tsconfig.json'], { cwd: root })
  .map((file) => path.dirname(file).replaceAll('\\', '/'))
  .toSorted()

/** Name and command of each check; npm test counts them as tests. */
export function checks() {
  return [
    ['format', [bin('oxfmt'), '--check']],
    ['lint', [bin('oxlint'), '--type-aware', '--deny-warnings']],
    ...PROJECTS.map((folder) => [`types of ${folder}`, [bin('typescript', 'tsc'), '--singleThreaded', '-p', folder]]),
    ['import rules', ['scripts/import-rules.mjs']],
    ['dead code', [bin('knip')]],
  ]
}

/** Other tests want the processor: nothing is checked by several threads that each know too little, or thrown away early. */
export function runCheck(args) {
  return run(node(), args, { env: environment({ GOMAXPROCS: '1', GOGC: 'off' }) })
}

if (process.argv[1] === import.meta.filename) {
  let failed = 0
  for (const [name, args] of checks()) {
    const started = performance.now()
    const code = await runCheck(args)
    if (code !== 0) failed += 1
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  const unit = await run(node(), [bin('vitest'), 'run', '--project', 'unit', '--project', 'web'])
  process.exit(failed > 0 || unit !== 0 ? 1 : 0)
}
