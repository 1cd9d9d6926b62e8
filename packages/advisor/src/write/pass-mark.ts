import type { Measure } from '../facts.ts'
import type { Initiative, Plan } from '../plan.ts'
import { moveOf } from './own-words.ts'
import { inItsUnit, lowerFirst, measureName, percent } from './words.ts'

/** What must be seen: half of the way to the client's own target where they give one, else what holds for anybody. */
export function passMark(one: Initiative, plan: Plan): string {
  if (one.measures.some(({ wanted }) => wanted?.value === 0 && wanted.kind === 'count'))
    return `there is none where it is tried.${beatsToday(one)}`
  const half = halfMark(one, plan)
  if (half) return `${half}, half of the way to your target.`
  const asked = one.asked ? ` Your own target asks for ${percent(one.asked)}: what passes is a beginning.` : ''
  return `${lowerFirst(moveOf(one).bar)}${asked}${beatsToday(one)}`
}

/** The mark of a general way, reckoned from the client's start and target. */
export function halfMark(one: Initiative, plan: Plan): string | undefined {
  const { half: marks, measure: counted } = moveOf(one)
  // One figure is no mark for several goals, which are each tried by themselves.
  if (!marks || !one.halfWay || one.own || one.several) return undefined
  const { measure, share } = one.halfWay
  const told = halfWayTold(one, plan)
  if (marks.level && measure.now?.kind === 'percent' && told)
    return marks.level.replace('{level}', `${isRounded(one.halfWay) ? 'about ' : ''}${told}`)
  return share < 1 && counted.direction === measure.direction && isOfMark(measure, counted.unit)
    ? marks.share.replace('{share}', percent(Math.round(share * 100) / 100))
    : undefined
}

/** Half of the way of a share or a sum is no share of the time that work takes, and that of a wait or a sum none of cases. */
function isOfMark({ now, direction }: Measure, unit: string): boolean {
  if (now?.kind === 'count') return true
  return OF_TIME.test(unit) ? now?.kind === 'duration' : now?.kind === 'percent' && direction === 'down'
}
const OF_TIME = /^(?:days|hours)/

/** The pass mark of the work is no better than today: then the client's own figure has to move as well. */
function beatsToday({ beaten, halfWay }: Initiative): string {
  const name = beaten && halfWay && measureName(halfWay.measure)
  return name ? ` It must also beat today: ${lowerFirst(name)} at ${percent(halfWay.value / 100)} or better.` : ''
}

/** The client's own goal has a mark too, read when there has been time for it to move. */
export function reviewMark(one: Initiative, plan: Plan): string {
  const half = halfWayTold(one, plan)
  if (!half || half === NONE || one.own || one.halfWay?.measure.by || halfMark(one, plan)) return ''
  if (one.several && one.measures.length > 1) return ''
  return ` At the review ${isRounded(one.halfWay) ? 'about ' : ''}${half} is half of the way.`
}

/** Half of the way from 2.6 to 2.9 is 2.75, and told as 2.8. */
function isRounded(halfWay: Initiative['halfWay']): boolean {
  const { now, wanted } = halfWay?.measure ?? {}
  if (!halfWay || !now || !wanted || now.unit !== wanted.unit) return false
  return Math.abs((now.value + wanted.value) / 2 - halfWay.value) > 1e-6
}

/** '7.5'; 'none' where the goal is that there is none. */
function halfWayTold({ halfWay }: Initiative, plan: Plan): string | undefined {
  if (!halfWay) return undefined
  const { measure, value } = halfWay
  if (measure.wanted?.value === 0 && measure.wanted.kind === 'count') return NONE
  return inItsUnit(measure, value, plan)
}
const NONE = 'none'
