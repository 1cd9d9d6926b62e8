import type { Facts, Quantity, Statement, TimeUnit } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { lastWord, stem } from './nouns.ts'
import { PER_YEAR } from './periods.ts'

/** 'It takes her 14 hours a week', 'carers spend two hours a day in taxis' and how many carers there are: hours a year. */
export function hoursAYear(facts: Facts): Insight[] {
  return facts.statements.flatMap((one): Insight[] => {
    if (!TELLS.has(one.kind) || NO_WORK.test(one.text)) return []
    const own = facts.quantities.filter(({ statement, kind }) => statement === one.id && kind === 'duration')
    const spent = own.filter(
      (each) =>
        each.high === undefined &&
        perOf(facts, each) &&
        isWork(each) &&
        (isSpent(one, each) || isDesk(facts, one, each)),
    )
    const [each] = spent
    const per = each && perOf(facts, each)
    if (!each || !per || spent.length > 1) return []
    const heads = headsOf(facts, one, each)
    if (heads === 'unknown') return []
    const wanted = facts.measures.find((measure) => !measure.doubtful && measure.now === each)?.wanted
    const target = wanted?.kind === 'duration' && wanted.unit === each.unit ? wanted.value : undefined
    const left = each.value - (target ?? 0)
    const total = left * (heads?.value ?? 1) * PER_YEAR[per]
    if (left <= 0 || total * HOURS[each.unit as Work] < LEAST_HOURS) return []
    return [
      {
        kind: 'hours',
        what: one.text,
        each,
        per,
        left,
        times: PER_YEAR[per],
        ...(heads && { heads }),
        total,
        ...(target !== undefined && wanted && { wanted }),
      },
    ]
  })
}
const TELLS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'pain',
  'goal',
  'wish',
  'volume',
  'background',
  'people',
])
type Work = 'minute' | 'hour' | 'day'
const HOURS: Record<Work, number> = { minute: 1 / 60, hour: 1, day: 8 }
/** Less pays for nothing. */
const LEAST_HOURS = 150

function isWork({ unit, value }: Quantity): boolean {
  return (unit === 'minute' && value >= 5) || (unit === 'hour' && value <= 60) || (unit === 'day' && value <= 5)
}

/** 'Two hours a day', 'fourteen hours every week' */
function perOf({ fields }: Facts, { span, per }: Quantity): TimeUnit | undefined {
  if (per === 'day' || per === 'week' || per === 'month') return per
  const behind = fields[span.field].slice(span.end, span.end + 24)
  const named = /^ (?:a|per|each|every) (?:working )?(day|week|month|evening|morning|night)(?!\p{L})/iu
    .exec(behind)?.[1]
    ?.toLowerCase()
  if (!named) return undefined
  return named === 'week' || named === 'month' ? named : 'day'
}

/** Somebody works in it: it is not what stands, waits, runs or is open. */
function isSpent({ text, span }: Statement, { span: own }: Quantity): boolean {
  const before = text.slice(0, own.start - span.start)
  const behind = text.slice(own.end - span.start)
  if (TAKES.test(before)) return TAKES_FROM.test(before) || DESK.test(text)
  return SPENDS.test(before) || GOES_ON.test(behind)
}
/** 'Order entry from 22 hours a week to 8' */
function isDesk({ measures }: Facts, { text }: Statement, each: Quantity): boolean {
  return each.unit === 'hour' && DESK.test(text) && measures.some(({ now, wanted }) => now === each && wanted)
}
const DESK =
  /(?<!\p{L})(?:entry|entering|typing|retyping|keying|paperwork|admin\p{L}*|reports?|reporting|writing|scheduling|rotas?|rosters?|rostering|planning|invoic\p{L}+|wages|payroll|bookkeeping|e-?mails?|quot\p{L}+|marking|counting|searching|chasing|filing|forms|timesheets?|documentation)(?!\p{L})/iu
