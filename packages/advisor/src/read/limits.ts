import type { Kind, Limit, LimitKind, Quantity, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { monthsNamed, seasonMonths } from './when.ts'

const BUDGET =
  /\b(?:budget|all in|all-in|max(?:imum)?|up to|ceiling|to spend|can spend|spend|set aside|put aside|money for|available|have about|capped?|for (?:the )?(?:first )?year|in year one|year one|for everything|presupuesto|hay|budżet|budget von|orçamento|to start with|to invest|we have)\b/iu
const NOT_BUDGET = /\b(?:turnover|revenue|sales|fees|assets|losses|costs? (?:us|about)|paid|deductions|per litre|invoice|average|worth|billing|income|grant of|saved|offer)\b/iu
const BLOCKED =
  /\b(?:nothing new|nobody (?:has|can|is|will)|no one (?:has|can|is)|no time|don['’]?t plan|do not plan|won['’]?t (?:touch|look)|will not (?:touch|look)|can['’]?t (?:start|touch|do)|cannot|bedlam|peak|flat out|busy|busiest|freeze|frozen|closed|shut|no changes?|not (?:in|during|between)|off limits|crazy|mad|hectic|rush|season|harvest|nadie puede|tampoco|works\b|no new|avoid|keine|rien)\b/iu
const START =
  /\b(?:start|begin|kick off|go)\b[^.]{0,30}\b(?:in|after|from|on|by)\b|\bcan start\b|\bwe(?:['’]d| would| could| can)? start\b|\bempezar\b|\bab (?:januar|februar|märz|april|mai)\b/iu
const AGREEMENT = /\b(?:union|works council|agreement|contract says|contract forbids|clause|consent|collective|charter|licen[cs]e|franchise agreement|terms of|nda|confidential|must not leave|may not leave|don['’]?t leave|not leave)\b/iu
const PROMISE =
  /\b(?:promis\w*|prometimos|guarantee\w*|told (?:them|the|our|everyone|everybody|people)[^.]{0,30}\b(?:no|nobody|won['’]?t|not|keep)|no (?:job|jobs|layoffs|redundanc\w*|one loses|body loses)|nobody (?:loses|will lose|is going to lose)|gave our word|committed to|pledged)\b/iu
const REFUSAL =
  /\b(?:we (?:don['’]?t|do not|won['’]?t|will not|would never|would not) (?:want|have|use|accept|allow|put|share|let)|i (?:don['’]?t|do not|won['’]?t|will not) (?:want|have)|no (?:chatbots?|cameras?|bots?|robots?|cloud|recording|tracking|monitoring)\b|not interested in|please no|never again|must not (?:be|use)|don['’]?t want|over my dead body|no queremos|wir wollen kein\w*|pas de)\b/iu
const PEOPLE =
  /\b(?:only one|one (?:it|person|part-time|full-time)|no (?:it|one to|developer|data|spare)|nobody (?:in|to|who)|part[- ]time it|short of|no capacity|can['’]?t hire|cannot hire|no staff)\b/iu
const TECHNICAL = /\b(?:no (?:signal|internet|network|wifi|wi-fi|reception|electricity)|network is|bad (?:network|signal|connection|internet)|offline|patchy|power cuts?|no cloud|on[- ]premise|load shedding)\b/iu

/** What binds the plan, read from a clause that was taken for a limit, a promise, a refusal, or that carries one inside. */
export function limits(clause: Clause, kind: Kind, numbers: readonly Quantity[], dates: readonly When[], statement: string): Omit<Limit, 'id'>[] {
  const found: Omit<Limit, 'id'>[] = []
  const text = clause.text
  const add = (limit: LimitKind, rest: Partial<Limit> = {}) => found.push({ kind: limit, statement, text, ...rest })
  const money = numbers.filter((one) => one.kind === 'money')
  const budget = money.find((one) => {
    const near = text.slice(Math.max(0, one.span.start - clause.start - 45), one.span.end - clause.start + 45)
    return BUDGET.test(near) && !NOT_BUDGET.test(near) && !one.each && !one.perNoun
  })
  if (budget && kind !== 'pain' && kind !== 'volume') add('budget', { amount: budget })
  else if (budget && /\bbudget\b/i.test(text)) add('budget', { amount: budget })

  const start = START.exec(text)
  const startDate = start && dates.find(({ span }) => span.start - clause.start >= start.index)
  if (startDate) add('start', { from: startDate })

  if (kind !== 'goal' && kind !== 'asset' && BLOCKED.test(text)) {
    const rest = startDate ? text.slice(0, start?.index) : text
    const months = monthsNamed(rest)
    const seasonal = months.length > 0 ? months : kind === 'limit' ? seasonMonths(rest) : []
    if (seasonal.length > 0 && seasonal.length < 11) add('calendar', { months: seasonal })
  }
  if (kind === 'promise' || PROMISE.test(text)) add('promise')
  else if (kind === 'refusal' || (kind !== 'pain' && kind !== 'goal' && REFUSAL.test(text))) add('refusal')
  else if (AGREEMENT.test(text) && (kind === 'limit' || kind === 'pain' || kind === 'background') && /\b(?:no|not|never|only|must|forbid\w*|without|valid|says|until|till|consult\w*)\b/i.test(text)) {
    const until = dates.find(({ span }) => /\b(?:until|till|to|through)\s+$/i.test(text.slice(0, span.start - clause.start)))
    add('agreement', until ? { until } : {})
  } else if (kind === 'limit' && found.length === 0) {
    add(TECHNICAL.test(text) ? 'technical' : PEOPLE.test(text) ? 'people' : AGREEMENT.test(text) ? 'agreement' : 'people')
  } else if (TECHNICAL.test(text) && kind !== 'goal') add('technical')
  return found
}
