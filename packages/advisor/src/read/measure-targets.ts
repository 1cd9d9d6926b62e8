import type { Quantity } from '../facts.ts'
import { isNoTarget } from './aside-figures.ts'
import type { Clause } from './clauses.ts'
import { SPREAD } from './measure-pairs.ts'
import { whatOf, type Draft } from './measure-what.ts'
import { isAtWorst } from './outside-figures.ts'
import { topicOf } from './topics.ts'

/**
 * A target with no start ('under 3 days', 'at least 90%', 'within a week'), or a start with no target ('cut no-shows
 * from 15 percent'). Only goals have them.
 */
export function targets(clause: Clause, numbers: readonly Quantity[]): Draft[] {
  if (clause.field !== 'goals' || SAID.test(clause.text)) return []
  const begun = start(clause, numbers)
  if (begun) return [begun]
  const found: Draft[] = []
  for (const quantity of numbers) {
    const [at, end] = [quantity.span.start - clause.start, quantity.span.end - clause.start]
    const before = clause.text.slice(0, at)
    const after = clause.text.slice(end)
    if (isNoTarget(clause.text, at, end)) continue
    const direction = directionAt(clause, quantity, before, after)
    if (!direction || found.length > 0) continue
    const counted = quantity.noun
    found.push({ what: whatOf(clause, at, end, counted), wanted: quantity, direction })
  }
  return found
}

