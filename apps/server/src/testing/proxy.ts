import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const ASK_EVERY_MS = 50

/**
 * What an installation has in front of several processes: asks each of them now and then whether it serves, and sends
 * calls in turn to those that say yes. Nothing is tried again: whoever loses a call is found out.
 */
export async function startProxy(members: () => string[]) {
  let healthy = members()
  let turn = 0
  const ask = async () => {
    const asked = members().map(async (url) => ((await fetch(`${url}/readyz`)).ok ? [url] : []))
    healthy = (await Promise.all(asked.map((one) => one.catch(() => [])))).flat()
  }
  const doors = { open: true }
  const asking = (async () => {
    while (doors.open) {
      await ask()
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  })()
  const server = createServer((incoming, outgoing) => {
    // Where none says yes, their no is a better answer than ours.
    const choice = healthy.length > 0 ? healthy : members()
    const { method, headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', choice[(turn += 1) % choice.length]), { method, headers })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(onward)
  })
  // On a busy machine it would close an idle connection while a call is on its way through it; who calls closes first.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      doors.open = false
      await asking
      server.close()
      server.closeAllConnections()
    },
  }
}
