import { LANGUAGE_NAMES } from '@cairn/knowledge/languages'
import { moveById } from '@cairn/knowledge/moves'
import type { Block } from '../document-tree.ts'
import type { Insight, Plan } from '../plan.ts'
import { emphasis, list, paragraph, strong } from './blocks.ts'
import type { Detail } from './detail.ts'
import { hiddenTold, sumTold } from './insights-told.ts'
import { ideaOf } from './own-words.ts'
import { shortTopic, titleOf } from './titles.ts'
import {
  dayOf,
  firstSentence,
  joined,
  lowerFirst,
  money,
  moneyRange,
  plural,
  quoted,
  short,
  upperFirst,
} from './words.ts'

/** The decision, the refusals and the diagnosis, in that order. */
export function executiveSummary(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = []
  const first = plan.initiatives[0]
  if (first)
    blocks.push(
      paragraph(strong(`${plan.company} should start with “${titleOf(first)}”.`), ` ${why(plan)} ${whole(plan)}`),
    )
  else
    blocks.push(
      paragraph('The brief does not yet say what should become better; the questions in the summary would settle it.'),
    )
  const [no] = plan.declined
  const entry = no && ideaOf(no)
  if (no && entry) {
    const others = plan.declined.slice(1).map(({ quote }) => quoted(short(quote, 80)))
    const also = others.length > 0 ? ` Nor would we do ${joined(others, 'or')}, each for its own reason.` : ''
    blocks.push(
      paragraph(
        strong('We advise against'),
        ` ${quoted(short(no.quote, 130))}: ${lowerFirst(firstSentence(entry.because))}${also} What to do instead stands under the initiatives.`,
      ),
    )
  }
  for (const { quote, move, barred } of asked(plan).slice(0, detail.asked)) {
    const verdict = barred
      ? `Not for you: ${quoted(short(barred.by, 110))}. What we would do stands below.`
      : moveById(move).verdict
    if (verdict) blocks.push(paragraph(strong('You ask:'), ` ${quoted(short(quote, 110))}. ${verdict}`))
  }
  if (plan.language.code !== 'en') blocks.push(paragraph(languageNote(plan)))
  const sums = fresh(byWeight(plan.insights))
    .flatMap((one) => sumTold(one, plan) ?? [])
    .slice(0, detail.sums)
  const hidden = byDepth(plan.insights)
    .flatMap((one) => hiddenTold(one, plan) ?? [])
    .slice(0, detail.hidden)
  const shown = [...causes(plan).slice(0, detail.causes), ...sums, ...hidden]
  if (shown.length > 0) blocks.push(paragraph(strong('What your own words and figures show.')), list(shown))
  blocks.push(paragraph(emphasis(known(plan))))
  return blocks
}

/** Where the client's own sentence names the cause: the sentence, and what follows from it. */
function causes(plan: Plan): string[] {
  return plan.initiatives.slice(1).flatMap((one) => {
    const because = one.own ? undefined : moveById(one.move).because
    return because && one.cause ? [`${upperFirst(shortTopic(one))}: ${lowerFirst(because)}`] : []
  })
}

/** Questions, and particular tools asked for, that an initiative answers. */
function asked(plan: Plan): { quote: string; move: string; barred?: Plan['initiatives'][number]['barred'] }[] {
  const wanted = plan.initiatives.flatMap((one) =>
    one.answers
      .filter(
        ({ kind, quote, beside }) =>
          !beside &&
          (kind === 'question' ||
            (kind === 'wish' &&
              /\b(?:wants?|would like|thinking|wonder\w*|should|believes?|saw|need|ask\w*|looking for|considering|idea)\b/i.test(
                quote,
              ))),
      )
      .map(({ quote, kind }) => ({
        quote,
        kind,
        move: one.move,
        ...(one.barred && TOOL.test(quote) && { barred: one.barred }),
      })),
  )
  return wanted.sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'question' ? -1 : 1)).slice(0, 2)
}

const TOOL = /\b(?:voice|phone|calls?|bot|chatbot|assistant|receptionist|cameras?|record\w*|scor\w*|rank\w*)\b/i

