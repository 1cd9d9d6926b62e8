import type { Facts, Measure, Quantity, Statement, TimeUnit } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { parts } from './parts.ts'
import { effortOf, worthOf } from './worth.ts'
import { yieldOf } from './yields.ts'
import { dateOf, monthsBetween } from './calendar.ts'
import { balances } from './balances.ts'
import { lastWord, stem } from './nouns.ts'
import { CALENDAR_DAYS, inOneUnit, PER_YEAR, WORK_HOURS } from './periods.ts'

/** Sums that follow from the client's own figures, each from quantities that stand together. */
export function sums(facts: Facts, today: string): Insight[] {
  const found: Insight[] = []
  for (const measure of facts.measures) {
    const gap = gapOf(measure, today)
    if (gap) found.push(gap)
    const more = yieldOf(facts, measure)
    if (more) found.push(more)
    const worth = worthOf(facts, measure)
    if (worth) found.push(worth)
    const counted = countValue(facts, measure)
    if (counted) found.push(counted)
    const volume = volumeFor(facts, measure)
    if (!volume || ofOtherTime(facts, measure, volume)) continue
    const effort = effortOf(facts, measure, volume)
    if (effort) found.push(effort)
    if (measure.now?.kind === 'percent') {
      const rate = rateVolume(measure, volume)
      found.push(rate)
      const unit = unitValue(facts, volume.noun) ?? unitValue(facts, measure.what)
      if (unit && rate.kind === 'rate-volume' && rate.saved !== undefined) {
        const yearly = rate.saved * (volume.per ? PER_YEAR[volume.per] : 1)
        found.push({
          kind: 'value',
          measure,
          saved: yearly,
          unit,
          noun: volume.noun ?? measure.what.toLowerCase(),
          total: yearly * unit.value,
        })
      }
    } else if (measure.now?.kind === 'duration') {
      // What is counted in words of a year came in that year.
      const flow = volume.per || !yearly(facts, volume) ? volume : { ...volume, per: 'year' as const }
      const backlog = endsWith(facts, measure, volume) ? undefined : backlogOf(measure, flow)
      if (backlog) found.push(backlog)
    }
  }
  found.push(...parts(facts))
  for (const statement of facts.statements) found.push(...within(facts, statement))
  found.push(...balances(facts))
  return found
}

/** How far it is, and how fast one would have to go. */
function gapOf(measure: Measure, today: string): Insight | undefined {
  const { now, wanted, by } = measure
  if (!now || !wanted || now.value === 0) return undefined
  const [a, b] = [inOneUnit(now, wanted), wanted.value]
  if (a === 0 || a === b) return undefined
  const months = by ? monthsBetween(today, dateOf(by, today)) : undefined
  return { kind: 'gap', measure, change: (b - a) / a, ...(months !== undefined && months > 0.5 && { months }) }
}

/** A count per time that stands in the measure's own statement, or one whose noun is the measure's base. */
export function volumeFor(facts: Facts, measure: Measure): Quantity | undefined {
  const own = facts.quantities.filter(
    (one) =>
      one.kind === 'count' &&
      one.statement === measure.statement &&
      one.value >= 10 &&
      one !== measure.now &&
      one !== measure.wanted &&
      one.value !== measure.now?.value &&
      one.value !== measure.wanted?.value,
  )
  const perTime = own.find((one) => one.per)
  if (perTime)
    return perTime.noun
      ? { ...perTime, noun: perTime.noun.replace(/\s+(?:daily|weekly|monthly|yearly|annually)$/i, '') }
      : { ...perTime, noun: (measure.what.split(/\s(?:that|which|who)\s/i)[0] ?? measure.what).toLowerCase() }
  const heads = headsOf(facts, measure)
  const found = facts.quantities.find((one) => isCounted(facts, one, COUNTED_LEAST) && heads.has(headOf(facts, one)))
  const whole = found ?? wholeOf(facts, measure)
  const noun = whole && (whole.noun ?? topicOf(facts, whole))
  return whole && noun ? { ...whole, noun } : whole
}
const COUNTED_LEAST = 50
const DAILY_LEAST = 20

/** So many in a time, or in a year, of things in the plural. */
function isCounted(facts: Facts, one: Quantity, least: number): boolean {
  const noun = one.noun ?? topicOf(facts, one) ?? ''
  return one.kind === 'count' && one.value >= least && /s$/i.test(noun) && (one.per !== undefined || yearly(facts, one))
}
function headOf(facts: Facts, one: Quantity): string {
  return stem(lastWord(one.noun ?? topicOf(facts, one) ?? ''))
}

