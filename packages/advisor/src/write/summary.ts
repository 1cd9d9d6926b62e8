import { noteById } from '@cairn/knowledge/trades'
import type { Block } from '../document-tree.ts'
import type { Coverage, Initiative, Plan } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { moveOf } from './own-words.ts'
import { questionsOf } from './questions.ts'
import { titleOf } from './titles.ts'
import { dayOf, fromTo, lowerFirst, short, upperFirst } from './words.ts'

/** The conclusion, each of the client's sentences with its answer, and what would change the plan most. */
export function summary(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = []
  const first = plan.initiatives[0]
  if (first) blocks.push(paragraph(strong('In short.'), ` ${conclusion(plan, first)}`))
  const rows = told(plan, detail.coverage).map((one) => [wrote(one, plan), answer(one, plan)])
  if (rows.length > 0)
    blocks.push(paragraph(strong('Your words, and what answers them.')), table(['You wrote', 'Answer'], rows))
  const questions = questionsOf(plan)
    .slice(0, detail.questions)
    .map(({ question, why }) => `${question} ${why}`)
  if (questions.length > 0)
    blocks.push(paragraph(strong('What would change this plan most, if you told us.')), list(questions))
  return blocks
}

/** What to do now, what follows, and what happens when the first step fails. */
function conclusion(plan: Plan, first: Initiative): string {
  const second = plan.initiatives.slice(1).find(({ held }) => held === undefined)
  const step = (first.note ? noteById(first.note)?.first_step : undefined) ?? moveOf(first).first
  const beside = second && second.from < first.gate ? 'Beside it' : 'After it'
  const then = second ? ` ${beside} runs ${second.label}, ${lowerFirst(titleOf(second))}.` : ''
  const fails = second
    ? ` Should ${first.label} fail its test on ${dayOf(first.gate)}, ${second.label} takes its place and the money stays free.`
    : ''
  return `This week: ${lowerFirst(step)}${then}${fails}${plan.declined.length > 0 ? ' Say no openly, and now, to what we advise against.' : ''}`
}

/** A goal with figures is named by them; anything else in the client's words. */
function wrote(one: Coverage, plan: Plan): string {
  const measure = plan.initiatives
    .flatMap(({ measures }) => measures)
    .find(({ statement, now, wanted }) => statement === one.statement && now && wanted)
  return measure ? upperFirst(fromTo(measure)) : short(one.quote, 90)
}

/** Goals and wishes first: they were asked for; then what hurts. */
function told(plan: Plan, most: number): Coverage[] {
  const asked = (one: Coverage) =>
    one.how === 'declined'
      ? 0
      : one.how === 'open'
        ? 2.5
        : one.kind === 'goal'
          ? 1
          : one.kind === 'wish' || one.kind === 'question'
            ? 2
            : 3
  return plan.coverage
    .filter(({ how }) => how !== 'kept')
    .map((one, at) => ({ one, at }))
    .sort((a, b) => asked(a.one) - asked(b.one) || a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one)
}

function answer(one: Coverage, plan: Plan): string {
  if (one.how === 'initiative') {
    const by = plan.initiatives.find(({ label }) => label === one.by)
    return by ? by.label : one.by
  }
  if (one.how === 'declined') return 'Declined, with something instead'
  return 'Not treated here: raise it at the review'
}
