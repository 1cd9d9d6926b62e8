import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inquiries, mails } from '../adapters/db/schema.ts'
import { sampleInquiry } from '../features/inquiries/testing/samples.ts'
import { PASSWORD, login, post, register } from '../testing/accounts.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../testing/test-server.ts'

const CONTACT = 'desk@institute.example'
const SUBJECTS = {
  reset: 'Reset your Cairn password',
  acknowledgement: 'We have received your inquiry to Institute for Machine Learning',
}
const ACCOUNTS = Array.from({ length: 5 }, (_, index) => `visitor${index}@example.org`)
/** Asks more often than it is acknowledged: the limits are on. */
const EAGER = { email: 'eager@example.org', inquiries: 6, acknowledgements: 5 }
const ONCE = ACCOUNTS.slice(0, 4)
const INQUIRIES = [...ONCE, ...Array<string>(EAGER.inquiries).fill(EAGER.email)].map((email, index) => ({
  email,
  company: `Company ${index}`,
}))
const WAVES = [INQUIRIES.slice(0, 5), INQUIRIES.slice(5)]

describeEachEngine('a mail server that is away', (engine) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    port = await freePort()
    server = await startTestServer({
      engine,
      work: true,
      // Pauses grow to minutes in production. Each worker takes up one waiting mail a second: as many as there are mails.
      jobOptions: { 'send-mail': { retryDelayMaxS: 1, concurrency: 30 } },
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://cairn.example', CONTACT_EMAIL: CONTACT },
    })
  })
  afterAll(() => server.close())

  test('loses and repeats no mail of twenty resets and inquiries, and the links in them work', async () => {
    for (const email of ACCOUNTS) expect((await register(server, email)).statusCode).toBe(201)
    for (const wave of WAVES) {
      const answers = await Promise.all([
        ...ACCOUNTS.map((email) => post(server, '/auth/forgot-password', { email })),
        ...wave.map((inquiry) => post(server, '/contact/send-inquiry', sampleInquiry(inquiry))),
      ])
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200))
    }
    const posted = await server.deps.db.select().from(mails)

    // Every mail has met the closed door at least once before it opens.
    await vi.waitFor(
      async () => {
        const waiting = await server.deps.db.select().from(mails).where(eq(mails.status, 'queued'))
        expect(waiting.filter((mail) => mail.attempts > 0)).toHaveLength(posted.length)
      },
      { timeout: 120_000, interval: 100 },
    )
    expect((await server.deps.db.select().from(inquiries)).filter((inquiry) => inquiry.mailed_at)).toEqual([])

    const peer = await startPeer(port)
    // A mail is sent by its job and by nothing else: once no job is left, none will be repeated.
    await vi.waitFor(async () => expect(await unfinishedJobs(server)).toBe(0), { timeout: 120_000, interval: 100 })
    await peer.close()

    expect(peer.received.map((mail) => mail.messageId).toSorted()).toEqual(
      posted.map((mail) => mail.message_id).toSorted(),
    )
    expect(peer.received.map(described).toSorted()).toEqual(
      [
        ...WAVES.flatMap(() => ACCOUNTS.map((email) => `${SUBJECTS.reset}, to ${email}`)),
        ...INQUIRIES.map(({ company, email }) => `Inquiry from ${company}, to ${CONTACT}, reply to ${email}`),
        ...[...ONCE, ...Array<string>(EAGER.acknowledgements).fill(EAGER.email)].map(
          (email) => `${SUBJECTS.acknowledgement}, to ${email}, reply to ${CONTACT}`,
        ),
      ].toSorted(),
    )
    for (const { from } of peer.received) expect(from).toEqual({ name: 'Cairn', address: CONTACT })
    const sent = await server.deps.db.select().from(mails).where(eq(mails.status, 'sent'))
    expect(sent).toHaveLength(posted.length)
    const stored = await server.deps.db.select().from(inquiries)
    expect(stored.filter((inquiry) => inquiry.mailed_at)).toHaveLength(INQUIRIES.length)

    const resets = peer.received.filter((mail) => mail.subject === SUBJECTS.reset)
    for (const { text, html } of resets) expect(html).toContain(linkIn(text))
    const [address = ''] = ACCOUNTS
    const newest = posted
      .filter((mail) => mail.to === address && mail.kind === 'password-reset')
      .toSorted(byTime)
      .at(-1)
    const letter = resets.find((mail) => mail.messageId === newest?.message_id)
    const token = linkIn(letter?.text).split('token=')[1] ?? ''
    expect((await post(server, '/auth/reset-password', { token, new_password: 'sixsix' })).statusCode).toBe(200)
    expect((await login(server, address, PASSWORD)).statusCode).toBe(401)
  })
})

function described({ subject, to, replyTo }: Email) {
  const reply = replyTo?.map(({ address }) => `, reply to ${address}`).join('') ?? ''
  return `${subject}, to ${to?.map(({ address }) => address).join()}${reply}`
}

async function unfinishedJobs({ deps }: TestServer) {
  const { rows } = await deps.db.execute(
    sql`select id from pgboss.job where name = 'send-mail' and state <> 'completed'`,
  )
  return rows.length
}

function linkIn(text = '') {
  const [link = ''] = /https:\/\/cairn\.example\/reset-password\?token=[\w-]{43}/.exec(text) ?? []
  expect(link).not.toBe('')
  return link
}

function byTime(a: { created_at: string }, b: { created_at: string }) {
  return a.created_at.localeCompare(b.created_at)
}

async function startPeer(port: number) {
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, accepted) {
      void (async () => {
        received.push(await PostalMime.parse(await buffer(stream)))
        accepted()
      })()
    },
  })
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  return { received, close: () => new Promise<void>((resolve) => smtp.close(() => resolve())) }
}

/** A port that nobody listens on yet. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
