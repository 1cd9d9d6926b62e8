import type { OpenQuestion } from '@cairn/contract/insights'
import type { Initiative, Plan, Question } from '../plan.ts'
import { moveOf } from './own-words.ts'
import { nameOf, titleOf, topicOf } from './titles.ts'
import { lowerFirst, quoted, short, upperFirst } from './words.ts'

/** What the report would like to know, as the form at its end asks it: the question, why, and what holds meanwhile. */
export function questionsOf(plan: Plan): OpenQuestion[] {
  return plan.questions.map((one) => {
    const by = plan.initiatives.find(({ label }) => label === one.label)
    const about = by ?? (one.kind === 'owner' ? plan.initiatives[0] : undefined)
    return {
      id: one.id,
      kind: one.kind,
      ...words(one, by, plan),
      ...(about && { topic: topicOf(about) }),
      quotes: about
        ? about.answers.filter(({ beside }) => !beside).map(({ quote }) => quote)
        : one.about
          ? [one.about]
          : [],
    }
  })
}

/** What the figure is of, by the client's noun. */
function about(topic: string | undefined, counted: string): string {
  return !topic || counted.toLowerCase().includes(topic) ? '' : ` for ${topic}`
}

/** Without a noun, by a goal that is short enough to be quoted. */
function quoteFor(topic: string | undefined, by: Initiative | undefined): string {
  const quote = topic ? undefined : by?.answers.find(({ beside }) => !beside)?.quote
  return quote && quote.length <= QUOTE_MOST && quote.split(/\s+/).length >= QUOTE_LEAST ? `, for ${quoted(quote)}` : ''
}
const QUOTE_MOST = 70
/** 'One more' alone says nothing. */
const QUOTE_LEAST = 3

type Words = Pick<OpenQuestion, 'question' | 'why' | 'assumed'>

function words(one: Question, by: Initiative | undefined, plan: Plan): Words {
  const name = by && nameOf(by)
  const topic = name && lowerFirst(name)
  const piece = by ? `“${titleOf(by)}”` : 'the first piece'
  const counted = by ? upperFirst(moveOf(by).measure.name) : 'The figure you count'
  switch (one.kind) {
    case 'measure':
      return {
        question: `${counted}${quoteFor(topic, by)}: what is it today${about(topic, counted)}, and what should it become?`,
        why:
          by && !by.own
            ? `It decides when ${piece} has worked. To find out, ${lowerFirst(moveOf(by).baseline.replace(/\.$/, ''))}.`
            : `It decides what ${piece} may cost and when it has worked.`,
        assumed: `Nothing is known: ${by?.label ?? 'the piece'} begins by measuring it.`,
      }
    case 'data':
      return {
        question: topic
          ? `Which records do you keep on ${topic}, since when, and in what form?`
          : `Which records could ${piece} begin with, since when are they kept, and in what form?`,
        why: 'They decide how sure its result is, and may move it up in the order.',
        assumed: `No records: ${by?.label ?? 'the piece'} begins by counting.`,
      }
    case 'budget':
      return {
        question: 'What may the first year cost?',
        why: 'It decides how much can run at once and what has to wait.',
        assumed: 'No limit is set, and nothing is held back for money.',
      }
    case 'country':
      return {
        question: 'In which country do you work?',
        why: 'Law, prices and some of the advice depend on it.',
        assumed: 'No country: costs are left out, and law is told in general.',
      }
    case 'owner':
      return {
        question: 'Who could give the first piece two hours a week?',
        why: 'Without a name it will not happen; a name also raises what is feasible.',
        assumed: `Somebody is named in the first week${plan.initiatives[0] ? ` for “${titleOf(plan.initiatives[0])}”` : ''}.`,
      }
    default:
      return {
        question: one.about
          ? `What should become better about this: ${quoted(short(one.about, 140))}?`
          : 'Which of the points that stay open matters most to you?',
        why: 'The plan has no answer to it yet. A clearer wish can become a piece of work of its own.',
        assumed: 'It waits until the review at the end of the plan.',
      }
  }
}
