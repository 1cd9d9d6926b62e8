/**
 * How many roadmaps, PDFs and sign-ins a second one process can do on a PostgreSQL that this starts, each beside what
 * bounds it, done alone; and what becomes of five times the reads that it can hold.
 * Usage: npm run bench -- capacity [seconds=10] [times=5]
 */
import { availableParallelism } from 'node:os'
import { advise } from '@cairn/advisor/advise'
import { pino } from 'pino'
import { openPdf } from '../apps/server/src/adapters/pdf/client.ts'
import { openPasswords } from '../apps/server/src/features/auth/passwords.ts'
import { reportModel } from '../apps/server/src/report/report-model.ts'
import { adviceSource } from '../apps/server/src/report/testing/sources.ts'
import { PASSWORD } from '../apps/server/src/testing/accounts.ts'
import { BRIEF } from '../apps/server/src/testing/brief.ts'
import { load } from './tools/load.ts'
import { numbersAsked } from './tools/numbers-asked.ts'
import { cpuOf, openStand } from './tools/stand.ts'

const asked = numbersAsked({ seconds: 10, times: 5 })
const PORT = 39804
/** As many as one process takes at a time, or renders, or hashes. */
const AT_ONCE = { creations: 16, pdfs: 2, signIns: 4 }
/** More than are let in at once. */
const CONNECTIONS = 1000

const stand = await openStand(PORT, {})
const ms = asked.seconds * 1000
const signed = (turn: number) => `Host: a\r\nAuthorization: Bearer ${stand.bearerOf(turn)}\r\n`
const get = (path: string) => (turn: number) => `GET /api/v1${path} HTTP/1.1\r\n${signed(turn)}\r\n`
const post = (path: string, type: string, body: string, head = 'Host: a\r\n') =>
  `POST /api/v1${path} HTTP/1.1\r\n${head}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

console.log(`${availableParallelism()} processors, one process, ${asked.seconds} s each`)
const rows: Record<string, unknown>[] = []
await measured('creations accepted', AT_ONCE.creations, (turn) => {
  // Each a company of its own: no PDF of it is in the cache.
  const body = JSON.stringify({ ...BRIEF, company_name: `Company ${turn}` })
  return post('/roadmaps/', 'application/json', body, signed(turn))
})
const began = performance.now()
const left = async () =>
  Number(
    (await stand.admin.query<{ n: string }>(`select count(*) n from roadmaps where status <> 'completed'`)).rows[0]?.n,
  )
while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 100))
const { rows: made } = await stand.admin.query<{ id: string; user_id: string }>('select id, user_id from roadmaps')
rows.push({
  what: 'reports completed',
  'a second': rounded(made.length / (asked.seconds + (performance.now() - began) / 1000)),
  ...alone(
    'the engine, alone',
    await rate(1, () =>
      Promise.resolve(advise({ ...BRIEF, report_type: 'opportunity_assessment' }, { date: new Date().toISOString() })),
    ),
  ),
})
await load(PORT, AT_ONCE.pdfs, ms / 2, get('/example/download-pdf')) // has its processes started
await measured(
  'PDFs',
  AT_ONCE.pdfs,
  (turn) => {
    const { id, user_id } = made[turn % made.length] ?? { id: '', user_id: 'u0' }
    return get(`/roadmaps/${id}/download-pdf`)(Number(user_id.slice(1)))
  },
  await pdfsAlone(),
)
const passwords = openPasswords({ PASSWORD_COST: 'full' })
const stored = await passwords.hash(PASSWORD)
await measured(
  'sign-ins',
  AT_ONCE.signIns,
  (turn) => {
    const body = new URLSearchParams({ username: `u${turn % stand.users}@example.org`, password: PASSWORD })
    return post('/auth/login', 'application/x-www-form-urlencoded', body.toString())
  },
  alone('hashing, alone', await rate(AT_ONCE.signIns, () => passwords.verify(stored, PASSWORD))),
)
console.table(rows)

const list = get('/roadmaps/?limit=20')
await load(PORT, 16, 1000, list)
const holds = await load(PORT, 16, ms, list)
const flood = await load(PORT, CONNECTIONS, ms, list, holds.rate * asked.times)
console.log(`${asked.times} times the lists that it holds, over ${CONNECTIONS} connections`)
console.table({
  'holds, a second': rounded(holds.rate),
  'asked for, a second': rounded((flood.rate * ms + (flood.refused + flood.failed) * 1000) / ms),
  'answered, a second': rounded(flood.rate),
  'answered, p50 ms': rounded(flood.p50),
  'answered, p99 ms': rounded(flood.p99),
  'refused (503, Retry-After)': flood.refused,
  'anything else': flood.failed,
})
await stand.close()

async function measured(what: string, atOnce: number, ask: (turn: number) => string, beside: object = {}) {
  const before = [cpuOf(stand.server.process.pid), await stand.databaseCpu()] as const
  const result = await load(PORT, atOnce, ms, ask)
  const cores = (seconds: number) => rounded(seconds / asked.seconds)
  rows.push({
    what,
    'a second': rounded(result.rate),
    'p50 ms': rounded(result.p50),
    'p99 ms': rounded(result.p99),
    refused: result.refused,
    failed: result.failed,
    'cores of ours': cores(cpuOf(stand.server.process.pid) - before[0]),
    'of the database': cores((await stand.databaseCpu()) - before[1]),
    ...beside,
  })
}

async function pdfsAlone() {
  const pdf = openPdf(pino({ level: 'error' }))
  const model = reportModel(adviceSource())
  let turn = 0
  // Never the same document twice: the cache must not answer.
  const render = () => pdf.render({ ...model, company: `Company ${(turn += 1)}` })
  await Promise.all(Array.from({ length: AT_ONCE.pdfs }, render))
  const found = alone('Typst, alone', await rate(AT_ONCE.pdfs, render))
  await pdf.close()
  return found
}

/** How often a second, so many at once, with nothing around it. */
async function rate(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let done = 0
  const until = performance.now() + ms / 2
  const one = async () => {
    for (; performance.now() < until; done += 1) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return (done * 1000) / (ms / 2)
}

function alone(bound: string, perSecond: number) {
  return { 'bounded by': bound, 'its own rate': rounded(perSecond) }
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(3))
}