/** Money, work and waiting say more than the bare distance to a target. */
function byWeight(insights: readonly Insight[]): Insight[] {
  const order = [
    'balance',
    'point-value',
    'worth',
    'yearly',
    'value',
    'effort',
    'cost',
    'rate-volume',
    'backlog',
    'time',
    'share',
    'percent-of',
    'gap',
  ]
  return [...insights].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function byDepth(insights: readonly Insight[]): Insight[] {
  const order = ['word-given', 'leaves', 'baseline', 'pull', 'disagree', 'tried', 'short', 'late', 'cause']
  return [...insights].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** The bare distance is not told again where a sum on the same measure stands already. */
function fresh(insights: readonly Insight[]): Insight[] {
  const told = new Set(
    insights.flatMap((one) =>
      one.kind === 'rate-volume' || one.kind === 'backlog' || one.kind === 'worth' || one.kind === 'effort'
        ? [one.measure.id]
        : [],
    ),
  )
  return insights.filter((one) => one.kind !== 'gap' || !told.has(one.measure.id))
}

function why(plan: Plan): string {
  const first = plan.initiatives[0] as Plan['initiatives'][number]
  const because = first.own ? undefined : moveById(first.move).because
  const judged = `It can be judged by ${dayOf(first.gate)}.`
  if (because && first.diagnosed) return `${because} ${judged}`
  const goals = first.answers.filter(({ kind }) => kind === 'goal').length
  const feeds = plan.initiatives.filter(({ after }) => after.includes(first.label)).map(({ label }) => label)
  if (feeds.length > 0)
    return `${joined(feeds)} ${feeds.length > 1 ? 'rest' : 'rests'} on it, and it can be judged by ${dayOf(first.gate)}.`
  if (first.measures.length > 0)
    return `It moves ${goals > 1 ? 'figures' : 'a figure'} you named, and can be judged by ${dayOf(first.gate)}.`
  return `It asks for the least and can be judged by ${dayOf(first.gate)}.`
}

function whole(plan: Plan): string {
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const plain = funded.filter(({ ai }) => !ai).length
  const notAi =
    plain === 0
      ? ''
      : plain === funded.length
        ? ', none of it AI'
        : `, ${plain === 1 ? 'one' : (['', '', 'two', 'three', 'four', 'five', 'six'][plain] ?? plain)} of them not AI`
  const held = plan.initiatives.length - funded.length
  const later =
    held > 0
      ? ` ${upperFirst(plural(held, 'piece'))} more ${held === 1 ? 'waits' : 'wait'} for the first results, because the budget does not reach for all.`
      : ''
  return `In all we propose ${plural(funded.length, 'piece')} of work${notAi}${cost(plan, funded)}.${later}`
}

function cost(plan: Plan, funded: Plan['initiatives']): string {
  const [low, high] = [sum(funded.map((one) => one.cost?.low)), sum(funded.map((one) => one.cost?.high))]
  if (high > 0 && plan.budget)
    return `, about ${moneyRange(low, high, plan)} in year one against your ${plan.budget.text}, ${plan.budget.heldBack > plan.budget.amount * 0.35 ? `the rest is decided on ${dayOf(plan.initiatives[0]?.gate ?? plan.start)} by what the first test shows` : `with ${money(plan.budget.reserve, plan)} in reserve`}${plan.budget.monthly ? `, and your ${money(plan.budget.monthly, plan)} a month as the ceiling for what runs` : ''}`
  if (high > 0) return `, about ${moneyRange(low, high, plan)} in year one by our estimate`
  const [from, to] = [sum(funded.map(({ days }) => days[0])), sum(funded.map(({ days }) => days[1]))]
  return `, ${from} to ${to} days of work; no country is named, so we give no prices`
}

function known(plan: Plan): string {
  const missing: Record<string, string> = {
    measure: 'today’s figure for some of the work',
    data: 'the records some of it needs',
    budget: 'a budget',
    country: 'a country',
  }
  const parts = plan.confidence.missing.flatMap((one) => missing[one] ?? [])
  const untold = parts.length > 0 ? ` Not told: ${joined(parts)}.` : ''
  const bound = plan.initiatives.filter(({ measures }) => measures.some(({ now, wanted }) => now && wanted)).length
  const records = plan.language.code === 'en' ? plan.records.slice(0, 2) : []
  const told = [
    ...(bound > 0 ? [`start and target for ${bound} of ${plan.initiatives.length} pieces`] : []),
    ...(records.length > 0 ? [`records such as ${joined(records.map(lowerFirst))}`] : []),
  ]
  const known = told.length > 0 ? ` Known from you: ${joined(told)}.` : ''
  return `Our guess, not an offer: costs, weeks and days.${known}${untold} Confidence: ${plan.confidence.level}.`
}

function languageNote(plan: Plan): string {
  const name = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES] ?? 'a language we do not read'
  return `Your brief is in ${name}. We read its figures, dates, names and main business words and answer in English; a sentence we did not understand is listed as open in the summary and not used.`
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, one) => total + (one ?? 0), 0)
}
