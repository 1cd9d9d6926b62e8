import type { Facts, Quantity, Statement } from '../facts.ts'
import type { Declined } from '../plan.ts'
import { stem } from './nouns.ts'
import { forEach } from './offers.ts'

/**
 * What the wish would cost, where the client says: 212 vehicles at 1,350 and 55 a month each. Nothing where it is not
 * surely known what is to be multiplied, and by what.
 */
export function priceOf(facts: Facts, parts: readonly Statement[]): Pick<Declined, 'price'> | object {
  const own = facts.quantities.filter((one) => parts.some(({ id }) => id === one.statement))
  const budgets = facts.limits.flatMap(({ kind, amount }) => (kind === 'budget' && amount ? [amount] : []))
  const money = own.filter(
    (one) =>
      one.kind === 'money' &&
      one.per !== 'hour' &&
      one.span.start !== budgets[0]?.span.start &&
      !ceiling(parts, one) &&
      !earned(parts, one) &&
      !saved(parts, one) &&
      !isSpentToday(parts, one) &&
      !isOfToday(parts, one),
  )
  const told = money.map((one) => withNoun(facts, one))
  // '99 a month or 990 a year': of two prices one is paid, and nobody knows which.
  if (told.length === 0 || told.some((one, at) => OR.test(textBetween(facts, told[at - 1], one)))) return {}
  const counts = own.filter((one) => one.kind === 'count' && one.value > 1 && !one.per && one.noun !== undefined)
  const priced = told.map((one, at) => inYearOne({ ...one, each: isEach(facts, one, told[at + 1]) }, counts))
  const whole = told.find((one) => isWhole(facts, one, told, counts))
  const prices = whole ? [inYearOne({ ...whole, each: false }, [])] : priced
  if (prices.some((one) => one === undefined)) return {}
  const total = prices.reduce((sum, one) => sum + (one?.total ?? 0), 0)
  const beside = purseFor(told, budgets)
  // '8 dong dearer for each' is no price of the wish, and hundreds of budgets are none either.
  const share = beside && total / beside
  if (total === 0 || (share !== undefined && (share < LEAST || share > MOST))) return {}
  const text = prices.map((one) => one?.text).join(' + ')
  return { price: { total, text, ...(share !== undefined && { ofBudget: share }) } }
}

/** Of what may be spent; less is what one of something costs, more was misread. */
const LEAST = 0.001
const MOST = 100
const OR = /(?<!\p{L})or(?!\p{L})/iu

function textBetween({ fields }: Facts, one: Quantity | undefined, next: Quantity): string {
  return one && one.span.field === next.span.field ? fields[next.span.field].slice(one.span.end, next.span.start) : ''
}

/** '290 a month per car' is for each car as well. */
function withNoun(facts: Facts, one: Quantity): Quantity {
  const [noun] = forEach(facts, one)
  return noun ? { ...one, perNoun: noun } : one
}

/** '1,350 and 55 a month each': both are for each. */
function isEach(facts: Facts, one: Quantity, next: Quantity | undefined): boolean {
  return one.each || (next?.each === true && !one.perNoun && AND.test(textBetween(facts, one, next)))
}
const AND = /^\s?(?:and|plus|\+)\s?\p{Sc}?$/iu

/** So many at so much, in a year; undefined where one of them has a price and nobody says how many there are. */
function inYearOne(one: Quantity, counts: readonly Quantity[]): { total: number; text: string } | undefined {
  if (one.per && one.per !== 'month' && one.per !== 'year') return undefined
  const isOfEach = one.perNoun !== undefined || one.each
  const units = isOfEach ? unitsOf(one, counts) : undefined
  if (isOfEach && !units) return undefined
  const months = one.per === 'month' ? MONTHS : 1
  return {
    total: one.value * (units?.value ?? 1) * months,
    text: [...(units ? [units.text] : []), one.text, ...(months > 1 ? ['12 months'] : [])].join(' × '),
  }
}
const MONTHS = 12

