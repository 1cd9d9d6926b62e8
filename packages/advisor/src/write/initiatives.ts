import { moveById } from '@cairn/knowledge/moves'
import { noteById } from '@cairn/knowledge/trades'
import type { Block, Inline } from '../document-tree.ts'
import type { Declined, Initiative, Plan } from '../plan.ts'
import { labels, paragraph, strong, text } from './blocks.ts'
import type { Detail } from './detail.ts'
import { thinTold } from './insights-told.ts'
import { ideaOf, moveOf } from './own-words.ts'
import { groundsOf } from './refusal-grounds.ts'
import { titleOf } from './titles.ts'
import {
  dayOf,
  figure,
  firstSentence,
  joined,
  lowerFirst,
  measureLine,
  money,
  moneyRange,
  percent,
  quantity,
  quoted,
  sentences,
  short,
  span,
  upperFirst,
} from './words.ts'

const OWN_WORD =
  'keep to it while it runs. Look at the figures you already hold by task, place and week, never by person; ask the people concerned what gets in their way; and change that.'

/** One set of labels in one order for every initiative; then what is declined, with something instead. */
export function initiatives(plan: Plan, detail: Detail, heading: (title: string) => Block): Block[] {
  const blocks = plan.initiatives.flatMap((one, at) => [heading(titleOf(one)), ...piece(one, plan, detail, at)])
  const told = new Set<string>()
  for (const one of plan.declined) {
    const entry = ideaOf(one)
    if (!entry) continue
    if (told.has(one.own?.because ?? '')) continue
    const title = strong(`Declined: ${one.own ? lowerFirst(one.own.name) : quoted(short(one.quote, 170))}.`)
    if (one.own) {
      told.add(one.own.because)
      // A mind that knows this client has said it whole.
      blocks.push(paragraph(title, ` ${one.own.because} `, strong('Instead:'), ` ${one.own.instead}`))
      continue
    }
    const parts: Inline[] = [
      title,
      text(` ${plan.declined.length > 1 ? firstSentence(entry.because) : entry.because}${priceText(one, plan)}`),
    ]
    const touched = groundsOf([one.quote, ...(one.more ?? [])].join(' '))
    const grounds = touched
      .flatMap(({ because }) => because ?? [])
      .slice(0, 2)
      .filter((because) => !told.has(because) && told.add(because))
    if (grounds.length > 0) parts.push(text(` ${grounds.join(' ')}`))
    const broken = plan.limits.filter(({ id }) => one.against.includes(id))
    if (broken.length > 0)
      parts.push(
        text(` It would break your own word: ${joined(broken.map(({ quote }) => quoted(short(quote, 110))))}.`),
      )
    // What the client has agreed not to do is not offered again under another name.
    const need = groundsOf(one.quote).find(({ instead }) => instead)?.instead
    const instead =
      broken.length > 0
        ? OWN_WORD
        : need
          ? need
          : plan.declined.length > 2 || detail.law < 2
            ? firstSentence(entry.instead)
            : entry.instead
    parts.push(text(' '), strong('Instead:'), text(` ${instead}`))
    blocks.push({ type: 'paragraph', children: parts })
  }
  return blocks
}

function priceText({ price }: Declined, plan: Plan): string {
  if (!price) return ''
  const sum = /[×+]/.test(price.text) ? `${price.text}, ${money(price.total, plan)} in year one` : price.text
  return ` It would cost ${sum}${ofBudget(price.ofBudget)}.`
}

function piece(one: Initiative, plan: Plan, detail: Detail, at: number): Block[] {
  const move = moveOf(one)
  const note = one.note ? noteById(one.note) : undefined
  const lean = at >= detail.lean
  const behind = behindIt(one, lean)
  const rows: [string, string][] = [
    ...(behind.length > 0 ? [['Behind it', `${joined(behind.map(quoted))}.`] satisfies [string, string]] : []),
    ['Measure', measureText(one, behind)],
    ...(move.needs.forms.length === 0 || (!one.ai && move.data <= 1)
      ? []
      : [['Data', dataText(one, plan, note?.data)] satisfies [string, string]]),
    ['Owner, time, cost', ownerText(one, plan)],
    [
      'Test',
      one.own
        ? `${one.own.test} If not: ${lowerFirst(one.own.fails)}`
        : `${sentences(note?.test ?? move.test, 2)} If it fails: ${lowerFirst(lean ? clause(move.fails) : move.fails)}`,
    ],
  ]
  if (onlyFixed(one, plan))
    rows.push([
      'Only for',
      'Fixed-price work, until the terms of the hourly work are changed: see the two goals that pull apart.',
    ])
  if (one.ai && at < detail.without) rows.push(['Without AI', note?.without_ai ?? move.without])
  for (const { quote, move: step } of one.also.slice(0, detail.also))
    rows.push(['Also', `${quoted(short(quote, 110))}: ${lowerFirst(moveById(step).first)}`])
  return [
    paragraph(
      text(
        `${one.ai ? '' : 'Not AI. '}${one.own?.how ?? sentences(note?.how ?? move.how, lean ? Math.min(2, detail.how) : detail.how)}`,
      ),
    ),
    labels(rows.map(([label, words]) => [label, upperFirst(words)])),
  ]
}

