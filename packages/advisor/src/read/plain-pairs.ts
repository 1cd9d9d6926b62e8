import type { Facts, Measure, Quantity, Statement } from '../facts.ts'
import { canBeOne } from './settled-measures.ts'

/**
 * 'Cell count under 150, running at 215', 'subscribers up to 3,500, we have 3,100': how it stands and how it should, each
 * said plainly, where learning did not see that they belong together.
 */
export function addPlainPairs(facts: Facts): void {
  for (const statement of facts.statements) {
    if (statement.span.field !== 'goals' || statement.kind !== 'goal') continue
    const own = facts.quantities.filter((one) => one.statement === statement.id && one.high === undefined)
    const told = facts.measures.filter((one) => one.statement === statement.id)
    const [now, ...others] = own.filter((one) => stands(facts, one) && isOfTopic(one, statement))
    if (!now || others.length > 0 || told.length > 1) continue
    const [known] = told
    if (known) fill(facts, known, now)
    else add(facts, statement, now, own)
  }
}

function fill(facts: Facts, measure: Measure, now: Quantity): void {
  const { wanted } = measure
  if (wanted && isMet(facts, now, wanted)) return
  if (measure.now || !wanted || measure.factor !== undefined || isOne(now, wanted) || !fits(now, wanted)) return
  Object.assign(measure, { now: asThe(now, wanted), wanted: asThe(wanted, now), direction: directionOf(now, wanted) })
}

function add(facts: Facts, { id, topic }: Statement, now: Quantity, own: readonly Quantity[]): void {
  const [wanted, ...others] = own.filter((one) => !isOne(one, now) && isWanted(facts, one))
  if (!topic || !wanted || others.length > 0 || !fits(now, wanted) || isMet(facts, now, wanted)) return
  if (wanted.noun !== undefined && !topic.toLowerCase().includes(wanted.noun.toLowerCase())) return
  facts.measures.push({
    id: '',
    statement: id,
    what: topic,
    now: asThe(now, wanted),
    wanted: asThe(wanted, now),
    direction: directionOf(now, wanted),
  })
}

/** '1 clinic' and '6 of them' are of something else than what the goal names. */
function isOfTopic({ noun, span }: Quantity, { text, topic, span: whole }: Statement): boolean {
  if (/^\s(?:of|people|in)(?!\p{L})/iu.test(text.slice(span.end - whole.start))) return false
  return noun === undefined || (topic?.toLowerCase().includes(noun.toLowerCase()) ?? false)
}

/** Times with times, shares with shares or a bare number; a hundredfold is of something else. */
function fits(now: Quantity, wanted: Quantity): boolean {
  if (now.kind === 'money' || wanted.kind === 'money' || !canBeOne(now, wanted) || now.value === wanted.value)
    return false
  const [less, more] = [now.value, wanted.value].toSorted((a, b) => a - b) as [number, number]
  return less === 0 || more / less <= FAR
}
const FAR = 20

/** 'At 22 percent, happy with 8': a bare number takes what the other is of. */
function asThe(one: Quantity, other: Quantity): Quantity {
  return one.kind === 'count' && other.kind === 'percent' && one.noun === undefined ? { ...one, kind: 'percent' } : one
}
/** 'Under 5%' is met by 1: that is no start of it. */
function isMet({ fields }: Facts, now: Quantity, { value, span }: Quantity): boolean {
  const lead = fields[span.field].slice(Math.max(0, span.start - LEAD), span.start)
  return UNDER.test(lead) ? now.value <= value : OVER.test(lead) && now.value >= value
}
const UNDER =
  /(?<!\p{L})(?:under|below|at most|abaixo de|por debajo de|moins de|unter|höchstens|maximal)\s(?:about )?$/iu
const OVER = /(?<!\p{L})(?:above|over|at least|up to)\s(?:about )?$/iu
function directionOf(now: Quantity, wanted: Quantity): Measure['direction'] {
  return wanted.value < now.value ? 'down' : 'up'
}
function isOne(one: Quantity, other: Quantity): boolean {
  return one.span.start === other.span.start
}

function stands({ fields }: Facts, { span }: Quantity): boolean {
  return STANDS.test(fields[span.field].slice(Math.max(0, span.start - LEAD), span.start))
}
function isWanted({ fields }: Facts, { span }: Quantity): boolean {
  return WANTED.test(fields[span.field].slice(Math.max(0, span.start - LEAD), span.start))
}
const LEAD = 32
const ABOUT = String.raw`(?:about |around |some |roughly |nearly |almost |just |cerca de |environ |rund |etwa )?$`
const STANDS = new RegExp(
  String.raw`(?<!\p{L})(?:runn?(?:ing|s)? at|run at|we (?:have|are at|stand at|sit at)|we['’](?:re at|ve got)|(?:stands?|sits?) at|(?:the )?(?:figure|share|number|rate|average) (?:today|now) is|(?:is|are) (?:now|currently|today) at|now at|currently(?: at)?|at present(?: at)?|at the moment(?: at)?|hoje (?:está )?em|hoy (?:estamos )?en|actualmente(?: en)?|actuellement(?: à)?|derzeit(?: bei)?|heute(?: bei)?)\s${ABOUT}`,
  'iu',
)
const WANTED = new RegExp(
  String.raw`(?<!\p{L})(?:up to|under|below|above|over|at least|at most|happy with|(?:want|like|need|aim for|reach|hit|get to|target(?: is)?|goal(?: is)?|should be|must be)(?: it| them| that| to)?(?: at| be| under| below| over)?|abaixo de|por debajo de|moins de|unter|höchstens|maximal)\s${ABOUT}`,
  'iu',
)