/** 'No-shows are at 11%' beside '95 patients a day': a share of those, though nobody says so. */
function wholeOf(facts: Facts, { what, now, wanted, statement }: Measure): Quantity | undefined {
  if (now?.kind !== 'percent' || !wanted) return undefined
  const said = `${what} ${facts.statements.find(({ id }) => id === statement)?.text ?? ''}`
  const nouns = WHOLES.find(([share]) => share.test(said))?.[1]
  if (!nouns) return undefined
  const fits = facts.quantities.filter(
    (one) =>
      one.per &&
      one.high === undefined &&
      isCounted(facts, one, DAILY_LEAST) &&
      nouns.has(headOf(facts, one)) &&
      !LOST.test(facts.fields[one.span.field].slice(Math.max(0, one.span.start - PRICE_NEAR), one.span.start)),
  )
  // Of two the client means one, and we do not know which.
  return fits.length === 1 ? fits[0] : undefined
}
const LOST =
  /(?<!\p{L})(?:los(?:e|es|ing|t)|scrap(?:s|ped)?|miss(?:es|ed)?|cancel\p{L}*|return(?:s|ed)?|turn(?:s|ed)? away)\s(?:about |some |around )?$/iu
/** What such a share is of, everywhere. */
const WHOLES: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /(?<!\p{L})(?:no[- ]?shows?|not turn up|do not come|don['’]t (?:come|turn up)|did not attend|missed (?:appointments?|visits?|lessons?)|cancellations?)(?!\p{L})/iu,
    new Set(['patient', 'appointment', 'visit', 'booking', 'lesson', 'consultation', 'session', 'treatment']),
  ],
  [
    /(?<!\p{L})(?:first[- ](?:attempt|time) deliver\p{L}+|failed (?:deliver\p{L}+|drops?)|deliver\p{L}+ (?:at|on) the first|damaged? (?:parcels?|deliver\p{L}+))(?!\p{L})/iu,
    new Set(['parcel', 'delivery', 'deliverie', 'drop', 'shipment', 'package']),
  ],
  [/(?<!\p{L})(?:returns?|returned|retouren?)(?!\p{L})/iu, new Set(['order', 'parcel', 'garment'])],
  [
    /(?<!\p{L})(?:remakes?|rework|rejects?|scrap)(?!\p{L})/iu,
    new Set(['piece', 'part', 'unit', 'case', 'casting', 'garment', 'pair']),
  ],
  [
    /(?<!\p{L})(?:abandoned|lost|missed|unanswered) calls?|(?<!\p{L})calls? (?:we )?(?:lose|lost|miss|missed|abandoned)(?!\p{L})/iu,
    new Set(['call']),
  ],
]

/** 'Passing within two terms: 44% of pupils': so many pupils a week do not make so many passes a week. */
function ofOtherTime({ statements }: Facts, { statement, now, what }: Measure, { per }: Quantity): boolean {
  const said = `${statements.find(({ id }) => id === statement)?.text ?? ''} ${what}`.toLowerCase()
  const named = (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).filter((one) => PERIODS[one].test(said))
  return now?.kind === 'percent' && named.length > 0 && !named.some((one) => one === per)
}
const PERIODS = {
  day: /(?<!\p{L})(?:a|per|each|every) day(?!\p{L})|(?<!\p{L})daily(?!\p{L})/u,
  week: /(?<!\p{L})(?:a|per|each|every) week(?!\p{L})|(?<!\p{L})weekly(?!\p{L})/u,
  month: /(?<!\p{L})(?:a|per|each|every) month(?!\p{L})|(?<!\p{L})monthly(?!\p{L})/u,
  year: /(?<!\p{L})(?:a|per|each|every|in the|last|next) year(?!\p{L})|(?<!\p{L})(?:yearly|annually|annual)(?!\p{L})/u,
  other:
    /(?<!\p{L})(?:within|after|in (?:the )?first|inside) (?:the )?(?:\p{L}+ |\d+ )?(?:days?|weeks?|months?|terms?|seasons?|years?)(?!\p{L})|(?<!\p{L})(?:a|per|each|every|last|this|next|the) (?:term|season|semester|harvest|performance|trip|visit|shift|flight)(?!\p{L})/u,
} as const

/** What a share is of, or what takes the time: '4.6% of cases', 'booking in a case takes 9 minutes'. */
function headsOf({ fields, statements }: Facts, { now, wanted, what, statement }: Measure): Set<string> {
  const behind = now ? fields[now.span.field].slice(now.span.end, now.span.end + 40) : ''
  const of = /^\s*of (?:all |our |the )*(\p{L}+)/iu.exec(behind)?.[1]
  const words = [of, lastWord(now?.noun ?? wanted?.noun ?? lastNoun(what))]
  // Each of them takes the time: the goal names one.
  if (now?.kind === 'duration' && (now.unit === 'minute' || now.unit === 'hour')) {
    const said = statements.find(({ id }) => id === statement)?.text ?? ''
    words.push(
      /(?<!\p{L})(?:a|an|one|each|every|per)\s(\p{L}+)\s(?:takes?|costs? us|needs?)(?!\p{L})/iu.exec(said)?.[1],
    )
  }
  return new Set(words.flatMap((word) => (word && stem(word).length > 2 ? [stem(word)] : [])))
}

