import { connect } from 'node:net'

export interface Load {
  /** Requests a second. */
  rate: number
  p50: number
  p99: number
  failed: number
}

const END = Buffer.from('\r\n\r\n')

/** Connections that each ask again as soon as they are answered, over bare sockets: the asking costs as little as may be. */
export async function load(
  port: number,
  connections: number,
  ms: number,
  ask: (turn: number) => string,
): Promise<Load> {
  const times: number[] = []
  let failed = 0
  let turn = 0
  const until = performance.now() + ms
  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1').setNoDelay()
      let asked = 0
      let head: Buffer = Buffer.alloc(0)
      let left = -1
      const next = () => {
        if (performance.now() >= until) return void socket.end()
        left = -1
        head = Buffer.alloc(0)
        asked = performance.now()
        socket.write(ask((turn += 1)))
      }
      socket.on('connect', next)
      socket.on('data', (bytes: Buffer) => {
        if (left < 0) {
          head = head.length > 0 ? Buffer.concat([head, bytes]) : bytes
          const end = head.indexOf(END)
          if (end < 0) return
          const text = head.toString('latin1', 0, end)
          if (!text.startsWith('HTTP/1.1 200')) failed += 1
          left = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - END.length)
        } else left -= bytes.length
        if (left > 0) return
        times.push(performance.now() - asked)
        next()
      })
      socket.on('error', () => (failed += 1))
      socket.on('close', () => resolve())
    })
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, one))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { rate: times.length / ((performance.now() - began) / 1000), p50: at(0.5), p99: at(0.99), failed }
}
