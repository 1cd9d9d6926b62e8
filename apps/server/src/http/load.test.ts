import { connect } from 'node:net'
import { endpoint } from '@cairn/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mount } from './mount.ts'

const wait = endpoint({
  method: 'GET',
  path: '/test/wait',
  access: 'public',
  summary: 'Takes its time',
  status: 200,
  reply: z.object({ waited: z.boolean() }),
})

let server: TestServer
let port: number
let release = () => {}
beforeAll(async () => {
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  server = await startTestServer({
    env: { METRICS_PORT: '0' },
    extend: (app) =>
      mount(app, wait, async () => {
        await gate
        return { waited: true }
      }),
  })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

test('more calls than can be answered in time are refused at once, the rest are answered', async () => {
  const url = `http://127.0.0.1:${port}/api/v1/test/wait`
  const calls = Array.from({ length: 230 }, () => fetch(url))
  const first = await Promise.race(calls)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await first.json()).toEqual({ detail: 'The server is busy. Please try again in a moment.' })
  // A page and the balancer's question are not held up by it.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  release()
  const statuses = (await Promise.all(calls)).map((reply) => reply.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect(statuses.filter((status) => status === 503)).toHaveLength(30)
  expect((await server.deps.metrics?.read())?.text).toContain('cairn_http_refused_total 30\n')
  expect((await fetch(url)).status).toBe(200)
})

test('bodies that never come hold no place, and their sockets are closed from here', async () => {
  const start =
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
  const open = () => new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)))
  const before = await open()
  // Half open: this side never closes by itself.
  const sockets = Array.from({ length: 210 }, () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(start))
    return socket.on('error', () => {}).resume()
  })
  await expect.poll(open).toBeGreaterThanOrEqual(before + 200)
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`)).status).toBe(200)
  await expect.poll(open, { timeout: 60_000 }).toBeLessThan(before + 50)
  for (const socket of sockets) socket.destroy()
})

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: '],
  ['a body', 'POST /api/v1/auth/register HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'],
])('clients that never finish %s are cleared', { concurrent: true }, async (_, start) => {
  const began = performance.now()
  const closed = Array.from({ length: 50 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const drip = setInterval(() => socket.write('a'), 1000)
    socket.on('error', () => {}).resume()
    return new Promise<void>((resolve) => {
      socket.on('close', () => {
        clearInterval(drip)
        resolve()
      })
    })
  })
  await Promise.all(closed)
  // Ours are cleared after some seconds; Node by itself would wait for a minute, and for five.
  expect(performance.now() - began).toBeLessThan(45_000)
}) // prettier-ignore