function topicOf(facts: Facts, one: Quantity): string | undefined {
  return facts.statements.find(({ id }) => id === one.statement)?.topic
}

/** '3,200 cases a year': the year stands beside it, and no other count between. */
export function yearly({ fields }: Facts, { span }: Quantity): boolean {
  const field = fields[span.field]
  const [before, after] = [
    field.slice(Math.max(0, span.start - YEAR_NEAR), span.start),
    field.slice(span.end, span.end + YEAR_NEAR),
  ]
  return (
    /(?<!\p{L})last (?:(?:financial|fiscal|calendar) )?year[^.;,\d]*$/iu.test(before) ||
    /^[^.;,\d]*(?<!\p{L})(?:a year|last (?:(?:financial|fiscal|calendar) )?year|l['’]an dernier|por ano|al año|im jahr|per year|annually|yearly)(?!\p{L})/iu.test(
      after,
    )
  )
}
const YEAR_NEAR = 40

function rateVolume(measure: Measure, volume: Quantity): Insight {
  const now = measure.now ? (measure.now.value / 100) * volume.value : undefined
  const target =
    measure.wanted?.value ?? (measure.factor === undefined ? undefined : measure.factor * (measure.now?.value ?? 0))
  const wanted = target === undefined ? undefined : (target / 100) * volume.value
  return {
    kind: 'rate-volume',
    measure,
    volume,
    ...(now !== undefined && { now }),
    ...(wanted !== undefined && { wanted }),
    ...(now !== undefined && wanted !== undefined && { saved: Math.abs(now - wanted) }),
  }
}

/** 'From the referral to the first visit': the visit is where the wait ends, and not what waits. */
function endsWith({ statements }: Facts, { statement }: Measure, { noun = '' }: Quantity): boolean {
  const said = statements.find(({ id }) => id === statement)?.text ?? ''
  const [, after = ''] = said.split(/(?<!\p{L})(?:to|until|till) (?:the |a |an |our |first |next )*/iu)
  return noun !== '' && stem(lastWord(noun)) === stem(/^\p{L}+/u.exec(after)?.[0] ?? '')
}

/** What arrives at one end and takes days until the other stands open in between (arrivals × time). */
function backlogOf(measure: Measure, volume: Quantity): Insight | undefined {
  const { now, wanted } = measure
  if (!now || !volume.per || !(now.unit ?? wanted?.unit)) return undefined
  // Working days are counted by working days.
  const working = /\bworking\b/i.test(`${now.text} ${wanted?.text ?? ''}`) ? CALENDAR_DAYS.year / PER_YEAR.day : 1
  const perDay = (volume.value / CALENDAR_DAYS[volume.per]) * working
  const open = perDay * now.value * CALENDAR_DAYS[(now.unit ?? wanted?.unit) as TimeUnit]
  const openWanted = wanted ? perDay * wanted.value * CALENDAR_DAYS[(wanted.unit ?? now.unit) as TimeUnit] : undefined
  if (open < 20) return undefined
  return { kind: 'backlog', measure, volume, open, ...(openWanted !== undefined && { openWanted }) }
}

/** Sums inside one sentence: 60 a week at 25 minutes each; 6 a week at 450 each. */
function within(facts: Facts, statement: Statement): Insight[] {
  const own = facts.quantities.filter((one) => one.statement === statement.id)
  const found: Insight[] = []
  const what = statement.topic ?? ''
  const count = own.find((one) => one.kind === 'count' && one.per && one.value > 1 && !isHalfRead(facts, one))
  const eachTime = own.find((one) => one.kind === 'duration' && one.each && one.unit)
  const eachCost = own.find(
    (one) => one.kind === 'money' && (one.each || eachBefore(statement, one) || isPriceOf(statement, one, count)),
  )
  if (count?.per && count.per !== 'hour' && count.per !== 'minute' && eachTime?.unit) {
    const hours = count.value * eachTime.value * WORK_HOURS[eachTime.unit]
    found.push({ kind: 'time', what: count.noun ?? what, count, each: eachTime, hours, per: count.per })
  }
  if (count?.per && eachCost) {
    const total = count.value * eachCost.value * PER_YEAR[count.per]
    found.push({
      kind: 'cost',
      what: count.noun ?? what,
      count,
      each: eachCost,
      times: PER_YEAR[count.per],
      total,
    })
  }
  return found
}

/** Of 'one hundred and ten odd every month' the ten. */
function isHalfRead({ fields }: Facts, { span, noun }: Quantity): boolean {
  return (
    noun === 'odd' ||
    /(?<!\p{L})(?:hundred|thousand|lakh)(?: and)?[ -]$/iu.test(fields[span.field].slice(0, span.start))
  )
}

const SPENDS =
  /(?<!\p{L})(?:buy|bought|buys|costs?|spend|spent|pay|paid|purchas\p{L}+|use|uses|burn\p{L}*|consum\p{L}+)(?!\p{L})/iu

/** '38,000 litres a month, presently 1,150 per litre', '41,000 km at 61 cents' */
function isPriceOf({ text, span }: Statement, price: Quantity, count: Quantity | undefined): boolean {
  // What is sold brings money in: its total is no cost.
  if (!SPENDS.test(text)) return false
  const head = stem(lastWord(count?.noun ?? ''))
  if (!count || head.length < 2) return false
  const after = text.slice(price.span.end - span.start, price.span.end - span.start + PRICE_NEAR)
  return new RegExp(
    String.raw`^\s?(?:per|an?|each)\s(?:\p{L}+\s)?${head.replace(/[^\p{L}\p{N} -]/gu, '')}\p{L}{0,3}(?!\p{L})`,
    'iu',
  ).test(after)
}

/** 'each one costs us 450', 'cada uno nos cuesta unos 450' */
function eachBefore(statement: Statement, one: Quantity): boolean {
  const before = statement.text.slice(0, Math.max(0, one.span.start - statement.span.start))
  return /\b(?:each(?: one)?|apiece|cada un[oa]|chacune?|jede[rs]?)\b[^.;]{0,40}$/i.test(before)
}

function lastNoun(text: string): string {
  return text.split(/(?<=\S)\s(?:in|of|for|per|inside|within|from|with|on|at|to|until|till)\b/i)[0] ?? ''
}
/** 'From 9 a season to 3, each costs about 22,000': fewer of them by so much each. */
function countValue(facts: Facts, measure: Measure): Insight | undefined {
  const { now, wanted, factor, direction, statement, what, doubtful } = measure
  if (doubtful || now?.kind !== 'count' || (wanted && wanted.kind !== 'count')) return undefined
  const target = wanted?.value ?? (factor === undefined ? undefined : now.value * factor)
  const told = facts.statements.find(({ id }) => id === statement)
  if (target === undefined || !told || direction !== 'down' || target >= now.value) return undefined
  const near = facts.statements.filter(({ id, continues }) => id === statement || continues === statement)
  const priced = facts.quantities.find(
    (one) =>
      one.kind === 'money' && near.some((part) => part.id === one.statement && (one.each || eachBefore(part, one))),
  )
  const unit = priced ?? unitValue(facts, what)
  const per = now.per ?? (YEARLY.test(told.text) ? 'year' : undefined)
  if (!unit || !per || now.text.includes('%')) return undefined
  const saved = (now.value - target) * PER_YEAR[per]
  return { kind: 'value', measure, saved, unit, noun: 'fewer', total: saved * unit.value }
}
const YEARLY =
  /(?<!\p{L})(?:(?:a|per|each|last|this) (?:financial |fiscal )?(?:year|season)|yearly|annual\p{L}*)(?!\p{L})/iu

/** What one of the counted things is worth, where the client says: 'each piece costs us 9', 'average job is 62k'. */
function unitValue(facts: Facts, noun: string | undefined): Quantity | undefined {
  const head = stem(lastWord(noun ?? ''))
  if (head.length < 3) return undefined
  // The price stands beside the thing: 'an app for 180,000 that the men used on each visit' prices no visit.
  const thing = String.raw`(?:each|every|per|average|an?|one|cada)\s(?:\p{L}+\s)?${head}\p{L}*`
  const before = new RegExp(String.raw`(?<!\p{L})${thing}(?:\s\p{L}+){0,4}[\s:=]*(?:\p{Lu}{2,3}\s?)?$`, 'iu')
  const after = new RegExp(String.raw`^\s?(?:\p{L}{1,4}\s)?(?:for\s)?${thing}`, 'iu')
  return facts.quantities.find(({ kind, value, span }) => {
    if (kind !== 'money' || value >= 1e7) return false
    const field = facts.fields[span.field]
    return (
      before.test(field.slice(Math.max(0, span.start - PRICE_NEAR), span.start)) ||
      after.test(field.slice(span.end, span.end + PRICE_NEAR))
    )
  })
}
const PRICE_NEAR = 60
