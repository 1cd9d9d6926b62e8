import type { Facts, Quantity } from '../facts.ts'
import type { Budget, Insight } from '../plan.ts'
import { lastWord, stem } from './nouns.ts'
import { NUMBERS } from './test-length.ts'

/**
 * 'They want 4,800 a month, three years' lock-in', 'sensors at 1,100 per lift': what an offer of tools comes to over its
 * term and for all of them, beside the money there is. What was refused already, and what was bought, is left.
 */
export function offersSummed(facts: Facts, budget: Budget | undefined): Insight[] {
  // What may be spent before others must agree is not what there is.
  if (!budget || budget.free || budget.amount <= 0) return []
  const found = facts.quantities.flatMap((price): Offer[] => {
    // What the money there is was read from is no offer.
    if (price.kind !== 'money' || price.high !== undefined || budget.text.startsWith(price.text)) return []
    if (!isOffer(facts, price)) return []
    const [noun, per] = forEach(facts, price)
    const units = noun ? unitsOf(facts, noun) : undefined
    const months = per === 'month' ? monthsBound(facts, price) : undefined
    // A price for each hour or page, or for each of what nobody has counted, comes to nothing that could be told.
    if (((noun || price.each) && !units) || (per && per !== 'month' && per !== 'year')) return []
    const total = price.value * (units?.value ?? 1) * (months ?? 1)
    // What is paid each month stands beside what may run each month, where that is told.
    const purse = months ? monthlyPurse(budget) : undefined
    const times = total / (purse && months ? purse * months : budget.amount)
    if (times < TELLING || (units && times > BELIEVABLE)) return []
    return [
      {
        kind: 'offer',
        price,
        ...(units && { units }),
        ...(months && { months }),
        ...(purse && { purse }),
        total,
        times,
      },
    ]
  })
  // '1,100 for each of 24, 26,400 in all': one offer, told with its parts and as a whole.
  return found.filter((one, at) => !found.some((other, place) => place > at && isSame(one, other)))
}
function monthlyPurse({ amount, months, monthly }: Budget): number | undefined {
  return monthly ?? (months ? amount / months : undefined)
}

type Offer = Extract<Insight, { kind: 'offer' }>

function isSame(one: Offer, other: Offer): boolean {
  return one.price.statement === other.price.statement && Math.abs(one.total - other.total) <= one.total * ROUNDED
}
const ROUNDED = 0.05

/** What takes most of the money, or more. */
const TELLING = 0.7
/** Nobody offers a firm a hundred times what it can spend: what was multiplied was something else. */
const BELIEVABLE = 100

function isOffer({ fields, statements, limits, tried }: Facts, { statement, span, currency }: Quantity): boolean {
  const told = statements.find(({ id }) => id === statement)
  if (!told || told.kind === 'order') return false
  if (tried.some((one) => one.statement === statement) && ENDED.test(told.text)) return false
  const own = limits.flatMap(({ kind, amount }) => (kind === 'budget' && amount ? [amount] : []))
  if (own.some((one) => one.currency !== undefined && currency !== undefined && one.currency !== currency)) return false
  const field = fields[span.field]
  const near = field.slice(Math.max(0, span.start - BEFORE), span.end + BEHIND)
  return OFFERED.test(told.text) && TOOL.test(near) && !OURS.test(told.text) && !SETTLED.test(near)
}
const BEFORE = 130
const BEHIND = 110
const OFFERED =
  /(?<!\p{L})(?:offer(?:s|ed|ing)?|quot(?:es?|ed|ing|ation)|demos?|demonstrat\p{L}+|pitch(?:es|ed)?|propos(?:es|ed|als?)|(?:wants?|tr(?:y|ies|ied|ying)) to sell|vendors?|suppliers?|resellers?|sales ?(?:man|woman|people|rep)|brochure)(?!\p{L})/iu
