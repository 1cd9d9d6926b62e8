import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { configureApi } from './api/wiring.ts'

export interface SeenRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (request: SeenRequest, response: ServerResponse) => void

/** A real HTTP server for one test; the API client is pointed at it. Answers what it saw. */
export async function startTestServer(answer: Answer): Promise<SeenRequest[]> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    // jsdom's page has another origin than this server.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      seen.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureApi({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1` })
  onTestFinished(() => {
    configureApi({ base: '/api/v1' })
    server.closeAllConnections()
    server.close()
  })
  return seen
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
