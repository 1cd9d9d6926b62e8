import { defineConfig } from 'vitest/config'
import { QUICK_START } from './apps/server/src/testing/child-process.ts'

/** Limits end what hangs; they are no measure of speed. A busy machine takes its time. */
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // A test that looks at nothing cannot fail.
  expect: { requireAssertions: true, poll: { timeout: 30_000, interval: 50 } },
}

/**
 * unit: rules and the engine. server: real databases, real HTTP. web: components in jsdom. The first two share their
 * modules between files: what they test keeps no state there, and loading it anew for each took twice the time. The last
 * share their jsdom only. Vitest wants such projects one after the other.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          isolate: false,
          sequence: { groupOrder: 0 },
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'eval/**/*.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'server',
          maxWorkers: 3,
          isolate: false,
          // Loaded as Node loads it, which is how it runs; Node has it compiled from the last time.
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', './apps/server/src/quick-resolve.ts', ...QUICK_START],
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
