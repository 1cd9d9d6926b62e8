import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Child, startProcess } from './testing/child-process.ts'
import { makePlace, type Place } from './testing/place.ts'
import { describeEachEngine } from './testing/test-server.ts'

/** Of the times in /proc, on every Linux that we know. */
const TICKS_PER_S = 100

const children: Child[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
})
function start(env: Record<string, string>, execArgv?: string[]) {
  const child = startProcess('main.ts', { NODE_ENV: 'test', PORT: '0', ...env }, [], execArgv)
  children.push(child)
  return child
}
const addressOf = (said: string) => /ready at (http:\S+)/.exec(said)?.[1] ?? ''
async function ready(env: Record<string, string>) {
  const child = start(env)
  return { child, url: addressOf(await child.says('is ready at')) }
}

/** A request that the server certainly has, because it asked for the rest of it. */
async function halfARequest(url: string) {
  const body = JSON.stringify({ token: 'none' })
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  let said = ''
  const ended = once(socket, 'close')
  const continued = Promise.withResolvers<void>()
  socket.on('error', () => {})
  socket.on('data', (bytes: Buffer) => {
    said += bytes.toString()
    if (said.startsWith('HTTP/1.1 100 ')) continued.resolve()
  })
  socket.write(
    `POST /api/v1/auth/verify-reset-token HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      `Connection: close\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await continued.promise
  return {
    async finish() {
      socket.write(body)
      await ended
      return said
    },
  }
}

describe('a start that cannot succeed', () => {
  let place: Place
  let busy: ReturnType<typeof createServer>
  beforeAll(async () => {
    place = await makePlace('embedded')
    busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
  })
  afterAll(async () => {
    busy.close()
    await place.remove()
  })

  const stops = async (env: Record<string, string>, line: RegExp) => {
    const child = start({ ...place.env, ...env })
    expect([await child.ended, child.stdout()]).toEqual([1, ''])
    expect(child.stderr()).toMatch(line)
    expect(child.stderr().trimEnd().split('\n')).toHaveLength(1)
    expect(child.stderr()).not.toContain('CANARY')
  }
  test.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /^PORT: /],
    [{ DATABASE_URL: 'postgres://user:CANARY@127.0.0.1:1/x' }, /^DATABASE_URL: .*127\.0\.0\.1:1 .*ECONNREFUSED/],
    [{ DATABASE_URL: 'postgres://user:CANARY@nowhere.invalid/x' }, /^DATABASE_URL: .*nowhere\.invalid:5432 /],
    [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR: cannot write to /],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET: must be at least 32 bytes long$/m],
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, /^RATE_LIMITS: /],
    [{ HOST: '192.0.2.1' }, /^HOST: /],
    [{ WEB_CONCURRENCY: '2' }, /^WEB_CONCURRENCY: .*DATABASE_URL/],
  ])('%o stops with one line', stops)

  test('a port in use stops with one line', async () => {
    const { port } = busy.address() as { port: number }
    await stops({ PORT: String(port) }, /^PORT: \d+ is already in use/)
    await stops({ METRICS_PORT: String(port) }, /^METRICS_PORT: \d+ is already in use/)
  })

  test('a second process on the same folder is refused, and the first goes on', async () => {
    const { url, child } = await ready(place.env)
    await stops({}, /^DATA_DIR: .* is in use by another process$/m)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await child.kill('SIGTERM')).toBe(0)
  })
})

describeEachEngine('a process', (engine) => {
  let place: Place
  beforeAll(async () => {
    place = await makePlace(engine)
  })
  afterAll(() => place.remove())

  test('counts its requests where METRICS_PORT says, and finishes those it has when asked to stop', async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as { port: number }
    await new Promise((resolve) => probe.close(resolve))
    const { child, url } = await ready({ ...place.env, NODE_ENV: 'production', METRICS_PORT: String(port) })
    await fetch(`${url}/healthz`)
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const metrics = await reply.text()
    expect(metrics).toContain('cairn_http_requests_total{method="GET",route="/healthz",status="200"} 1')
    expect(metrics).toContain('cairn_http_request_duration_seconds_count{route="/healthz"} 1')
    expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    const types = [...metrics.matchAll(/^# TYPE (\S+) /gm)].map((hit) => hit[1])
    expect(new Set(types).size).toBe(types.length)
    expect(types).toContain('cairn_jobs_total')
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('cairn_http_requests_total')

    const asked = await Promise.all(Array.from({ length: 100 }, () => halfARequest(url)))
    const exit = child.kill('SIGTERM')
    const answers = await Promise.all(asked.map((request) => request.finish()))
    expect(answers.filter((answer) => !/HTTP\/1\.1 (?:400|429) /.test(answer))).toEqual([])
    expect(await exit).toBe(0)
  })

  // What a start takes by the clock depends on what else the machine does; what it costs the processor hardly does.
  test('as everybody starts it says one line, costs less than 10 s of one processor, and stops when asked', async () => {
    const child = start({ ...place.env, NODE_ENV: 'development' }, [])
    const url = addressOf(await child.says('is ready at'))
    const seconds = process.platform === 'linux' ? processorSeconds(child) : 0
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await child.kill('SIGTERM')).toBe(0)
    expect([child.stdout(), child.stderr()]).toEqual([`Cairn is ready at ${url}\n`, ''])
    expect(seconds).toBeLessThan(10)
  })
})

function processorSeconds({ process: { pid } }: Child) {
  const [utime = 0, stime = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (utime + stime) / TICKS_PER_S
}

describe.skipIf(!process.env['TEST_DATABASE_URL'])('several processes', () => {
  let place: Place
  beforeAll(async () => {
    place = await makePlace('postgres')
  })
  afterAll(() => place.remove())

  test('may start together on an empty database', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => ready(place.env)))
    for (const { url } of started) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test.runIf(process.platform === 'linux')('share a port, and one that dies is replaced', async () => {
    const { child, url } = await ready({ ...place.env, WEB_CONCURRENCY: '2' })
    const workers = () =>
      readFileSync(`/proc/${child.process.pid}/task/${child.process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number)
    const before = workers()
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(workers().filter((pid) => !before.includes(pid))).toHaveLength(1), {
      timeout: 60_000,
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await child.kill('SIGTERM')).toBe(0)
    expect([child.stdout(), child.stderr()]).toEqual([`Cairn is ready at ${url}\n`, ''])
  })
})
