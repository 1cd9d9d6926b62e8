import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { type Db, openDatabase } from './adapters/db/client.ts'
import { type Clock, databaseClock } from './adapters/db/clock.ts'
import { type Mailer, openMailer } from './adapters/mail.ts'
import { type Model, openModel } from './adapters/model/client.ts'
import { openPdf, type Renderer } from './adapters/pdf/client.ts'
import { type Job, type Queue, startQueue } from './adapters/queue.ts'
import { openWord } from './adapters/word/client.ts'
import type { Config } from './config.ts'
import { type AccessTokens, accessTokens, loadSecrets } from './http/access-token.ts'
import { type Authenticate, authenticator, identifier } from './http/authenticate.ts'
import { type Metrics, openMetrics } from './http/metrics.ts'
import { type RateLimits, rateLimits } from './http/rate-limits.ts'
import { callerReader, type ReadAs } from './http/read-as.ts'

/** What features work with. */
export interface Deps {
  config: Config
  log: Logger
  db: Db
  clock: Clock
  queue: Queue
  limits: RateLimits
  tokens: AccessTokens
  mailer: Mailer
  pdf: Renderer
  word: Renderer
  /** Undefined when no model is configured: the built-in engine writes every report. */
  model: Model | undefined
  /** A key for one purpose, made from the installation's secret. */
  deriveKey(purpose: string): Buffer
  authenticate: Authenticate
  identify: Authenticate
  readAs: ReadAs
  /** Undefined without METRICS_PORT. */
  metrics: Metrics | undefined
  /** Set when the process was asked to stop: it finishes what it has and takes on nothing new. */
  state: { stopping: boolean }
  close(): Promise<void>
}

// oxlint-disable-next-line no-explicit-any -- jobs with different payloads
export type AnyJob = Job<any, Deps>

/** Within the time that a call may take. */
const RENDER_PATIENCE_MS = 8000

/** Opens everything the settings ask for, in order; closes in reverse. */
export async function openDeps(config: Config, log: Logger, jobs: AnyJob[]): Promise<Deps> {
  const secrets = loadSecrets(config)
  const database = await openDatabase(config, log)
  const clock = await databaseClock(database.pool)
  const queue = await startQueue(database, config, jobs, log)
  const tokens = accessTokens(secrets, clock.now)
  const mailer = openMailer(config, log)
  const pdf = openPdf(log, { patienceMs: RENDER_PATIENCE_MS })
  const word = openWord(log, { patienceMs: RENDER_PATIENCE_MS })
  return {
    config,
    log,
    db: database.db,
    clock,
    queue,
    limits: rateLimits(database.pool, config.RATE_LIMITS),
    tokens,
    mailer,
    pdf,
    word,
    model: openModel(config),
    deriveKey: (purpose) =>
      createHmac('sha256', secrets[0] ?? '')
        .update(purpose)
        .digest(),
    authenticate: authenticator(database.db, tokens),
    identify: identifier(tokens),
    readAs: callerReader(database.pool),
    metrics: config.METRICS_PORT === undefined ? undefined : await openMetrics(queue),
    state: { stopping: false },
    async close() {
      clock.close()
      await queue.stop()
      mailer.close()
      await pdf.close()
      await word.close()
      await database.close()
    },
  }
}