/** Hours saved where hours are sold are income lost: such work keeps to the rest. */
function onlyFixed({ measures }: Initiative, plan: Plan): boolean {
  return (
    plan.insights.some((one) => one.kind === 'pull' && one.rule === 'hourly') &&
    measures.some(({ what, direction }) => direction === 'down' && /\bhours?\b/i.test(what))
  )
}

/** The cause in the client's words, else what hurts; what has its own step below is not told twice. */
function behindIt(one: Initiative, lean: boolean): string[] {
  const apart = new Set(one.also.map(({ quote }) => quote))
  const pains = one.answers.flatMap(({ kind, quote, beside }) => (kind === 'pain' && !beside ? [quote] : []))
  return [...new Set([...(one.cause ? [one.cause] : []), ...pains])]
    .filter((quote) => quote.length <= 130 && !apart.has(quote))
    .slice(0, lean ? 1 : 2)
}

/** The first thought of a sentence. */
function clause(sentence: string): string {
  return `${(sentence.split(/[;:.]/)[0] as string).trim()}.`
}

function measureText(one: Initiative, behind: readonly string[]): string {
  const move = moveOf(one)
  const disputed = one.disputed && one.measures[0]?.wanted && !one.measures[0].now ? one.disputed : undefined
  if (disputed)
    return `${upperFirst(one.measures[0]?.what ?? 'it')}: ${joined(
      disputed.map(({ who, text: said }) => `${said} by ${who}`),
      'or',
    )} today, ${quantity(one.measures[0]?.wanted as never)} wanted. Three weeks of one count decide which, and what the work may cost.`
  const bound = one.measures.filter(({ now, wanted, factor }) => now ?? wanted ?? factor)
  if (bound.length > 0) return `${upperFirst(bound.slice(0, 2).map(measureLine).join('; '))}.${repaid(one)}`
  const told = one.told.find((quote) => quote.length <= 120 && !behind.includes(quote))
  const today = told ? ` Today, in your words: ${quoted(told)}.` : ''
  return `${upperFirst(move.measure.name)}.${today} To begin, ${lowerFirst(move.baseline)}.`
}

/** What the work may cost against what the target is worth, where both are money. */
function repaid({ repaidAt }: Initiative): string {
  if (repaidAt === undefined) return ''
  return repaidAt < 0.9
    ? ` The work pays for itself once about ${percent(repaidAt)} of the way is gone.`
    : ' Even the whole target would not repay the work in its first year: do only the part that needs no purchase.'
}

function dataText(one: Initiative, plan: Plan, wanted: readonly string[] | undefined): string {
  const move = moveOf(one)
  if (move.needs.forms.length === 0) return 'none is needed to begin.'
  const held = one.data.held.map(
    ({ what, months }) =>
      `${what}${months === undefined ? '' : months >= 24 ? ` (about ${Math.round(months / 12)} years)` : ` (about ${months} months)`}`,
  )
  const needs = wanted && wanted.length > 0 ? joined(wanted.slice(0, 3)) : move.needs.what
  const thin = one.data.thin ? thinTold(one.data.thin, needs) : ''
  if (held.length === 0)
    return `it needs ${needs}${plan.records.length > 0 && plan.language.code === 'en' ? `; see first what of it ${joined(plan.records.slice(0, 2))} can give` : ''}.`
  return `you hold ${joined(held)}${thin ? `, ${thin}` : ''}.`
}

function ownerText(one: Initiative, plan: Plan): string {
  const cost = one.cost
    ? one.cost.high + (one.monthly?.high ?? 0) === 0
      ? `${span(one.days)} days of your own people, nothing to buy`
      : priceOf(one.cost, one.monthly, plan)
    : `${span(one.days)} days of work`
  const held = one.held === 'budget' ? '; held back until the first results are in' : ''
  const after = one.after.length > 0 && !one.own ? `; begins after ${joined(one.after)}` : ''
  const time = one.own ? `${dayOf(one.from)} to the decision on ${dayOf(one.gate)}` : `${span(one.weeks)} weeks`
  return `${ownerOf(one, plan)}; ${time}; ${cost}${held}${after}.`
}

function priceOf(cost: NonNullable<Initiative['cost']>, monthly: Initiative['monthly'], plan: Plan): string {
  const year = moneyRange(cost.low, cost.high, plan)
  if (!monthly || monthly.high === 0) return `about ${year} in year one`
  const month = `${moneyRange(monthly.low, monthly.high, plan)} a month`
  if (!monthly.apart) return `about ${year} in year one, of it ${month}`
  return cost.high > 0 ? `about ${year} to start and ${month}` : `about ${month}`
}

export function ownerOf(one: Pick<Initiative, 'owner' | 'own'>, plan: Plan): string {
  if (one.owner.told && (one.own || one.owner.person)) return one.owner.title
  if (one.owner.told) return `the ${lowerFirst(one.owner.title.replace(/^(?:the|our|my)\s+/i, ''))}`
  return plan.size === 'small' ? 'you' : 'a manager you name'
}

function ofBudget(share: number | undefined): string {
  if (share === undefined) return ''
  return share >= 1 ? `, ${figure(share)} times your budget` : `, ${percent(share)} of your budget`
}
