import type { Page, Route } from '@playwright/test'
import { bearer, createAccount, expect as baseExpect, newAccount, test as base } from './fixtures.ts'

/** A machine that builds and tests at once is slow, not wrong. */
export const expect = baseExpect.configure({ timeout: 60_000 })

export interface Desk {
  /** A call of the API as the signed-in user. */
  api(method: string, path: string, body?: object): Promise<Response>
  /** A finished roadmap of the built-in engine. */
  roadmap(changes?: object): Promise<{ id: string; title: string }>
}

/** Somebody signed in on `page` by the token alone: these journeys are about roadmaps, not about the login form. */
export const test = base.extend<{ desk: Desk }>({
  desk: [
    async ({ page, server }, provide) => {
      const account = newAccount()
      await createAccount(server.url, account)
      const headers = await bearer(server.url, account)
      await page.addInitScript(
        (token) => {
          if (!localStorage.getItem('auth_token_enc')) localStorage.setItem('auth_token', token)
        },
        headers.authorization.replace('Bearer ', ''),
      )
      const api: Desk['api'] = (method, path, body) =>
        fetch(`${server.url}/api/v1${path}`, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      await provide({
        api,
        async roadmap(changes) {
          const created = await api('POST', '/roadmaps/', { ...BRIEF, ...changes })
          expect(created.status).toBe(201)
          const { id } = (await created.json()) as { id: string }
          for (;;) {
            const roadmap = (await (await api('GET', `/roadmaps/${id}`)).json()) as { title: string; status: string }
            if (roadmap.status === 'completed') return { id, title: roadmap.title }
            expect(roadmap.status).not.toBe('failed')
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
        },
      })
    },
    { auto: true },
  ],
})

export const COMPANY = {
  company_name: 'Ridge Road Freight',
  industry: 'Transportation',
  company_size: '20-99 employees',
}
export const TEXTS = {
  description:
    'We run 42 trucks from three depots and deliver chilled food to supermarkets. Two planners build the runs each night in a spreadsheet.',
  business_goals:
    'Cut empty kilometres by 15 percent within a year and answer customers about late deliveries before they ring us.',
  challenges:
    'Planning takes four hours every night, proof of delivery is on paper, and drivers phone in delays. Invoices wait two weeks for the paper dockets.',
}
export const BRIEF = { ...COMPANY, ...TEXTS, report_type: 'opportunity_assessment' }
export const QUIZ = {
  quiz_responses: {
    specific_use_case: 'ideas',
    ai_experience: 'beginner',
    team_ready: 'some',
    primary_goal: 'explore',
    data_availability: 'limited',
  },
  routing_result: { score: 0, decision: 'roadmap', explanation: 'Below five points.' },
}
export const createPath = (query: Record<string, string> = { ...COMPANY, quiz_data: JSON.stringify(QUIZ) }) =>
  `/create-roadmap?${new URLSearchParams(query)}`

/** A roadmap as a server might send it, whatever shape its parts have. */
export const roadmapRow = (changes: object = {}) => ({
  id: 'r1',
  title: 'AI Opportunity Assessment for Ridge Road Freight',
  report_type: 'opportunity_assessment',
  status: 'completed',
  is_favorite: false,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  client_input: BRIEF,
  content: {
    status: 'completed',
    generated_at: '2026-11-01T10:00:05.000Z',
    content: { content: '## Summary\n\nText.' },
  },
  ...changes,
})

/** Answers every call of one roadmap with what `answer` gives. */
export async function answerRoadmap(page: Page, answer: () => object | { status: number }) {
  await page.route(/\/api\/v1\/roadmaps\/r1$/, async (route) => reply(route, answer()))
}

export function reply(route: Route, answer: object | { status: number }) {
  return 'id' in answer
    ? route.fulfill({ json: answer })
    : route.fulfill({ status: (answer as { status: number }).status, json: { detail: 'Not today' } })
}

export async function fillBrief(page: Page, texts: Partial<typeof TEXTS> = TEXTS) {
  for (const [name, text] of Object.entries(texts)) await page.locator(`textarea[name=${name}]`).fill(text)
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Generate AI Opportunity Assessment' })
