import { inquiry } from '@cairn/contract/inquiries'
import type { sendInquiry } from '@cairn/contract/inquiries'
import type { BodyInput } from '@cairn/contract/endpoint'
import * as z from 'zod/mini'

const wire = inquiry.shape

/** Spec 5: all but additionalInfo are required. The rules are the wire's, under the form's names. */
export const inquiryForm = z.object({
  solution: wire.solution,
  problem: wire.problem,
  techStack: wire.tech_stack,
  dataDescription: wire.data_description,
  company: wire.company,
  name: wire.name,
  position: wire.position,
  email: wire.email,
  additionalInfo: wire.additional_info,
  website: wire.website,
})
export type InquiryValues = z.input<typeof inquiryForm>

export const EMPTY_INQUIRY = {
  solution: '',
  problem: '',
  techStack: '',
  dataDescription: '',
  company: '',
  name: '',
  position: '',
  email: '',
  additionalInfo: '',
  website: '',
}

export function inquiryBody(
  { techStack, dataDescription, additionalInfo, ...same }: z.output<typeof inquiryForm>,
  routing_data: Record<string, unknown>,
): BodyInput<typeof sendInquiry> {
  return {
    ...same,
    tech_stack: techStack,
    data_description: dataDescription,
    additional_info: additionalInfo,
    routing_data,
  }
}

/** Long addresses are cut off by some mail programs; a letter that would be is left out. */
const MAILTO_MAX = 1900

/** The way round the form: what was typed comes along. */
export function mailtoLink(address: string, values: Partial<InquiryValues> = {}): string {
  const subject = values.company?.trim() ? `Inquiry from ${values.company.trim()}` : 'Inquiry about AI implementation'
  const letter = [
    values.solution,
    values.problem,
    values.techStack,
    values.dataDescription,
    values.additionalInfo,
    [values.name, values.position, values.company].filter((part) => part?.trim()).join(', '),
  ]
    .filter((part) => part?.trim())
    .join('\n\n')
  const plain = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encode(subject)}`
  const whole = `${plain}&body=${encode(letter.replaceAll('\n', '\r\n'))}`
  return letter && whole.length <= MAILTO_MAX ? whole : plain
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
