/**
 * Sends random and hostile bodies to the calls of accounts, 10,000 or as many as said, over real HTTP. Fails on
 * a 5xx, on an answer that takes longer than 10 s, and on a 422 that names no field.
 * Usage: node bench/hostile-bodies.ts [count] [seed]
 */
import { randomInt } from 'node:crypto'
import { Agent, request as send } from 'node:http'
import { faultOf, type HostileRequest, hostileRequests } from '../apps/server/src/testing/hostile-requests.ts'
import { startServer } from '../e2e/server.ts'

const AT_ONCE = 12
const HANG_MS = 10_000

const count = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? randomInt(2 ** 31))
const server = await startServer()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const requests = hostileRequests(seed, count)
const statuses = new Map<number, number>()
const faults: string[] = []
let slowest = 0
let next = 0

const started = performance.now()
await Promise.all(Array.from({ length: AT_ONCE }, worker))
const seconds = (performance.now() - started) / 1000
await server.dispose()

const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
process.stdout.write(
  `${count} requests in ${seconds.toFixed(1)} s, seed ${seed}\n${counted.join(', ')}\nslowest ${slowest.toFixed(0)} ms, ${faults.length} faults\n`,
)
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)

async function worker() {
  for (let request = requests[next++]; request; request = requests[next++]) {
    const before = performance.now()
    const { status, body } = await answerTo(request).catch((error: Error) => ({ status: 599, body: error.message }))
    slowest = Math.max(slowest, performance.now() - before)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = status === 599 ? body : faultOf(request, status, body)
    if (fault)
      faults.push(
        `${fault}: ${request.path} ${JSON.stringify(request.headers)} ${request.payload.toString('base64').slice(0, 400)}`,
      )
  }
}

function answerTo({ method, path, headers, payload }: HostileRequest) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const url = `${server.url}/api/v1${path}`
    const call = send(url, { method, headers: { ...headers, 'content-length': payload.length }, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      response.on('error', reject)
    })
    call.setTimeout(HANG_MS, () => call.destroy(new Error(`no answer within ${HANG_MS} ms`)))
    call.on('error', reject)
    call.end(payload)
  })
}
