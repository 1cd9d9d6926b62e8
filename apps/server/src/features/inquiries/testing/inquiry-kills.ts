import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { inquiries, mails } from '../../../adapters/db/schema.ts'
import { type Child, startProcess } from '../../../testing/child-process.ts'
import { openPlace, type Place } from '../../../testing/place.ts'
import { sampleInquiry } from './samples.ts'

/** Where the process dies, seen from the mail server: away, greeting, holding the whole mail, having taken it. */
const MOMENTS = ['away', 'connected', 'read', 'accepted'] as const
type Moment = (typeof MOMENTS)[number]
const AT_ONCE = 3

export interface KillCount {
  kills: number
  /** Inquiries that were answered with success. */
  acknowledged: number
  lost: string[]
  /** Mails that never reached the mail server. */
  undelivered: string[]
  deliveries: number
  /** The same mail again, by its Message-ID: what at-least-once allows. */
  repeats: number
  /** Two mails, with two Message-IDs, about one inquiry to one person: never allowed. */
  doubled: string[]
  /** Rows that still say 'not mailed' when all is done. */
  unmarked: number
}

/** Kills a real server between 'stored' and 'mailed', once a round, then lets it finish and counts. */
export async function inquiryKills(place: Place, rounds: number, report: (line: string) => void = () => {}) {
  const peer = await startPeer()
  const env = { ...place.env, NODE_ENV: 'test', RATE_LIMITS: 'off', PORT: '0', SMTP_URL: peer.url }
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] ?? 'away'
    peer.holdBack()
    const child = startProcess('main.ts', env)
    const url = addressIn(await child.says('is ready at'))
    const senders = Array.from({ length: AT_ONCE }, (_, index) => `round${round}.${index}@example.org`)
    const answers = await Promise.all(senders.map((email) => send(url, email)))
    acknowledged.push(...senders.filter((_, index) => answers[index]))
    peer.killAt(moment, child)
    if (moment === 'away') await child.kill('SIGKILL')
    else await child.ended
    report(`kill ${round + 1}, ${moment}: ${acknowledged.length} inquiries, ${peer.deliveries.length} deliveries`)
  }
  peer.serve()
  const wanted = acknowledged.flatMap((email) => [`inquiry ${email}`, `acknowledgement ${email}`])
  const finish = async () => {
    const last = startProcess('main.ts', env)
    await last.says('is ready at')
    const undelivered = await waitFor(() => wanted.filter((one) => !peer.deliveries.some(({ what }) => what === one)))
    await new Promise((resolve) => setTimeout(resolve, 3000)) // delivered is not yet noted
    await last.kill('SIGTERM')
    return { undelivered, ...(await whatIsStored(place)) }
  }
  let end = await finish()
  // On a busy machine the note may take longer than that; the next process makes good for it, or nothing ever does.
  for (let turn = 0; turn < 5 && end.unmarked > 0; turn += 1) end = await finish()
  const { stored, undelivered, unmarked } = end
  await peer.close()
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((email) => !stored.has(email)),
    undelivered,
    deliveries: peer.deliveries.length,
    repeats: peer.deliveries.length - new Set(peer.deliveries.map(({ id }) => id)).size,
    doubled: wanted.filter(
      (one) => new Set(peer.deliveries.filter(({ what }) => what === one).map(({ id }) => id)).size > 1,
    ),
    unmarked,
  } satisfies KillCount
}

async function startPeer() {
  const deliveries: { what: string; id: string }[] = []
  let moment: Moment | undefined
  let victim: Child | undefined
  let open = Promise.withResolvers<void>()
  const meets = (now: Moment) => {
    if (moment === now) victim?.process.kill('SIGKILL')
    return moment === now
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onConnect(_session, welcome) {
      await open.promise
      if (moment === 'away') return welcome(Object.assign(new Error('come back later'), { responseCode: 421 }))
      if (!meets('connected')) return welcome()
      return undefined
    },
    async onData(stream, _session, accept) {
      const mail = await readMail(stream)
      if (!mail || meets('read')) return
      const replyTo = mail.replyTo?.[0]?.address ?? ''
      const to = mail.to?.[0]?.address ?? ''
      const what = replyTo.startsWith('round') ? `inquiry ${replyTo}` : `acknowledgement ${to}`
      deliveries.push({ what, id: mail.messageId ?? '' })
      accept()
      meets('accepted')
    },
  })
  smtp.on('error', () => {}) // a client that was killed hangs up
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    deliveries,
    /** Connections wait for their greeting, so that everything is stored and nothing mailed. */
    holdBack() {
      open = Promise.withResolvers()
    },
    killAt(next: Moment, child: Child) {
      moment = next
      victim = child
      open.resolve()
    },
    serve() {
      moment = undefined
      open.resolve()
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** Nothing when the sender died in the middle of it. */
async function readMail(stream: AsyncIterable<unknown>) {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer)
  } catch {
    return undefined
  }
  return PostalMime.parse(Buffer.concat(chunks))
}

/** True when the server said that it has the inquiry. */
async function send(url: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/v1/contact/send-inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleInquiry({ email })),
    })
    return response.ok && ((await response.json()) as { success: boolean }).success
  } catch {
    return false // the kill came first
  }
}

/** A mail that met a closed door waits up to two minutes for its next try. */
async function waitFor(missing: () => string[], patienceMs = 400_000): Promise<string[]> {
  const until = Date.now() + patienceMs
  while (missing().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  return missing()
}

async function whatIsStored(place: Place) {
  const deps = await openPlace(place)
  const rows = await deps.db.select().from(inquiries)
  const posted = await deps.db.select().from(mails)
  await deps.close()
  return {
    stored: new Set(rows.map((row) => row.email)),
    unmarked: rows.filter((row) => !row.mailed_at).length + posted.filter((mail) => mail.status !== 'sent').length,
  }
}

function addressIn(output: string): string {
  return /http:\/\/\S+/.exec(output)?.[0] ?? ''
}
