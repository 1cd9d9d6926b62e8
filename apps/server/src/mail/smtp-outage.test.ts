import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mails } from '../adapters/db/schema.ts'
import { PASSWORD, login, post, register } from '../testing/accounts.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../testing/test-server.ts'

const ACCOUNTS = 10
const REQUESTS_EACH = 2

describeEachEngine('a mail server that is away', (engine) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    port = await freePort()
    server = await startTestServer({
      engine,
      work: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://cairn.example', RATE_LIMITS: 'off' },
    })
  })
  afterAll(() => server.close())

  test('loses none of twenty reset mails, each keeps its Message-ID over all tries, and the links work', async () => {
    const addresses = Array.from({ length: ACCOUNTS }, (_, index) => `waiting${index}@example.org`)
    for (const address of addresses) expect((await register(server, address)).statusCode).toBe(201)
    for (let round = 0; round < REQUESTS_EACH; round += 1)
      for (const email of addresses)
        expect((await post(server, '/auth/forgot-password', { email })).statusCode).toBe(200)

    const asked = await server.deps.db.select().from(mails)
    expect(asked).toHaveLength(ACCOUNTS * REQUESTS_EACH)
    // Every mail has met the closed door at least once before it opens.
    await vi.waitFor(
      async () => {
        const rows = await server.deps.db.select().from(mails).where(eq(mails.status, 'queued'))
        expect(rows.filter((mail) => mail.attempts > 0)).toHaveLength(asked.length)
      },
      { timeout: 30_000, interval: 200 },
    )

    const peer = await startPeer(port)
    await vi.waitFor(() => expect(peer.received.length).toBeGreaterThanOrEqual(asked.length), {
      timeout: 50_000,
      interval: 200,
    })
    await vi.waitFor(async () => {
      expect(await server.deps.db.select().from(mails).where(eq(mails.status, 'sent'))).toHaveLength(asked.length)
    })
    await peer.close()

    expect(peer.received.map((mail) => mail.messageId).toSorted()).toEqual(
      asked.map((mail) => mail.message_id).toSorted(),
    )
    for (const { to, from, text, html } of peer.received) {
      expect(addresses).toContain(to?.[0]?.address)
      expect(from?.name).toBe('Cairn')
      expect(html).toContain(linkIn(text))
    }
    const newest = asked
      .filter((mail) => mail.to === addresses[0])
      .toSorted(byTime)
      .at(-1)
    const letter = peer.received.find((mail) => mail.messageId === newest?.message_id)
    const token = linkIn(letter?.text).split('token=')[1] ?? ''
    expect((await post(server, '/auth/reset-password', { token, new_password: 'sixsix' })).statusCode).toBe(200)
    expect((await login(server, addresses[0] ?? '', PASSWORD)).statusCode).toBe(401)
  })
})

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
