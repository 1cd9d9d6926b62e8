import { randomUUID } from 'node:crypto'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { sampleInquiry } from '../features/inquiries/testing/samples.ts'
import { PASSWORD } from './accounts.ts'
import { BRIEF } from './brief.ts'

/** What a crowd of visitors met. */
export class Ledger {
  readonly answers = new Map<string, number>()
  /** Answers that no fault excuses: any 5xx but a 503 that says when to come back. */
  readonly wrong: string[] = []
  slowest = { ms: 0, what: '' }
  /** Of the inquiries that were acknowledged. */
  readonly inquiries: string[] = []

  note(what: string, status: number | 'unreachable', ms: number, retryAfter: string | null) {
    const key = `${status}`
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1)
    if (ms > this.slowest.ms && status !== 'unreachable') this.slowest = { ms, what: `${what} (${status})` }
    if (typeof status !== 'number' || status < 500) return
    if (status !== 503 || !retryAfter) this.wrong.push(`${what}: ${status}`)
  }

  count = (status: string) => this.answers.get(status) ?? 0
}

export type Act = 'create' | 'list' | 'read' | 'star' | 'inquire' | 'forget' | 'delete' | 'download'
export type Visitor = Awaited<ReturnType<typeof welcome>>

/** Longer than any fault lasts, also where each start takes a minute. */
const GIVE_UP_MS = 30 * 60_000
const COME_BACK_MS = 200

/**
 * A client that never takes no for an answer: what was not answered, or put off, it asks for again until it is done. So
 * at any time it knows exactly which roadmaps it must have.
 */
export async function welcome(server: () => string, ledger: Ledger) {
  const email = `${randomUUID()}@example.org`
  const mine = new Set<string>()
  let authorization = ''

  async function once(what: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const started = performance.now()
    try {
      const reply = await fetch(`${server()}/api/v1${path}`, {
        ...init,
        headers: { authorization, ...(init.headers as Record<string, string>) },
      })
      const body = await reply.arrayBuffer()
      ledger.note(what, reply.status, performance.now() - started, reply.headers.get('retry-after'))
      // 204 may carry none.
      return new Response(body.byteLength > 0 ? body : null, { status: reply.status, headers: reply.headers })
    } catch {
      ledger.note(what, 'unreachable', performance.now() - started, null)
      await pause(COME_BACK_MS)
      return undefined
    }
  }

  async function insist(what: string, path: string, init: RequestInit = {}): Promise<Response> {
    for (const until = Date.now() + GIVE_UP_MS; Date.now() < until;) {
      const reply = await once(what, path, init)
      if (reply?.status === 401 && authorization) await signIn()
      else if (reply && reply.status !== 503) return reply
      await pause(COME_BACK_MS)
    }
    throw new Error(`${what} was never answered`)
  }

  const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  async function signIn() {
    authorization = ''
    const body = new URLSearchParams({ username: email, password: PASSWORD })
    const reply = await insist('sign in', '/auth/login', { method: 'POST', body })
    if (reply.status !== 200) throw new Error(`sign in: ${reply.status}`)
    authorization = `Bearer ${((await reply.json()) as { access_token: string }).access_token}`
  }

  const any = () => [...mine][Math.floor(Math.random() * mine.size)]
  const onAny = async (what: Act, path: string, init?: RequestInit) => {
    const id = any()
    return id && once(what, `/roadmaps/${id}${path}`, init)
  }
  const acts: Record<Act, () => Promise<unknown>> = {
    async create() {
      const key = randomUUID()
      const reply = await insist('create', '/roadmaps/', post(BRIEF, { 'idempotency-key': key }))
      if (reply.status === 201) mine.add(((await reply.json()) as Roadmap).id)
      // Sixty an hour, where limits are on.
      else if (reply.status !== 429) ledger.wrong.push(`create: ${reply.status}`)
    },
    list: () => once('list', '/roadmaps/?limit=20'),
    read: () => onAny('read', ''),
    star: () => onAny('star', '/favorite', { method: 'POST' }),
    async inquire() {
      const sender = `${randomUUID()}@example.org`
      const reply = await once('inquire', '/contact/send-inquiry', post(sampleInquiry({ email: sender })))
      if (reply?.status === 200) ledger.inquiries.push(sender)
    },
    forget: () => once('forget', '/auth/forgot-password', post({ email })),
    async delete() {
      const id = any()
      if (!id) return
      mine.delete(id)
      const reply = await insist('delete', `/roadmaps/${id}`, { method: 'DELETE' })
      // 404 when an earlier call did it and its answer was lost.
      if (reply.status !== 204 && reply.status !== 404) ledger.wrong.push(`delete: ${reply.status}`)
    },
    download: () => onAny('download', '/download-pdf'),
  }

  await insist('register', '/auth/register', post({ email, password: PASSWORD, username: 'Ada Byron' }))
  await signIn()
  return {
    do: (act: Act) => acts[act](),
    /** What of it is there, and what has become of it once nothing is under way any more. */
    async check(patienceMs: number) {
      const until = Date.now() + patienceMs
      for (;;) {
        const listed: Roadmap[] = []
        for (let skip = 0; skip % 200 === 0; skip = listed.length) {
          const reply = await insist('list', `/roadmaps/?limit=200&skip=${skip}`)
          const page = (await reply.json()) as Roadmap[]
          listed.push(...page)
          if (page.length === 0) break
        }
        const ids = new Set(listed.map(({ id }) => id))
        const underWay = listed.filter(({ status }) => status === 'pending' || status === 'generating')
        if (underWay.length === 0 || Date.now() > until)
          return {
            kept: mine.size,
            lost: [...mine].filter((id) => !ids.has(id)),
            doubled: [...ids].filter((id) => !mine.has(id)),
            stuck: underWay.map(({ id }) => id),
            failed: listed.filter(({ status }) => status === 'failed').map(({ id }) => id),
          }
        await pause(500)
      }
    },
    /** A PDF of one of its finished roadmaps, asked for until it comes. */
    async pdf() {
      const id = any()
      if (!id) return undefined
      const asked = performance.now()
      const reply = await insist('download', `/roadmaps/${id}/download-pdf`)
      return { status: reply.status, ms: performance.now() - asked }
    },
  }
}

/** Visitors who work side by side until they are told to stop, each resting so long between two acts. */
export async function crowd(server: () => string, size: number, acts: Act[], ledger: Ledger, restMs = 0) {
  const visitors = await Promise.all(Array.from({ length: size }, () => welcome(server, ledger)))
  const doors = { open: true }
  const busy = visitors.map(async (visitor, at) => {
    for (let turn = at; doors.open; turn += 1) {
      await visitor.do(acts[turn % acts.length] ?? 'list')
      if (restMs > 0) await pause(restMs)
    }
  })
  return {
    visitors,
    async stop() {
      doors.open = false
      await Promise.all(busy)
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