/** 'Per vehicle' are the vehicles; '640 each' is of whatever is counted beside it. */
function unitsOf({ perNoun }: Quantity, counts: readonly Quantity[]): Quantity | undefined {
  const head = stem(perNoun?.split(/\s+/)[0] ?? '')
  return counts.find(({ noun = '' }) => !perNoun || noun.split(/\s+/).some((word) => isAlike(stem(word), head)))
}
function isAlike(word: string, head: string): boolean {
  return head.length > 1 && (word === head || (word.startsWith(head) && word.length - head.length < 3))
}

/** '12 for each of 900 pupils, so 10,800', '28,800 in total': what all of it comes to, beside what it is made of. */
function isWhole(facts: Facts, one: Quantity, told: readonly Quantity[], counts: readonly Quantity[]): boolean {
  const others = told.filter((other) => other !== one)
  if (others.length === 0 || one.perNoun || one.each) return false
  const field = facts.fields[one.span.field]
  const isCalledSo =
    MAKES.test(field.slice(Math.max(0, one.span.start - NEAR), one.span.start)) ||
    IN_ALL.test(field.slice(one.span.end, one.span.end + NEAR))
  // What it comes to is said behind what it is made of.
  const before = others.filter(({ span }) => span.start < one.span.start)
  const factors = [1, ...counts.map(({ value }) => value)].flatMap((units) => [units, units * MONTHS])
  const isProduct = before.some(({ value }) =>
    factors.some((times) => times > 1 && Math.abs(value * times - one.value) <= one.value * ROUNDED),
  )
  return (isCalledSo && others.every(({ value }) => value < one.value)) || isProduct
}
const NEAR = 30
const ROUNDED = 0.03
const MAKES =
  /(?<!\p{L})(?:so|that is|that['’]s|it is|it['’]s|which is|makes?|making|comes? to|adds up to|altogether|together|in all|in total|total(?:ling)?|reckoned|calculated|i\.?e\.?)[\s,:]+(?:about |around |some |roughly |nearly |almost |over )?\p{Sc}?$|=\s?$/iu
const IN_ALL =
  /^,?\s(?:\p{L}{1,6}\s)?(?:in total|total|in all|altogether|all in|all together|for all(?: of (?:them|it))?)(?!\p{L})/iu

/** What a year's price stands beside: a month's money is twelve times a year's, and what is paid monthly comes from it first. */
function purseFor(told: readonly Quantity[], budgets: readonly Quantity[]): number | undefined {
  const fits = ({ currency }: Quantity) => told.every((one) => !one.currency || !currency || one.currency === currency)
  const own = budgets.filter(fits)
  const once = own.find(({ per }) => per === undefined || per === 'year')
  const monthly = own.find(({ per }) => per === 'month')
  const found = (told.every(({ per }) => per === 'month') && monthly) || once || monthly
  return found && found.value > 0 ? found.value * (found.per === 'month' ? MONTHS : 1) : undefined
}

/** 'loans under $10,000' names a size, not a price. */
function ceiling(parts: readonly Statement[], one: Quantity): boolean {
  const text = parts.find(({ id }) => id === one.statement)
  const before = text ? text.text.slice(0, Math.max(0, one.span.start - text.span.start)) : ''
  return /\b(?:under|over|below|above|up to|less than|more than|worth|of)\s+$/i.test(before)
}

/** 'saves $180 an inspection' names a gain. */
function saved(parts: readonly Statement[], one: Quantity): boolean {
  const text = parts.find(({ id }) => id === one.statement)
  const before = text ? text.text.slice(0, Math.max(0, one.span.start - text.span.start)) : ''
  return /\b(?:sav(?:es?|ed|ing)|gains?|earns?|brings?)(?: us| me)?(?: about| around| some| roughly| the| an?)?\s+$/i.test(
    before,
  )
}

