import pino from 'pino'
import { describe } from 'vitest'
import { type AppOptions, buildApp, jobs as appJobs } from '../app.ts'
import { readConfig } from '../config.ts'
import { type AnyJob, openDeps } from '../deps.ts'
import { type Engine, makePlace } from './place.ts'

export interface TestServerOptions extends AppOptions {
  engine?: Engine
  /** Settings as the environment would give them. */
  env?: Record<string, string>
  /** Jobs beside the application's own. */
  jobs?: AnyJob[]
  /** Other options for the application's own jobs, by the job's name: shorter pauses, more at the same time. */
  jobOptions?: Record<string, Partial<AnyJob['options']>>
  /** Take up jobs; off unless said, so that a test sees what was enqueued. */
  work?: boolean
  log?: pino.Logger
}
/** A busy machine takes its time; what becomes of a call that is late has tests of its own. */
const PATIENT_MS = 60_000

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The whole server on a database of its own. Go in by `server.app.inject`; `server.close()` leaves nothing behind. */
export async function startTestServer({
  engine = 'embedded',
  env = {},
  jobs = [],
  jobOptions = {},
  work = false,
  log = pino({ level: 'silent' }),
  answerWithinMs = PATIENT_MS,
  ...options
}: TestServerOptions = {}) {
  const place = await makePlace(engine)
  const config = readConfig({ NODE_ENV: 'test', PASSWORD_COST: 'low', ...place.env, ...env })
  const ownJobs = appJobs.map((job) => ({ ...job, options: { ...job.options, ...jobOptions[job.name] } }))
  const deps = await openDeps(config, log, [...ownJobs, ...jobs])
  const app = await buildApp(deps, { answerWithinMs, ...options })
  if (work) await deps.queue.work(deps)
  return {
    app,
    deps,
    config,
    async close() {
      await app.close()
      await deps.close()
      await place.remove()
    },
  }
}

/** Runs the same tests on both engines. PostgreSQL comes from TEST_DATABASE_URL; without it they count as skipped. */
export function describeEachEngine(name: string, tests: (engine: Engine) => void) {
  describe(`${name} (embedded)`, () => tests('embedded'))
  describe.skipIf(!process.env['TEST_DATABASE_URL'])(`${name} (postgres)`, () => tests('postgres'))
}
