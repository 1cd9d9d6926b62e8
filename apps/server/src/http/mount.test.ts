import { connect } from 'node:net'
import { endpoint } from '@cairn/contract/endpoint'
import { line, text } from '@cairn/contract/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { users } from '../adapters/db/schema.ts'
import { AppError } from '../errors.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { OUR_FAULT } from './error-handler.ts'
import { mount } from './mount.ts'

const echo = endpoint({
  method: 'POST',
  path: '/test/echo/{id}',
  access: 'public',
  summary: 'Says what it heard',
  params: z.object({ id: line(64) }),
  query: z.object({ loud: z.optional(z.enum(['yes', 'no'])) }),
  body: z.strictObject({ name: text(20), more: z.optional(z.record(z.string(), z.unknown())) }),
  status: 201,
  reply: z.object({ id: z.string(), name: z.string(), loud: z.boolean() }),
})
const form = endpoint({
  method: 'POST',
  path: '/test/form',
  access: 'public',
  summary: 'Takes a form',
  body: z.object({ username: text(254), password: text(1024) }),
  bodyType: 'form',
  status: 200,
  reply: z.object({ username: z.string(), password: z.string() }),
})
const mine = endpoint({
  method: 'GET',
  path: '/test/mine/',
  access: 'user',
  summary: 'Needs a user',
  status: 200,
  reply: z.object({ userId: z.string() }),
})
const breaking = endpoint({
  method: 'GET',
  path: '/test/break/{how}',
  access: 'public',
  summary: 'Fails',
  params: z.object({ how: z.string() }),
  status: 200,
  reply: z.object({ fine: z.boolean() }),
})

const failures: Record<string, unknown> = {
  bug: new Error('SECRET inside'),
  null: null,
  gone: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  wrapped: new Error('query', { cause: Object.assign(new Error('stop'), { code: '57P01' }) }),
  limited: new AppError('too_many', 'Later', { retryAfter: 59.2 }),
}

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer({
    extend(app) {
      mount(app, echo, async ({ params, query, body }) => {
        const secret = { password_hash: 'SECRET' }
        return { id: params.id, name: body.name, loud: query.loud === 'yes', ...secret }
      })
      mount(app, form, async ({ body }) => body)
      mount(app, mine, async ({ userId }) => ({ userId }))
      mount(app, breaking, async ({ params }) => {
        if (params.how === 'reply') return { fine: 'SECRET' as never }
        throw failures[params.how]
      })
    },
  })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const post = (path: string, payload: string | Buffer, type = 'application/json') =>
  server.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: { 'content-type': type } })

describe('a mounted endpoint', () => {
  test.each(['/test/echo/7?loud=yes', '/test/echo/7/?loud=yes'])('answers %s', async (path) => {
    const reply = await post(path, '{"name":"Ada"}')
    expect([reply.statusCode, reply.json()]).toEqual([201, { id: '7', name: 'Ada', loud: true }])
  })

  test('sends only what the contract names', async () => {
    expect((await post('/test/echo/7', '{"name":"Ada"}')).body).not.toContain('SECRET')
  })

  test('names every broken field', async () => {
    const reply = await post('/test/echo/7?loud=maybe', '{}')
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['query', 'loud']])
    const unknown = await post('/test/echo/7', '{"nome":"Ada"}')
    expect(unknown.json().detail).toEqual([
      { loc: ['body', 'name'], msg: 'This field is required', type: 'missing' },
      { loc: ['body', 'nome'], msg: 'This field is not accepted here', type: 'extra' },
    ])
  })

  test.each([
    ['multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\na@b.de\r\n--x\r\nContent-Disposition: form-data; name="password"\r\n\r\np&=+ä\r\n--x--\r\n'],
    ['urlencoded', 'application/x-www-form-urlencoded', 'username=a%40b.de&password=p%26%3D%2B%C3%A4'],
  ])('reads a %s form', async (_, type, payload) => {
    expect((await post('/test/form', payload, type)).json()).toEqual({ username: 'a@b.de', password: 'p&=+ä' })
  }) // prettier-ignore
})