/** Where a figure stands today, in a goal that says which way and not how far. */
function start(clause: Clause, numbers: readonly Quantity[]): Draft | undefined {
  const { text } = clause
  const direction = DOWN.test(text) ? 'down' : UP.test(text) ? 'up' : undefined
  if (!direction) return undefined
  for (const now of numbers) {
    const [at, end] = [now.span.start - clause.start, now.span.end - clause.start]
    if (now.kind === 'money' && now.noun) continue
    const from = /(?<!\p{L})from\s+(?:about\s+|around\s+|roughly\s+|today['’]s\s+)?$/iu.test(text.slice(0, at))
    const current =
      /[,;:(–-]\s*(?:\p{L}+\s+){0,2}(?:now|today|currently|at present|it is|it['’]s|we are at)\s+(?:about\s+|around\s+|at\s+)?$/iu.test(
        text.slice(0, at),
      ) || /^\s*(?:now|today|at present|currently|at the moment)(?!\p{L})/iu.test(text.slice(end))
    const counted =
      /[,;:(–-]\s*(?:and\s+)?(?:we|there|it)\s+(?:had|have|were|are|was|lost|got|see|saw)\s+(?:about\s+|around\s+)?$/iu.test(
        text.slice(0, at),
      ) && /^(?:\s+\p{L}+){0,2}\s+(?:last|this|in the last|a|per)\s/iu.test(text.slice(end))
    if (!from && !current && !counted) continue
    const what = from ? whatOf(clause, at, end, now.noun) : (topicOf(clause) ?? '')
    if (what !== '') return { what, now, direction }
  }
  return undefined
}
export const DOWN =
  /(?<!\p{L})(?:cut|reduce|lower|diminish|lessen|bring (?:\S+ ){0,4}down|get (?:\S+ ){0,4}down|shorten|shrink|drop|less|fewer|faster|quicker|sooner|earlier|cheaper|shorter|stop|halt|trim|slash|decrease)(?!\p{L})/iu
export const UP =
  /(?<!\p{L})(?:raise|rise|lift|increase|grow|climb|improve|more|higher|better|push (?:\S+ ){0,4}up|bring (?:\S+ ){0,4}up|get (?:\S+ ){0,4}up|boost)(?!\p{L})/iu

function directionAt(clause: Clause, quantity: Quantity, before: string, after: string): 'down' | 'up' | undefined {
  if (SPREAD.test(before) || isAtWorst(before) || isDefinition(before)) return undefined
  // 'Billing disputes to zero', 'want nil'
  if (quantity.value === 0 && /(?<!\p{L})(?:to|want(?:ed)?|target|goal|aim|is|be|:|→|->)\s*:?\s*$/iu.test(before))
    return 'down'
  if (quantity.perNoun === undefined && (DESCRIBES.test(after) || /\d\s?(?:km|m|cm|mm|ha)$/i.test(quantity.text)))
    return undefined
  if (quantity.kind === 'money' && /\b(?:budget|have|spend|up to|max\p{L}*|grant)\b/iu.test(before)) return undefined
  if (/^(?:within|inside) the /i.test(quantity.text)) return 'down'
  const lead = before.slice(-32)
  // 'nine are above 58', 'within four years': a line that is drawn, and until when; no figure to reach.
  if (DRAWN.test(lead) && !WISHED.test(clause.text)) return undefined
  if (quantity.kind === 'duration' && WINDOW.test(lead) && /\d/.test(before)) return undefined
  const down =
    CEILING.test(lead) ||
    /^\s*(?:max\.?|or less|or fewer|or lower|maximum|maximal|tops|at most|máximo|höchstens)(?!\p{L})/iu.test(after)
  const up = FLOOR.test(lead) || /^\s*(?:or more|minimum|at least)(?!\p{L})/iu.test(after)
  if (down || up) {
    if (RELATIVE.test(before) || (quantity.kind !== 'percent' && qualifiesObject(clause, before, quantity)))
      return undefined
    return down ? 'down' : 'up'
  }
  if (
    /(?<!\p{L})(?:to|a|al|auf|à|do|naar|para|na)\s+(?:el\s+|about )?$/iu.test(lead) &&
    MOVES.test(before) &&
    quantity.kind !== 'count'
  ) {
    return LOWERS.test(before) ? 'down' : 'up'
  }
  // 'Answer 80% of calls in 20 seconds'
  if (quantity.kind === 'percent' && IMPERATIVE.test(before) && /^\s+(?:of|de|der|des)\s/i.test(after)) return 'up'
  if (quantity.kind === 'percent' && /\b(?:reach|hit|achieve)\s+$/i.test(before)) return 'up'
  // 'answered in 7 days': how long a thing may take
  if (
    quantity.kind === 'duration' &&
    TAKES.test(before) &&
    /^\s*[.,;]?\s*$/.test(after) &&
    !/month|quarter|year/.test(quantity.unit ?? '')
  )
    return 'down'
  return undefined
}

/** 'Late requests (under 24 hours)': brackets say which ones, unless they speak of an aim. */
function isDefinition(before: string): boolean {
  const inside = /\(([^()]*)$/.exec(before)?.[1]
  return (
    inside !== undefined &&
    !/(?<!\p{L})(?:target|goal|aim|want|wanted|should|hope|ideally|max|down|up)(?!\p{L})/iu.test(inside)
  )
}

/**
 * 'decline loans under $10,000': the ceiling says which loans. A ceiling is a target where the clause has no verb
 * ('losses under $150,000'), or one that holds or moves the figure ('keep', 'bring', 'get').
 */
function qualifiesObject(clause: Clause, before: string, quantity: Quantity): boolean {
  if (quantity.kind === 'duration')
    return /(?<!\p{L})(?:over|more than|above)\s+$/iu.test(before) && !/\bwait\p{L}*\b/iu.test(before)
  const [end, after] = [quantity.span.end - clause.start, quantity.noun]
  // 'loans under $15,000 declined': what follows says what happens to them.
  const rest = clause.text
    .slice(end + (after && clause.text.slice(end).trimStart().startsWith(after) ? after.length + 1 : 0))
    .replace(/^\s*(?:or (?:less|fewer|lower|more)|tops|at most)(?!\p{L})/iu, '')
  if (!/^\s*(?:$|[.,;()–-]|per\b|a\b|each\b|by\b|before\b|this\b|next\b|in\b|on\b|of\b|\/)/i.test(rest)) return true
  if (clause.language !== 'en' || MOVES.test(before)) return false
  return clause.tokens.some(
    (token) => token.pos === 'VERB' && token.end - clause.start <= before.length && !/(?:ed|ing)$/.test(token.lower),
  )
}

const DRAWN = /(?<!\p{L})(?:over|above|more than|older than|beyond|past|up to)\s+$/iu
/** 'about 13 come back inside 60 days': how long one looks, beside the figure that counts. */
const WINDOW = /(?<!\p{L})(?:within|inside|in|under)\s+(?:the (?:first|next) )?$/iu
const WISHED =
  /(?<!\p{L})(?:want\p{L}*|like|wish|need|should|must|aim|target|goal|keep|get|bring|raise|lift|stay|reach|ideally)(?!\p{L})/iu
const CEILING =
  /(?<!\p{L})(?:under|below|less than|at most|max(?:imum|\.)?|no more than|not more than|more than|within|inside|down to|menos de|máximo|por debajo de|unter|höchstens|maximal|moins de|maximum|sous|meno di|sotto il|sotto|al massimo|poniżej|maks\.?|maksymalnie|mniej niż|minder dan|onder|onder de|binnen|hooguit|no máximo|abaixo de)\s+(?:about |around |de |el |den |die )?$/iu
const FLOOR =
  /(?<!\p{L})(?:at least|over|above|minimum|min\.?|no less than|not less than|up to|al menos|por lo menos|más de|mindestens|über|au moins|plus de|almeno|pelo menos|mais de|co najmniej|ponad|minstens|boven)\s+(?:de |el )?$/iu
const MOVES =
  /(?<!\p{L})(?:bring|get|keep|hold|cut|reduce|lower|raise|lift|increase|improve|grow|push|take|drop|stay|be|go|move|shorten|shrink|bajar|subir|reducir|aumentar|llevar|senken|bringen|erhöhen|steigern|réduire|augmenter|ramener|porter|reduzir|baixar|aumentar|ridurre|portare|obniżyć|zmniejszyć|zwiększyć|verlagen|verhogen|brengen|loss|losses|cost)(?!\p{L})/iu
const LOWERS =
  /(?<!\p{L})(?:bring (?:\S+ ){0,4}down|get (?:\S+ ){0,4}down|cut|reduced?|lower(?:ed)?|drop(?:ped)?|shorten(?:ed)?|shrink|down|bajar|reducir|senken|réduire|ramener|reduzir|baixar|ridurre|obniżyć|zmniejszyć|verlagen)(?!\p{L})/iu
const IMPERATIVE =
  /^\s*(?:to\s|we want (?:to\s)?|we need (?:to\s)?)?(?:get|answer|deliver|ship|have|sell|resolve|fill|reach|see|keep|close|achieve|hit|collect|process|recycle|serve|send|make)\s+(?:\p{L}+\s)?$/iu
const TAKES =
  /(?<!\p{L})(?:answered|answer|reply|replied|done|processed|shipped|settled|closed|delivered|resolved|paid|approved|sent|out|quotes?|offers?|results?|reports?|decisions?|in)\s+(?:\p{L}+\s){0,2}in\s+$/iu
/** The figure says which ones: 'over four years old', 'less than two years of service', 'within 5 km'. */
const DESCRIBES =
  /^\s*(?:old\b|of age|of service|of experience|kilomet\p{L}+|miles?\b|metres?\b|orders\b|employees\b|people\b|staff\b|customers\b|clients\b|in (?:size|value)|automatically|by itself|themselves)/iu
const RELATIVE =
  /\b(?:who|whose|which|that|where|with|older|aged|worth|anyone|those|everybody|anything)\b[^,;]*$|\bby up to\s+$/iu
const SAID =
  /\b(?:supplier|vendor|reseller|salesman|consultant)\b[^.]{0,30}\b(?:says?|said|claims?|promises|promised|offers?)\b|\b(?:says?|claims?) (?:it is|live|it takes)\b|\b(?:forbids?|policy|adjust)\b/iu
