import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A stop waits for requests, not for connections: browsers keep those open, and open some just in case. */
export function drainConnections(app: FastifyInstance, state: { stopping: boolean }) {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (state.stopping) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    state.stopping = true
    // After this tick nothing new is accepted, and what has not begun a request by now never will.
    setImmediate(() => unused.forEach((socket) => socket.destroy()))
  })
}
