import { declinedById } from '@cairn/knowledge/declined'
import { moveById } from '@cairn/knowledge/moves'
import type { Block } from '../document-tree.ts'
import type { Plan, Question } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import { short } from './executive-summary.ts'
import { titleOf, topicOf } from './titles.ts'
import { lowerFirst } from './words.ts'

const ROWS_MAX = 12
const QUESTIONS_MAX = 3

/** The conclusion, what to decide, what is open, and each of the client's sentences with its answer. */
export function summary(plan: Plan): Block[] {
  const first = plan.initiatives[0]
  const blocks: Block[] = []
  if (first) {
    const no = plan.declined.length > 0 ? ` Leave the refused wish${plan.declined.length > 1 ? 'es' : ''} alone.` : ''
    blocks.push(paragraph(`This week: ${lowerFirst(moveById(first.move).first)} The rest follows from what that shows; each piece has a test, a date and a way out, so nothing has to be believed.${no}`))
  }
  const rows = plan.coverage.filter(({ how }) => how !== 'kept').slice(0, ROWS_MAX).map((one) => [short(one.quote), answerOf(one, plan)])
  if (rows.length > 0) blocks.push(paragraph(strong('Your words, and what answers them.')), table(['You wrote', 'Answer'], rows))
  const questions = plan.questions.slice(0, QUESTIONS_MAX).map((one) => questionOf(one, plan))
  if (questions.length > 0) blocks.push(paragraph(strong('What would change this plan most, if you told us.')), list(questions))
  return blocks
}

function answerOf(one: Plan['coverage'][number], plan: Plan): string {
  if (one.how === 'initiative') {
    const by = plan.initiatives.find(({ label }) => label === one.by)
    return by ? `${by.label} ${titleOf(by)}` : one.by
  }
  if (one.how === 'declined') return `Declined: ${declinedById(one.by)?.instead.split(/(?<=\.)\s/)[0] ?? ''}`
  return 'Open: looked at again at the review'
}

function questionOf(one: Question, plan: Plan): string {
  const by = plan.initiatives.find(({ label }) => label === one.label)
  switch (one.kind) {
    case 'measure':
      return `How large is it today: ${by ? lowerFirst(moveById(by.move).measure.name) : ''} for ${by ? lowerFirst(topicOf(by)) : 'this'}? It decides how much ${one.label} may cost.`
    case 'data':
      return `Which records do you keep on ${by ? lowerFirst(topicOf(by)) : 'this'}, since when, and in what form? Without them ${one.label} begins with counting.`
    case 'budget':
      return 'What may the first year cost, in money and in hours of your people? It decides how many of these can run at once.'
    case 'country':
      return 'In which country do you work? Law, prices and some advice depend on it.'
    case 'owner':
      return 'Who could own the first piece for two hours a week? Without a name it will not happen.'
    default:
      return 'What would make this plan wrong for you?'
  }
}
