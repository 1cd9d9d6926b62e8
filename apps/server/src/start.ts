import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { buildApp, jobs } from './app.ts'
import { type Config, StartError } from './config.ts'
import { type Deps, openDeps } from './deps.ts'
import { isDatabaseGone } from './errors.ts'
import type { Metrics } from './http/metrics.ts'
import { createLog } from './log.ts'

/**
 * How long it still takes requests after it was asked to stop. In production long enough for a balancer to see that
 * /readyz says no; elsewhere for what is on the wire already.
 */
const DRAIN_MS = { production: 3000, development: 100, test: 100 }
/** The first page comes first; what the first download needs is made ready after it. */
const WARM_AFTER_MS = 1000
/** Nothing may hold up a stop for longer. */
const STOP_WITHIN_MS = 20_000

/** Serves, works, or both, until it is asked to stop. Resolves with a line for whoever started it. */
export async function start(config: Config): Promise<string> {
  const log = createLog(config)
  const deps = await openDeps(config, log, jobs)
  const stoppers: (() => Promise<unknown>)[] = [() => deps.close()]
  stopOnSignal(deps, stoppers)

  await deps.queue.resume(deps)
  const app = config.ROLE === 'worker' ? undefined : await buildApp(deps)
  if (app) {
    stoppers.unshift(() => app.close())
    await listening('PORT', config, () => app.listen({ port: config.PORT, host: config.HOST }))
    survive(app.server, log)
  }
  if (deps.metrics) stoppers.unshift(await serveMetrics(deps.metrics, config, log))
  await deps.queue.work(deps)
  if (!app) return `${config.BRAND_NAME} worker is ready\n`
  // Tests start a hundred times, and most of them ask for no PDF.
  if (config.NODE_ENV !== 'test') setTimeout(() => deps.pdf.warm(), WARM_AFTER_MS).unref()
  return `${config.BRAND_NAME} is ready at ${address(config.HOST, app.server.address() as AddressInfo)}\n`
}

function stopOnSignal({ config, state, log }: Deps, stoppers: (() => Promise<unknown>)[]) {
  const stop = async () => {
    if (state.stopping) return
    state.stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    if (config.ROLE !== 'worker') await pause(DRAIN_MS[config.NODE_ENV])
    for (const stopper of stoppers) await stopper().catch((err: unknown) => log.error({ err }, 'stop'))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // Started by npm start: when that is gone, however it went, nothing must keep the database locked.
  process.on('disconnect', () => void stop())
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
  process.on('uncaughtException', (err) => crash(log, err))
  // Whoever read the one line may be gone.
  process.stdout.on('error', () => {})
}

/** An unknown state is not carried on: whatever was acknowledged is on the disk. */
function crash(log: Logger, err: Error) {
  // A connection that broke with nobody at it, deep in a library, leaves nothing half done.
  if (isDatabaseGone(err)) return log.error({ err }, 'a connection broke that nobody listened to')
  log.fatal({ err }, 'uncaught exception')
  process.exit(1)
}

/** A connection that cannot be taken, for want of file handles say, is that connection's end and not the server's. */
function survive(server: Server, log: Logger) {
  server.on('error', (err) => log.error({ err }, 'a connection could not be taken'))
}

async function serveMetrics(metrics: Metrics, config: Config, log: Logger) {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (err: unknown) => {
        log.error({ err }, 'metrics')
        response.writeHead(500).end()
      },
    )
  })
  await listening('METRICS_PORT', config, () => new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.METRICS_PORT, config.HOST, resolve)
  })) // prettier-ignore
  survive(server, log)
  return async () => void server.close()
}

async function listening(setting: 'PORT' | 'METRICS_PORT', config: Config, listen: () => Promise<unknown>) {
  try {
    await listen()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`${setting}: ${config[setting]} is already in use on ${config.HOST}`)
    if (code === 'EACCES') throw new StartError(`${setting}: no permission to listen on ${config[setting]}`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST: cannot listen on ${config.HOST}`)
    throw new StartError(`${setting}: ${message}`)
  }
}

function address(host: string, { port }: AddressInfo) {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${local ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
