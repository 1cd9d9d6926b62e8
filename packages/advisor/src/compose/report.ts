import { SECTION_TITLES } from '../document.ts'
import type { Findings } from '../findings.ts'
import { escapeMarkdown } from '../reading/clean.ts'
import { spans } from './calendar.ts'
import type { Context } from './context.ts'
import { executiveSummary } from './executive-summary.ts'
import { initiatives } from './initiatives.ts'
import { security } from './security.ts'
import { summary } from './summary.ts'
import { timeline } from './timeline.ts'
import { Voice } from './voice.ts'
import { whyStartHere } from './why-start-here.ts'

export interface Written {
  text: string
  /** Guidance ids in the order of their numbers. */
  cited: string[]
}

export const WORDS_MAX = 1600
const SECTIONS = [
  ['executive-summary', executiveSummary],
  ['initiatives', initiatives],
  ['why-start-here', whyStartHere],
  ['timeline', timeline],
  ['security', security],
  ['summary', summary],
] as const

/** Stage 2: findings → text. The fullest version that keeps to the length. */
export function compose(
  findings: Findings,
  seed: string,
  options: { provider: string; contactEmail: string },
): Written {
  for (let detail = 3; detail > 0; detail -= 1) {
    const written = write(findings, seed, options, detail)
    if (countWords(written.text) <= WORDS_MAX - 30) return written
  }
  return write(findings, seed, options, 0)
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0
}

function write(
  findings: Findings,
  seed: string,
  options: { provider: string; contactEmail: string },
  detail: number,
): Written {
  const cited: string[] = []
  const context: Context = {
    findings,
    voice: new Voice(seed),
    spans: spans(findings.initiatives, findings.size),
    detail,
    provider: options.provider,
    contactEmail: options.contactEmail,
    cite: (id) => {
      if (!cited.includes(id)) cited.push(id)
      return `[${cited.indexOf(id) + 1}]`
    },
    company: escapeMarkdown(findings.company),
    shown: new Set(),
  }
  const sections = SECTIONS.map(([kind, section]) => [`## ${SECTION_TITLES[kind]}`, ...section(context)].join('\n\n'))
  return { text: `${sections.join('\n\n')}\n`, cited }
}
