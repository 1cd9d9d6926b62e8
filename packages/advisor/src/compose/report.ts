import { SECTION_TITLES } from '../document.ts'
import type { Findings } from '../findings.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import { spans } from './calendar.ts'
import type { Context } from './context.ts'
import { executiveSummary } from './executive-summary.ts'
import { initiatives } from './initiatives.ts'
import { security } from './security.ts'
import { summary } from './summary.ts'
import { timeline } from './timeline.ts'
import { spokenName, Voice } from './voice.ts'
import { whyStartHere } from './why-start-here.ts'

export interface Written {
  text: string
  /** Guidance ids in the order of their numbers. */
  cited: string[]
}

export const WORDS_MAX = 1600
/** Others count words in other ways, and a model says the same in a few more. */
export const WORDS_FIT = 1550
const [DETAIL_MIN, DETAIL_MAX] = [-5, 5]
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
  const voice = new Voice(seed)
  // Less detail never means more words, so half of the levels can be ruled out at each try.
  let [low, high] = [DETAIL_MIN, DETAIL_MAX]
  let fitting = write(findings, voice, options, low)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const written = write(findings, voice, options, middle)
    if (countWords(written.text) > WORDS_FIT) high = middle - 1
    else [low, fitting] = [middle, written]
  }
  return fitting
}

/** Words as a reader counts them: the bars of tables and the dashes of lists are none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0
}

function write(
  findings: Findings,
  voice: Voice,
  options: { provider: string; contactEmail: string },
  detail: number,
): Written {
  const cited: string[] = []
  const context: Context = {
    findings,
    voice,
    spans: spans(findings.initiatives, findings.size),
    detail,
    provider: options.provider,
    contactEmail: options.contactEmail,
    cite: (id) => {
      if (!cited.includes(id)) cited.push(id)
      return `[${cited.indexOf(id) + 1}]`
    },
    company: escapeMarkdown(spokenName(detail > -3 ? findings.company : clip(findings.company, 60))),
    shown: new Set(),
  }
  const sections = SECTIONS.map(([kind, section]) => [`## ${SECTION_TITLES[kind]}`, ...section(context)].join('\n\n'))
  return { text: `${sections.join('\n\n')}\n`, cited }
}
