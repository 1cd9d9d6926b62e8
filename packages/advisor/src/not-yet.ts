import type { Reading } from './brief-reader.ts'
import { listed } from './compose/voice.ts'
import type { Findings } from './findings.ts'
import { hash } from './hash.ts'
import { GENERAL } from './knowledge/library.ts'
import type { IndustryKnowledge } from './knowledge/schema.ts'
import type { Portfolio } from './portfolio.ts'
import { DUTIES } from './reading/duties.ts'
import { excerpt } from './reading/excerpt.ts'
import { PLAIN_ASKS } from './reading/plain-asks.ts'
import type { Sentence } from './reading/sentences.ts'
import { stem, words } from './reading/words.ts'

type NotYet = Findings['not_yet'][number]

/** With the whole sentence: it is answered once. */
interface Asked extends NotYet {
  quote: string
  sentence: Sentence
}

/** What the client asks for too early, what they ruled out, and what has to wait: each with its reason. */
export function findNotYet(reading: Reading, portfolio: Portfolio, knowledge: IndustryKnowledge): NotYet[] {
  const asking = reading.sentences.filter((one) => !one.order && !one.refuses && wishes(one))
  const duties = dutiesOfPeople(asking).slice(0, 2)
  const plain = plainAsks(asking.filter((one) => !duties.some(({ sentence }) => sentence === one)))
  const answered = new Set([...duties, ...plain].map(({ sentence }) => sentence.text))
  const list: NotYet[] = duties.map(shown)
  for (const [line, cases] of portfolio.removed)
    if (cases[0])
      list.push({ idea: cases[0].name, kind: 'refused', reason: cases[0].alternative, quote: line.sentence.text })

  const ideas = [...knowledge.not_yet, ...(knowledge === GENERAL ? [] : GENERAL.not_yet)]
  list.push(...plain.map(shown))
  const wanted = asking.filter(({ text }) => !answered.has(text)).map((one) => ({ ...one, run: runOf(one.text) }))
  const asked = ideas.flatMap((idea) => {
    const terms = idea.terms.map(runOf)
    const sentence = wanted.find(({ run }) => terms.some((term) => run.includes(term)))
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
  list.push(...asked.filter((one) => !list.some((other) => other.quote === one.quote)).slice(0, 2))

  for (const one of portfolio.waiting) {
    if (list.length >= 3) break
    const hungry = one.useCase.data_demand - 1 > reading.dataLevel + 0.8
    const grave = one.useCase.risk >= 4
    const field = one.useCase.id.split('/')[0]
    if (
      !(hungry || grave) ||
      !one.fits ||
      one.relevance < 0.25 ||
      field === 'general' ||
      field !== reading.industry.toLowerCase()
    )
      continue
    const why = one.useCase.wrong_when[0] ?? ''
    list.push({
      idea: one.useCase.name,
      kind: 'not yet',
      reason: hungry
        ? `The records come first: ${one.missing.slice(0, 2).join('; ')}. It would be wrong if ${lowerFirst(why)}.`
        : `A mistake would hurt, and it would be wrong if ${lowerFirst(why)}. ${one.useCase.checkpoint}`,
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

function shown({ idea, kind, reason, quote }: Asked): NotYet {
  return { idea, kind, reason, quote }
}

/** A story of what went wrong last year asks for nothing. */
function wishes({ field, text }: Sentence): boolean {
  return (
    field === 'business_goals' ||
    /\b(?:want|need|would like|should|looking for|thinking of|plan to|hope|let (?:the )?(?:ai|machine|computer|software)|möchten|wollen|voulons|souhait|queremos|vogliamo|vorremmo)\b/i.test(
      text,
    )
  )
}

/** The client asks a machine to carry a duty or to decide about people: said first, with who decides instead. */
function dutiesOfPeople(wishes: readonly Sentence[]): Asked[] {
  const asked = new Map<Sentence, Asked>()
  for (const { asks, idea, reason } of DUTIES) {
    const sentence = wishes.find(({ text }) => asks.every((ask) => ask.test(text)))
    if (!sentence) continue
    const other = asked.get(sentence)
    if (!other)
      asked.set(sentence, { idea, kind: 'not for a machine', reason, quote: excerpt(sentence.text, asks[0]), sentence })
    // One sentence may ask for two such things: both are answered in one place.
    else if (!other.idea.includes('; '))
      asked.set(sentence, { ...other, idea: `${other.idea}; ${lowerFirst(idea)}`, reason: `${other.reason} ${reason}` })
  }
  return [...asked.values()]
}

/** All that ordinary software does, in one entry: a client who asks for three such things hears it once. */
function plainAsks(wishes: readonly Sentence[]): Asked[] {
  const found = PLAIN_ASKS.flatMap((ask) => {
    const sentence = wishes.find(({ text }) => ask.asks.test(text))
    return sentence ? [{ ...ask, sentence }] : []
  }).slice(0, 3)
  const [first] = found
  if (!first) return []
  return [
    {
      idea: listed(found.map(({ idea }, at) => (at === 0 ? idea : lowerFirst(idea)))),
      kind: 'not AI',
      reason: `${found.length > 1 ? 'These need no AI' : 'This needs no AI'}, only ordinary software or a habit: ${found.map(({ way }) => way).join('; ')}.`,
      quote: excerpt(first.sentence.text, first.asks),
      sentence: first.sentence,
    },
  ]
}

/** The stems in a row, so that a phrase is found as a whole and never inside a word. */
function runOf(text: string): string {
  return ` ${words(text).map(stem).join(' ')} `
}

function notAI(reason: string): boolean {
  return /\bnot an ai\b|not ai\b/i.test(reason)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
