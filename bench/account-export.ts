/**
 * The export of an account with many roadmaps: how long it takes, how large it is, and how long others wait meanwhile.
 * Usage: node bench/account-export.ts [roadmaps]
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { roadmaps, users } from '../apps/server/src/adapters/db/schema.ts'
import { adviceSource } from '../apps/server/src/report/testing/sources.ts'
import { signedIn } from '../apps/server/src/testing/accounts.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'

const count = Number(process.argv[2] ?? 1000)
const server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
const headers = await signedIn(server, 'ada@example.org')
const { db } = server.deps
const [user] = await db.select().from(users).where(eq(users.email, 'ada@example.org'))
const { document, insights, roadmap } = adviceSource()
const content = { status: 'completed' as const, document, insights, content: { content: 'The report as text.' } }
for (let made = 0; made < count; made += 50)
  await db.insert(roadmaps).values(
    Array.from({ length: Math.min(50, count - made) }, (_, index) => ({
      user_id: user?.id ?? '',
      title: `AI Opportunity Assessment ${made + index}`,
      status: 'completed' as const,
      client_input: roadmap.client_input as Record<string, unknown>,
      content,
    })),
  )

const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const [started, cpu] = [performance.now(), process.cpuUsage()]
let [bytes, firstMs] = [0, 0]
const answer = await fetch(`${url}/api/v1/users/me/export`, { headers })
for await (const chunk of answer.body ?? []) {
  firstMs ||= performance.now() - started
  bytes += (chunk as Uint8Array).byteLength
}
delay.disable()
const { user: userUs, system } = process.cpuUsage(cpu)
const figures = {
  roadmaps: count,
  status: answer.status,
  seconds: ((performance.now() - started) / 1000).toFixed(1),
  cpu_seconds: ((userUs + system) / 1e6).toFixed(1),
  first_byte_ms: Math.round(firstMs),
  megabytes: (bytes / 1e6).toFixed(1),
  longest_pause_ms: Math.round(delay.max / 1e6),
  rss_megabytes: Math.round(process.memoryUsage.rss() / 1e6),
}
console.log(figures)
await server.close()
