import { LANGUAGE_NAMES } from '@cairn/knowledge/languages'
import { matches } from '@cairn/knowledge/matches'
import { moveById } from '@cairn/knowledge/moves'
import { answerTo } from '@cairn/knowledge/questions'
import type { Block } from '../document-tree.ts'
import type { Budget, Initiative, Insight, Plan } from '../plan.ts'
import { emphasis, list, paragraph, strong } from './blocks.ts'
import type { Detail } from './detail.ts'
import { hiddenTold, sumTold } from './insights-told.ts'
import { needOf } from './needs.ts'
import { ideaOf, moveOf } from './own-words.ts'
import { titleOf, topicOf } from './titles.ts'
import {
  dayOf,
  dayOrMonth,
  dueText,
  firstSentence,
  fromTo,
  joined,
  lowerFirst,
  measureName,
  money,
  moneyRange,
  plural,
  quoted,
  quotedSentence,
  short,
  upperFirst,
  upToFigures,
} from './words.ts'
import { choiceTold } from './which-first.ts'
import { best } from './why-start-here.ts'

/** The decision and its reason, what it costs, what is refused, and what the client's own figures show. */
export function executiveSummary(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = []
  const first = plan.initiatives[0]
  if (first)
    blocks.push(
      paragraph(strong(`${plan.company} should start with “${titleOf(first)}”.`), ` ${why(plan, first)}`),
      paragraph(whole(plan)),
    )
  else
    blocks.push(
      paragraph('The brief does not yet say what should become better; the questions in the summary would settle it.'),
    )
  const [no] = plan.declined
  const entry = no && ideaOf(no)
  if (no && entry) {
    const more = plan.declined.slice(1).map(({ quote }) => quoted(short(wishIn(quote, 80), 80)))
    const also =
      more.length > 0 ? ` Nor would we do ${joined(more, 'or')}: the reasons stand with the pieces of work.` : ''
    blocks.push(
      paragraph(
        strong('We advise against'),
        ` ${quoted(short(wishIn(no.quote, 150), 150))}: ${lowerFirst(firstSentence(entry.because))}${also}`,
      ),
    )
  }
  const replies = repliesTo(plan, detail)
  for (const { quote, reply } of replies)
    blocks.push(paragraph(strong('You ask:'), ` ${quotedSentence(short(quote, 130))} ${reply}`))
  const others = asked(plan).filter(({ quote }) => !replies.some((one) => one.quote === quote))
  for (const { quote, move, barred } of others.slice(0, Math.max(0, detail.asked - replies.length))) {
    const verdict = barred
      ? `Not for you: ${quoted(short(barred.by, 110))}. What we would do stands below.`
      : moveById(move).verdict
    if (verdict) blocks.push(paragraph(strong('You ask:'), ` ${quotedSentence(short(quote, 110))} ${verdict}`))
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

/** 'We have cameras for accidents, so it would be good if AI looked at the weekend rest': of a long sentence the wish. */
export function wishIn(quote: string, most: number): string {
  const at = quote.length <= most ? undefined : matches(WISH_BEGINS, quote).at(-1)?.index
  const wish = at === undefined || quote.length - at < WISH_LEAST ? quote : quote.slice(at)
  return wish.replace(/^(?:so|and|but|then|now|also)\s/i, '')
}
const WISH_BEGINS =
  /(?<=[,;:]\s(?:so |and |but |then |now )?|\s(?:so|and) )(?:(?:it|that) (?:would|could|will|should)|(?:it|that)['’]d|(?:we|i)['’]d|(?:we|i) (?:would|want|wish|thought|think|believe|could)|(?:if )?(?:the |an )?(?:ai|system|software|program|app|computer) (?:can|could|should|may|would)|can (?:the|it|ai|we)|could (?:the|it|ai|we)|let (?:the|it|ai)|a (?:nice|good)|(?<=(?:so|and) )(?:the|an?|our|that|this) (?:[\p{L}-]+ ){1,4}(?:should|could|can|shall)(?= (?:also )?\p{L}))/giu
const WISH_LEAST = 40

/** Where the client's own sentence names the cause: what follows from it. */
function causes(plan: Plan): string[] {
  return plan.initiatives.flatMap((one, at) => {
    if (one.own || !one.cause) return []
    const because = moveOf(one).because
    // The first piece has had its reason in the decision.
    return because && at > 0 ? [`${upperFirst(topicOf(one))}: ${lowerFirst(because)}`] : []
  })
}

/** Questions about a kind of tool, or a choice that many face, with what can be said; one is always answered here. */
export function repliesTo(plan: Plan, { asked: most }: Detail): { quote: string; reply: string }[] {
  return plan.coverage
    .flatMap(({ quote, kind, how }) => {
      const asks = how !== 'declined' && (kind === 'question' || ASKS.test(quote))
      const choice = how === 'declined' ? undefined : choiceTold(quote, plan)
      const reply = choice ?? (asks ? answerTo(quote) : undefined)
      return reply ? [{ quote, reply, choice: choice !== undefined }] : []
    })
    .toSorted((a, b) => Number(b.choice) - Number(a.choice))
    .slice(0, Math.max(1, most))
}
const ASKS =
  /\?\s*$|(?<!\p{L})whether(?!\p{L})|(?<!\p{L})be any good(?!\p{L})|^(?:is|are|can|could|should|would|do|does|may)\s/iu

/** Questions, and particular tools asked for, that an initiative answers. */
export function asked(plan: Plan): { quote: string; move: string; barred?: Plan['initiatives'][number]['barred'] }[] {
  const wanted = plan.initiatives.flatMap((one) =>
    one.answers
      .filter(
        ({ kind, quote, beside }) =>
          !beside &&
          speaksOf(quote, one.move) &&
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

/** What to expect of a tool is told only to somebody who has spoken of it. */
export function speaksOf(quote: string, move: string): boolean {
  const said = ` ${quote.toLowerCase()}`
  return moveById(move).words.some((word) => said.includes(` ${word}`)) || TOOL.test(quote)
}

const TOOL = /\b(?:voice|phone|calls?|bot|chatbot|assistant|receptionist|cameras?|record\w*|scor\w*|rank\w*)\b/i

/** Money, work and waiting say more than the bare distance to a target. */
function byWeight(insights: readonly Insight[]): Insight[] {
  const order = [
    'part',
    'balance',
    'offer',
    'point-value',
    'cash',
    'worth',
    'yearly',
    'value',
    'effort',
    'cost',
    'rate-volume',
    'backlog',
    'sum-share',
    'share',
    'hours',
    'time',
    'churn',
    'yield',
    'gap',
  ]
  return [...insights].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function byDepth(insights: readonly Insight[]): Insight[] {
  const order = [
    'consent',
    'past',
    'lapse',
    'squeeze',
    'notice-missed',
    'word-given',
    'leaves',
    'baseline',
    'pull',
    'disagree',
    'tried',
    'short',
    'late',
    'cause',
  ]
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
  return insights.filter((one) => (one.kind !== 'gap' && one.kind !== 'yield') || !told.has(one.measure.id))
}

/** What it is for, why it comes first, and the day it is decided. */
function why(plan: Plan, first: Initiative): string {
  const because = first.own || !first.diagnosed ? undefined : moveOf(first).because
  const feeds = plan.initiatives.filter(({ after }) => after.includes(first.label)).map(({ label }) => label)
  const rests = feeds.length > 0 ? `${joined(feeds)} ${feeds.length > 1 ? 'rest' : 'rests'} on it.` : ''
  const day =
    first.due &&
    !first.due.all &&
    `It comes first because its ${first.due.month ? 'month' : 'day'} is fixed: ${dayOrMonth(first.due)}.`
  const stressed = first.stressed ? 'you say that it matters most' : undefined
  const strength = because || rests || day ? stressed : (stressed ?? best(plan))
  const leads = day || (strength && `It comes first because ${strength}.`)
  const dry = COUNTS.has(first.move) ? ' Buy no tool for it before that day.' : first.ai ? '' : ' It needs no AI.'
  return [aimOf(first), because, rests, leads, `Its test is decided on ${dayOf(first.gate)}.${dry}`]
    .filter(Boolean)
    .join(' ')
}

/** What only finds out: until it has, nobody knows what to buy. */
const COUNTS = new Set(['tally', 'measure', 'cause-codes', 'instrument', 'unused-data', 'agree'])

/** The client's own figures, else the client's own sentence. */
function aimOf(first: Initiative): string {
  const measure = first.measures.find((one) => one.now && one.wanted && measureName(one))
  if (measure) return `The aim is ${fromTo(measure)}${dueText(measure.by)}.`
  const need = first.own ? undefined : needOf(first)
  const quote = need && upToFigures(need, first.measures[0] ?? {})
  return quote ? `It answers what you wrote: ${quotedSentence(quote)}` : ''
}

/** What follows, and what all of it costs against what there is. */
function whole(plan: Plan): string {
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const next = funded.slice(1, 3).map((one) => `“${titleOf(one)}”`)
  const follow = next.length > 0 ? `${joined(next)} ${next.length > 1 ? 'come' : 'comes'} next. ` : ''
  const plain = funded.filter(({ ai }) => !ai).length
  const notAi =
    plain === 0
      ? ''
      : plain === funded.length
        ? ', none of them with AI'
        : `, ${plural(plain, 'of them', 'of them')} without AI`
  const held = plan.initiatives.length - funded.length
  const later =
    held > 0
      ? ` ${upperFirst(plural(held, 'piece'))} more ${held === 1 ? 'waits' : 'wait'} for the first results, because the budget does not reach for all.`
      : ''
  const plainly = funded.filter(({ frugal }) => frugal).map(({ label }) => label)
  const tools =
    plainly.length > 0
      ? ` ${joined(plainly)} ${plainly.length > 1 ? 'begin' : 'begins'} without a tool: bought as well, ${plainly.length > 1 ? 'their tools' : 'its tool'} would take more than is left; the review decides on it.`
      : ''
  const pieces =
    funded.length === 1
      ? 'It is the only piece of work we propose'
      : `In all there are ${plural(funded.length, 'piece')} of work${notAi}`
  const none =
    funded.length > 1 && plain === funded.length
      ? ' We propose no AI for its own sake: a rule, a count or a talk does more here, and a test may show where a tool is worth its price.'
      : ''
  return `${follow}${pieces}${cost(plan, funded)}.${none}${later}${tools}`
}

/** What there is; or up to where nobody else is asked. */
function purse({ text, free, left, amount }: Budget, plan: Plan): string {
  if (left) return `the ${money(amount, plan)} that is left of your ${text}`
  return free ? `the ${text} that you may spend without asking` : `your ${text}`
}

/** A year's costs stand beside what the months come to. */
function purseOfYear(budget: Budget, plan: Plan): string {
  const months = budget.months ? `, ${money(budget.amount, plan)} in ${plural(budget.months, 'month')}` : ''
  return purse(budget, plan) + months
}

function cost(plan: Plan, funded: Plan['initiatives']): string {
  const lapse = plan.insights.find((one) => one.kind === 'lapse')
  const [low, high] = [sum(funded.map((one) => one.cost?.low)), sum(funded.map((one) => one.cost?.high))]
  const costs = funded.length === 1 ? 'it costs' : 'together they cost'
  if (plan.budget && high > plan.budget.amount)
    return `; with bought help it would cost about ${moneyRange(low, high, plan)} in year one, more than ${purseOfYear(plan.budget, plan)}, so let your own people run the test first and buy nothing before it`
  if (high > 0 && plan.budget)
    return `; ${costs} about ${moneyRange(low, high, plan)} in year one against ${purseOfYear(plan.budget, plan)}; ${plan.budget.heldBack > plan.budget.amount * 0.35 ? `the rest is decided on ${dayOf(plan.initiatives[0]?.gate ?? plan.start)} by what the first test shows` : lapse ? `what is not ordered by ${dayOf(lapse.order)} is lost` : `at least ${money(plan.budget.reserve + plan.budget.heldBack, plan)} stays free`}${plan.budget.monthly ? `, and your ${money(plan.budget.monthly, plan)} a month is the ceiling for what runs` : ''}`
  if (high > 0) return `; ${costs} about ${moneyRange(low, high, plan)} in year one by our estimate`
  const [from, to] = [sum(funded.map(({ days }) => days[0])), sum(funded.map(({ days }) => days[1]))]
  const ceiling = plan.budget ? `, and ${purse(plan.budget, plan)} is the ceiling for what is bought` : ''
  return `, ${from} to ${to} days of work by our estimate${ceiling}`
}

/** What is the client's and what is ours. */
function known(plan: Plan): string {
  const bound = plan.initiatives.some(({ measures }) => measures.some(({ now, wanted }) => now ?? wanted))
  const told = bound ? 'Starts and targets are yours. ' : ''
  const open = plan.questions.length > 0 ? ' Open questions stand at the end.' : ''
  return `${told}Costs, dates and the figures of the tests are our estimates.${open} Confidence: ${plan.confidence.level}.`
}

function languageNote(plan: Plan): string {
  const name = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES] ?? 'a language we do not read'
  return `Your brief is in ${name}. We read its figures, dates, names and main business words and answer in English; a sentence we did not understand is listed as open in the summary and not used.`
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, one) => total + (one ?? 0), 0)
}
