import type { Reading } from './brief-reader.ts'
import type { Findings } from './findings.ts'
import { hash } from './hash.ts'
import { GENERAL } from './knowledge/library.ts'
import type { IndustryKnowledge } from './knowledge/schema.ts'
import type { Portfolio } from './portfolio.ts'
import { stem, words } from './reading/words.ts'

type NotYet = Findings['not_yet'][number]

/** What the client asks for too early, what they ruled out, and what has to wait: each with its reason. */
export function findNotYet(reading: Reading, portfolio: Portfolio, knowledge: IndustryKnowledge): NotYet[] {
  const list: NotYet[] = []
  for (const [line, cases] of portfolio.removed)
    if (cases[0])
      list.push({ idea: cases[0].name, kind: 'refused', reason: cases[0].alternative, quote: line.sentence.text })

  const ideas = [...knowledge.not_yet, ...(knowledge === GENERAL ? [] : GENERAL.not_yet)]
  const asked = ideas.flatMap((idea) => {
    const sentence = reading.sentences.find((one) => !one.order && idea.terms.some((term) => says(one.all, term)))
    return sentence
      ? [
          {
            idea: idea.idea,
            kind: notAI(idea.reason) ? ('not AI' as const) : ('not yet' as const),
            reason: idea.reason,
            quote: sentence.text,
          },
        ]
      : []
  })
  list.push(...asked.slice(0, 2))

  for (const one of portfolio.waiting) {
    if (list.length >= 3) break
    const hungry = one.useCase.data_demand - 1 > reading.dataLevel + 0.8
    const grave = one.useCase.risk >= 4
    const field = one.useCase.id.split('/')[0]
    if (!(hungry || grave) || one.relevance < 0.25 || field === 'general' || field !== reading.industry.toLowerCase())
      continue
    const why = one.useCase.wrong_when[0] ?? ''
    list.push({
      idea: one.useCase.name,
      kind: 'not yet',
      reason: hungry
        ? `Wrong while this holds: ${lowerFirst(why)}. Missing so far: ${one.missing.slice(0, 2).join('; ')}.`
        : `Wrong when ${lowerFirst(why)}. ${one.useCase.checkpoint}`,
    })
  }
  // What firms of this field hear from vendors next: not asked for, so any will do, and not the same for all.
  const rest = knowledge.not_yet
    .filter((idea) => !list.some((one) => one.idea === idea.idea))
    .sort((a, b) => hash(reading.company + a.idea) - hash(reading.company + b.idea))
  for (const idea of rest) {
    if (list.length >= 2) break
    list.push({ idea: idea.idea, kind: notAI(idea.reason) ? 'not AI' : 'not yet', reason: idea.reason })
  }
  return list.slice(0, 4)
}

function says(all: readonly string[], term: string): boolean {
  const wanted = words(term).map(stem)
  return wanted.length > 0 && all.some((_, at) => wanted.every((word, offset) => all[at + offset] === word))
}

function notAI(reason: string): boolean {
  return /\bnot an ai\b|not ai\b/i.test(reason)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
