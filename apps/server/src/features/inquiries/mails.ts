import type { Inquiry } from '@cairn/contract/inquiries'
import { eq, sql } from 'drizzle-orm'
import { inquiries } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { headerText } from '../../mail/header-text.ts'
import type { LetterBlock } from '../../mail/letter.ts'
import type { MailKind, MailRow } from '../../mail/outgoing.ts'
import { readAssessment, scoreText } from './assessment.ts'

/** To the provider: everything that was asked and answered; a reply goes to the person who asked. */
export const inquiryMail: MailKind = {
  kind: 'inquiry',
  async write(mail, { db, config }) {
    const inquiry = await inquiryOf(mail, db)
    if (!inquiry) return undefined
    const { payload, created_at } = inquiry
    return {
      replyTo: { name: headerText(payload.name), address: payload.email },
      letter: {
        heading: `Inquiry from ${payload.company}`,
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['Name', payload.name],
              ['Position', payload.position],
              ['Company', payload.company],
              ['E-mail', payload.email],
              ['Received', `${created_at.slice(0, 16).replace('T', ' ')} UTC`],
            ],
          },
          ...assessmentBlocks(payload.routing_data),
          {
            kind: 'facts',
            rows: [
              ['Solution in mind', payload.solution],
              ['Problem to solve', payload.problem],
              ['Technology in use', payload.tech_stack],
              ['Data at hand', payload.data_description],
              ['Further information', payload.additional_info.trim() || 'None'],
            ],
          },
          { kind: 'paragraph', text: `Reply to this mail to write to ${payload.name}.` },
        ],
        signature: `${config.BRAND_NAME}, ${config.BRAND_PROVIDER}`,
      },
    }
  },
  async sent(db, mail) {
    await db
      .update(inquiries)
      .set({ mailed_at: sql`coalesce(mailed_at, now())` })
      .where(eq(inquiries.id, inquiryIdOf(mail)))
  },
}

/**
 * To the sender. What was typed is repeated only to the account that typed it: otherwise anybody could have any text
 * sent to anybody.
 */
export const acknowledgementMail: MailKind = {
  kind: 'inquiry-acknowledgement',
  async write(mail, { db, config }) {
    const inquiry = await inquiryOf(mail, db)
    if (!inquiry) return undefined
    return {
      replyTo: { name: config.BRAND_PROVIDER, address: config.CONTACT_EMAIL },
      letter: {
        heading: 'Thank you for your inquiry',
        blocks: [
          {
            kind: 'paragraph',
            text: `It has reached ${config.BRAND_PROVIDER}. We will make contact within 1-2 business days.`,
          },
          ...(mail.payload['copy'] === true ? copyBlocks(inquiry.payload) : []),
          {
            kind: 'paragraph',
            text: `If there is anything to add, reply to this mail or write to ${config.CONTACT_EMAIL}.`,
          },
          {
            kind: 'paragraph',
            text: 'If you did not send an inquiry, somebody entered your address by mistake, and there is nothing to do.',
          },
        ],
        signature: config.BRAND_PROVIDER,
      },
    }
  },
}

function copyBlocks({ solution, problem, tech_stack, data_description, additional_info }: Inquiry): LetterBlock[] {
  const asked = { solution, problem, tech_stack, data_description, additional_info }
  return [
    { kind: 'paragraph', text: 'This is what you asked:' },
    {
      kind: 'facts',
      rows: ASKED.flatMap(([field, name]): [string, string][] => {
        const text = asked[field].trim()
        return text ? [[name, unlinked(text)]] : []
      }),
    },
  ]
}

const ASKED = [
  ['solution', 'Solution in mind'],
  ['problem', 'Problem to solve'],
  ['tech_stack', 'Technology in use'],
  ['data_description', 'Data at hand'],
  ['additional_info', 'Further information'],
] as const

/** Nothing typed becomes something to press: an account may have been opened in another person's name. */
function unlinked(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}:/@])([.@]|:\/\/)(?=[\p{L}\p{N}])/gu, '$1\u200B')
}

async function inquiryOf(mail: MailRow, db: Deps['db']) {
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where(eq(inquiries.id, inquiryIdOf(mail)))
  return inquiry
}

function inquiryIdOf({ payload }: MailRow): string {
  return String(payload['inquiry_id'])
}

function assessmentBlocks(routingData: Record<string, unknown>): LetterBlock[] {
  const { industry, company_size, result, from_disclaimer } = readAssessment(routingData)
  const rows: [string, string][] = []
  if (industry) rows.push(['Industry', industry])
  if (company_size) rows.push(['Size', company_size])
  if (result) {
    rows.push(['Score', scoreText(result)], ['Route', result.route])
    for (const { topic, answer, points } of result.answers)
      rows.push([topic, points ? `${answer} (+${points})` : answer])
    rows.push(['Suggested focus', result.focus])
  }
  if (from_disclaimer) rows.push(['Chosen', 'to talk, on the confidentiality notice before a report'])
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [{ kind: 'paragraph', text: 'Sent without an assessment.' }]
}
