// node bench/roadmap-list-api.ts: what one page of the list costs as one user's roadmaps grow from 10 to 100,000.
import { sql } from 'drizzle-orm'
import { login, register } from '../apps/server/src/testing/accounts.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'

const SIZES = [10, 1000, 10_000, 100_000]
const LOOKS = 60

const server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
const user = (await register(server, 'many@example.org')).json<{ id: string }>()
const { access_token } = (await login(server, 'many@example.org')).json<{ access_token: string }>()
const headers = { authorization: `Bearer ${access_token}` }
const report = 'A sentence of a report that a list must never read. '.repeat(200)
let stored = 0
for (const size of SIZES) {
  // The trigger that counts would take minutes for so many at once: it is told the sum.
  await server.deps.db.execute(sql`alter table roadmaps disable trigger roadmaps_counted`)
  await server.deps.db.execute(sql`
    insert into roadmaps (id, user_id, title, status, client_input, content, created_at, updated_at)
    select ${`${size}-`} || n, ${user.id}, 'Roadmap ' || n, 'completed', '{"company_name":"Many"}',
      jsonb_build_object('status', 'completed', 'content', jsonb_build_object('content', ${report}::text)),
      now() - make_interval(secs => n), now()
    from generate_series(${stored + 1}::int, ${size}::int) as n`)
  await server.deps.db.execute(sql`alter table roadmaps enable trigger roadmaps_counted`)
  await server.deps.db.execute(sql`update users set roadmap_count = ${size} where id = ${user.id}`)
  stored = size
  await server.deps.db.execute(sql`vacuum analyze roadmaps`)
  const times: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    const started = performance.now()
    const page = await server.app.inject({ url: '/api/v1/roadmaps/?limit=100', headers })
    times.push(performance.now() - started)
    if (page.headers['x-total-count'] !== String(size)) throw new Error(`expected ${size} in all`)
  }
  times.sort((a, b) => a - b)
  console.log(
    `${size} roadmaps: median ${times[LOOKS / 2]?.toFixed(1)} ms, p95 ${times[Math.floor(LOOKS * 0.95)]?.toFixed(1)} ms a page of 100`,
  )
}
await server.close()
