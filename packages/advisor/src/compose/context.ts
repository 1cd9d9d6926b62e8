import type { Findings, Initiative } from '../findings.ts'
import { escapeMarkdown } from '../reading/clean.ts'
import type { Span } from './calendar.ts'
import { lowerFirst } from './voice.ts'
import type { Voice } from './voice.ts'

/** What every section writes from. */
export interface Context {
  findings: Findings
  voice: Voice
  spans: Span[]
  /** How much room there is: 5 says everything, -5 only what must be said. */
  detail: number
  provider: string
  contactEmail: string
  /** Numbers a reference by its first appearance: '[1]'. */
  cite: (id: string) => string
  company: string
  /** Quotes already shown: the same sentence is not shown twice as a block. */
  shown: Set<string>
}

export function labelled(label: string, text: string): string {
  return `**${label}** ${text}`
}

/** 'forecast fruit by block' for use inside a sentence. */
export function task(initiative: Initiative): string {
  return escapeMarkdown(lowerFirst(initiative.name))
}

/** 'the owner', 'the head chef' */
export function theOwner(initiative: Initiative): string {
  const owner = lowerFirst(initiative.owner)
  return escapeMarkdown(/^(?:the|a|an|one|your|two|whoever) /i.test(owner) ? owner : `the ${owner}`)
}
