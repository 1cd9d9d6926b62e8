import * as z from 'zod/mini'
import { roadmapBrief } from './brief.ts'
import { endpoint } from './endpoint.ts'
import { insights } from './insights.ts'
import { EXAMPLE_PDF_PATH } from './example.ts'
import { reportDocument } from './report-document.ts'
import { reportType } from './report-type.ts'
import { line } from './text.ts'
import { whole } from './whole.ts'

export * from './brief.ts'
export * from './report-type.ts'

export const LIST_LIMIT_DEFAULT = 100
export const LIST_LIMIT_MAX = 200
export const TITLE_MAX = 200

export const ROADMAP_STATUSES = ['pending', 'generating', 'completed', 'failed'] as const
export const roadmapStatus = z.enum(ROADMAP_STATUSES)
export type RoadmapStatus = z.infer<typeof roadmapStatus>

/** What `content` holds as our server writes it. Readers accept more: see domain/roadmap-content. */
export const roadmapContent = z.object({
  status: roadmapStatus,
  message: z.optional(z.string()),
  /** 0 to 100, while generating. */
  progress: z.optional(z.number()),
  /** While a model writes: what it is doing, for the reader. */
  doing: z.optional(z.string()),
  step: z.optional(z.enum(['analyzing', 'generating', 'formatting', 'finalizing'])),
  content: z.optional(z.object({ content: z.string() })),
  /** The same report as a tree, which is drawn; the text is parsed only where there is none. */
  document: z.optional(reportDocument),
  insights: z.optional(insights),
  /** In a list, which leaves the report out: the name of what it recommends first. */
  first_initiative: z.optional(z.string()),
  generated_at: z.optional(z.string()),
  /** Who wrote the text: the built-in engine, or a model by name; and why it was not the model. */
  written_by: z.optional(z.string()),
  /** What a model cost, when one was asked. */
  usage: z.optional(
    z.object({
      model: z.string(),
      calls: z.number(), // requests, failed ones included
      input_tokens: z.number(),
      output_tokens: z.number(),
      duration_ms: z.number(),
      asked_again: z.number(), // because an answer was refused
      fallbacks: z.optional(z.number()), // sections in which the built-in writer stands in
    }),
  ),
})
export type RoadmapContent = z.infer<typeof roadmapContent>

export const roadmap = z.object({
  id: z.string(),
  title: z.string(),
  report_type: reportType,
  status: roadmapStatus,
  is_favorite: z.boolean(),
  /** Of the report it holds, from 1; a list leaves it out. */
  version: z.optional(z.number()),
  created_at: z.string(),
  updated_at: z.string(),
  client_input: z.record(z.string(), z.unknown()),
  content: roadmapContent,
})
export type Roadmap = z.infer<typeof roadmap>

export const byId = z.object({ id: line(64) })

export const listRoadmaps = endpoint({
  method: 'GET',
  path: '/roadmaps/',
  access: 'user',
  summary: "The user's roadmaps, newest first, without report bodies; X-Total-Count carries the total",
  query: z.object({
    skip: z.optional(whole(0, 999_999_999, 'skip')),
    limit: z.optional(whole(1, LIST_LIMIT_MAX, 'limit')),
    favorites_only: z.optional(
      z.pipe(
        z.enum(['true', 'false'], 'favorites_only must be true or false'),
        z.transform((value) => value === 'true'),
      ),
    ),
  }),
  status: 200,
  reply: z.array(roadmap),
})

export const getRoadmap = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}',
  access: 'user',
  summary: 'One roadmap with its report; also how its progress is followed',
  params: byId,
  status: 200,
  reply: roadmap,
})

export const createRoadmap = endpoint({
  method: 'POST',
  path: '/roadmaps/',
  access: 'user',
  summary: 'Start a roadmap; an Idempotency-Key header makes a repeated call answer the first roadmap',
  body: roadmapBrief,
  status: 201,
  reply: roadmap,
})

export const updateRoadmap = endpoint({
  method: 'PUT',
  path: '/roadmaps/{id}',
  access: 'user',
  summary: 'Rename a roadmap or set its star; any other field is refused',
  params: byId,
  body: z.strictObject({
    title: z.optional(line(TITLE_MAX).check(z.trim(), z.minLength(1, 'Please enter a title'))),
    is_favorite: z.optional(z.boolean()),
  }),
  status: 200,
  reply: roadmap,
})

export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/favorite',
  access: 'user',
  summary: 'Flip the star',
  params: byId,
  status: 200,
  reply: z.object({ is_favorite: z.boolean() }),
})

export const deleteRoadmap = endpoint({
  method: 'DELETE',
  path: '/roadmaps/{id}',
  access: 'user',
  summary: 'Delete a roadmap',
  params: byId,
  status: 204,
})

export const downloadPdf = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/download-pdf',
  access: 'user',
  summary: 'The report as an accessible PDF',
  params: byId,
  status: 200,
  file: 'application/pdf',
})

export const downloadExamplePdf = endpoint({
  method: 'GET',
  path: EXAMPLE_PDF_PATH,
  access: 'public',
  summary: 'The report of an invented company as an accessible PDF, for those without an account',
  status: 200,
  file: 'application/pdf',
})

export const downloadWord = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/download-word',
  access: 'user',
  summary: 'The report as a Word document',
  params: byId,
  status: 200,
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
})

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/download-calendar',
  access: 'user',
  summary: "The plan's dates as a calendar file (RFC 5545)",
  params: byId,
  status: 200,
  file: 'text/calendar; charset=utf-8',
})

export const mailReport = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/mail-report',
  access: 'user',
  summary: "Send the report as a PDF to the account's own address",
  params: byId,
  status: 202,
  reply: z.object({ message: z.string() }),
})

export const downloadMarkdown = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/download-markdown',
  access: 'user',
  summary: 'The report as Markdown',
  params: byId,
  status: 200,
  file: 'text/markdown; charset=utf-8',
})
