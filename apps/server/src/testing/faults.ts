import { Client } from 'pg'
import { startFleet, type Fleet } from './fleet.ts'
import { makePlace } from './place.ts'
import { type Act, crowd, Ledger } from './visitor.ts'

const ACTS: Act[] = ['create', 'list', 'read', 'star', 'list', 'inquire', 'read', 'forget', 'list', 'delete']
/** Between two faults, so that there is something to hit. */
const CALM_MS = 1000
const PATIENCE_MS = 120_000

/** What the caller does to the PostgreSQL or to the processes; resolves once everything is there again. */
export interface Fault {
  name: string
  times: number
  env?: Record<string, string>
  strike(admin: Admin, fleet: Fleet): Promise<unknown>
}
export type Admin = (statement: string) => Promise<unknown[]>

/** Every fault, as often as it says, under a crowd, over two processes that serve and two that work. */
export async function faultsUnderLoad(faults: Fault[], clients: number, report: (line: string) => void) {
  const place = await makePlace('postgres')
  const url = place.env['DATABASE_URL'] ?? ''
  const rows = []
  for (const fault of faults.filter(({ times }) => times > 0)) {
    const fleet = await startFleet({ ...place.env, ...fault.env }, ['api', 'api', 'worker', 'worker'])
    const ledger = new Ledger()
    const people = await crowd(() => fleet.url, clients, ACTS, ledger)
    const backMs: number[] = []
    for (let turn = 0; turn < fault.times; turn += 1) {
      await pause(CALM_MS)
      await fault.strike((statement) => onDatabase(url, statement), fleet)
      backMs.push(await untilBack(fleet))
      report(`${fault.name} ${turn + 1}: back after ${backMs.at(-1)?.toFixed(0)} ms, dead ${fleet.dead.length}`)
    }
    await pause(CALM_MS)
    await people.stop()
    const found = await Promise.all(people.visitors.map((visitor) => visitor.check(PATIENCE_MS)))
    const stored = await onDatabase(url, 'select email from inquiries')
    const emails = new Set(stored.map((row) => (row as { email: string }).email))
    await fleet.stop()
    rows.push({
      fault: fault.name,
      times: fault.times,
      calls: [...ledger.answers.values()].reduce((sum, count) => sum + count, 0),
      'put off (503)': ledger.count('503'),
      'not answered': ledger.count('unreachable'),
      'other 5xx': ledger.wrong.length,
      'slowest s': seconds(ledger.slowest.ms),
      'back within s': seconds(Math.max(...backMs)),
      'dead processes': fleet.dead.length + fleet.nearlyDead(),
      roadmaps: sum(found.map(({ kept }) => kept)),
      lost: sum(found.map(({ lost }) => lost.length)) + ledger.inquiries.filter((email) => !emails.has(email)).length,
      doubled: sum(found.map(({ doubled }) => doubled.length)),
      stuck: sum(found.map(({ stuck }) => stuck.length)),
      failed: sum(found.map(({ failed }) => failed.length)),
    })
    for (const line of [...fleet.dead, ...new Set(ledger.wrong)]) report(line)
    report(`slowest: ${ledger.slowest.what}`)
  }
  await place.remove()
  return rows
}

/** Hangs up on every connection of ours. */
export const hangUp = (admin: Admin) =>
  admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'cairn%' and pid <> pg_backend_pid()`,
  )

async function onDatabase(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows as unknown[]
  } finally {
    await client.end().catch(() => {})
  }
}

async function untilBack({ urls, dead }: Fleet): Promise<number> {
  const started = performance.now()
  const ready = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok
  while (dead.length === 0 && !(await Promise.all(urls().map(ready))).every(Boolean)) await pause(20)
  return performance.now() - started
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(2))
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
