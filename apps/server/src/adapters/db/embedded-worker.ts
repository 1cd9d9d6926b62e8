import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDurable } from './durable-pglite.ts'

/**
 * Owns PGlite, away from the event loop that serves requests, and speaks the PostgreSQL wire protocol over message
 * ports: one port is one client, and all clients share the engine's single session, one at a time.
 */
const SSL_REQUEST = 80877103
/** How an error that PostgreSQL would restart after begins; PGlite only reports it and would go on half broken. */
const PANIC = 'SPANIC\0VPANIC\0'
const encoder = new TextEncoder()

const parent = parentPort
if (!parent) throw new Error('this file is a worker')
const database = await openDurable((workerData as { folder: string }).folder)
let queue: Promise<unknown> = Promise.resolve()

parent.on('message', (message: 'close' | { port: MessagePort }) => {
  if (message === 'close') queue = queue.then(() => database.close()).finally(() => process.exit(0))
  else serve(message.port)
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parent.postMessage('ready')

function serve(port: MessagePort) {
  let received: Buffer = Buffer.alloc(0)
  let greeted = false
  let batch: Buffer[] = []

  const run = (bytes: Uint8Array) => {
    queue = queue
      .then(() => database.execProtocolRaw(bytes))
      .then((answer) => {
        port.postMessage(answer)
        if (Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).includes(PANIC)) leave()
        return undefined
      })
      .catch((error: Error) => {
        // Not an SQL error, those travel inside the protocol: the engine itself broke.
        port.postMessage(packet('E', encoder.encode(`SFATAL\0VFATAL\0C58000\0M${error.message}\0\0`)))
        leave()
      })
  }

  port.on('close', () => {
    queue = queue
      .then(() => database.exec('ROLLBACK'))
      .then(() => database.exec('DISCARD ALL'))
      .catch(() => {})
  })
  port.on('message', (chunk: Uint8Array) => {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    received = received.length ? Buffer.concat([received, bytes]) : bytes
    while (received.length >= (greeted ? 5 : 8)) {
      const length = greeted ? received.readInt32BE(1) + 1 : received.readInt32BE(0)
      if (received.length < length) return
      const message = received.subarray(0, length)
      received = received.subarray(length)
      if (!greeted) {
        if (length === 8 && message.readInt32BE(4) === SSL_REQUEST) {
          port.postMessage(Buffer.from('N'))
        } else {
          greeted = true
          port.postMessage(greeting())
        }
        continue
      }
      const type = message.toString('latin1', 0, 1)
      if (type === 'X') return port.close()
      batch.push(message)
      // Sync, simple query and flush end a batch: the engine answers whole batches.
      if (type === 'S' || type === 'Q' || type === 'H') {
        run(Buffer.concat(batch))
        batch = []
      }
    }
  })
}

/** The next worker recovers from the log, as PostgreSQL does after a crash. */
function leave() {
  setImmediate(() => process.exit(1))
}

function greeting() {
  const parameter = (key: string, value: string) => packet('S', encoder.encode(`${key}\0${value}\0`))
  return Buffer.concat([
    packet('R', [0, 0, 0, 0]),
    parameter('server_version', '18.0'),
    parameter('client_encoding', 'UTF8'),
    parameter('standard_conforming_strings', 'on'),
    parameter('integer_datetimes', 'on'),
    parameter('DateStyle', 'ISO, MDY'),
    parameter('TimeZone', 'UTC'),
    packet('K', [0, 0, 0, 1, 0, 0, 0, 0]),
    packet('Z', encoder.encode('I')),
  ])
}

function packet(type: string, body: ArrayLike<number>) {
  const bytes = Buffer.alloc(5 + body.length)
  bytes[0] = type.charCodeAt(0)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.set(body, 5)
  return bytes
}
