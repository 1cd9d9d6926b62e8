import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inquiries, mails } from '../../adapters/db/schema.ts'
import { post, signedIn } from '../../testing/accounts.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sampleInquiry } from './testing/samples.ts'

const CONTACT = 'desk@institute.example'

describeEachEngine('inquiries', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, work: true, env: { RATE_LIMITS: 'off', CONTACT_EMAIL: CONTACT } })
  })
  afterAll(() => server.close())

  const send = (change: Record<string, unknown> = {}) => post(server, '/contact/send-inquiry', sampleInquiry(change))

  /** Everything in the outbox about this sender: the provider's letter, and the acknowledgement. */
  async function lettersAbout(email: string, count = 2) {
    return vi.waitFor(
      async () => {
        const all = await outbox(server)
        const mine = all.filter((mail) => [mail.to?.[0]?.address, mail.replyTo?.[0]?.address].includes(email))
        expect(mine).toHaveLength(count)
        return {
          toProvider: mine.find((mail) => mail.to?.[0]?.address === CONTACT),
          toSender: mine.find((mail) => mail.to?.[0]?.address === email),
        }
      },
      { timeout: 60_000, interval: 50 },
    )
  }

  test('an inquiry is stored, mailed to the provider with its assessment, and acknowledged', async () => {
    const answer = await send({ email: 'Whole@Example.org', additional_info: 'Call after ten.' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: expect.stringContaining('1-2'), copy_sent: false },
    ])
    const { toProvider, toSender } = await lettersAbout('whole@example.org')
    expect(toProvider).toMatchObject({
      subject: 'Inquiry from Cairn & Sons',
      to: [{ address: CONTACT }],
      replyTo: [{ name: 'Ada Byron', address: 'whole@example.org' }],
    })
    for (const said of [
      'Read incoming orders',
      'Typing takes four hours a day',
      'Industry: Retail',
      'Three years of orders as PDF',
      'Owner',
      'Call after ten.',
      '5 of 8',
      'Direct consultation',
      'Yes, a specific one (+3)',
      'Advanced (+2)',
      'A small organisation with 1-19 employees',
    ]) {
      // prettier-ignore
      expect(toProvider?.text).toContain(said)
      expect(toProvider?.html).toContain(said)
    }
    expect(toSender).toMatchObject({ replyTo: [{ address: CONTACT }] })
    expect(toSender?.text).toContain('1-2 business days')
    await vi.waitFor(async () => {
      const [stored] = await server.deps.db.select().from(inquiries).where(eq(inquiries.email, 'whole@example.org'))
      expect(stored).toMatchObject({ company: 'Cairn & Sons', mailed_at: expect.any(String) })
    })
  })

  test('an account that writes under its own address gets a copy of what it asked, without links', async () => {
    const headers = await signedIn(server, 'copy@example.org')
    const asked = sampleInquiry({ email: 'copy@example.org', additional_info: 'See https://shop.example/x' })
    const answer = await post(server, '/contact/send-inquiry', asked, headers)
    expect(answer.json()).toMatchObject({ success: true, copy_sent: true })
    const { toSender } = await lettersAbout('copy@example.org')
    for (const said of ['Read incoming orders', 'Typing takes four hours a day', 'Three years of orders as PDF'])
      expect(toSender?.text).toContain(said)
    expect(toSender?.text).toContain('shop.')
    expect(`${toSender?.text}${toSender?.html}`).not.toContain('shop.example')
    expect(`${toSender?.text}${toSender?.html}`).not.toContain('https://shop')
  })

  test.each([
    ['another address', 'copy.other@example.org', undefined],
    ['a token that is none', 'copy.forged@example.org', { authorization: 'Bearer forged' }],
  ])('an account that writes under %s gets no copy', async (_name, email, forged) => {
    const headers = forged ?? (await signedIn(server, `account.${email}`))
    const answer = await post(server, '/contact/send-inquiry', sampleInquiry({ email }), headers)
    expect([answer.statusCode, answer.json<{ copy_sent: boolean }>().copy_sent]).toEqual([200, false])
    expect((await lettersAbout(email)).toSender?.text).not.toContain('Read incoming orders')
  })

  test('the acknowledgement repeats nothing that was typed by nobody known', async () => {
    const bait = 'Visit https://spam.example'
    await send({ email: 'victim@example.org', name: bait, company: bait, solution: bait, additional_info: bait })
    const { toSender } = await lettersAbout('victim@example.org')
    expect(`${toSender?.subject}${toSender?.text}${toSender?.html}`).not.toContain('spam.example')
  })

  test('the score in the letter is counted again, whatever the address bar said', async () => {
    const routing_data = { ...sampleInquiry().routing_data, routing_result: { score: 8, decision: 'roadmap' } }
    await send({ email: 'forged@example.org', routing_data })
    const { toProvider } = await lettersAbout('forged@example.org')
    expect(toProvider?.text).toContain('5 of 8')
  })

  test.each([
    ['no assessment', {}, 'Sent without an assessment.'],
    ['another shape', { score: 'high', quiz_responses: 7, company_details: ['x'] }, 'Sent without an assessment.'],
    [
      'the confidentiality notice',
      { quiz_data: { quiz_responses: sampleInquiry().routing_data['quiz_responses'] }, fromDisclaimer: true },
      '5 of 8',
    ],
    [
      'an industry of its own',
      { company_details: { industry: 'Other', custom_industry: 'Falconry', company_size: '100+ employees' } },
      'Falconry',
    ],
  ])('routing data from %s makes a letter', async (name, routing_data, said) => {
    const email = `${name.replaceAll(' ', '.')}@example.org`
    expect((await send({ email, routing_data })).statusCode).toBe(200)
    expect((await lettersAbout(email)).toProvider?.text).toContain(said)
  })

  test.each([
    ['quotes and a comma', 'Ada "Countess" <evil@x.example>, Bob'],
    ['angle brackets', '<b>Ada</b> <script>'],
    ['emoji', '🪨 Ada 👩🏽‍💻'],
    ['right to left', 'آدا لوفلايس'],
    ['two hundred characters', 'Ł'.repeat(200)],
  ])('a name with %s arrives as typed and adds no recipient', async (what, name) => {
    const email = `name.${what.replaceAll(' ', '.')}@example.org`
    expect((await send({ email, name, company: name })).statusCode).toBe(200)
    const { toProvider } = await lettersAbout(email)
    expect(toProvider?.to).toEqual([{ name: '', address: CONTACT }])
    expect(toProvider?.replyTo).toEqual([{ name, address: email }])
    expect(toProvider?.subject).toBe(`Inquiry from ${name}`)
    expect([toProvider?.cc, toProvider?.bcc]).toEqual([undefined, undefined])
    const [stored] = await server.deps.db.select().from(inquiries).where(eq(inquiries.email, email))
    expect(stored?.payload.name).toBe(name)
  })

  test('a name that mail programs would decode into a line break stays on its line', async () => {
    const name = '=?utf-8?Q?=0D=0ABcc:_evil@x.example?='
    await send({ email: 'encoded@example.org', name, company: name })
    const { toProvider } = await lettersAbout('encoded@example.org')
    expect(toProvider?.replyTo).toEqual([{ name: name.replace('=?', '= ?'), address: 'encoded@example.org' }])
    expect(toProvider?.subject).not.toMatch(/[\r\n]/)
    expect(toProvider?.text).toContain(name)
  })

  test('a filled honeypot is answered alike, kept, and mailed to nobody', async () => {
    const honest = await send({ email: 'honest@example.org' })
    const bot = await send({ email: 'bot@example.org', website: 'https://spam.example' })
    expect([bot.statusCode, bot.body]).toEqual([200, honest.body])
    await lettersAbout('honest@example.org')
    const [kept] = await server.deps.db.select().from(inquiries).where(eq(inquiries.email, 'bot@example.org'))
    expect(kept).toMatchObject({ mailed_at: null, payload: { website: 'https://spam.example' } })
    expect(await mailsAbout(kept?.id)).toBe(0)
  })

  test('what cannot be posted is not stored either', async () => {
    await server.deps.db.execute(sql`alter table mails add constraint closed check ("to" <> 'nomail@example.org')`)
    expect((await send({ email: 'nomail@example.org' })).statusCode).toBe(500)
    expect(await server.deps.db.select().from(inquiries).where(eq(inquiries.email, 'nomail@example.org'))).toHaveLength(
      0,
    )
    await server.deps.db.execute(sql`alter table mails drop constraint closed`)
  })

  async function mailsAbout(id: string | undefined) {
    const { rows } = await server.deps.db.execute(sql`select id from mails where payload->>'inquiry_id' = ${id}`)
    return rows.length
  }

  describe('refused, stored nowhere and mailed to nobody:', () => {
    let before: number
    const count = async () =>
      (await server.deps.db.select().from(inquiries)).length + (await server.deps.db.select().from(mails)).length
    beforeEach(async () => {
      before = await count()
    })

    test.each([
      ['a line feed in the name', { name: 'Ada\nBcc: evil@x.example' }, ['body', 'name']],
      ['a carriage return in the company', { company: 'Cairn\rBcc: evil@x.example' }, ['body', 'company']],
      ['a line feed in the address', { email: 'ada@example.org\nBcc: evil@x.example' }, ['body', 'email']],
      ['two addresses', { email: 'ada@example.org, evil@x.example' }, ['body', 'email']],
      ['an address with a name', { email: 'Ada <ada@example.org>' }, ['body', 'email']],
      ['NUL in the problem', { problem: 'a\0b' }, ['body', 'problem']],
      ['half an emoji', { solution: '\uD83E' }, ['body', 'solution']],
      ['an empty field', { problem: '   ' }, ['body', 'problem']],
      ['a number for a text', { company: 7 }, ['body', 'company']],
      ['a list for a text', { solution: ['a'] }, ['body', 'solution']],
      ['an object for a text', { name: { first: 'Ada' } }, ['body', 'name']],
      ['null for a text', { position: null }, ['body', 'position']],
      ['text for routing data', { routing_data: 'x' }, ['body', 'routing_data']],
      ['a list for routing data', { routing_data: [] }, ['body', 'routing_data']],
      ['endless routing data', { routing_data: { x: 'y'.repeat(10_001) } }, ['body', 'routing_data']],
      ['an endless text', { problem: 'y'.repeat(5001) }, ['body', 'problem']],
      ['an endless name', { name: 'y'.repeat(201) }, ['body', 'name']],
    ])('%s', async (_name, change, loc) => {
      const answer = await send(change)
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ detail: unknown[] }>().detail).toContainEqual(expect.objectContaining({ loc }))
      expect(await count()).toBe(before)
    })

    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    const withRouting = (json: string) => JSON.stringify(sampleInquiry({ routing_data: 0 })).replace(/0(?=\}$)/, json)
    test.each([
      ['JSON of 1,000 levels', 400, withRouting(deep(1000)), 'The JSON is nested too deeply'],
      ['JSON of 33 levels', 400, withRouting(deep(32)), 'The JSON is nested too deeply'],
      ['broken JSON', 400, '{"solution":', 'The body is not valid JSON'],
      ['a list', 422, '[]', undefined],
      ['nothing', 422, '', undefined],
    ])('%s', async (_name, status, payload, detail) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/contact/send-inquiry',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode).toBe(status)
      if (detail) expect(answer.json()).toEqual({ detail })
      expect(await count()).toBe(before)
    })

    test('a body of 10 MB, over a real connection', async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.app.server.address() as AddressInfo
      const body = JSON.stringify(sampleInquiry({ problem: 'y'.repeat(10 * 1024 * 1024) }))
      expect(await postOverTheWire(port, body)).toEqual([413, '{"detail":"The body is larger than 64 KiB"}'])
      expect(await count()).toBe(before)
    })
  })
})

describeEachEngine('limits on inquiries', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  test('twenty an hour from one address, of which five are acknowledged to one sender', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 20; index += 1)
      statuses.push((await post(server, '/contact/send-inquiry', sampleInquiry())).statusCode)
    expect(statuses).toEqual(Array(20).fill(200))
    const refused = await post(server, '/contact/send-inquiry', sampleInquiry())
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      expect.stringMatching(/^Too many inquiries\. Please try again in \d+ minutes?\.$/),
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await server.deps.db.select().from(inquiries)).toHaveLength(20)
    const posted = await server.deps.db.select().from(mails)
    expect(posted.filter((mail) => mail.kind === 'inquiry')).toHaveLength(20)
    expect(posted.filter((mail) => mail.kind === 'inquiry-acknowledgement')).toHaveLength(5)
  })
})

async function outbox(server: TestServer): Promise<Email[]> {
  const folder = path.join(server.config.DATA_DIR, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
}

/** The server may answer, and hang up, before it has read everything. */
async function postOverTheWire(port: number, body: string): Promise<[number | undefined, string]> {
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/contact/send-inquiry',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  sent.on('error', () => {})
  sent.end(body)
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return [response.statusCode, Buffer.concat(chunks).toString()]
}
