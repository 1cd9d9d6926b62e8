import type { CompanyDetails } from '@cairn/contract/company'
import { EXAMPLE_PDF_PATH } from '@cairn/contract/example'
import type { QuizData, QuizResponses, RoutingResult } from '@cairn/contract/quiz'
import { transport } from './api/wiring.ts'
import { brand } from './brand.ts'

/** Every address of the application. Patterns are for the router, the functions for links. */
export const routes = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  contact: `/contact-${brand.slug}`,
  roadmaps: '/roadmaps',
  roadmap: '/roadmaps/:id',
  versions: '/roadmaps/:id/versions',
  version: '/roadmaps/:id/versions/:number',
  compare: '/roadmaps/:id/compare',
  brief: '/roadmaps/:id/brief',
  links: '/shared-links',
  shared: '/shared/:token',
  disclaimer: '/roadmap/disclaimer',
  createRoadmap: '/create-roadmap',
  example: '/example',
  account: '/account',
  confirmEmail: '/confirm-email',
  privacy: '/privacy',
} as const

/** What travels from the recommendation through the disclaimer to the creation form. */
export interface RoadmapStart {
  type: 'opportunity_assessment'
  company_name: string
  industry: string
  company_size: string
  from_routing: boolean
  quiz_data?: QuizData
}

/** What the contact form may be prefilled from: the recommendation's own words, or the disclaimer's. */
export interface ContactPrefill {
  company_details?: Partial<CompanyDetails>
  quiz_responses?: Partial<QuizResponses>
  routing_result?: Partial<RoutingResult>
  quiz_data?: Partial<QuizData>
  fromDisclaimer?: boolean
}

/** Left in the history entry of a report: where its 'Back' leads. */
export const FROM_LIST = { from: routes.roadmaps } as const
export const FROM_HOME = { from: routes.home } as const

/** A file of the server, so a plain link. */
export const EXAMPLE_PDF_URL = transport.base + EXAMPLE_PDF_PATH

export const roadmapPath = (id: string) => `/roadmaps/${encodeURIComponent(id)}`
export const versionsPath = (id: string) => `${roadmapPath(id)}/versions`
export const versionPath = (id: string, number: number) => `${versionsPath(id)}/${number}`
export const comparePath = (id: string, from: number, to: number) =>
  `${roadmapPath(id)}/compare?${new URLSearchParams({ from: String(from), to: String(to) })}`
export const briefPath = (id: string) => `${roadmapPath(id)}/brief`
export const sharedPath = (token: string) => `/shared/${encodeURIComponent(token)}`
export const disclaimerPath = (start: RoadmapStart) => `${routes.disclaimer}?${startQuery(start)}`
export const createRoadmapPath = (start: RoadmapStart) => `${routes.createRoadmap}?${startQuery(start)}`
export const contactPath = (prefill?: ContactPrefill) =>
  prefill ? `${routes.contact}?${new URLSearchParams({ data: JSON.stringify(prefill) })}` : routes.contact

/** Liberal: whatever is missing or broken is left out. */
export function readRoadmapStart(query: URLSearchParams): Partial<RoadmapStart> {
  const start: Partial<RoadmapStart> = {}
  for (const key of ['company_name', 'industry', 'company_size'] as const) {
    const value = query.get(key)
    if (value) start[key] = value
  }
  if (query.get('type') === 'opportunity_assessment') start.type = 'opportunity_assessment'
  if (query.has('from_routing')) start.from_routing = query.get('from_routing') === 'true'
  const quiz = readObject(query.get('quiz_data'))
  if (quiz && 'quiz_responses' in quiz) start.quiz_data = quiz as QuizData
  return start
}

/** The same address with other details or answers. */
export function withStart(query: URLSearchParams, changes: Partial<RoadmapStart>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes))
    next.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return `?${next}`
}

/** Spec 2: invalid prefill JSON is ignored. */
export function readContactPrefill(query: URLSearchParams): ContactPrefill | undefined {
  return readObject(query.get('data'))
}

/** The page to return to after signing in; anything that could leave this site becomes the start page. */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return routes.home
  const base = 'https://this.site'
  const url = URL.canParse(from, base) ? new URL(from, base) : undefined
  return url?.origin === base ? url.pathname + url.search + url.hash : routes.home
}

function startQuery({ quiz_data, from_routing, ...rest }: RoadmapStart): URLSearchParams {
  const query = new URLSearchParams({ ...rest, from_routing: String(from_routing) })
  if (quiz_data) query.set('quiz_data', JSON.stringify(quiz_data))
  return query
}

function readObject(json: string | null): object | undefined {
  if (!json) return undefined
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
