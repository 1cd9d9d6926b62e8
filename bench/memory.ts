/**
 * Whether a process grows: its memory over many mixed requests and PDFs, on a PostgreSQL that this starts.
 * Usage: npm run bench -- memory [requests=100000] [pdfs=500] [steps=10]
 */
import { readFileSync } from 'node:fs'
import { BRIEF } from '../apps/server/src/testing/brief.ts'
import { numbersAsked } from './tools/numbers-asked.ts'
import { openStand } from './tools/stand.ts'

const asked = numbersAsked({ requests: 100_000, pdfs: 500, steps: 10 })
const PORT = 39806
const CONNECTIONS = 16

const stand = await openStand(PORT, {})
const api = `http://127.0.0.1:${PORT}/api/v1`
const headers = (turn: number) => ({
  authorization: `Bearer ${stand.bearerOf(turn)}`,
  'content-type': 'application/json',
})
const made: { id: string; turn: number }[] = []
const status = new Map<number, number>()

/** What people do, by how often: mostly reading, some of it wrong. */
const ACTS: ((turn: number) => Promise<Response>)[] = [
  ...repeated(8, (turn: number) => fetch(`${api}/roadmaps/?limit=20`, { headers: headers(turn) })),
  ...repeated(6, (turn: number) => fetch(`${api}/roadmaps/${one(turn).id}`, { headers: headers(one(turn).turn) })),
  (turn) =>
    fetch(`${api}/roadmaps/${one(turn).id}/favorite`, {
      method: 'POST',
      headers: { authorization: headers(one(turn).turn).authorization },
    }),
  (turn) => fetch(`${api}/roadmaps/none-${turn}`, { headers: headers(turn) }),
  (turn) => fetch(`${api}/roadmaps/`, { method: 'POST', headers: headers(turn), body: '{"company_name": 1}' }),
  () => fetch(`${api}/roadmaps/`, { headers: { authorization: 'Bearer wrong' } }),
  () => fetch(`http://127.0.0.1:${PORT}/`),
  () => fetch(`http://127.0.0.1:${PORT}/healthz`),
]

for (let turn = 0; turn < asked.pdfs; turn += 1) {
  const body = JSON.stringify({ ...BRIEF, company_name: `Company ${turn}` })
  const reply = await fetch(`${api}/roadmaps/`, { method: 'POST', headers: headers(turn), body })
  made.push({ id: ((await reply.json()) as { id: string }).id, turn })
}
const rows: Record<string, number>[] = []
for (let step = 1; step <= asked.steps; step += 1) {
  let turn = Math.floor(((step - 1) * asked.requests) / asked.steps)
  const until = Math.floor((step * asked.requests) / asked.steps)
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    while (turn < until) await count(await ACTS[(turn += 1) % ACTS.length]?.(turn))
  })
  const pdfs = made.slice(((step - 1) * asked.pdfs) / asked.steps, (step * asked.pdfs) / asked.steps)
  await Promise.all([...clients, downloads(pdfs)])
  rows.push({ requests: until, PDFs: (step * asked.pdfs) / asked.steps, 'MB resident': resident() })
  process.stderr.write(`${until} requests: ${resident()} MB\n`)
}
console.table(rows)
console.log('answers', Object.fromEntries([...status].toSorted(([a], [b]) => a - b)))
const half = rows.slice(Math.floor(rows.length / 2))
const [first = 1, last = 1] = [half[0]?.['MB resident'], half.at(-1)?.['MB resident']]
console.log(`second half: ${first} to ${last} MB (${((last / first - 1) * 100).toFixed(1)} %)`)
await stand.close()

async function downloads(some: typeof made) {
  for (const { id, turn } of some) {
    let reply: Response
    do reply = await fetch(`${api}/roadmaps/${id}/download-pdf`, { headers: headers(turn) })
    while ((await count(reply)) === 503)
  }
}

async function count(reply: Response | undefined) {
  await reply?.arrayBuffer()
  if (reply) status.set(reply.status, (status.get(reply.status) ?? 0) + 1)
  return reply?.status
}

function one(turn: number) {
  return made[turn % made.length] ?? { id: '', turn: 0 }
}

function repeated<Act>(times: number, act: Act): Act[] {
  return Array.from({ length: times }, () => act)
}

/** Linux only. */
function resident(): number {
  const text = readFileSync(`/proc/${stand.server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024)
}
