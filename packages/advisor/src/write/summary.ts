import { noteById } from '@cairn/knowledge/trades'
import type { Block } from '../document-tree.ts'
import type { Coverage, Plan, Question } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { moveOf } from './own-words.ts'
import { titleOf, topicOf } from './titles.ts'
import { lowerFirst, quoted, short, upperFirst } from './words.ts'

/** The conclusion, each of the client's sentences with its answer, and what would change the plan most. */
export function summary(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = []
  const first = plan.initiatives[0]
  if (first) {
    const step = (first.note ? noteById(first.note)?.first_step : undefined) ?? moveOf(first).first
    blocks.push(paragraph(strong('This week:'), ` ${lowerFirst(step)} ${conclusion(plan)}`))
  }
  const rows = told(plan, detail.coverage).map((one) => [short(one.quote, 100), answer(one, plan)])
  if (rows.length > 0)
    blocks.push(paragraph(strong('Your words, and what answers them.')), table(['You wrote', 'Answer'], rows))
  const questions = plan.questions.slice(0, detail.questions).map((one) => question(one, plan))
  if (questions.length > 0)
    blocks.push(paragraph(strong('What would change this plan most, if you told us.')), list(questions))
  return blocks
}

function conclusion(plan: Plan): string {
  const [, second] = plan.initiatives
  const then = second ? ` Then ${lowerFirst(titleOf(second))}.` : ''
  const no = plan.declined.length > 0 ? ` Say no openly to what we advise against.` : ''
  return `What it shows decides how far to go.${then}${no}`
}

/** Goals and wishes first: they were asked for; then what hurts. */
function told(plan: Plan, most: number): Coverage[] {
  const asked = (one: Coverage) =>
    one.how === 'declined' ? 0 : one.kind === 'goal' ? 1 : one.kind === 'wish' || one.kind === 'question' ? 2 : 3
  return plan.coverage
    .filter(({ how, kind }) => how !== 'kept' && !(how === 'open' && kind === 'pain'))
    .map((one, at) => ({ one, at }))
    .sort((a, b) => asked(a.one) - asked(b.one) || a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one)
}

function answer(one: Coverage, plan: Plan): string {
  if (one.how === 'initiative') {
    const by = plan.initiatives.find(({ label }) => label === one.by)
    return by ? `${by.label} ${upperFirst(topicOf(by))}` : one.by
  }
  if (one.how === 'declined') return 'Declined, with something instead'
  return 'Open: decided at the review'
}

function question(one: Question, plan: Plan): string {
  const by = plan.initiatives.find(({ label }) => label === one.label)
  const topic = by ? lowerFirst(topicOf(by)) : 'this'
  switch (one.kind) {
    case 'measure':
      return `What is the figure for ${topic} today (${by ? lowerFirst(moveOf(by).measure.name) : ''})? It decides what ${one.label} may cost.`
    case 'data':
      return `Which records do you keep on ${topic}, since when and in what form? Without them ${one.label} begins by counting.`
    case 'budget':
      return 'What may the first year cost, in money and in hours of your people? It decides how much can run at once.'
    case 'country':
      return 'In which country do you work? Law, prices and some of the advice depend on it.'
    case 'owner':
      return 'Who could give the first piece two hours a week? Without a name it will not happen.'
    default:
      return `Which of the points that stay open matters most to you, for instance ${quoted(short(one.about ?? '', 90))}? It enters the plan at the review.`
  }
}
