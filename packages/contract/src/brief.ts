import * as z from 'zod/mini'
import { COMPANY_NAME_MAX } from './company.ts'
import { QUESTION_KINDS } from './insights.ts'
import { quizData } from './quiz.ts'
import { reportType } from './report-type.ts'
import { line, text } from './text.ts'

export const BRIEF_TEXT_MIN = 10
export const BRIEF_TEXT_MAX = 1000

const briefText = (what: string) =>
  text(BRIEF_TEXT_MAX).check(
    z.refine(
      (value) => value.trim().length >= BRIEF_TEXT_MIN,
      `Please provide at least ${BRIEF_TEXT_MIN} characters describing your ${what}`,
    ),
  )

/** The creation payload. */
export const roadmapBrief = z.object({
  company_name: line(COMPANY_NAME_MAX).check(z.trim(), z.minLength(2, 'Company name should be at least 2 characters')),
  industry: line(COMPANY_NAME_MAX).check(z.trim(), z.minLength(2, 'Please select your industry from the dropdown')),
  report_type: reportType,
  company_size: line(40).check(z.trim(), z.minLength(1, 'Please select your company size from the options')),
  description: briefText('company'),
  business_goals: briefText('business goals'),
  challenges: briefText('challenges'),
  data_collected: z.optional(text(BRIEF_TEXT_MAX)),
  team_ai_familiarity: z.optional(text(BRIEF_TEXT_MAX)),
  /** What the quiz said, when the client came through it. */
  quiz_data: z.optional(quizData),
})
export type RoadmapBrief = z.infer<typeof roadmapBrief>

/** What a report asked and was told later. The question travels with it, since the next report may ask others. */
export const keptAnswer = z.object({
  id: z.string(), // 'a1', counted over the versions of one roadmap
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  /** What the question is about: its topic, and the client's own sentences. */
  topic: z.optional(z.string()),
  quotes: z.array(z.string()),
  answer: z.string(),
  /** The version whose question it answers. */
  version: z.number(),
})
export type KeptAnswer = z.infer<typeof keptAnswer>

/** An initiative that the client will not have, and why. */
export const keptRefusal = z.object({
  id: z.string(), // the initiative's
  name: z.string(),
  quotes: z.array(z.string()),
  reason: z.string(),
  version: z.number(),
})
export type KeptRefusal = z.infer<typeof keptRefusal>

/** A brief as it is kept: the creation payload, and what was added to it since. */
export const keptBrief = z.extend(roadmapBrief, {
  answers: z.optional(z.array(keptAnswer)),
  not_for_us: z.optional(z.array(keptRefusal)),
})
export type KeptBrief = z.infer<typeof keptBrief>