/** 'The bill was 44,000', '44,000 last year', 'then we can drop the second guard (44,000 a year)': what was paid, and what would fall away; an offer of last year stays a price. */
function isOfToday(parts: readonly Statement[], one: Quantity): boolean {
  const part = parts.find(({ id }) => id === one.statement)
  if (!part) return false
  const before = part.text.slice(0, Math.max(0, one.span.start - part.span.start))
  const after = part.text.slice(Math.max(0, one.span.end - part.span.start))
  // 'We want cameras so that we can drop the second guard': a wish, and no offer of the guard.
  return FALLS_AWAY.test(before) || (!OFFERED.test(before) && (PAID.test(before) || LAST_YEAR.test(after)))
}
const OFFERED =
  /(?<!\p{L})(?:offer\p{L}*|quot\p{L}*|pric(?:e|es|ed)|asks?|asked|asking|wants?|licen[cs]e|subscription)(?!\p{L})/iu
const PAID =
  /(?<!\p{L})(?:bills?|fines?|penalt(?:y|ies)|punishments?|damages?|loss(?:es)?|claims?|credits|write-?offs?|turnover|revenue|income|sales|wages?|payroll|salar(?:y|ies)|rent|overtime|premiums?|interest|compensation)(?!\p{L})[^.;,]{0,40}\s(?:was|were|is|are|of|ran(?: to| up to)?|runs? to|came to|comes? to|reached|costs?(?: us)?|totall?ed|at)\s(?:about |around |some |over |nearly |almost )?$|(?<!\p{L})(?:paid|spent|lost)(?:\s[\p{L}'’]+){0,3}?\s$/iu
const FALLS_AWAY =
  /(?<!\p{L})(?:drop|do without|get rid of|stop paying|cut|save ourselves|instead of)\s(?:[\p{L}'’-]+\s){1,8}\(?$/iu
const LAST_YEAR =
  /^(?:\s\p{L}{1,8})?\s(?:last (?:year|season|month|winter|summer|quarter)|in (?:19|20)\d\d|(?:a|per) year (?:now|today|so far)|so far|until now|the year before)(?!\p{L})/iu

/** 'Models instead of shootings, the studio costs 96,000 a year': what is paid today; 'the app costs 12,000' is its price. */
function isSpentToday(parts: readonly Statement[], one: Quantity): boolean {
  const part = parts.find(({ id }) => id === one.statement)
  const before = part ? part.text.slice(0, Math.max(0, one.span.start - part.span.start)) : ''
  // 'Skip the inspection. Each one costs 4,800': what it would save.
  if (EACH.test(before)) return true
  const thing = SPENT.exec(before)?.[1]
  return thing !== undefined && !TOOL.test(thing)
}
const EACH = /(?<!\p{L})(?:each|every)(?: one)?(?: of (?:them|these))? costs?(?: us)?(?: about| around| some)?\s+$/iu
const SPENT =
  /(?<!\p{L})(?:the|our|my|le|la|les|notre|nos|el|los|las|nuestr[oa]s?|o|os|as|noss[oa]s?|il|lo|i|gli|nostr[oaie]|der|die|das|unsere?|de|het|onze|ons)\s(\p{L}+)\s(?:now\s|today\s)?(?:costs?|coûte(?:nt)?|kostet|kosten|cuestan?|custam?|costa(?:no)?|kost)\s(?:us\s|me\s|nous\s|uns\s|nos\s|about\s|around\s|environ\s)*$/iu
const TOOL =
  /^(?:software|apps?|appli|systems?|système|sistema|tools?|outil|bots?|licen[cs]es?|licences?|programs?|programme|programa|machines?|robots?|cameras?|caméras?|logiciel|lizenz|werkzeug|anlage|kit|sensors?|package|service|module|platform|model|subscription|abonnement)$/iu

/** What others would pay the client is no cost. */
function earned(parts: readonly Statement[], one: Quantity): boolean {
  const part = parts.find(({ id }) => id === one.statement)
  const text = part?.text ?? ''
  // 'so that we can offer a fixed £650 fee': what they would ask of others.
  if (
    /^\s*(?:fee|price|rate|ticket|charge|fare|premium)s?\b/i.test(
      text.slice(Math.max(0, one.span.end - (part?.span.start ?? 0))),
    )
  )
    return true
  return /\b(?:(?:pays?|pay|paying|offers?|offered|gives?|give) (?:us|me|to us|our|the)|(?:would|will|wants? to|ready to) pay|sponsor\w*|donat\w*|in return|for our)\b/i.test(
    text,
  )
}
