import type { Initiative, Plan } from '../plan.ts'
import { labelOf } from './titles.ts'
import { dayOf, lowerFirst } from './words.ts'

/** What the order of the plan says of two things between which the client asks to choose. */
export function choiceTold(quote: string, plan: Plan): string | undefined {
  const choice = plan.choices.find((one) => one.quote === quote)
  if (!choice) return undefined
  const [first, second] = plan.initiatives.filter(({ label }) => choice.labels.includes(label))
  if (first && second) return compared(first, second)
  return first
    ? `One of the two is in this plan: ${named(first)}, from ${dayOf(first.from)}. Begin there; the other waits until that is decided on ${dayOf(first.gate)}.`
    : 'We found too little on the two to part them: begin with the one whose records are ready, and take up the other at the review.'
}

function compared(first: Initiative, second: Initiative): string {
  const [mine, theirs] = [first.points, second.points]
  const ahead = [
    mine.impact > theirs.impact && 'more of your figures hang on it',
    mine.data > theirs.data && 'its records are better',
    mine.feasibility > theirs.feasibility && 'it is easier to do',
    mine.risk > theirs.risk && 'a mistake there does less harm',
  ].filter((reason) => reason !== false)
  const because = ahead.length > 0 ? `: ${ahead.slice(0, 2).join(', and ')}` : ''
  return `${named(first)} before ${named(second)}, with ${mine.total} points against ${theirs.total}${because}.`
}

function named(one: Initiative): string {
  return `${one.label} (${lowerFirst(labelOf(one))})`
}
