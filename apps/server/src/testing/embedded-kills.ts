import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { inquiries, mails } from '../adapters/db/schema.ts'
import { startProcess } from './child-process.ts'
import { makePlace, openPlace, type Place } from './place.ts'
import { type Act, crowd, Ledger } from './visitor.ts'

const ACTS: Act[] = ['create', 'read', 'inquire', 'download', 'forget', 'list', 'create', 'delete', 'download']
const LIVES_MS = { from: 200, to: 2000 }
const PATIENCE_MS = 180_000

/** Kills the whole product again and again at a random moment of everything it does, on its embedded engine. */
export async function embeddedKills(kills: number, clients: number, report: (line: string) => void) {
  const place = await makePlace('embedded')
  const post = await startPost()
  const env = { ...place.env, NODE_ENV: 'test', PORT: '0', RATE_LIMITS: 'off', SMTP_URL: post.url }
  let url = 'http://127.0.0.1:1'
  const startMs: number[] = []
  const start = async () => {
    const began = performance.now()
    const child = startProcess('main.ts', env)
    url = /http:\S+/.exec(await child.says('is ready at'))?.[0] ?? ''
    startMs.push(performance.now() - began)
    return child
  }
  const ledger = new Ledger()
  let child = await start()
  const people = await crowd(() => url, clients, ACTS, ledger)
  for (let turn = 0; turn < kills; turn += 1) {
    await pause(LIVES_MS.from + Math.random() * (LIVES_MS.to - LIVES_MS.from))
    await child.kill('SIGKILL')
    child = await start()
    report(`kill ${turn + 1}: started again in ${startMs.at(-1)?.toFixed(0)} ms`)
  }
  await people.stop()
  const found = await Promise.all(people.visitors.map((visitor) => visitor.check(PATIENCE_MS)))
  const pdfs = await Promise.all(people.visitors.map((visitor) => visitor.pdf()))
  await child.kill('SIGTERM')
  const stored = await settled(place, env)
  await post.close()
  await place.remove()
  for (const line of new Set(ledger.wrong)) report(line)
  const starts = startMs.slice(1).toSorted((one, other) => one - other)
  const written = new Set(post.taken).size
  return {
    kills,
    calls: [...ledger.answers.values()].reduce((total, count) => total + count, 0),
    'other 5xx': ledger.wrong.length,
    roadmaps: sum(found.map(({ kept }) => kept)),
    lost:
      sum(found.map(({ lost }) => lost.length)) +
      ledger.inquiries.filter((email) => !stored.inquiries.has(email)).length,
    doubled: sum(found.map(({ doubled }) => doubled.length)),
    stuck: sum(found.map(({ stuck }) => stuck.length)) + stored.unsent,
    failed: sum(found.map(({ failed }) => failed.length)),
    'PDFs that came': `${pdfs.filter((pdf) => pdf?.status === 200).length} of ${pdfs.length}`,
    mails: written,
    'mails repeated': `${post.taken.length - written} (${(((post.taken.length - written) / written) * 100).toFixed(1)} %)`,
    'start, median s': seconds(starts[Math.floor(starts.length / 2)] ?? 0),
    'start, worst s': seconds(starts.at(-1) ?? 0),
  }
}

/** Takes every mail, and keeps its Message-ID. */
async function startPost() {
  const taken: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, accept) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        return // the sender died in the middle of it
      }
      taken.push(/^message-id: *(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
      accept()
    },
  })
  smtp.on('error', () => {}) // a sender that was killed hangs up
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** What is stored once every mail has left, for which a last process gets its time. */
async function settled(place: Place, env: Record<string, string>) {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const deps = await openPlace(place)
    const rows = await deps.db.select({ email: inquiries.email }).from(inquiries)
    const unsent = (await deps.db.select({ status: mails.status }).from(mails)).filter(
      ({ status }) => status !== 'sent',
    )
    await deps.close()
    if (unsent.length === 0 || Date.now() > until)
      return { inquiries: new Set(rows.map(({ email }) => email)), unsent: unsent.length }
    const child = startProcess('main.ts', env)
    await child.says('is ready at')
    await pause(5000)
    await child.kill('SIGTERM')
  }
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(2))
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
