import { defineConfig } from 'vitest/config'
import { QUICK_START } from './apps/server/src/testing/child-process.ts'
import LongestFirst from './scripts/longest-first.ts'
import { ENGINE } from './scripts/runtime.mjs'

/** Limits end what hangs; they are no measure of speed. A busy machine takes its time. */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // A test that looks at nothing cannot fail.
  expect: { requireAssertions: true, poll: { timeout: 30_000, interval: 50 } },
}

/**
 * Loaded by Node itself, which has it compiled from the last time, and once for all files: what is tested keeps no state
 * in its modules, and loading it anew for each file took twice the time.
 */
const AS_IT_RUNS = { isolate: false, experimental: { viteModuleRunner: false } }

/**
 * A file has a processor to itself at best, and a thread that compiles or tidies up beside it takes it from another. The
 * advisor's patterns are compiled once, as they are where it serves.
 */
const ALONE = ['--single-threaded', ...ENGINE]

/** These processes go on for minutes: a database engine that stays as it is first compiled costs a tenth more in the end. */
const LONG_RUN = QUICK_START.filter((flag) => flag !== '--liftoff-only')

/**
 * unit: rules and the engine. server: real databases, real HTTP. web: components in jsdom, which they share, but not their
 * modules. Vitest wants such projects one after the other.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          execArgv: ALONE,
          ...AS_IT_RUNS,
          sequence: { groupOrder: 0 },
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'eval/**/*.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'server',
          maxWorkers: 4,
          ...AS_IT_RUNS,
          execArgv: LONG_RUN,
          sequence: { groupOrder: 2 },
          include: ['apps/server/src/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          ...PATIENT,
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          pool: 'vmThreads',
          sequence: { groupOrder: 1 },
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
