/**
 * What the list, one roadmap, the favourites and a creation cost as the table grows, on a PostgreSQL of its own, with
 * the blocks that each looks at. Rows are made by SQL, 1,000 a user. Usage: npm run bench -- growth [10000 1000000 …]
 */
import { Client } from 'pg'
import { login, post, register } from '../apps/server/src/testing/accounts.ts'
import { BRIEF } from '../apps/server/src/testing/brief.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { startPostgres } from '../scripts/postgres.mjs'

const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(10_000, 1_000_000)
const EACH = 1000
const LOOKS = 200
/** Rows at a time, so that each step says how far it is. */
const BATCH = 250_000

const postgres = await startPostgres()
if (!postgres.url) throw new Error(postgres.skipped)
process.on('exit', () => postgres.stop?.()) // however this ends
process.env['TEST_DATABASE_URL'] = postgres.url
const server = await startTestServer({ engine: 'postgres', env: { RATE_LIMITS: 'off' } })
const admin = new Client({ connectionString: server.config.DATABASE_URL })
await admin.connect()
const { id } = (await register(server, 'many@example.org')).json<{ id: string }>()
const { access_token } = (await login(server, 'many@example.org')).json<{ access_token: string }>()
const headers = { authorization: `Bearer ${access_token}` }
await add(0, EACH, id)

let stored = EACH
for (const size of sizes) {
  while (stored < size) {
    const next = Math.min(size, stored + BATCH)
    await add(stored, next)
    stored = next
    process.stderr.write(`${stored} rows\n`)
  }
  await admin.query('vacuum analyze roadmaps')
  const bytes = await admin.query<{ size: string }>(`select pg_size_pretty(pg_total_relation_size('roadmaps')) as size`)
  const newest = 'order by created_at desc, id desc limit 20'
  const touched = {
    'list, 20': await blocks(`select * from roadmaps where user_id = '${id}' ${newest}`),
    'favourites, 20': await blocks(`select * from roadmaps where user_id = '${id}' and is_favorite ${newest}`),
    'one roadmap': await blocks(`select * from roadmaps where id = 'r7' and user_id = '${id}'`),
  }
  const get = (path: string) => () => server.app.inject({ url: `/api/v1/roadmaps${path}`, headers })
  console.log(`${size} roadmaps, ${bytes.rows[0]?.size}`)
  console.table(touched)
  console.table({
    'list, 20': await timed(get('/?limit=20')),
    'list, 20 after 500': await timed(get('/?limit=20&skip=500')),
    'favourites, 20': await timed(get('/?limit=20&favorites_only=true')),
    'one roadmap': await timed(get(`/r7`)),
    create: await timed(
      () => post(server, '/roadmaps/', BRIEF, headers),
      () => admin.query(`delete from roadmaps where status = 'pending' and user_id = $1`, [id]),
    ),
  })
}
await admin.end()
await server.close()

/** How much of the database a statement looks at, and by which index: the same on every machine, however busy. */
async function blocks(statement: string) {
  const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  let scan = plan
  while (scan.Plans?.[0]) scan = scan.Plans[0]
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], by: scan['Index Name'] ?? scan['Node Type'] }
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Node Type': string
  'Index Name'?: string
  Plans?: Plan[]
}

async function timed(call: () => Promise<{ statusCode: number }>, after?: () => Promise<unknown>) {
  const times: number[] = []
  for (let look = -20; look < LOOKS; look += 1) {
    const began = performance.now()
    const { statusCode } = await call()
    if (statusCode >= 300) throw new Error(`answered ${statusCode}`)
    if (look >= 0) times.push(performance.now() - began)
    await after?.()
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor(LOOKS * share)]?.toFixed(2))
  return { 'median ms': at(0.5), 'p95 ms': at(0.95) }
}

/** Told the trigger's sums instead of counting one by one. */
async function add(from: number, to: number, user?: string) {
  const owner = user ? `'${user}'` : `'u' || (n / ${EACH})`
  if (!user)
    await admin.query(`insert into users (id, email, username, password_hash, roadmap_count)
      select 'u' || n, 'u' || n || '@example.org', 'Ada', 'x', ${EACH}
      from generate_series(${Math.floor(from / EACH)}, ${Math.floor((to - 1) / EACH)}) n on conflict do nothing`)
  await admin.query('alter table roadmaps disable trigger roadmaps_counted')
  await admin.query(`insert into roadmaps (id, user_id, title, status, is_favorite, client_input, content, created_at, updated_at)
    select 'r' || n, ${owner}, 'Roadmap ' || n, 'completed', n % 10 = 0, '{"company_name": "Many"}',
      jsonb_build_object('status', 'completed', 'content', jsonb_build_object('content', 'A report. ')),
      now() - make_interval(secs => n), now()
    from generate_series(${from}, ${to - 1}) n`)
  await admin.query('alter table roadmaps enable trigger roadmaps_counted')
  if (user)
    await admin.query('update users set roadmap_count = $2, favorite_count = $3 where id = $1', [user, EACH, EACH / 10])
}
