import type { KeptAnswer, KeptBrief } from '@cairn/contract/roadmaps'
import { type Facts, type Field, isNeed, type Quantity, type Statement } from '../facts.ts'
import { cleanText } from './clean.ts'

/** Something told after the first report, with the field it is read in and the words it is read as. */
interface Told {
  name: 'description' | 'business_goals' | 'challenges' | 'data_collected' | 'team_ai_familiarity'
  field: Field
  line: string
  quotes: readonly string[]
  kind: KeptAnswer['kind'] | 'not for us'
  topic?: string | undefined
}

/** The brief with every answer and refusal as a line of the field it belongs to, so that it is read as the rest is. */
export function withAnswers(brief: KeptBrief): { brief: KeptBrief; told: Told[] } {
  const told = [...(brief.answers ?? []).map(answerTold), ...(brief.not_for_us ?? []).map(refusalTold)]
  if (told.length === 0) return { brief, told }
  const whole = { ...brief }
  for (const { name, line } of told) whole[name] = `${cleanText(whole[name] ?? '')}\n${line}`.trim()
  return { brief: whole, told }
}

/** Ties what was told later to the sentence it was asked about: an answer goes on from it, a refusal ends it. */
export function bindAnswers(facts: Facts, told: readonly Told[]): Facts {
  const from = new Map<Field, number>()
  for (const one of told.toReversed()) {
    const before = from.get(one.field) ?? facts.fields[one.field].length
    const start = facts.fields[one.field].lastIndexOf(one.line, before)
    if (start < 0) continue
    from.set(one.field, start - 1)
    const end = start + one.line.length
    const own = facts.statements.filter(({ span }) => span.field === one.field && span.start < end && span.end > start)
    if (own.length > 0) bind(facts, one, own)
  }
  return facts
}

function bind(facts: Facts, one: Told, own: readonly Statement[]): void {
  const about = facts.statements.filter((other) => !own.includes(other) && one.quotes.includes(other.text))
  if (one.kind === 'not for us') return refuse(facts, one, own, about)
  if (one.kind === 'budget') return spend(facts, own)
  if (one.kind === 'open-need') return ask(own, about)
  const root = about.find((other) => isNeed(other) && other.continues === undefined)
  if (!root || one.kind === 'more' || one.kind === 'country') return
  for (const statement of own) {
    statement.continues = root.id
    if (isNeed(statement)) statement.kind = numbersOf(facts, [statement]).length > 0 ? 'volume' : 'background'
    statement.moves = []
    statement.red = []
  }
  if (one.kind === 'measure') measure(facts, one, own, root)
  if (one.kind === 'owner') nameOwner(facts, one, own)
}

/** What should become better about it is a goal; the sentence that left this open goes on from it. */
function ask(own: readonly Statement[], about: readonly Statement[]): void {
  const goal = own.find((statement) => isNeed(statement)) ?? own[0]
  if (!goal) return
  if (!isNeed(goal) && goal.kind !== 'limit' && goal.kind !== 'promise' && goal.kind !== 'refusal') goal.kind = 'goal'
  for (const statement of about) {
    statement.continues = goal.id
    statement.kind = 'background'
  }
}

/** A figure told for the thing asked about is its measure, also where the sentence alone would not say so. */
function measure(facts: Facts, one: Told, own: readonly Statement[], root: Statement): void {
  const ids = new Set(own.map(({ id }) => id))
  const numbers = numbersOf(facts, own)
  const wanted = numbers.findLast((number, at) => isWanted(facts, number, numbers[at - 1], numbers[at + 1]))
  const others = numbers.filter((number) => number !== wanted)
  // '41 days, I want 20': a bare number takes the other's unit.
  const now =
    others.find(({ kind }) => !wanted || kind === wanted.kind) ?? (wanted?.kind === 'count' ? others[0] : undefined)
  const by = facts.measures.find(({ statement }) => ids.has(statement))?.by
  facts.measures = facts.measures.filter(({ statement }) => !ids.has(statement))
  const known = facts.measures.find(({ statement }) => statement === root.id)
  if (known) {
    const same = (number: Quantity | undefined) =>
      number && (!known.wanted || number.kind === known.wanted.kind) ? number : undefined
    const start = same(now) ?? same(numbers[0])
    if (!known.now && start) known.now = start
    if (!known.wanted && known.factor === undefined && wanted) known.wanted = wanted
    return
  }
  if (!now && !wanted) return
  const direction = now && wanted ? (wanted.value < now.value ? 'down' : 'up') : GROWS.test(root.text) ? 'up' : 'down'
  facts.measures.push({
    id: `m${facts.measures.length + 1}`,
    statement: root.id,
    what: one.topic ?? root.topic ?? '',
    ...(now && { now }),
    ...(wanted && { wanted }),
    direction,
    ...(by && { by }),
  })
}

