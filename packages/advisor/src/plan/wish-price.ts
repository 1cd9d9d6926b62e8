import type { Facts, Quantity, Statement } from '../facts.ts'
import type { Declined } from '../plan.ts'

/** What the wish would cost, where the client says: 212 vehicles at 1,350 and 55 a month each. */
export function priceOf(facts: Facts, parts: readonly Statement[]): Pick<Declined, 'price'> | object {
  const own = facts.quantities.filter((one) => parts.some(({ id }) => id === one.statement))
  const budget = facts.limits.find(({ kind }) => kind === 'budget')?.amount
  const money = own.filter(
    (one) =>
      one.kind === 'money' &&
      one.per !== 'hour' &&
      one.span.start !== budget?.span.start &&
      !ceiling(parts, one) &&
      !earned(parts, one) &&
      !saved(parts, one) &&
      !isSpentToday(parts, one) &&
      !isOfToday(parts, one),
  )
  const first = money[0]
  if (!first) return {}
  const units = own.find((one) => one.kind === 'count' && one.value > 1 && !one.per)
  const isEach = (one: Quantity) => one.perNoun !== undefined || one.each
  const priced = (one: Quantity) => one.value * (isEach(one) ? (units?.value ?? 0) : 1) * (one.per === 'month' ? 12 : 1)
  const total = money.reduce((sum, one) => sum + priced(one), 0)
  if (total === 0) return {}
  const text = money
    .map((one) =>
      [...(isEach(one) && units ? [units.text] : []), one.text, ...(one.per === 'month' ? ['12 months'] : [])].join(
        ' × ',
      ),
    )
    .join(' + ')
  // '8 dong dearer for each' is no price of the wish.
  if (budget && total < budget.value * LEAST) return {}
  return { price: { total, text, ...(budget && budget.value > 0 && { ofBudget: total / budget.value }) } }
}

/** Of what may be spent; less is what one of something costs. */
const LEAST = 0.001

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
  return !OFFERED.test(before) && (PAID.test(before) || FALLS_AWAY.test(before) || LAST_YEAR.test(after))
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
