import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, LIST_LIMIT_MAX, reportType, roadmapContent } from './roadmaps.ts'
import { line } from './text.ts'
import { whole } from './whole.ts'

/** A link to one version of a report. Its token is told once, to whoever made it. */
export const shareLink = z.object({
  id: z.string(),
  roadmap_id: z.string(),
  title: z.string(),
  version: z.number(),
  created_at: z.string(),
  expires_at: z.optional(z.string()),
  /** Set when its owner ended it; after `expires_at` it is over without. */
  ended_at: z.optional(z.string()),
  views: z.number(),
  last_viewed_at: z.optional(z.string()),
})
export type ShareLink = z.infer<typeof shareLink>

/** A report as strangers see it: nothing of the brief but what the report itself quotes. */
export const sharedReport = z.object({
  company_name: z.string(),
  report_type: reportType,
  created_at: z.string(),
  content: roadmapContent,
})
export type SharedReport = z.infer<typeof sharedReport>

const byToken = z.object({ token: line(64) })

export const createLink = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/links',
  access: 'user',
  summary: 'Make a read-only link to the newest version of a report; the token is told this once',
  params: byId,
  body: z.strictObject({
    expires_at: z.optional(z.iso.datetime({ offset: true, error: 'Please give the end as a date with its time zone' })),
  }),
  status: 201,
  reply: z.extend(shareLink, { token: z.string() }),
})

export const listLinks = endpoint({
  method: 'GET',
  path: '/users/me/links',
  access: 'user',
  summary: 'All links that the user has made, newest first; X-Total-Count carries the total',
  query: z.object({
    skip: z.optional(whole(0, 999_999_999, 'skip')),
    limit: z.optional(whole(1, LIST_LIMIT_MAX, 'limit')),
    roadmap_id: z.optional(line(64)),
  }),
  status: 200,
  reply: z.array(shareLink),
})

export const endLink = endpoint({
  method: 'DELETE',
  path: '/users/me/links/{id}',
  access: 'user',
  summary: 'End a link: from now on it opens nothing',
  params: byId,
  status: 204,
})

export const readShared = endpoint({
  method: 'GET',
  path: '/shared/{token}',
  access: 'public',
  summary: 'The report behind a link; each reading is counted',
  params: byToken,
  status: 200,
  reply: sharedReport,
})

export const downloadSharedPdf = endpoint({
  method: 'GET',
  path: '/shared/{token}/download-pdf',
  access: 'public',
  summary: 'The report behind a link as an accessible PDF',
  params: byToken,
  status: 200,
  file: 'application/pdf',
})
