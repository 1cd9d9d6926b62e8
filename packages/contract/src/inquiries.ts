import * as z from 'zod/mini'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { line, text } from './text.ts'

export const INQUIRY_TEXT_MAX = 5000
export const INQUIRY_LINE_MAX = 200
/** As JSON; what our screens pass on takes about a tenth. */
export const ROUTING_DATA_MAX = 10_000

const required = (schema: ReturnType<typeof text>) => schema.check(z.trim(), z.minLength(1, 'This field is required'))

export const inquiry = z.object({
  solution: required(text(INQUIRY_TEXT_MAX)),
  problem: required(text(INQUIRY_TEXT_MAX)),
  tech_stack: required(text(INQUIRY_TEXT_MAX)),
  data_description: required(text(INQUIRY_TEXT_MAX)),
  company: required(line(INQUIRY_LINE_MAX)),
  name: required(line(INQUIRY_LINE_MAX)),
  position: required(line(INQUIRY_LINE_MAX)),
  email,
  additional_info: z._default(text(INQUIRY_TEXT_MAX), ''),
  /** Company details, quiz responses and routing result, as the screens passed them on. */
  routing_data: z._default(
    z
      .record(z.string(), z.unknown())
      .check(
        z.refine(
          (data) => JSON.stringify(data).length <= ROUTING_DATA_MAX,
          `Please use at most ${ROUTING_DATA_MAX} characters`,
        ),
      ),
    {},
  ),
  /** The honeypot: people never see this field, so whoever fills it in is not one. */
  website: z.optional(text(INQUIRY_TEXT_MAX)),
})
export type Inquiry = z.infer<typeof inquiry>

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/contact/send-inquiry',
  access: 'public',
  summary: 'Send a consultation inquiry to the provider',
  body: inquiry,
  status: 200,
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** Whether the sender's mail repeats what was asked: only to the account that asked. */
    copy_sent: z.optional(z.boolean()),
  }),
})
