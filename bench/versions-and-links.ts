// node bench/versions-and-links.ts: what the calls behind each page cost with 1,000 versions and 1,000 links of one user.
import { sql } from 'drizzle-orm'
import { login, post, register } from '../apps/server/src/testing/accounts.ts'
import { BRIEF } from '../apps/server/src/testing/brief.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'

const COUNT = 1000
const LOOKS = 60
const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded'

const server = await startTestServer({ engine, work: true, env: { RATE_LIMITS: 'off' } })
const { db } = server.deps
const user = (await register(server, 'many@example.org')).json<{ id: string }>()
const { access_token } = (await login(server, 'many@example.org')).json<{ access_token: string }>()
const headers = { authorization: `Bearer ${access_token}` }
const get = (path: string) => server.app.inject({ url: `/api/v1${path}`, headers })
const { id } = (await post(server, '/roadmaps/', BRIEF, headers)).json<{ id: string }>()
while ((await get(`/roadmaps/${id}`)).json<{ status: string }>().status !== 'completed');
const { token } = (await post(server, `/roadmaps/${id}/links`, {}, headers)).json<{ token: string }>()
await db.execute(sql`
  insert into roadmap_versions (roadmap_id, number, origin, status, client_input, content, generated_at, created_at)
  select id, n, 'answers', 'completed', client_input, content, generated_at, now() - make_interval(secs => ${COUNT} - n)
  from roadmaps, generate_series(1, ${COUNT - 1}::int) as n where id = ${id}`)
await db.execute(sql`update roadmaps set version = ${COUNT} where id = ${id}`)
await db.execute(sql`
  insert into share_links (id, user_id, roadmap_id, version, token_hash, created_at)
  select 'link-' || n, ${user.id}, ${id}, n, 'hash-' || n, now() - make_interval(secs => n)
  from generate_series(1, ${COUNT - 1}::int) as n`)
await db.execute(sql`vacuum analyze`)

const calls: [page: string, ...paths: string[]][] = [
  ['the report', `/roadmaps/${id}`, `/roadmaps/${id}/versions/${COUNT}/changes`, `/roadmaps/${id}/versions/${COUNT}/feedback`],
  ['the list of roadmaps', '/roadmaps/?limit=200'],
  ['its versions, first page', `/roadmaps/${id}/versions?limit=200`],
  ['its versions, last page', `/roadmaps/${id}/versions?limit=200&skip=800`],
  ['an old version', `/roadmaps/${id}`, `/roadmaps/${id}/versions/500`],
  ['two versions compared', `/roadmaps/${id}/versions/1`, `/roadmaps/${id}/versions/999`],
  ['the links, first page', '/users/me/links?limit=200'],
  ['the links, last page', '/users/me/links?limit=200&skip=800'],
  ['a shared report', `/shared/${token}`],
] // prettier-ignore
for (const [page, ...paths] of calls) {
  const times: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    const started = performance.now()
    for (const path of paths) {
      const answer = await get(path)
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    }
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(LOOKS * share)]?.toFixed(1)
  console.log(`${page}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (${paths.length} calls)`)
}
await server.close()
