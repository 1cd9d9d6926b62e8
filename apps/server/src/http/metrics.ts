import type { FastifyInstance } from 'fastify'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  observe(app: FastifyInstance): void
  /** Prometheus text, with the queue's counts as they are now. */
  text(jobs: Map<string, { done: number; failed: number }>): string
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const buckets = BUCKETS_S.map(() => 0)
  let seconds = 0
  let total = 0
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route, not the address: addresses are endless, and may carry secrets.
        const route = request.routeOptions.url ?? 'none'
        const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
        requests.set(key, (requests.get(key) ?? 0) + 1)
        const took = reply.elapsedTime / 1000
        seconds += took
        total += 1
        for (const [at, limit] of BUCKETS_S.entries()) if (took <= limit) buckets[at] = (buckets[at] ?? 0) + 1
      })
    },
    text(jobs) {
      const lines = [
        '# TYPE cairn_http_requests_total counter',
        ...[...requests].map(([labels, count]) => `cairn_http_requests_total{${labels}} ${count}`),
        '# TYPE cairn_http_request_duration_seconds histogram',
        ...BUCKETS_S.map((limit, at) => `cairn_http_request_duration_seconds_bucket{le="${limit}"} ${buckets[at]}`),
        `cairn_http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
        `cairn_http_request_duration_seconds_sum ${seconds}`,
        `cairn_http_request_duration_seconds_count ${total}`,
        '# TYPE cairn_jobs_total counter',
        ...[...jobs].flatMap(([queue, { done, failed }]) => [
          `cairn_jobs_total{queue="${queue}",outcome="done"} ${done}`,
          `cairn_jobs_total{queue="${queue}",outcome="failed"} ${failed}`,
        ]),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
