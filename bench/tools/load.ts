import { connect } from 'node:net'

export interface Load {
  /** Requests a second. */
  rate: number
  p50: number
  p99: number
  /** Answers that were neither a success nor a 503 that says when to come back. */
  failed: number
  /** 503 with Retry-After; their times are not among the others. */
  refused: number
}

const END = Buffer.from('\r\n\r\n')

/**
 * Connections that each ask again as soon as they are answered, or together so often a second, over bare sockets: the
 * asking costs as little as may be.
 */
export async function load(
  port: number,
  connections: number,
  ms: number,
  ask: (turn: number) => string,
  perSecond?: number,
): Promise<Load> {
  const times: number[] = []
  let failed = 0
  let refused = 0
  let turn = 0
  const began = performance.now()
  const one = (_: unknown, at: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1').setNoDelay()
      let asked = 0
      let head: Buffer = Buffer.alloc(0)
      let left = -1
      let put = ''
      let round = 0
      const next = () => {
        const due = perSecond ? began + ((at + connections * (round += 1)) * 1000) / perSecond : 0
        const early = due - performance.now()
        if (early > 1) setTimeout(now, early)
        else now()
      }
      const now = () => {
        if (performance.now() >= began + ms) return void socket.end()
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
          put = text.startsWith('HTTP/1.1 2')
            ? 'answered'
            : /^HTTP\/1\.1 503.*retry-after/is.test(text)
              ? 'refused'
              : 'failed'
          left = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - END.length)
        } else left -= bytes.length
        if (left > 0) return
        if (put === 'answered') times.push(performance.now() - asked)
        else if (put === 'refused') refused += 1
        else failed += 1
        next()
      })
      socket.on('error', () => (failed += 1))
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: connections }, one))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { rate: times.length / ((performance.now() - began) / 1000), p50: at(0.5), p99: at(0.99), failed, refused }
}