/** Whether the words around a number, up to its neighbours, say that it is the aim. */
function isWanted(
  facts: Facts,
  { span }: Quantity,
  before: Quantity | undefined,
  after: Quantity | undefined,
): boolean {
  const text = facts.fields[span.field]
  const lead = text.slice(Math.max(before?.span.end ?? 0, span.start - 40), span.start)
  const rest = text.slice(span.end, Math.min(after?.span.start ?? text.length, span.end + 30))
  return AIM_BEFORE.test(lead) || AIM_AFTER.test(rest)
}
const AIM_BEFORE =
  /(?<!\p{L})(?:want|like|wish|aim|target|goal|should|down to|up to|to|under|below|at most|at least|less than|more than|hope|queremos|quiero|quisiera|möchten|wollen|voulons|vorremmo|chcemy|queria)(?!\p{L})[^.;]*$/iu
const AIM_AFTER =
  /^[^.;]{0,20}(?<!\p{L})(?:wanted|would be|is (?:the|our) (?:goal|aim|target)|is enough|at most)(?!\p{L})/iu
const GROWS = /\b(?:more|increase|grow|raise|double|higher|win|gain|improve|sell)\b/i

function spend(facts: Facts, own: readonly Statement[]): void {
  const ids = new Set(own.map(({ id }) => id))
  if (facts.limits.some(({ kind, statement }) => kind === 'budget' && ids.has(statement))) return
  const amount = numbersOf(facts, own).find(({ kind, value }) => kind === 'money' || (kind === 'count' && value >= 500))
  const statement = own.find(({ id }) => id === amount?.statement)
  if (!amount || !statement) return
  statement.kind = 'limit'
  facts.limits.push({
    id: `l${facts.limits.length + 1}`,
    kind: 'budget',
    statement: statement.id,
    text: statement.text,
    amount: { ...amount, kind: 'money' },
  })
}

/** Whoever is named is somebody who exists, also where the name alone is given. */
function nameOwner(facts: Facts, one: Told, own: readonly Statement[]): void {
  const ids = new Set(own.map(({ id }) => id))
  if (facts.roles.some(({ statement }) => ids.has(statement))) return
  const title = one.line.split(/[,.;:(\n]| (?:could|can|has|will|would|may|is|and) /, 1)[0]?.trim() ?? ''
  if (title.length >= 2 && title.length < 40) facts.roles.push({ statement: own[0]?.id ?? '', title, only: false })
}

/** Not for us: the needs it would have answered are settled by the client's own word, which the plan keeps. */
function refuse(facts: Facts, one: Told, own: readonly Statement[], about: readonly Statement[]): void {
  for (const statement of [...own, ...about]) {
    statement.kind = 'refusal'
    statement.moves = []
    statement.red = []
  }
  const ids = new Set([...own, ...about].map(({ id }) => id))
  facts.measures = facts.measures.filter(({ statement }) => !ids.has(statement))
  const lead = own[0]
  if (lead && !facts.limits.some(({ statement }) => statement === lead.id))
    facts.limits.push({ id: `l${facts.limits.length + 1}`, kind: 'refusal', statement: lead.id, text: lead.text })
}

function numbersOf(facts: Facts, own: readonly Statement[]): Quantity[] {
  const ids = new Set(own.map(({ id }) => id))
  return facts.quantities.filter(({ statement }) => ids.has(statement))
}

function answerTold({ kind, answer, topic, quotes }: KeptAnswer): Told {
  const said = sentence(cleanText(answer).replace(/\n+/g, ' '))
  const [name, field] = PLACES[kind]
  return { name, field, line: LEAD_INS[kind]?.(said, topic) ?? said, quotes, kind, topic }
}

function refusalTold({ name, reason, quotes }: NonNullable<KeptBrief['not_for_us']>[number]): Told {
  const why = cleanText(reason).replace(/\n+/g, ' ')
  const line = sentence(`We do not want ${lower(cleanText(name))}${why ? `, because ${lower(why)}` : ''}`)
  return { name: 'challenges', field: 'challenges', line, quotes, kind: 'not for us' }
}

const PLACES: Record<KeptAnswer['kind'], [Told['name'], Field]> = {
  measure: ['business_goals', 'goals'],
  volume: ['business_goals', 'goals'],
  due: ['business_goals', 'goals'],
  'open-need': ['business_goals', 'goals'],
  data: ['data_collected', 'data'],
  budget: ['description', 'description'],
  country: ['description', 'description'],
  owner: ['team_ai_familiarity', 'team'],
  more: ['challenges', 'challenges'],
}

/** People answer in a word or two; the question then gives the rest of the sentence. */
const LEAD_INS: Partial<Record<KeptAnswer['kind'], (said: string, topic: string | undefined) => string>> = {
  country: (said) => (said.split(/\s+/).length <= 5 ? `We work in ${said}` : said),
  budget: (said) => (/\bbudget|spend\b/i.test(said) ? said : `Our budget for the first year: ${said}`),
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
