/**
 * Reads side by side on one PostgreSQL that it starts: our server, the floor (node:http with one prepared query), and a
 * FastAPI with asyncpg where Python has both (PYTHON names one). Rounds take turns; medians and ratios are printed, and
 * what a request costs of a processor, which a busy machine changes less.
 * PROFILE=folder keeps a profile of ours there. Usage: npm run bench -- peers [rounds=5] [seconds=5] [connections=16]
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { root } from '../scripts/runtime.mjs'
import { type Load, load } from './tools/load.ts'
import { numbersAsked } from './tools/numbers-asked.ts'
import { cpuOf, openStand } from './tools/stand.ts'

interface Cost extends Load {
  /** Milliseconds of a processor a request, of the server and of the database. */
  cpu: number
  databaseMs: number
}

const asked = numbersAsked({ rounds: 5, seconds: 5, connections: 16 })
const EACH = 20
const profile = process.env['PROFILE']
const NODE_OPTIONS = profile ? `--cpu-prof --cpu-prof-dir=${profile}` : ''
const stand = await openStand(39801, { ROLE: 'api', NODE_OPTIONS })
await fill()

const peers: { name: string; port: number; process: ChildProcess }[] = [
  { name: 'ours', port: 39801, process: stand.server.process },
  { name: 'floor', port: 39802, process: await ready(process.execPath, ['bench/peers/floor-process.ts'], 39802) },
]
const python = process.env['PYTHON'] ?? 'python3'
if (spawnSync(python, ['-c', 'import fastapi, uvicorn, asyncpg, jwt']).status === 0)
  peers.push({ name: 'fastapi', port: 39803, process: await ready(python, ['bench/peers/fastapi_peer.py'], 39803) })
else console.log(`no FastAPI with asyncpg and PyJWT for ${python}: ours and the floor only`)

const calls = {
  'GET /roadmaps/?limit=20': () => '/roadmaps/?limit=20',
  'GET /roadmaps/{id}': (user: number, turn: number) => `/roadmaps/r${user}-${(turn % EACH) + 1}`,
}
for (const [call, pathOf] of Object.entries(calls)) {
  const results = new Map<string, Cost[]>(peers.map(({ name }) => [name, []]))
  // One round to warm up; then each takes its turn, in another order every time.
  for (let round = 0; round <= asked.rounds; round += 1)
    for (const { name, port, process: child } of round % 2 ? peers : peers.toReversed()) {
      const before = cpuOf(child.pid)
      const databaseBefore = await stand.databaseCpu()
      const result = await load(port, asked.connections, asked.seconds * 1000, (turn) => {
        const user = (turn * 7) % stand.users
        return `GET /api/v1${pathOf(user, turn)} HTTP/1.1\r\nHost: a\r\nX-User: u${user}\r\nAuthorization: Bearer ${stand.bearerOf(user)}\r\n\r\n`
      })
      const each = (seconds: number) => (seconds * 1000) / (result.rate * asked.seconds)
      const cpu = each(cpuOf(child.pid) - before)
      const databaseMs = each((await stand.databaseCpu()) - databaseBefore)
      if (round > 0) results.get(name)?.push({ ...result, cpu, databaseMs })
    }
  const middle = (name: string, key: keyof Cost) =>
    (results.get(name) ?? []).map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(asked.rounds / 2)] ?? 0
  console.log(call)
  console.table(
    peers.map(({ name }) => ({
      name,
      'requests/s': Math.round(middle(name, 'rate')),
      'p50 ms': Number(middle(name, 'p50').toFixed(1)),
      'p99 ms': Number(middle(name, 'p99').toFixed(1)),
      'CPU ms/request': Number(middle(name, 'cpu').toFixed(3)),
      'database CPU ms': Number(middle(name, 'databaseMs').toFixed(3)),
      failed: (results.get(name) ?? []).reduce((sum, one) => sum + one.failed, 0),
      'of the floor': Number((middle(name, 'rate') / middle('floor', 'rate')).toFixed(2)),
      'of FastAPI':
        peers.length > 2 ? Number((middle(name, 'rate') / middle('fastapi', 'rate')).toFixed(2)) : 'not here',
    })),
  )
}
for (const { process: child } of peers) child.kill('SIGTERM')
await stand.close()

async function ready(command: string, args: string[], port: number): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...stand.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  return child
}

/** Reports of 8 kB, told the trigger's sum instead of counting one by one. */
async function fill() {
  const { admin, users } = stand
  const sentence = 'A sentence of a report, as long as sentences of reports are. '
  await admin.query('alter table roadmaps disable trigger roadmaps_counted')
  await admin.query(`insert into roadmaps (id, user_id, title, status, client_input, content, created_at, updated_at, generated_at)
    select 'r' || u || '-' || n, 'u' || u, 'AI Opportunity Assessment for Company ' || n, 'completed',
      jsonb_build_object('company_name', 'Company ' || n, 'industry', 'Retail', 'description', repeat('${sentence}', 3)),
      jsonb_build_object('status', 'completed', 'written_by', 'the built-in engine',
        'content', jsonb_build_object('content', repeat('${sentence}', 130))),
      now() - make_interval(hours => n), now(), now()
    from generate_series(0, ${users - 1}) u, generate_series(1, ${EACH}) n`)
  await admin.query('alter table roadmaps enable trigger roadmaps_counted')
  await admin.query(`update users set roadmap_count = ${EACH}`)
  await admin.query('vacuum analyze')
}
