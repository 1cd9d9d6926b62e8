import * as z from 'zod/mini'

/** What a model answers, step by step. Tolerant of what is missing; what it means is judged elsewhere. */
const text = z._default(
  z.union([
    z.string(),
    z.pipe(
      z.union([z.number(), z.null(), z.boolean()]),
      z.transform((value) => (value === null ? '' : String(value))),
    ),
  ]),
  '',
)
const flag = z._default(z.boolean(), false)
const many = <T extends z.ZodMiniType>(one: T) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) =>
        Array.isArray(value)
          ? value
          : value === null || value === undefined || value === ''
            ? []
            : typeof value === 'string' && value.includes(',')
              ? value.split(',').map((part) => part.trim())
              : [value],
      ),
      z.array(one),
    ),
    [],
  )
const ids = many(z.string())
const whole = z._default(z.array(z.number()), [])

/** What an initiative is scored by, in the order of the table. */
export const CRITERIA = ['impact', 'feasibility', 'data', 'risk', 'fit'] as const

export const reading = z.object({
  retype: many(z.object({ id: text, kind: text, topic: text })),
  add: many(z.object({ field: text, quote: text, kind: text, topic: text })),
  measures: many(z.object({ statement: text, what: text, now: text, wanted: text, direction: text, by: text })),
  assets: many(z.object({ statement: text, what: text, form: text, months: z._default(z.nullable(z.number()), null) })),
  roles: many(z.object({ statement: text, title: text, only: flag })),
  limits: many(z.object({ statement: text, kind: text, amount: text, months: whole, from: text })),
  country: text,
  because: text,
  written: text,
  orders: many(z.object({ field: text, quote: text })),
})
export type ReadingAnswer = z.infer<typeof reading>

export const proposal = z.object({
  initiatives: many(
    z.object({
      title: text,
      move: text,
      ai: flag,
      answers: ids,
      measures: ids,
      data: ids,
      owner: text,
      after: whole,
      limits: ids,
      days: whole,
      weeks: whole,
      trial: z._default(z.number(), 0),
      begin: text,
      scores: z._default(z.nullable(z.record(z.string(), z.number())), null),
      bought: whole,
      purchase: whole,
      monthly: whole,
      buys: text,
      how: text,
      test: text,
      fails: text,
      first: text,
      person: text,
      without: text,
      measure: text,
      baseline: text,
    }),
  ),
  sums: many(z.object({ what: text, sum: text, rests: ids })),
  deadlines: many(z.object({ date: text, what: text })),
  declined: many(z.object({ statement: text, name: text, kind: text, because: text, instead: text, against: ids })),
  open: many(z.object({ statement: text, question: text })),
  notes: many(z.object({ text, rests: ids })),
})
export type ProposalAnswer = z.infer<typeof proposal>

export const challenge = z.object({
  objections: many(z.object({ about: text, objection: text, rests: ids, mend: text })),
})
export type ChallengeAnswer = z.infer<typeof challenge>

/** The whole report as running text, from which the parts are cast. */
export const draft = z.object({ text })

export const writing = z.object({ blocks: many(z.object({ id: text, label: text, text, rests: ids })) })
export type WritingAnswer = z.infer<typeof writing>

const remarks = many(z.object({ block: text, quote: text, why: text }))
export const judgement = z.object({ unsupported: remarks, unclear: remarks })
export type JudgementAnswer = z.infer<typeof judgement>

/** The schemas as strict modes want them: every key required, nothing beside. Written out: transforms have no JSON schema. */
type Shape = Record<string, unknown>
const string = { type: 'string' }
const numbers = { type: 'array', items: { type: 'integer' } }
const strings = { type: 'array', items: string }
const object = (properties: Record<string, Shape>): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const list = (properties: Record<string, Shape>): Shape => ({ type: 'array', items: object(properties) })

export const SHAPES = {
  reading: object({
    retype: list({ id: string, kind: string, topic: string }),
    add: list({ field: string, quote: string, kind: string, topic: string }),
    measures: list({ statement: string, what: string, now: string, wanted: string, direction: string, by: string }),
    assets: list({ statement: string, what: string, form: string, months: { type: ['integer', 'null'] } }),
    roles: list({ statement: string, title: string, only: { type: 'boolean' } }),
    limits: list({ statement: string, kind: string, amount: string, months: numbers, from: string }),
    country: string,
    because: string,
    written: string,
    orders: list({ field: string, quote: string }),
  }),
  proposal: object({
    thoughts: string,
    initiatives: list({
      title: string,
      move: string,
      ai: { type: 'boolean' },
      answers: strings,
      measures: strings,
      data: strings,
      owner: string,
      after: numbers,
      limits: strings,
      days: numbers,
      weeks: numbers,
      trial: { type: 'integer' },
      begin: string,
      scores: object(Object.fromEntries(CRITERIA.map((name) => [name, { type: 'integer' }]))),
      bought: numbers,
      purchase: numbers,
      monthly: numbers,
      buys: string,
      how: string,
      test: string,
      fails: string,
      first: string,
      person: string,
      without: string,
      measure: string,
      baseline: string,
    }),
    sums: list({ what: string, sum: string, rests: strings }),
    deadlines: list({ date: string, what: string }),
    declined: list({
      statement: string,
      name: string,
      kind: string,
      because: string,
      instead: string,
      against: strings,
    }),
    open: list({ statement: string, question: string }),
    notes: list({ text: string, rests: strings }),
  }),
  challenge: object({ objections: list({ about: string, objection: string, rests: strings, mend: string }) }),
  draft: object({ text: string }),
  writing: object({ blocks: list({ id: string, label: string, text: string, rests: strings }) }),
  judgement: object({
    unsupported: list({ block: string, quote: string, why: string }),
    unclear: list({ block: string, quote: string, why: string }),
  }),
} satisfies Record<string, Shape>