const SPENDS =
  /(?<!\p{L})(?:spends?|spent|spending|los(?:e|es|ing)|wast(?:e|es|ing)|keys?|types?|typing|retypes?|writes? up|fills?|busy|sits?)(?!\p{L})(?:[^.;:,]|,(?= ))*$/iu
/** A kiln takes hours that are nobody's: what takes them is desk work, or it takes them from somebody. */
const TAKES = /(?<!\p{L})(?:eats?(?: up)?|takes?|costs?)(?!\p{L})(?:[^.;:,]|,(?= ))*$/iu
const TAKES_FROM =
  /(?<!\p{L})(?:eats?(?: up)?|takes?|costs?) (?:(?:me|us|him|her|them|everybody|everyone|each|every|our|my|the (?:office|manager|clerk|secretary|owner|team)|one of)(?!\p{L})|[A-Z]\p{Ll}+)/u
const GOES_ON =
  /^[^.,;]{0,30}(?<!\p{L})(?:is lost|are lost|goes|gone|on|typing|keying|copying|chasing|filling|writing|looking|searching|for (?:(?:me|him|her|us)(?!\p{L})|[A-Z]\p{Ll}+)) ?/u
const NO_WORK =
  /(?<!\p{L})(?:open|opens|wait(?:s|ing)?|queu\p{L}*|dead|silent|stops?|stopped|standstill|idle|down(?:time)?|runs?|running|generators?|power|outages?|works?|part[- ]time|drive(?:s|rs?)?|bus|commut\p{L}*|travel\p{L}*|journeys?|delivery|volunteers?|apprentices?|lessons?|sleep\p{L}*|contract|shifts?|train(?:s|ed|ing)|overtime|off|not more than|at most|max(?:imum)?|no more than)(?!\p{L})/iu

/** 'Each', 'per lawyer', 'carers spend': as many as there are; `unknown` where it is of each of some whom nobody counted. */
function headsOf(
  facts: Facts,
  { text, span }: Statement,
  each: Quantity,
): { value: number; noun: string } | 'unknown' | undefined {
  const behind = text.slice(each.span.end - span.start)
  const before = text.slice(0, each.span.start - span.start)
  const named = PER_HEAD.exec(behind)?.[1]
  const bare =
    (each.each && !/^ (?:each|every) (?:day|week|month|evening|morning|night)/iu.test(behind)) ||
    /^(?: (?:a|per|every) \p{L}+)? each(?!\p{L})/iu.test(behind)
  const subject = EACH_OF.exec(before)?.[1] ?? SEVERAL.exec(before)?.[1]
  const noun = named ?? subject
  if (!noun) return bare || MANY.test(before) ? 'unknown' : undefined
  const head = stem(noun)
  const found = facts.quantities.filter(
    (one) =>
      one.kind === 'count' &&
      !one.per &&
      one.high === undefined &&
      one.value >= 2 &&
      stem(lastWord(one.noun ?? '')) === head,
  )
  const [one] = found
  if (!one?.noun || found.some(({ value }) => value !== one.value)) return 'unknown'
  return { value: one.value, noun: one.noun }
}
/** '1.2 hours a day per lawyer' */
const PER_HEAD = /^(?: (?:a|per|each|every) \p{L}+)?,? (?:per|for (?:each|every)) (?!day|week|month|year)(\p{L}+)/iu
const EACH_OF =
  /(?<!\p{L})(?:each|every) (?!one(?!\p{L})|day|week|month|friday|monday|evening|morning|night|year)(\p{L}{3,})(?!\p{L})/iu
const SEVERAL =
  /(?<!\p{L})(\p{L}{2,}[^s\W]s) (?:(?!(?:in|on|at|of|from|with|under|over) )\p{L}+ ){0,3}?(?:spend|lose|waste|write|type|fill|key|sit)(?!\p{L})/iu
/** 'The nurses of ward 3 lose': some whose number is not told. */
const MANY =
  /(?<!(?<!\p{L})(?:i|we|you|to) (?:\p{L}+ )?)(?<!\p{L})(?:spend|lose|waste|write|type|fill|key|sit|everybody|everyone)(?!\p{L})/iu
