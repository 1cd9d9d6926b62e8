import { login } from '@cairn/contract/auth'
import { deleteRoadmap, downloadPdf, getRoadmap, listRoadmaps } from '@cairn/contract/roadmaps'
import { afterEach, expect, test } from 'vitest'
import { json, startTestServer } from '../test-server.ts'
import { ApiError } from './api-error.ts'
import { call, callForResponse, download } from './call.ts'
import { configureApi, onUnauthorized } from './wiring.ts'

afterEach(() => configureApi({ token: () => null }))

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => error as ApiError,
  )

test('a call goes to its path under the base, with the stored token and only the set query values', async () => {
  const seen = await startTestServer((_, response) => json(response, 200, [], { 'x-total-count': '7' }))
  configureApi({ token: () => 'tok' })
  const { response } = await callForResponse(listRoadmaps, {
    query: { limit: 3, skip: undefined, favorites_only: true },
  })
  expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/roadmaps/?limit=3&favorites_only=true' })
  expect(seen[0]?.headers.authorization).toBe('Bearer tok')
  expect(response.headers.get('x-total-count')).toBe('7')
})

test('without a token there is no authorization header', async () => {
  const seen = await startTestServer((_, response) => json(response, 200, []))
  await call(listRoadmaps)
  expect(seen[0]?.headers).not.toHaveProperty('authorization')
})

test('parameters are escaped into the path', async () => {
  const seen = await startTestServer((_, response) => json(response, 200, {}))
  await call(getRoadmap, { params: { id: 'a/../b?c' } })
  expect(seen[0]?.path).toBe('/api/v1/roadmaps/a%2F..%2Fb%3Fc')
})

test('signing in travels as a multipart form', async () => {
  const seen = await startTestServer((_, response) => json(response, 200, { access_token: 't', token_type: 'bearer' }))
  await call(login, { body: { username: 'a@b.co', password: 'geheim' } })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('name="username"\r\n\r\na@b.co')
})

test('an empty answer is undefined', async () => {
  await startTestServer((_, response) => response.writeHead(204).end())
  expect(await call(deleteRoadmap, { params: { id: '1' } })).toBeUndefined()
})

test('an unexpected shape is handed on, not refused', async () => {
  await startTestServer((_, response) => json(response, 200, { id: 5, content: 'text', extra: true }))
  expect(await call(getRoadmap, { params: { id: '5' } })).toEqual({ id: 5, content: 'text', extra: true })
})

const problems = [
  { loc: ['body', 'a'], msg: 'first', type: 'x' },
  { loc: ['body', 'b'], msg: 'second', type: 'x' },
]
test.each([
  ['the detail', 404, { detail: 'Roadmap not found' }, 'Roadmap not found'],
  ['the messages of a list', 422, { detail: problems }, 'first; second'],
  ['the message of an object', 400, { detail: { message: 'inner' } }, 'inner'],
  ['the status when nothing is said', 503, {}, 'Request failed with status code 503'],
])('a failure says %s', async (_, status, body, detail) => {
  await startTestServer((_request, response) => json(response, status, body, { 'retry-after': '12' }))
  const error = await failure(call(listRoadmaps))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ detail, message: detail, status_code: status, retryAfterSeconds: 12 })
})

test('the fields of a 422 stay readable one by one', async () => {
  await startTestServer((_, response) => json(response, 422, { detail: problems }))
  expect((await failure(call(listRoadmaps))).problems).toEqual(problems)
})

test('a failure without JSON still has a text and its status', async () => {
  await startTestServer((_, response) => response.writeHead(502).end('<html>Bad gateway'))
  expect(await failure(call(listRoadmaps))).toMatchObject({
    detail: 'Request failed with status code 502',
    status_code: 502,
  })
})

test('no answer at all counts as 500 with the error’s own message', async () => {
  await startTestServer((_, response) => response.destroy())
  const error = await failure(call(listRoadmaps))
  expect(error.status_code).toBe(500)
  expect(error.detail).not.toBe('')
})

test('a call gives up after its time', async () => {
  await startTestServer(() => undefined)
  const error = await failure(call(listRoadmaps, { timeoutMs: 30 }))
  expect(error).toMatchObject({ detail: 'No answer within 0.03 seconds', status_code: 500 })
})

test('a caller that gives up gets its own reason back, not an ApiError', async () => {
  await startTestServer(() => undefined)
  const controller = new AbortController()
  const promise = failure(call(listRoadmaps, { signal: controller.signal }))
  controller.abort()
  expect((await promise).name).toBe('AbortError')
})

test('a 401 is told with its path and the token it refused', async () => {
  await startTestServer((_, response) => json(response, 401, { detail: 'no' }))
  configureApi({ token: () => 'old' })
  const heard: unknown[] = []
  const stop = onUnauthorized((event) => heard.push(event))
  await failure(call(getRoadmap, { params: { id: '1' } }))
  stop()
  await failure(call(getRoadmap, { params: { id: '2' } }))
  expect(heard).toEqual([{ path: '/roadmaps/1', token: 'old' }])
})

test.each([
  [undefined, 'download.pdf'],
  ['attachment', 'download.pdf'],
  ['attachment; filename="Acme Ltd.pdf"', 'Acme Ltd.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  [`attachment; filename="fallback.pdf"; filename*=UTF-8''M%C3%BCller.pdf`, 'Müller.pdf'],
  [`attachment; filename="fallback.pdf"; filename*=UTF-8''%E0%A4`, 'fallback.pdf'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
])('the header %j names the file %s', async (header, name) => {
  await startTestServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', ...(header && { 'content-disposition': header }) })
    response.end('%PDF-')
  })
  const file = await download(downloadPdf, { params: { id: '1' } })
  expect([file.name, file.blob.size]).toEqual([name, 5])
})

test.each(['ftp://x', 'api/v1', '', 'https://'])('the base URL %j is refused', (base) => {
  expect(() => configureApi({ base })).toThrow('The API base URL must start with / or be an http or https URL')
})

test('an answer that stops half-way gives up after its time, too', async () => {
  await startTestServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('[')
  })
  const error = await failure(call(listRoadmaps, { timeoutMs: 60 }))
  expect(error).toMatchObject({ detail: 'No answer within 0.06 seconds', status_code: 500 })
})
