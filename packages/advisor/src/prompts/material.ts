import { aiRulesFor, countryByCode, rulesFor } from '@cairn/knowledge/countries'
import { DECLINED } from '@cairn/knowledge/declined'
import { hurdleById } from '@cairn/knowledge/hurdles'
import { MOVES } from '@cairn/knowledge/moves'
import { referencesFor } from '@cairn/knowledge/references'
import { situationById, SITUATIONS, situationsOfTrade } from '@cairn/knowledge/situations'
import { tradeOf } from '@cairn/knowledge/trades'
import { TOPICS } from '@cairn/knowledge/country-schema'
import { type Facts, type Field, tradeTold } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { hiddenTold, sumTold } from '../write/insights-told.ts'
import { titleOf } from '../write/titles.ts'
import { dayOf, firstThought, measureLine, money, moneyRange } from '../write/words.ts'
import { fenced } from './fence.ts'
import { spellingOf } from './spelling.ts'

/** What the client told, by number: the beginning that every later prompt shares. */
export function clientBlock(facts: Facts): string {
  return fenced('client', {
    company: facts.company,
    industry: facts.industry,
    size: { small: '1 to 19 people', medium: '20 to 99 people', large: '100 people or more' }[facts.size],
    country: facts.place
      ? `${countryByCode(facts.place.country)?.name ?? facts.place.country}${facts.place.region ? `, ${facts.place.region}` : ''}`
      : 'not told',
    spelling: spellingOf(facts),
    statements: facts.statements.map(
      ({ id, kind, span, text, continues, topic }) =>
        `${id} [${FIELDS[span.field]}, ${kind}${continues ? `, goes on from ${continues}` : ''}] ${text}${facts.language === 'en' || !topic ? '' : ` {${topic}}`}`,
    ),
    measures: facts.measures.map((one) => `${one.id} (${one.statement}) ${measureLine(one)}`),
    records: facts.assets.map(
      ({ statement, what, form, months }) =>
        `${statement}: ${what}, ${form}${months === undefined ? '' : `, ${months} months`}`,
    ),
    roles: facts.roles.map(
      ({ title, count, only }) => `${title}${count ? ` (${count})` : ''}${only ? ' (the only one)' : ''}`,
    ),
    limits: facts.limits.map(
      ({ id, kind, text, months }) =>
        `${id} [${kind}${months && months.length > 0 ? `, months ${months.join(' ')}` : ''}] ${text}`,
    ),
  })
}

/** A short answer means nothing without its question. */
const FIELDS: Record<Field, string> = {
  description: 'description',
  goals: 'goals',
  challenges: 'challenges',
  data: 'data: what they collect',
  team: 'team: how well it knows AI',
}

export function lawBlock(facts: Facts): string {
  const country = facts.place ? countryByCode(facts.place.country) : undefined
  if (!country)
    return fenced('law', 'The country is not known: no law, no authority, no currency; effort in days of work.')
  const rules = TOPICS.flatMap((topic) =>
    // Every prompt carries the law: its first thought tells whether it bears on a plan.
    rulesFor(country, topic, facts.place?.region).map(
      ({ law, regulator, why, checked }) =>
        `${topic}: ${law} (${regulator}). ${firstThought(why)}${checked ? '' : ' Ask counsel to confirm.'}`,
    ),
  )
  return fenced('law', {
    privacy: `${country.privacy.law ?? 'no general law'}${country.privacy.authority ? ` (${country.privacy.authority.name})` : ''}. ${country.privacy.note}`,
    ai: aiRulesFor(country).map(({ law, summary }) => `${law}. ${summary}`),
    rules,
    references: referencesFor(country)
      .filter(({ topics: good }) => good.some((topic) => topic === 'ai' || topic === 'privacy' || topic === 'security'))
      .slice(0, 8)
      .map(({ id, title, publisher }) => `${id}: ${title} (${publisher})`),
    currency: country.currency.code,
  })
}

