import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  byId,
  keptAnswer,
  keptRefusal,
  LIST_LIMIT_MAX,
  roadmap,
  roadmapBrief,
  roadmapContent,
  roadmapStatus,
} from './roadmaps.ts'
import { line, text } from './text.ts'
import { whole } from './whole.ts'

export const ANSWER_MAX = 600
/** Of one roadmap, over all its versions. */
export const ANSWERS_MAX = 40
const NUMBER_MAX = 999_999

/** How a version came to be: the first one, by answers to the report's questions, by another brief, from an older one. */
export const ORIGINS = ['created', 'answers', 'brief', 'restored'] as const
export const origin = z.enum(ORIGINS)
export type Origin = z.infer<typeof origin>

export const versionSummary = z.object({
  number: z.number(),
  origin,
  restored_from: z.optional(z.number()),
  status: roadmapStatus,
  created_at: z.string(),
  generated_at: z.optional(z.string()),
  first_initiative: z.optional(z.string()),
})
export type VersionSummary = z.infer<typeof versionSummary>

export const roadmapVersion = z.extend(versionSummary, {
  client_input: z.record(z.string(), z.unknown()),
  content: roadmapContent,
})
export type RoadmapVersion = z.infer<typeof roadmapVersion>

/** One difference between two reports. */
export const versionChange = z.object({
  /** `way`: the same matter, helped in another way. `bound`: a figure, a record, a person or a price that is now known. */
  kind: z.enum(['came', 'went', 'moved', 'way', 'bound']),
  name: z.string(),
  /** Places in the order, from 1. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  /** What it was called before, or what is bound now. */
  detail: z.optional(z.string()),
  /** Ids of the answers and refusals without which this would not have changed. */
  because: z.array(z.string()),
})
export type VersionChange = z.infer<typeof versionChange>

export const byNumber = z.extend(byId, { number: whole(1, NUMBER_MAX, 'number') })
const base = z
  .number()
  .check(z.int(), z.minimum(1, 'base must be at least 1'), z.maximum(NUMBER_MAX, `base must be at most ${NUMBER_MAX}`))

export const listVersions = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/versions',
  access: 'user',
  summary: 'The versions of a roadmap, newest first, without reports; X-Total-Count carries the total',
  params: byId,
  query: z.object({
    skip: z.optional(whole(0, 999_999_999, 'skip')),
    limit: z.optional(whole(1, LIST_LIMIT_MAX, 'limit')),
  }),
  status: 200,
  reply: z.array(versionSummary),
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/versions/{number}',
  access: 'user',
  summary: 'One version with its brief and its report',
  params: byNumber,
  status: 200,
  reply: roadmapVersion,
})

export const getVersionChanges = endpoint({
  method: 'GET',
  path: '/roadmaps/{id}/versions/{number}/changes',
  access: 'user',
  summary: 'What a version changed, and which answers did it',
  params: byNumber,
  status: 200,
  reply: z.object({
    /** The version it is compared with; absent for the first, and where none before it has a report. */
    before: z.optional(z.number()),
    changes: z.array(versionChange),
    answers: z.array(keptAnswer),
    refusals: z.array(keptRefusal),
  }),
})

export const sharpenRoadmap = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/sharpen',
  access: 'user',
  summary:
    "Start a new version with answers to the report's questions; initiatives marked 'not for us' are taken out. `base` is the version that was read",
  params: byId,
  body: z.strictObject({
    base,
    answers: z
      .array(
        z.strictObject({
          question_id: line(64),
          answer: text(ANSWER_MAX).check(z.trim(), z.minLength(1, 'Please write an answer or leave it out')),
        }),
      )
      .check(z.maxLength(ANSWERS_MAX, `Please send at most ${ANSWERS_MAX} answers`)),
  }),
  status: 201,
  reply: roadmap,
})

export const editBrief = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/versions',
  access: 'user',
  summary: 'Start a new version with another brief; answers and refusals stay, unless a list names those that do',
  params: byId,
  body: z.strictObject({
    base,
    brief: roadmapBrief,
    answers: z.optional(
      z
        .array(
          z.strictObject({
            id: line(64),
            answer: text(ANSWER_MAX).check(z.trim(), z.minLength(1, 'Please write an answer or leave it out')),
          }),
        )
        .check(z.maxLength(ANSWERS_MAX, `Please send at most ${ANSWERS_MAX} answers`)),
    ),
    not_for_us: z.optional(z.array(line(200)).check(z.maxLength(ANSWERS_MAX, `Please send at most ${ANSWERS_MAX}`))),
  }),
  status: 201,
  reply: roadmap,
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/roadmaps/{id}/versions/{number}/restore',
  access: 'user',
  summary: 'Make an older version the newest again, as a version of its own',
  params: byNumber,
  status: 201,
  reply: roadmap,
})
