import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GROUPS } from '@cairn/advisor/prompts/blocks'
import { goodAnswer } from './good-model.ts'
import type { About, Behaviour, ModelRequest } from './model-requests.ts'

export type { About, Behaviour, ModelRequest } from './model-requests.ts'

export interface ModelServer {
  url: string
  requests: ModelRequest[]
  behave: (request: ModelRequest) => Behaviour
  close(): Promise<void>
}

/** A real server that speaks OpenAI's chat completions, and Anthropic's messages below /anthropic. */
export async function startModelServer(): Promise<ModelServer> {
  const dripping = new Set<NodeJS.Timeout>()
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const server: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    behave: () => undefined,
    close() {
      dripping.forEach(clearInterval)
      http.closeAllConnections()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = describe(JSON.parse(await bodyOf(request)) as Body, request, server.requests)
    server.requests.push(asked)
    const how = server.behave(asked)
    if (how === 'hang') return
    if (typeof how === 'object' && 'status' in how) {
      response.writeHead(how.status, { 'content-type': 'application/json', ...how.headers }).end(how.body)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (typeof how === 'object' && 'raw' in how) {
      if (how.endless) response.write(how.raw)
      else response.end(how.raw)
      return
    }
    if (typeof how === 'object' && 'afterMs' in how) {
      setTimeout(() => response.end(openAiEvents(goodAnswer(asked)).join('')), how.afterMs)
      return
    }
    const events = request.url?.startsWith('/anthropic') ? anthropicEvents : openAiEvents
    if (typeof how !== 'string') {
      response.end(events(how?.text ?? goodAnswer(asked), how?.finish, how?.chunks).join(''))
      return
    }
    const parts = events(goodAnswer(asked))
    response.write(parts.slice(0, Math.ceil(parts.length / 2)).join(''))
    if (how === 'truncate') response.end()
    else if (how === 'reset') setTimeout(() => request.socket.resetAndDestroy(), 20)
    else if (how === 'drip') dripping.add(setInterval(() => response.write(openAiEvents('x')[0] ?? ''), 40))
  }
  return server
}

interface Body {
  stream?: boolean
  system?: unknown
  messages: { role: string; content: unknown }[]
  response_format?: unknown
  output_config?: unknown
  tools?: unknown
}

function describe(body: Body, request: IncomingMessage, earlier: readonly ModelRequest[]): ModelRequest {
  const prompt = body.messages.map(({ content }) => textOf(content)).join('\n')
  const about = aboutOf(prompt)
  return {
    about,
    before: earlier.filter((one) => one.about === about).length,
    again: /was refused\. Put this right|were refused for the reasons given/.test(prompt),
    structured: [body.response_format, body.output_config, body.tools].some((part) => part !== undefined),
    prompt,
    authorization: request.headers.authorization ?? (request.headers['x-api-key'] as string | undefined),
  }
}

function aboutOf(prompt: string): About {
  const step = /^Step: (\w+)(?:, part (\w+))?/m.exec(prompt)
  const part = GROUPS.find((one) => one === step?.[2])
  switch (step?.[1]) {
    case 'read':
    case 'propose':
    case 'challenge':
    case 'revise':
    case 'draft':
      return step[1]
    case 'write':
      return part ? `${prompt.includes('<refused>') ? 'mend' : 'write'}-${part}` : 'other'
    case 'judge':
      return `judge-${/"id": "I\d\./.test(prompt) ? 'initiatives' : /"id": "(?:opening|why)\./.test(prompt) ? 'opening' : 'closing'}`
    default:
      return 'other'
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return (content as { text?: string }[]).map((part) => part.text ?? '').join('\n')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function pieces(text: string, count = 8): string[] {
  const size = Math.max(1, Math.ceil(text.length / count))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
}

function openAiEvents(text: string, finish = 'stop', chunks?: number): string[] {
  const event = (choices: unknown[], usage?: unknown) =>
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, usage })}\n\n`
  return [
    ...pieces(text, chunks).map((content) => event([{ index: 0, delta: { role: 'assistant', content } }])),
    event([{ index: 0, delta: {}, finish_reason: finish }]),
    event([], { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 }),
    'data: [DONE]\n\n',
  ]
}

function anthropicEvents(text: string, finish = 'end_turn', chunks?: number): string[] {
  const event = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
  const usage = { input_tokens: 1000, output_tokens: 200 }
  const message = { id: 'm1', type: 'message', role: 'assistant', model: 'm', content: [], usage }
  return [
    event('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...pieces(text, chunks).map((piece) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
    ),
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: finish, stop_sequence: null }, usage }),
    event('message_stop', {}),
  ]
}
