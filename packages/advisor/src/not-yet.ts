import type { Reading } from './brief-reader.ts'
import type { Findings } from './findings.ts'
import { hash } from './hash.ts'
import { GENERAL } from './knowledge/library.ts'
import type { IndustryKnowledge } from './knowledge/schema.ts'
import type { Portfolio } from './portfolio.ts'
import type { Sentence } from './reading/sentences.ts'
import { stem, words } from './reading/words.ts'

type NotYet = Findings['not_yet'][number]

/** What the client asks for too early, what they ruled out, and what has to wait: each with its reason. */
export function findNotYet(reading: Reading, portfolio: Portfolio, knowledge: IndustryKnowledge): NotYet[] {
  const list: NotYet[] = []
  for (const [line, cases] of portfolio.removed)
    if (cases[0])
      list.push({ idea: cases[0].name, kind: 'refused', reason: cases[0].alternative, quote: line.sentence.text })

  list.push(...decidedByMachine(reading).slice(0, 1))
  const ideas = [...knowledge.not_yet, ...(knowledge === GENERAL ? [] : GENERAL.not_yet)]
  const wanted = reading.sentences
    .filter((one) => !one.order && !one.refuses && wishes(one))
    .map((one) => ({ ...one, run: runOf(one.text) }))
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

/** A story of what went wrong last year asks for nothing. */
function wishes({ field, text }: Sentence): boolean {
  return (
    field === 'business_goals' || /\b(?:want|need|would like|should|looking for|thinking of|plan to|hope)\b/i.test(text)
  )
}

const BY_ITSELF =
  /\b(?:automati[ck]?a?l{0,2}y?|fully auto\w*|by itself|on its own|no humans?|without (?:a |any )?(?:human|person|people|staff)|ai (?:should|to|must|can|will|that)|let (?:the )?ai)\b/i
const DECIDES: [RegExp, string, string][] = [
  [
    /\b(?:reject|shortlist|screen out|weed out|rank)\w*\b.*\b(?:cvs?|resumes?|applicants?|candidates?|applications|bad ones)\b|\b(?:cvs?|resumes?|applicants?|candidates?)\b.*\b(?:reject|screen|weed)\w*/i,
    'Software that rejects applicants by itself',
    'A rule learnt from past hires repeats their bias, and the law on discrimination asks for a reason that a person can give. Let it sort and summarise; a consultant reads before anybody is turned down.',
  ],
  [
    /\b(?:approv|declin|refus|grant)\w*\b.*\b(?:loans?|credit|mortgages?|claims?|applications?)\b/i,
    'Approving or declining people by machine alone',
    'Whoever is declined has a right to reasons, and bias in past decisions is learnt and repeated. Let it prepare the file; a person with the authority decides, and every refusal is read by one.',
  ],
  [
    /\bdiagnos\w*|\bprescrib\w*|\btriage patients\b/i,
    'A diagnosis without a clinician',
    'Software that diagnoses is a medical device with rules of its own, and a miss harms a patient. The clinician decides, with or without a second reader.',
  ],
  [
    /\b(?:dismiss|fire|sack|disciplin|evict|suspend|expel)\w*\b/i,
    'Decisions against a person by machine alone',
    'A person who loses work, a home or a place must be heard by someone who can change the outcome. Software may gather the facts, no more.',
  ],
  [
    /\b(?:grade|mark|assess)\w*\b.*\b(?:students?|essays?|exams?|pupils?|assignments?)\b/i,
    'Marks given by machine alone',
    'A mark follows a learner for years and must be open to question. Let it draft feedback; the teacher sets the mark.',
  ],
]

/** The client asks a machine to decide about people: said first, and refused with its reason. */
function decidedByMachine(reading: Reading): NotYet[] {
  return DECIDES.flatMap(([pattern, idea, reason]) => {
    const sentence = reading.sentences.find(
      (one) => !one.order && pattern.test(one.text) && BY_ITSELF.test(one.text) && !one.refuses,
    )
    return sentence ? [{ idea, kind: 'not yet' as const, reason, quote: sentence.text }] : []
  })
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
