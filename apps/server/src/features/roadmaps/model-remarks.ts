import { SECTION_KINDS } from '@cairn/advisor/acceptance/grounds'
import { SECTION_TITLES, type SectionKind } from '@cairn/advisor/document'
import type { ModelError } from '../../adapters/model/client.ts'

export const BUILT_IN = 'built-in engine'

/** Why there is no text of the model's, for the reader. Whatever is not the model's fault is thrown on. */
export function reasonFor(error: unknown, signal: AbortSignal): string {
  signal.throwIfAborted()
  if (!isModelError(error)) throw error
  return REASONS[error.kind]
}

const REASONS: Record<ModelError['kind'], string> = {
  refused: 'it could not be reached',
  'unknown host': 'it could not be reached',
  tls: 'it could not be reached safely',
  redirect: 'it could not be reached safely',
  dropped: 'the connection to it broke',
  timeout: 'it did not answer in time',
  key: 'it did not let us in',
  'unknown model': 'it is not available',
  'no structure': 'it refused the request',
  'bad request': 'it refused the request',
  busy: 'it was too busy',
  server: 'it had a fault',
  resting: 'it could not be reached a moment ago',
}

/** The adapter is known here as a type only. */
function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError'
}

/** The sentence in the report. */
export function builtInRemark(sections: readonly SectionKind[], reason: string): string {
  const what = sections.length === SECTION_KINDS.length ? 'this report' : listed(sections)
  return `The built-in engine wrote ${what} in place of the language model: ${reason}.`
}

export function writtenBy(model: string, standIns: readonly SectionKind[], reason: string): string {
  if (standIns.length === 0) return model
  if (standIns.length === SECTION_KINDS.length) return `${BUILT_IN} (in place of ${model}: ${reason})`
  return `${model}; ${BUILT_IN} for ${listed(standIns)} (${reason})`
}

export function failureMessage(reason: string): string {
  return `We could not finish this report. The language model is to blame: ${reason}. What you told us is kept: please create the roadmap again in a few minutes.`
}

function listed(sections: readonly SectionKind[]): string {
  const titles = sections.map((kind) => SECTION_TITLES[kind])
  return titles.length < 2 ? (titles[0] ?? '') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}

/** Without what models like to put around a text: their thoughts, a fence, the title of the section. */
export function bareBody(answer: string, title: string): string {
  const spoken = answer.replace(/^\s*<think>[\s\S]*?<\/think>/i, '').trim()
  const inner = /^```(?:markdown|md)?\n([\s\S]*)\n```$/i.exec(spoken)?.[1] ?? spoken
  const lines = inner.trim().split('\n')
  const first = (lines[0] ?? '').replace(/^[#*\s\d.]+|[*:\s]+$/g, '')
  return (first.toLowerCase() === title.toLowerCase() ? lines.slice(1) : lines).join('\n').trim()
}