const TOOL =
  /(?<!\p{L})(?:software|apps?|systems?|platforms?|tools?|ai|cloud|sensors?|cameras?|modules?|loggers?|trackers?|gps|rfid|chips?|bots?|chatbots?|robots?|scanners?|licen[cs]es?|subscriptions?|lock[- ]?in|demos?|erp|crm|emr|dashboards?|portals?|analy[sz]ers?|simulators?|detection|automation|telematics|iot|tablets?|kiosks?)(?!\p{L})/iu
/** What the client offers others or would be paid, and what somebody else pays. */
const OURS =
  /(?<!\p{L})(?:we|i|our (?:team|people|staff|sales\p{L}*)) (?:\p{L}+ )?(?:offer|quote|propose|pitch)(?:s|ed)?(?!\p{L})|(?<!\p{L})(?:pays?|offer(?:s|ed)?) (?:us|me)(?: only| just| about)? (?=\D{0,4}\d)|(?<!\p{L})offer(?:s|ed)? to (?:pay|fund|cover|donate)(?!\p{L})|(?<!\p{L})(?:sav(?:e|es|ed|ing)|grants?|funds?|subsid\p{L}+|if we match|credit|free)(?!\p{L})/iu
const ENDED = /(?<!\p{L})(?:tried|bought|used|had|ended|gave|was|were|ago|binned|sold)(?!\p{L})/iu
/** Nobody has to be told again what they decided, and what was bought is no offer. */
const SETTLED =
  /(?<!\p{L})(?:refused?|declined|laughed|no,? thanks?|no thank you|turned (?:it|them|him|her|that) down|too (?:expensive|dear|much)|not viable|cannot afford|can['’]t afford|said no|sent (?:him|her|them) away|hung up|rejected|walked away|(?:our|the) (?:current|present|existing|old)|we (?:already|now) pay|we bought|we paid|paid|was sold|got sold|(?:test|trial|pilot) ended|in (?:19|20)\d\d)(?!\p{L})/iu

/** 'Per clinic and month', '30 a truck a month' */
export function forEach(
  { fields }: Facts,
  { perNoun, per, span }: Quantity,
): [noun: string | undefined, per: string | undefined] {
  const behind = fields[span.field].slice(span.end, span.end + FOR_NEAR)
  const [, first = '', second = ''] = FOR.exec(behind) ?? []
  const said = [first, second].map((word) => word.toLowerCase())
  const noun = perNoun ?? said.find((word) => word && !TIMES.has(word))
  return [noun, per ?? said.find((word) => TIMES.has(word))]
}
const FOR_NEAR = 40
const FOR =
  /^\s?(?:(?:per|an?|each|every)\s|\/\s?)(\p{L}+)(?:,? (?:(?:and|per|an?|each|every) |\/ ?)(?:per |each )?(\p{L}+))?/iu
const TIMES: ReadonlySet<string> = new Set(
  'minute hour day week month quarter season term year mo mth yr annum'.split(' '),
)

/** As long as one is bound, else a year. */
function monthsBound({ fields }: Facts, { span }: Quantity): number {
  const near = fields[span.field].slice(span.end, span.end + BOUND_NEAR)
  const [, many = '', unit = ''] = BOUND.exec(near) ?? []
  const count = Number(many) || (NUMBERS[many.toLowerCase()] ?? 0)
  return count > 0 ? count * (/^y/i.test(unit) ? 12 : 1) : 12
}
const BOUND_NEAR = 80
const BOUND = new RegExp(
  String.raw`^[^.;]{0,40}?(?<![\p{L}\d])(\d{1,2}|one|two|three|four|five)[ -](years?|months?)['’]?s?[ -](?:\p{L}+ )?(?:lock|contract|minimum|term|commit|deal|agreement|binding)`,
  'iu',
)

/** All of the things that it is priced for; of several counts the largest. */
function unitsOf({ quantities }: Facts, noun: string): { value: number; noun: string } | undefined {
  const head = stem(noun.split(/\s+/)[0] ?? '')
  const found = quantities
    .filter((one) => one.kind === 'count' && !one.per && one.value > 1 && stem(lastWord(one.noun ?? '')) === head)
    .toSorted((a, b) => b.value - a.value)[0]
  return head.length > 2 && found?.noun ? { value: found.value, noun: found.noun } : undefined
}
