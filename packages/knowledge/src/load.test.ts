import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Of processor time, so that a busy machine does not fail it; about 100 where it was measured. */
const LOAD_MS_MAX = 300

test('all tables load fast in a process of their own', () => {
  const script = `await import('@cairn/knowledge/folded') // Node's own start of TypeScript is not ours to count.
    const before = process.cpuUsage()
    await Promise.all(['countries', 'places', 'signals', 'references'].map((f) => import(\`@cairn/knowledge/\${f}\`)))
    const { user, system } = process.cpuUsage(before)
    console.log((user + system) / 1000)`
  const took = Math.min(
    ...[1, 2, 3].map(() =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '-e', script], {
          cwd: import.meta.dirname,
          encoding: 'utf8',
        }),
      ),
    ),
  )
  expect(took).toBeLessThan(LOAD_MS_MAX)
})
