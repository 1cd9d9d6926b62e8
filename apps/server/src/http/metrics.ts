import type { FastifyInstance } from 'fastify'
import type { Queue } from '../adapters/queue.ts'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  observe(app: FastifyInstance): void
  /** Counts a call that was turned away before it became a request. */
  refused(): void
  /** What Prometheus reads: requests, jobs and the state of the process as they are now. */
  read(): Promise<{ type: string; text: string }>
}

/** Loads the library only here: where nobody asks for metrics, nothing is counted. */
export async function openMetrics(queue: Pick<Queue, 'counts'>): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'cairn_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'cairn_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers,
  })
  const refusals = new Counter({
    name: 'cairn_http_refused_total',
    help: 'Calls refused because there were too many at once.',
    registers,
  })
  const jobs = new Counter({
    name: 'cairn_jobs_total',
    help: 'Jobs that ended in this process.',
    labelNames: ['queue', 'outcome'],
    registers,
  })
  return {
    observe(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        // The route, not the address: addresses are endless, and may carry secrets.
        const route = routeOptions.url ?? 'none'
        requests.inc({ method, route, status: reply.statusCode })
        durations.observe({ route }, reply.elapsedTime / 1000)
      })
    },
    refused: () => refusals.inc(),
    async read() {
      // The queue counts; this says what it counted.
      jobs.reset()
      for (const [name, { done, failed }] of queue.counts()) {
        jobs.inc({ queue: name, outcome: 'done' }, done)
        jobs.inc({ queue: name, outcome: 'failed' }, failed)
      }
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