describe('access', () => {
  const get = (authorization?: string) =>
    server.app.inject({ url: '/api/v1/test/mine', headers: authorization === undefined ? {} : { authorization } })

  test('needs a token that is current, of a user who exists', async () => {
    const { db, tokens } = server.deps
    const [user] = await db.insert(users).values({ email: 'a@b.de', username: 'Ada', password_hash: 'x' }).returning()
    const userId = user?.id ?? ''
    const good = await tokens.issue({ userId, tokenVersion: 0 })
    const reply = await get(`Bearer ${good}`)
    expect([reply.statusCode, reply.json()]).toEqual([200, { userId }])

    const nobody = await tokens.issue({ userId: 'nobody', tokenVersion: 0 })
    const older = await tokens.issue({ userId, tokenVersion: -1 })
    for (const refused of [
      undefined,
      '',
      'Bearer',
      `Basic ${good}`,
      `Bearer ${good}x`,
      `Bearer ${nobody}`,
      `Bearer ${older}`,
    ]) {
      const answer = await get(refused)
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Could not validate credentials' }])
    }
  })
})

describe('whatever a client sends', () => {
  const deep = `{"name":"a","more":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`
  const cases: [string, string, string | Buffer, string, number][] = [
    ['malformed JSON', '/test/echo/1', '{"name":', 'application/json', 400],
    ['JSON cut in a string', '/test/echo/1', '{"name":"a', 'application/json', 400],
    ['nothing at all', '/test/echo/1', '', 'application/json', 422],
    ['a list', '/test/echo/1', '[]', 'application/json', 422],
    ['null', '/test/echo/1', 'null', 'application/json', 422],
    ['deep JSON', '/test/echo/1', deep, 'application/json', 400],
    ['very deep JSON', '/test/echo/1', '['.repeat(60_000), 'application/json', 400],
    ['a large body', '/test/echo/1', `{"name":"${'a'.repeat(66_000)}"}`, 'application/json', 413],
    ['a NUL', '/test/echo/1', '{"name":"a\\u0000"}', 'application/json', 422],
    ['a NUL where no schema looks', '/test/echo/1', '{"name":"a","more":{"x":["\\u0000"]}}', 'application/json', 422],
    ['a NUL in a name', '/test/echo/1', '{"name":"a","more":{"\\u0000":1}}', 'application/json', 422],
    ['a lone surrogate', '/test/echo/1', '{"name":"a","more":{"x":"\\ud800"}}', 'application/json', 422],
    ['__proto__', '/test/echo/1', '{"name":"a","__proto__":{"loud":1}}', 'application/json', 422],
    ['__proto__ where no schema looks', '/test/echo/1', '{"name":"a","more":{"x":[{"__proto__":{"loud":1}}]}}', 'application/json', 422],
    ['__proto__ in other letters', '/test/echo/1', '{"name":"a","more":{"\\u005f_proto_\\u005F" : 1}}', 'application/json', 422],
    ['a constructor with a prototype', '/test/echo/1', '{"name":"a","more":{"constructor":{"prototype":{"loud":1}}}}', 'application/json', 422],
    ['a constructor without one', '/test/echo/1', '{"name":"a","more":{"constructor":"Ada & Sons"}}', 'application/json', 201],
    ['bytes that are not UTF-8', '/test/echo/1', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
    ['a form where JSON belongs', '/test/echo/1', 'name=a', 'application/x-www-form-urlencoded', 415],
    ['JSON where a form belongs', '/test/form', '{"username":"a","password":"b"}', 'application/json', 415],
    ['text', '/test/echo/1', 'hello', 'text/plain', 415],
    ['a broken content type', '/test/echo/1', '{}', 'application', 415],
    ['a form without boundary', '/test/form', 'x', 'multipart/form-data', 400],
    ['a form that stops', '/test/form', '--x\r\nContent-Dispo', 'multipart/form-data; boundary=x', 400],
    ['a file for a field', '/test/form', '--x\r\nContent-Disposition: form-data; name="username"; filename="a"\r\n\r\nb\r\n--x--\r\n', 'multipart/form-data; boundary=x', 422],
    ['a field twice', '/test/form', 'username=a&username=b&password=c', 'application/x-www-form-urlencoded', 422],
    ['a NUL in a form', '/test/form', 'username=%00&password=c', 'application/x-www-form-urlencoded', 422],
    ['bad percent-encoding in a form', '/test/form', 'username=%zz%&password=c', 'application/x-www-form-urlencoded', 200],
    ['a NUL in the path', '/test/echo/%00', '{"name":"a"}', 'application/json', 422],
    ['bad percent-encoding in the path', '/test/echo/%zz', '{"name":"a"}', 'application/json', 400],
    ['half a character in the path', '/test/echo/%ff', '{"name":"a"}', 'application/json', 400],
    ['a long id', `/test/echo/${'a'.repeat(100)}`, '{"name":"a"}', 'application/json', 422],
    ['a very long id', `/test/echo/${'a'.repeat(3000)}`, '{"name":"a"}', 'application/json', 400],
    ['a query twice', '/test/echo/1?loud=yes&loud=no', '{"name":"a"}', 'application/json', 422],
    ['bad percent-encoding in the query', '/test/echo/1?loud=%zz', '{"name":"a"}', 'application/json', 422],
    ['an unknown path', '/nowhere', '{}', 'application/json', 404],
    ['an unknown path with rubbish', '/nowhere', '{', 'application/json', 400],
  ] // prettier-ignore
  test.each(cases)('%s gets a plain answer', async (_, path, payload, type, status) => {
    const reply = await post(path, payload, type)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
    if (status >= 400) expect(Object.keys(reply.json())).toEqual(['detail'])
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s is refused where POST belongs',
    async (method) => {
      const reply = await server.app.inject({ method, url: '/api/v1/test/form' })
      expect([reply.statusCode, reply.headers.allow, reply.json()]).toEqual([
        405,
        'POST',
        { detail: 'This method is not allowed here' },
      ])
    },
  )

  test('HEAD is GET without a body', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/api/v1/openapi.json' })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })

  test.each([
    ['an unknown method', 'FOO /healthz HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a method of other protocols', 'PROPFIND /api/v1/test/form HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 40[45] /],
    ['rubbish', '\x16\x03\x01\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['two lengths', 'POST /api/v1/test/form HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd', /^HTTP\/1\.1 400 /],
    ['length and chunks', 'POST /api/v1/test/form HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['huge headers', `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['an address instead of a path', 'GET http://evil.example/healthz HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 [24]/],
    ['two slashes', 'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 (200|404|503) /],
    ['an expectation', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', /^HTTP\/1\.1 417 /],
    ['an upgrade', 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', /^HTTP\/1\.1 200 /],
  ])('%s on the wire gets an answer that is no 500', async (_, bytes, answer) => {
    expect(await onTheWire(bytes)).toMatch(answer)
  }) // prettier-ignore
})

describe('an error of ours', () => {
  test.each([
    ['bug', 500, OUR_FAULT, undefined],
    ['null', 500, OUR_FAULT, undefined],
    ['reply', 500, OUR_FAULT, undefined],
    ['gone', 503, OUR_FAULT, '5'],
    ['wrapped', 503, OUR_FAULT, '5'],
    ['limited', 429, 'Later', '60'],
  ])('%s leaves as %i and says nothing of the inside', async (how, status, detail, retryAfter) => {
    const reply = await server.app.inject(`/api/v1/test/break/${how}`)
    expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([status, { detail }, retryAfter])
  })
})

test('the description of the API is made from what is mounted', async () => {
  const api = (await server.app.inject('/api/v1/openapi.json')).json()
  expect(api.openapi).toBe('3.1.0')
  const { post: described } = api.paths['/test/echo/{id}']
  expect(described.parameters.map((parameter: { name: string }) => parameter.name)).toEqual(['id', 'loud'])
  expect(described.requestBody.content['application/json'].schema.required).toEqual(['name'])
  expect(Object.keys(described.responses)).toEqual(['201', '404', '422', 'default'])
  expect(api.paths['/test/mine/'].get.security).toEqual([{ bearer: [] }])
})

function onTheWire(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.setTimeout(60_000, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
