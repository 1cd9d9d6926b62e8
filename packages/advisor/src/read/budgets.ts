import { type Field, overlaps, type Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import type { Figure } from './figure-roles.ts'
import { tellsOffer } from './offers-told.ts'
import { amountsIn } from './purse.ts'
import { hasAny, words, wordsOf } from './words.ts'

/**
 * The amounts a clause allows to be spent, with or without the word 'budget', in whichever field it stands; `moved`: the
 * figures of goals that are to rise or fall.
 */
export function budgets(clause: Clause, all: readonly Quantity[], moved: readonly Figure[] = []): Quantity[] {
  const text = clause.text
  // 'Overtime was $88,000, hold it to $65,000': a goal, and no money to spend, unless it is called so.
  const isMoved = ({ span }: Quantity) => moved.some((figure) => overlaps(span, figure))
  const sums = all.filter((one) => one.kind === 'money' || !isUnit(clause, one))
  const numbers =
    clause.field === 'goals' && !NAMED.test(text) && !ASIDE.test(text) ? sums.filter((one) => !isMoved(one)) : sums
  if (!/\d|thousand|million|hundred|grand/i.test(text) || SPENT.test(text) || PENDING.test(text) || tellsOffer(clause))
    return []
  if (clause.english && ABROAD_OTHER.test(clause.english.text) && !ABROAD_SPENDS.test(clause.english.text)) return []
  const isOther = NOT_BUDGET.test(text) && !NAMED.test(text)
  const learned = learnedIn(clause, numbers, isOther)
  const plain = (isOther ? [] : numbers)
    .filter(
      (one) => one.kind === 'money' || isBare(one, text) || (isRound(one) && /grand|thousand|\dk$/i.test(one.text)),
    )
    .filter((one) => isAllSaid(clause, one) || (spends(clause, one) && !isForOther(clause, one)))
  // '$5,000 up front and $400 a month after that': each may have been found in its own way.
  const others = plain.filter((one) => !learned.some(({ per }) => per === one.per))
  const either = new Set([...learned, ...others])
  const found = corrected(
    clause,
    remaining(
      clause,
      numbers.filter((one) => either.has(one)),
    ),
  )
  const first = found[0]
  if (!first) return []
  // 'Hay 80 mil pesos para arrancar y máximo 12 mil al mes', '80k pesos and then 12,000 a month': the second is money too.
  const monthly = numbers.filter(
    (one) =>
      !found.includes(one) &&
      (one.kind === 'count' || one.kind === 'money') &&
      one.per !== undefined &&
      one.value >= 50 &&
      one.span.start > first.span.end &&
      THEN.test(text.slice(first.span.end - clause.start, one.span.start - clause.start)),
  )
  const amounts = [...found, ...monthly].map((one): Quantity => ({
    ...one,
    kind: 'money',
    ...((one.currency ?? first.currency) && { currency: one.currency ?? first.currency }),
  }))
  return between(clause, amounts)
}

/** 'We have asked a grant of 7,000, the answer is not come': nobody has it yet. */
const PENDING =
  /(?<!\p{L})(?:ask(?:ed)?|appl(?:y|ied)|application|request(?:ed)?|hope|sought)(?!\p{L})[^;]{0,60}(?<!\p{L})(?:grants?|subsid\p{L}+|funding|aid|support|contribution)(?!\p{L})[^;]*(?<!\p{L})(?:(?:answer|reply|decision|result|word) (?:has |have |is |was )?(?:not|still not|yet to)(?: yet)? (?:come|came|out|there|known|arrived)|(?:no|without(?: an)?) (?:answer|reply|decision) (?:yet|so far|until now)|not (?:yet )?(?:been )?(?:decided|granted|approved|answered))(?!\p{L})/iu

/** 'COP 90 million.', 'Have 9,000 euro', 'Rs 18 lakh in total, of it 12 lakh from a donor': a sum that stands alone is the purse. */
function isAllSaid({ text, start, field }: Clause, { span, kind }: Quantity): boolean {
  const is = field !== 'data' && field !== 'description' && kind === 'money'
  return is && BEFORE_SUM.test(text.slice(0, span.start - start)) && BEHIND_SUM.test(text.slice(span.end - start))
}
const BEFORE_SUM =
  /^(?:and |but |so )?(?:(?:i|we)?\s?(?:have|got|can do)|from us|of our own|there is|(?:the |our )?(?:money|funds?)(?: is| are)?|funds?|available|temos|tenemos|wir haben|nous avons|abbiamo|mamy|hebben we)?:?\s*(?:about |around |some |only |at most |max(?:imum|\.)? )?$/iu
const BEHIND_SUM =
  /^(?:\s?(?:\p{Lu}{2,3}|kr|kronor|euros?|dollars?))?(?:,?\s(?:of (?:our|my) own|(?:is|are) (?:there|available|set aside|put aside|free|ours|in hand)|in (?:all|total)|total|altogether|all in|once(?:-off)?|one[- ]off|tops|max(?:imum|\.)?|at most|not more|no more|to spend|for (?:everything|this|it|all)|(?:a|per|each|every) month|in total|(?:for|in|em|en|im|per|until the end of|for the(?: calendar| financial)?) (?:year )?(?:20\d\d|the year|this year|next year)))*(?:\s*[,;(]\s*(?:of (?:it|that|this|which)|out of (?:it|that)|paid |we have (?:also )?(?:applied|asked)|(?:[\p{L}]+ ){1,3}(?:included|incl\.?|inclusive)|half of|part of|thereof|davon|dont|must be|has to be|incl|excl|plus|then|not more|no more).*)?[.!)]?$/isu

/** '10 m/s', '400 km' are no millions and no money. */
function isUnit({ text, start }: Clause, { span }: Quantity): boolean {
  return /^\s?(?:\/\s?(?:s|h|min)|(?:m|km)\/|(?:km|cm|mm|kg|kw|kwh|mw|ha|m2|m3|°|degrees|bar|volts?)(?![\p{L}\d]))/iu.test(
    text.slice(span.end - start),
  )
}

/** 'Wir haben 2 Millionen Euro Umsatz', 'le fatture scadute sono 50.000': what foreign money is, by its English. */
const ABROAD_OTHER =
  /(?<!\p{L})(?:turnover|revenue|billing|sales|rent|rental|unpaid|overdue|outstanding|invoices?|damages?|loss(?:es)?|lose|lost|owe|owes|debts?|salary|salaries|wages?|fines?|penalt(?:y|ies)|customers?|average|already spen[dt]|refund(?:s|ed)?|reimburs\p{L}+|compensat\p{L}+|credited|gave back|paid back)(?!\p{L})/iu
const ABROAD_SPENDS =
  /(?<!\p{L})(?:can|could|may|be able|spend|set aside|available|at most|maximum|up to|approved?|released?|granted?|invest|put|envelope|for this|for the project|all included)(?!\p{L})/iu

/** 'The board approved 40,000 for a new van', 'the marketing budget is 50,000': money for something else. */
function isForOther({ text, start }: Clause, { span, per }: Quantity): boolean {
  const behind = text.slice(span.end - start).split(/[,;]\s/)[0] ?? ''
  return (
    (per !== undefined && TAKES_NOW.test(text.slice(0, span.start - start)) && !FOR_THIS.test(behind)) ||
    FOR_OTHER.test(text.slice(span.end - start)) ||
    OTHER_BUDGET.test(text.slice(0, span.start - start).slice(-OFFER_NEAR)) ||
    GONE.test(text.slice(0, span.start - start))
  )
}
/** 'We spend 1,900 on diesel monthly': what something takes today is no money for anything else. */
const TAKES_NOW =
  /(?<!\p{L})(?:we|i|they|he|she)\s(?:(?:now|today|already|currently|still|also|usually|are|am|is)\s)*(?:spends?|spending|pays?|paying|burns?|burning)\s(?:(?:about|around|some|roughly|nearly|almost|over)\s)?\S{0,3}$/iu
/** 'Kosten damals 14.500 Euro', 'which cost us 9,000': gone already, in any language. */
const GONE =
  /(?<!\p{L})(?:damals|seinerzeit|kostete|gekostet|cost(?: us| me)?(?: at the time| then)?|nos costó|costó|costaba|custou|coûtait|coûté|costat[oai]|kostede|kosztował\p{L}*)\s(?:about |around |some |rund |etwa |unos |cerca de |environ |circa )?$/iu
const FOR_OTHER =
  /^\s?(?:\p{L}{1,5}\s)?(?:(?:is|are|was|were|has been)\s)?(?:(?:set aside|put aside|approved|available|earmarked|reserved)\s)?(?:to spend\s)?(?:for|on) (?:(?:an?|the|our|new)\s)+(?!first|next|calendar|year|financial|fiscal|current|coming|full|entire|project|work|start|whole|rest|purpose|tools?|software|trials?|pilots?|digital|ai|it|lot|time|moment|present|beginning)\p{L}+/iu
const OTHER_BUDGET =
  /(?<!\p{L})(?:(?:marketing|advertising|publicity|travel|maintenance|repairs?|building|construction|renovation|fleet|vehicle|wage|staff(?:ing)?|catering|events?|customers['’]?|clients['’]?)\sbudgets?|fines?|penalt(?:y|ies)|salar(?:y|ies)|wages)(?!\p{L})[^.;]*$/iu

/** Of several clauses that seem to allow money, those that most surely do: 'Money: 30 grand tops', not 'Retention money: €140k'. */
export function surest(told: readonly Clause[], found: readonly Quantity[][]): Quantity[][] {
  const isMonthly = (amounts: readonly Quantity[]) => amounts[0]?.per !== undefined
  const shares = told.map((clause, at) =>
    found[at]?.length
      ? Math.max(0, ...amountsIn(clause.text).map(({ sure }) => sure)) + (SAYS_SO.test(clause.text) ? ALLOWED : 0)
      : 0,
  )
  // What may run each month stands beside what may be spent at once, and is no rival to it.
  const bestOf = (monthly: boolean) => Math.max(0, ...shares.filter((_, at) => isMonthly(found[at] ?? []) === monthly))
  const best = { once: bestOf(false), monthly: bestOf(true) }
  return found.map((amounts, at) =>
    (shares[at] ?? 0) >= (isMonthly(amounts) ? best.monthly : best.once) - RIVAL ? amounts : [],
  )
}
const ALLOWED = 0.6
const RIVAL = 0.5
const SAYS_SO =
  /(?<!\p{L})(?:budgets?|(?:can|could|may|will) (?:spend|pay|invest|put in)|gives? (?:max\p{L}*|up to|us)|set aside|approved|tops|at most|max(?:imum|\.)?|for this|all in|including everything)(?!\p{L})/iu

/** What was there once, and is not now. */
const SPENT =
  /(?<!\p{L})(?:(?:dropped|abandoned|given up|scrapped|cancelled|dead) (?:after|in|within)|last year['’]?s budget|(?:was|were|is|got) (?:refused|rejected|turned down|cut|withdrawn)|(?:ended|ran out|expired) in (?:19|20)\d\d|(?:customers?|clients?|orders?|jobs?|claims?|sales|baskets?) (?:who spend |that cost |worth |of |are )?(?:over|above|beyond|more than)|used to sign|had (?:set|put|kept) aside|(?:ate|swallowed|took) (?:it|all of it)|nothing (?:is|was) left|(?:is|are) (?:all )?(?:gone(?! (?:to|up|down))|used up|spent))(?!\p{L})/iu

/** The amounts that may be spent by what many hands wrote. */
function learnedIn(clause: Clause, numbers: readonly Quantity[], isOther: boolean): Quantity[] {
  const usual = LEARNED[clause.field]
  if (usual === undefined) return []
  const sums = numbers.filter((one) => isSum(one, clause) && !isForOther(clause, one))
  if (sums.length === 0) return []
  const least = isOther ? SURE : usual
  const amounts = amountsIn(clause.text)
  const abroad = clause.english ? amountsIn(clause.english.text) : []
  return sums.filter(
    ({ span, per, value }) =>
      abroad.some(({ figure, sure }) => sure >= SURE_ABROAD && figure.quantity?.value === value) ||
      amounts.some(
        ({ figure, sure }) =>
          // Among the goals, what a month costs is what is to fall.
          sure >= (clause.field === 'goals' && per ? SURE : least) &&
          figure.start < span.end - clause.start &&
          figure.end > span.start - clause.start,
      ),
  )
}
/** Put into English word by word. */
const SURE_ABROAD = 0.5
/** Where words speak against it ('they want to see results first'), it takes more. */
const SURE = 0.9
/** What stands in the description or among the records is the firm's own money, and in a goal more often a figure of it. */
const LEARNED: Partial<Record<Field, number>> = { challenges: 0.4, team: 0.35, goals: 0.7 }

/** '15 lakh is kept aside, 6 is going to GPS, so think of the remaining 9 lakh' */
function remaining({ text, start }: Clause, found: readonly Quantity[]): readonly Quantity[] {
  const last = found.findLast(({ per }) => per === undefined)
  const before = last ? text.slice(0, last.span.start - start) : ''
  return last && found.length > 1 && REMAINING.test(before) ? found.filter((one) => one === last || one.per) : found
}
/** 'My nephew says 120,000, but what is approved is 75,000': what stands behind 'but' holds. */
function corrected({ text, start }: Clause, found: readonly Quantity[]): readonly Quantity[] {
  const once = found.filter(({ per }) => per === undefined)
  const [first, last] = [once[0], once.at(-1)]
  if (!first || !last || once.length !== 2) return found
  const between = text.slice(first.span.end - start, last.span.start - start)
  return /[,;–-]\s*but\s(?!up to|at most|not more)/iu.test(between) || BUT_THERE_IS.test(between)
    ? found.filter((one) => one !== first)
    : found
}
/** 'Up to 30,000 we may buy directly but we have only 14,000' */
const BUT_THERE_IS =
  /\sbut\s(?:(?:we|i)\s(?:\p{L}+\s)?(?:have|got)|there (?:is|are)|what (?:we have|is there) is)\s(?:\p{L}+\s){0,3}\S{0,3}$/iu
const REMAINING = /(?<!\p{L})(?:so|remaining|leaves|leaving|left|that is|which is|rest)(?!\p{L})[^.;]{0,30}$/iu

/** An amount of money; '12 grand', '90 a month max': with no sign of it, but with its words; among the goals things are counted. */
function isSum(one: Quantity, { field, text, start }: Clause): boolean {
  const part = partAround(text, one.span.start - start, one.span.end - start)
  if ((OTHER_MONEY.test(part) && !PAYS.test(part)) || RAISED.test(text)) return false
  // 'Demurrage $19k a month.': too little is said to learn from it, but where one speaks of money.
  if (field !== 'team' && !MOST.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) < FEW_WORDS) return false
  if (one.kind === 'money') return !one.each && (one.value >= LEAST || one.per !== undefined)
  const told = isRound(one) || (!one.noun && one.per === 'month' && one.value >= 20)
  const isScaled = /\d\s?k$|thousand|million|mil$/i.test(one.text) && field !== 'goals'
  // '28,000 is available this year': who tells of people, tools and money counts little else by the thousand.
  const isBareSum = field === 'team' && one.noun === undefined && (one.value >= 1000 || one.per !== undefined)
  return one.kind === 'count' && told && (isScaled || isBareSum || MOST.test(text))
}
const LEAST = 200
const FEW_WORDS = 4
const CURRENCY = /^(?:\p{Lu}{2,3}|cdn|zł|kr|ft|kč|dh|ksh|tsh|tops|max|maximum)$/u
/** '12 grand', '2 million TL', '9,500': as sums are told, with at most the letters of a currency behind. */
function isRound({ noun, value, text }: Quantity): boolean {
  const bare = noun === undefined || CURRENCY.test(noun)
  return bare && (/\d\s?k$|thousand|grand|million|mil$/i.test(text) || (value >= 1000 && value % 100 === 0))
}
const MOST =
  /(?<!\p{L})(?:max(?:imum)?|tops|all in|at most|up to|hasta|até|jusqu['’]à|bis zu|no more|not more|limit|ceiling|can spend|budget|(?:nothing|anything|everything|any spend|spending) (?:that costs )?(?:above|over|beyond))(?!\p{L})/iu

/** Whether it says that nothing may be spent. */
export function noBudget(clause: Clause): boolean {
  return hasAny(wordsOf(clause), OF_MONEY) && NOTHING.test(clause.text) && !OTHERS.test(clause.text)
}
/** Every way to say so has one of these. */
const OF_MONEY = words('budget|budgets|presupuesto|orçamento|budżetu|money|cent|penny|euro|dollar|cost|free')

/** '40k', or '200 a month', beside a word that only money has. */
function isBare(one: Quantity, text: string): boolean {
  if (one.kind !== 'count' || one.noun !== undefined)
    return NAMED.test(text) && one.kind === 'count' && one.value >= 1000 && !/s$/i.test(one.noun ?? '')
  if (NAMED.test(text)) return one.value >= 1000 || (one.per !== undefined && one.value >= 50)
  const scaled = /\d\s?k$|thousand|grand|mil$/i.test(one.text) || (one.value >= 1000 && one.value % 500 === 0)
  return PAYS.test(text) && (scaled || (one.per !== undefined && one.value >= 50))
}

function spends(clause: Clause, one: Quantity): boolean {
  const text = clause.text
  const at = one.span.start - clause.start
  const end = one.span.end - clause.start
  const near = text.slice(Math.max(0, at - 40), end + 40)
  if (
    isPriced(clause, one) ||
    COSTS.test(text.slice(0, at)) ||
    MATCHED.test(near) ||
    (clause.field === 'description' && !FOR_THIS.test(text))
  )
    return false
  if (one.each || one.perNoun !== undefined || /\bover budget\b/i.test(near) || RAISED.test(text)) return false
  // 'For budget we think 2.5 million, and they pay maybe 60 %'
  if (NAMED.test(text.slice(Math.max(0, at - CALLED_NEAR), at)))
    return !OFFERED.test(text.slice(Math.max(0, at - OFFER_NEAR), end))
  if (NAMED.test(near) || PAYS.test(near))
    return !OFFERED.test(text.slice(Math.max(0, at - OFFER_NEAR), end + OFFER_NEAR))
  if (ABOVE.test(text.slice(0, at)) && ASKED.test(text.slice(end))) return true
  if (clause.field === 'data' || OTHER_MONEY.test(partAround(text, at, end))) return false
  return ALLOWS.test(near) || (WE_HAVE.test(text.slice(0, at)) && THEN.test(text.slice(end)))
}

const OFFER_NEAR = 60
const CALLED_NEAR = 24

/** What stands beside an amount, up to the next comma: 'payback in a year, first-year spend max €20,000'. */
function partAround(text: string, at: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[,;:]\s/)
      .at(-1) ?? ''
  return before + (text.slice(at, end + 40).split(/[,;:]\s/)[0] ?? '')
}

/** 'a £90,000 roof': what a thing costs. */
function isPriced(clause: Clause, one: Quantity): boolean {
  const next = clause.tokens.find((token) => token.start >= one.span.end)
  return (
    next !== undefined &&
    next.pos === 'NOUN' &&
    next.start - one.span.end <= 1 &&
    /^an?\s$/i.test(clause.text.slice(Math.max(0, one.span.start - clause.start - 2), one.span.start - clause.start)) &&
    !/^(?:budget|limit|cap|ceiling|pot|total|maximum|grant|fund|gift|legacy|bequest|subsidy|donation|prize|award|allowance)$/.test(
      next.lower,
    )
  )
}
/** 'a chip costs RM 3.40 and the CFO approved RM 60,000' */
const COSTS =
  /(?<!\p{L})(?:an?|each|every|one|per) (?:\p{L}+ ){1,3}(?:costs?|is|sells? (?:for|at)) (?:about |around )?$/iu
/** What others add to what one has. */
const MATCHED = /(?<!\p{L})(?:match(?:es|ed|ing)?|raised)(?!\p{L})/iu
/** In the description a budget is the firm's own, unless it is said to be for this. */
const FOR_THIS =
  /(?<!\p{L})(?:for (?:this|it|the project|ai|such)|set aside|put aside|earmarked|to spend|can spend|first year|max|maximum|at most|up to|no more than|limit)(?!\p{L})/iu

/** 'between £10,000 and £15,000' is one amount with two ends. */
function between(clause: Clause, all: Quantity[]): Quantity[] {
  const [low, high] = all
  if (!low || !high || low.value >= high.value || high.per !== low.per) return all
  const joins = /^\s?(?:and|to|y|und|et|e)\s?\S{0,3}$/i.test(
    clause.text.slice(low.span.end - clause.start, high.span.start - clause.start),
  )
  if (!joins) return all
  const start = low.span.start - clause.start
  const text = clause.text.slice(start, high.span.end - clause.start)
  return [{ ...low, high: high.value, text, span: { ...low.span, end: high.span.end } }, ...all.slice(2)]
}

const ASIDE = /(?<!\p{L})(?:set|put) aside(?!\p{L})/iu
const NAMED =
  /(?<!\p{L})(?:budgets?|(?:total|overall|spending|financial) envelope|presupuesto|verba|budżet\p{L}*|orçamento|bilancio di progetto|sanctioned amount|training pot|pot|purse|grant of|grant(?! (?:income|applications?|writing|funding))|(?:gift|legacy|bequest|subsidy|donation) of|(?:gift|legacy|bequest|subsidy|donation)(?=[^.]{0,40}(?:for (?:this|it)(?!\p{L})|(?:may|can|must|to) be (?:used|spent)))|free money|spare money|(?<!(?:los(?:e|es|ing|t)|sav(?:e|es|ing)|mak(?:e|es|ing)|earn|earns|owe|owes|costs?|the|of|much|more|for|in|our|their|his|her|your) )money(?:-wise)?(?=\s*[:,]|\s+(?:is\s+)?(?:[^\p{L}\s]|\p{L}{2,3}\.? )?\d)|zero capex)(?!\p{L})/iu
/** Words that only what may be spent has. */
const PAYS =
  /(?<!\p{L})(?:pueden? (?:aprobar|gastar|poner|invertir)|podemos (?:gastar|invertir|poner|investir)|aprob(?:ó|aron)|ponen (?:ahora )?hasta|podem (?:gastar|aprovar)|pode (?:gastar|aprovar|investir)|aprovou|(?:peut|pouvons|peuvent) (?:dépenser|approuver|investir|mettre)|a voté|(?:können|darf|dürfen) (?:wir )?(?:\p{L}+ ){0,3}(?:ausgeben|kosten)|genehmigt|bewilligt|possiamo spendere|approvato|(?:can|could|may|able to|willing to|to|allowed to|prepared to) (?:spend|pay|invest|put in|put towards)(?! (?:for|off|back)(?!\p{L}))|(?:wants?|accepts?|allows?|signs?|approves?|spend) nothing (?:above|over|beyond)|(?:spend|spending|costs?) (?:must|has to|have to|should|may) (?:stay|be|remain) (?:under|below)|not over|(?:will|would) (?:spend|pay|invest|put in) up to|can['’]?t afford|cannot afford|afford|set aside|put aside|separated|reserved|earmarked|to be (?:spent|used)|put into (?:it|this)|(?:can|could|might) find|not exceed|(?:gave|gives|given|voted|awarded|granted|released|lent) (?:me|us|it)|(?:voted|released|allows)|left us|approved|allocated|spending (?:cap|limit)|cap (?:of|is|at)|capped at|ceiling|not a (?:penny|cent|euro|dollar|pound)|(?:have|has|is|are|got) (?:(?:really|only|actually|still) )+available|must not cost|(?:not|never) cost more|keep (?:it|this|that|the (?:costs?|price|spend|spending|whole thing)) (?:to|under|below|at|within)(?! \p{L}+ing)(?: about| around| roughly)?)(?!\p{L})/iu
const ALLOWS =
  /(?<!\p{L})(?:(?:is|are) (?:my|our|the|all|what) (?:limit|ceiling|cap|maximum|max)|é o teto|es el tope|est le plafond|all in|all-in|incl(?:\.|uding)? (?:vat|tax|taxes|everything)|all up|all told|altogether|in all|in total|max(?:imum|\.)?|up to|to spend|spend|money (?:for|is)|available|capp?(?:ed)?|not more than|no more than|more than|(?:nothing|anything|everything|any spend|spending) (?:that costs )?(?:above|over|beyond)|first[- ]year|year one|for everything|everything together|to start with|to begin with|to start|left|hay|para arrancar|máximo|como máximo|dispon\p{L}+|höchstens|maximal|haben|première année|au maximum|massimo|al massimo|no máximo|na pierwszy rok|maksymalnie|er is|hooguit|voor het eerste jaar|tops|and no more|für das erste jahr|per month for|up ?front|tenemos)(?!\p{L})/iu
/** 'Above 25,000 the board must vote', 'from 30 000 € we have to announce a tender' */
const ABOVE =
  /(?<!\p{L})(?:(?:purchases?|spend(?:ing)?|anything|everything|procurement|whatever|invoices? to pay)(?:\s\p{L}+){0,2}\s)?(?:from|above|over|beyond|exceeding|más de|pase de|a partir de|por encima de|acima de|au-delà de|à partir de|über|ab)\s+$/iu
const ASKED =
  /(?<!\p{L})(?:(?:public |open )?tenders?|quotations?|three quotes|(?:the |a |full )?(?:board|committee|council|trustees|assembly|directors)(?:['’]s)?\s(?:vote|approval|has|have|must|decides?|signs?)|signatures?|vote|approval|directorio|junta directiva|licitaci[oó]n|licitação|assembleia|conseil|appel d['’]offres|ausschreib\p{L}+|vorstand)(?!\p{L})/iu
const WE_HAVE =
  /(?<!\p{L})(?:we (?:have|got|have got)|there (?:is|are)|tenemos|hay|wir haben|nous avons)\s+(?:\p{L}+\s)?$/iu
/** An amount at the start, and one a month behind it. */
const THEN =
  /(?<!\p{L})(?:max(?:imum|\.)?|máximo|no máximo|höchstens|massimo|maksymalnie|hooguit|up to|then|after that|afterwards|plus|luego|después|dann|danach|puis|ensuite|poi|depois|potem|daarna|and)(?!\p{L})/iu
/** What is still to be collected from others cannot be spent. */
const RAISED =
  /(?<!\p{L})(?:raised|fundrais\p{L}*|match(?:es|ed|ing)? (?:what|every|each|the|our)|donations?|pledged)(?!\p{L})/iu
/** What a seller asks is a price. */
const OFFERED =
  /(?<!\p{L})(?:suppliers?|vendors?|resellers?|salesm[ae]n|agency|consultants?|they|quote[ds]?|offers?|offered|clients?|customers?|members|donors|guests)(?!\p{L})[^.]{0,24}(?<!\p{L})(?:wants?|asks?|asked|charges?|quoted?|offers?|offered|costs?|is|was|of|have|has|can|could|spend|pay|with)(?!\p{L})/iu
const OTHER_MONEY =
  /(?<!\p{L})(?:turnover|revenue|sales|fees|assets|losses|lost|fraud|costs? (?:us|about)|paid|(?<!(?:be|get|is) )spent|owes?|owing|owed|outstanding|overdue|arrears|unpaid|debts?|claims?|deductions|per litre|invoice|average|worth|billing|income|saved|offers?|loans?|under|salary|salaries|rent|wages|earn|earns|pay|payments?|bonus(?:es)?|penalt(?:y|ies))(?!\p{L})/iu
const NOT_BUDGET =
  /(?<!\p{L})(?:turnover|revenue|deductions were|offer:|we saw it|costs us|in assets|(?:was|were) (?:refused|rejected|turned down)|supplier wants|vendor wants|they want|(?:gives?|pays?|offers?) us(?!\p{L})[^.;]* if (?:they|we))(?!\p{L})/iu
const NONE = 'nothing|zero|none|nil|nada|cero|nichts|null|rien|zéro|niente|niets|nul|nic'
const NOTHING = new RegExp(
  `(?<!\\p{L})(?:(?:no|zero|nil|without (?:a|any)|not (?:a|any)|haven['’]?t (?:a|any|got a)|don['’]?t have (?:a|any)|kein|keine?n?|pas de|sin|sem|senza|brak|geen)\\s+(?:real\\s+|extra\\s+|separate\\s+|dedicated\\s+)?(?:budgets?|(?:total|overall|spending|financial) envelope|presupuesto|orçamento|budżetu)(?!\\s*(?:line|over|problem|planning|cuts?))|budget\\s*(?:[:=–-]|is|was|for this(?: is)?)?\\s*(?:basically |practically |about |exactly |more or less )?(?:${NONE}|0)(?![\\p{L}\\d.,])|no money (?:for (?:this|it|that|software|tools?|ai|new|anything|projects?|technology|systems?|investments?)|to)|not a (?:cent|penny|euro|dollar) (?:for|to)|must (?:not )?cost (?:us )?nothing|has to be free)(?!\\p{L})`,
  'iu',
)
const OTHERS =
  /(?<!\p{L})(?:clients?|customers?|they|members|schools|councils|people|patients|families|tenants) (?:\p{L}+ )?(?:have|has|had|with|without|who)(?!\p{L})/iu