/** Ways to help and what the trade knows: material, not the only choices. */
export function movesBlock(facts: Facts, builtIn: Plan): string {
  const near = new Set(builtIn.initiatives.flatMap(({ situation }) => situation ?? []))
  const theirs = situationsOfTrade(tradeTold(facts))
  const words = ({ id }: { id: string }) => theirs.get(id) ?? 0
  const trade = tradeOf(facts.trade)
  return fenced('material', {
    kinds_of_work: MOVES.map(
      ({ id, ai, title }) => `${id}${ai ? '' : ' (not AI)'}: ${title.replace(/\{[Tt]opic\}:? ?/, '')}`,
    ),
    what_the_trade_knows: [...near]
      .map(situationById)
      .map(({ name, cause, how, wrong_if }) => `${name}: ${cause} ${how} ${wrong_if}`),
    other_troubles_of_the_trade: SITUATIONS.filter((one) => words(one) > 0 && !near.has(one.id))
      .toSorted((a, b) => words(b) - words(a))
      .slice(0, 14)
      .map(({ name, way }) => `${name}: ${way}`),
    never_paste: trade.never_paste,
    kinds_to_decline: DECLINED.filter(({ id }) => !id.startsWith('later-')).map(({ id }) => id),
  })
}

/** What code computes from the client's figures. */
export function sumsBlock(plan: Plan): string {
  return fenced(
    'computed',
    plan.insights.flatMap((one) => sumTold(one, plan) ?? hiddenTold(one, plan) ?? []),
  )
}

/** The plan as it stands: order, points, dates and costs are settled. */
export function planBlock(plan: Plan): string {
  return fenced('plan', {
    initiatives: plan.initiatives.map((one) => ({
      label: one.label,
      title: titleOf(one),
      kind: `${one.move}${one.ai ? '' : ' (not AI)'}`,
      answers: one.answers.map(({ statement }) => statement),
      measures: one.measures.map(({ id }) => id),
      records: one.data.held.map(({ statement }) => statement),
      ...(one.data.thin && { records_weak: one.data.thin.kind }),
      owner: one.owner.told ? one.owner.title : 'to be named',
      how: one.own?.how ?? '',
      test: one.own?.test ?? '',
      if_it_fails: one.own?.fails ?? '',
      first_step: one.own?.first ?? '',
      ...(one.own?.never && { stays_with_a_person: one.own.never }),
      ...(one.own?.without && { without_ai: one.own.without }),
      begins: dayOf(one.from),
      gate: dayOf(one.gate),
      in_use: dayOf(one.to),
      weeks: one.weeks,
      days_of_work: one.days,
      cost: one.cost ? moneyRange(one.cost.low, one.cost.high, plan) : 'no prices: country not known',
      ...(one.monthly && { each_month: moneyRange(one.monthly.low, one.monthly.high, plan) }),
      points: one.points.total,
      ...(one.held && { held_back: one.held }),
      ...(one.after.length > 0 && { after: one.after }),
      limits: one.limits,
    })),
    declined: plan.declined.map((one) => ({
      statement: one.statement,
      because: one.own?.because ?? one.id,
      instead: one.own?.instead ?? '',
      ...(one.price && { price: `${one.price.text} = ${money(one.price.total, plan)}` }),
    })),
    open: plan.coverage.filter(({ how }) => how === 'open').map(({ statement }) => statement),
    circumstances: plan.coverage
      .filter(({ how }) => how === 'hurdle')
      .map(({ statement, by }) => `${statement}: ${hurdleById(by)?.answer ?? by}`),
    ...(plan.sums.length > 0 && { sums: plan.sums.map(({ what, sum }) => `${what}: ${sum}`) }),
    ...(plan.budget && {
      budget: `${plan.budget.text}; planned ${moneyRange(plan.budget.low, plan.budget.high, plan)}; reserve ${money(plan.budget.reserve, plan)}`,
    }),
    in_all: {
      days_of_work: `${total(plan, ({ days }) => days[0])} to ${total(plan, ({ days }) => days[1])}`,
      ...(plan.currency && {
        cost: moneyRange(
          total(plan, ({ cost }) => cost?.low ?? 0),
          total(plan, ({ cost }) => cost?.high ?? 0),
          plan,
        ),
      }),
    },
    start: dayOf(plan.start),
    report_date: dayOf(plan.date),
    nothing_begins_in_months: plan.blocked,
  })
}

/** What every step after the plan begins with, in one order, so that providers can cache it. */
export function settledBlocks(facts: Facts, plan: Plan): string[] {
  return [clientBlock(facts), lawBlock(facts), planBlock(plan), sumsBlock(plan)]
}

function total(plan: Plan, of: (one: Plan['initiatives'][number]) => number): number {
  return plan.initiatives.filter(({ held }) => held !== 'budget').reduce((sum, one) => sum + of(one), 0)
}
