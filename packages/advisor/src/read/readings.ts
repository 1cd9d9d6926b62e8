import {
  type Kind,
  type Quantity,
  type Role,
  type Statement,
  type SystemUsed,
  type Tried,
  type When,
} from '../facts.ts'
import { insists, isFrame, isHalf } from './asides.ts'
import { budgets, surest } from './budgets.ts'
import type { Clause } from './clauses.ts'
import { type Features, features } from './features.ts'
import type { Figure } from './figure-roles.ts'
import { hasRivals } from './disagreements.ts'
import { kindOf } from './kinds.ts'
import { type Glossed, glossed } from './languages.ts'
import { isNameable } from './leading-name.ts'
import { limits } from './limits.ts'
import { beginsMatter, tellsTrouble } from './matters.ts'
import { dueOf, measures } from './measures.ts'
import { monthsNamed } from './months.ts'
import { colleagues } from './outsiders.ts'
import { roles } from './people.ts'
import { personsIn } from './persons.ts'
import { tellsLack } from './plain-facts.ts'
import { quantities } from './quantities.ts'
import { systems } from './systems.ts'
import { nameOf, topicOf } from './topics.ts'
import { whens } from './when.ts'
import { tokens } from './tokens.ts'
import { refusesAbroad } from './unwanted-abroad.ts'
import { isWho } from './who.ts'
import { classify, sureOf } from './classify.ts'

/** One clause on its way: what was read from it, and the clause before it in the same field. */
export interface Reading {
  clause: Clause
  id: string
  numbers: Quantity[]
  dates: When[]
  /** What may be spent, and the figures that are no budget. */
  spendable: Quantity[]
  free: Quantity[]
  found: ReturnType<typeof measures>
  named: SystemUsed[]
  people: Role[]
  /** Everybody the brief calls by name. */
  names: readonly string[]
  gloss: Glossed | undefined
  traits: Features
  topic: string | undefined
  /** What it seems to be by itself, and what binds in it. */
  guess: Kind
  bound: ReturnType<typeof limits>
  before?: Reading
  /** The attempt it tells of, or goes on about. */
  tried?: Tried
  /** The day its measures are due. */
  due: When | undefined
  /** Whether it begins a matter of the client's; else it goes on about the one before. */
  opens: boolean
  /** What it was taken for, once that is known. */
  statement?: Statement
  /** What it would have been, had it not only told how things are. */
  idle?: Kind
}

/** A foreign clause as if it had been told in English, word by word. */
function asEnglish(clause: Clause, gloss: Glossed | undefined): Clause {
  return clause.english && gloss ? { ...clause, text: gloss.text, tokens: gloss.tokens, language: 'en' } : clause
}

/**
 * What can be read from each clause alone. One question after the other for all clauses, not one clause after the
 * other: a question's patterns are then still at hand, which takes a third off the time.
 */
export function readings(
  told: readonly Clause[],
  aside: readonly Clause[],
  language: string,
  today: string,
  south: boolean,
  moved: readonly Figure[],
): Reading[] {
  const numbers = told.map((clause, at) => quantities(clause, idOf(at)))
  const dates = told.map((clause) => whens(clause, today, south))
  const spendable = surest(
    told,
    told.map((clause, at) => budgets(clause, numbers[at] as Quantity[], moved)),
  )
  const free = numbers.map((own, at) =>
    own.filter(({ span }) => !spendable[at]?.some((amount) => amount.span.start === span.start)),
  )
  // A name over a goal moves no figure, whatever its words; how many lack a thing today is no target.
  const found = told.map((clause, at) =>
    clause.overNext || tellsLack(clause.text) ? [] : measures(clause, free[at] as Quantity[]),
  )
  const persons = personsIn(told, aside)
  const names = persons.map(({ name }) => name)
  const named = told.map((clause, at) => systems(clause, idOf(at)).filter(({ name }) => !names.includes(name)))
  const people = colleagues(told.map((clause, at) => roles(clause, idOf(at), persons)))
  const gloss = told.map((clause) => (language === 'en' ? undefined : glossed(language, clause)))
  const traits = told.map((clause, at) => {
    const said = gloss[at] ?? withLead(clause)
    return features(clause.field, said.text, said.tokens)
  })
  const topics = told.map((clause, at) => (gloss[at] ? gloss[at].topic : topicOf(clause)))
  told.forEach((clause, at) => renamed(clause, found[at] as Reading['found'], topics[at]))
  const guess = told.map((clause, at): Kind => {
    if (refusesAbroad(clause) && found[at]?.length === 0) return 'refusal'
    return kindOf(asEnglish(withLead(clause), gloss[at]), traits[at] as Features, {
      hasMeasure: (found[at]?.length ?? 0) > 0,
      hasMoney: numbers[at]?.some((one) => one.kind === 'money') ?? false,
      numbers: numbers[at]?.length ?? 0,
      dates: dates[at]?.length ?? 0,
      understood: gloss[at]?.understood ?? 1,
    })
  })
  const textBefore = (at: number) => (told[at - 1]?.field === told[at]?.field ? told[at - 1]?.text : undefined)
  const bound = told.map((clause, at) =>
    isHalf(clause) && spendable[at]?.length === 0
      ? []
      : limits(
          clause,
          guess[at] as Kind,
          spendable[at] as Quantity[],
          dates[at] as When[],
          idOf(at),
          south,
          today,
          textBefore(at),
          {
            insisted: insists(told[at + 1]?.text ?? ''),
            asksYes: asksYes(clause, traits[at] as Features, guess[at] as Kind),
          },
        ),
  )
  // 'Christmas to Carnival is madness; do not even think of training then': the first half only says when.
  bound.forEach((own, at) => {
    const named =
      own.some(({ months }) => months && months.length > 0) && monthsNamed(told[at]?.text ?? '').length === 0
    if (named && guess[at - 1] === 'pain' && bound[at - 1]?.length === 0) guess[at - 1] = 'background'
  })
  const made: Reading[] = []
  told.forEach((clause, at) => {
    const before = made.at(-1)
    made.push({
      clause,
      id: idOf(at),
      numbers: numbers[at] as Quantity[],
      dates: dates[at] as When[],
      spendable: spendable[at] as Quantity[],
      free: free[at] as Quantity[],
      found: found[at] as Reading['found'],
      named: named[at] as SystemUsed[],
      people: people[at] as Role[],
      names,
      gloss: gloss[at],
      traits: traits[at] as Features,
      topic: topics[at],
      guess: guess[at] as Kind,
      bound: bound[at] as Reading['bound'],
      ...(before?.clause.field === clause.field && { before }),
      due: dueOf(clause, dates[at] as When[], today),
      opens: true,
    })
  })
  made.forEach((reading) => {
    reading.opens = opens(reading)
    const { clause, guess, found } = reading
    // Among the goals a trouble is still one: it joins the goal it explains.
    if (clause.field === 'goals' && guess === 'goal' && found.length === 0 && isTrouble(clause)) reading.guess = 'pain'
  })
  return made
}

/** That somebody's yes comes first is learned, of what binds; among records it is told of other people's. */
function asksYes({ field, text }: Clause, traits: Features, kind: Kind): boolean {
  if (field !== 'challenges' && field !== 'team') return false
  if (sureOf('consent', traits) >= CONSENT_MIN) return kind === 'limit' || binds(traits)
  if (kind !== 'limit') return false
  // 'There is 40k for it, the director decides, the data officer must see anything with customer data': one part of it.
  return text
    .split(/[,;]\s/)
    .some((part) => part.length < text.length && sureOf('consent', features(field, part, tokens(part))) >= CONSENT_PART)
}
function binds(traits: Features): boolean {
  return classify('kind', traits).some(({ label, weight }) => label === 'limit' && weight >= BINDS_MIN)
}
const CONSENT_MIN = 0.7
const BINDS_MIN = 0.3
const CONSENT_PART = 0.8

/** The one measure of a goal is called as the goal is, unless its own words hold that name and say no more. */
function renamed(clause: Clause, found: Reading['found'], topic: string | undefined): void {
  if (clause.field !== 'goals' || clause.language !== 'en') return
  for (const one of found) {
    if (topic && !isNameable(one.what)) one.what = topic
    // 'Double bookings: 14 a month': not all bookings.
    if (TWICE.exec(clause.text)?.[1]?.toLowerCase() === one.what.toLowerCase()) one.what = `double ${one.what}`
  }
  const [measure, ...others] = found
  if (!measure || others.length > 0) return
  const what = measure.what.toLowerCase()
  const longer = topic !== undefined && topic.toLowerCase().endsWith(what) && !clause.text.startsWith(topic)
  const name = nameOf(clause) ?? (longer || isWho(what) ? topic : undefined)
  if (!name) return
  const holds = what.includes(name.toLowerCase().split(/\s+/).at(-1) ?? '') && !name.toLowerCase().endsWith(what)
  if (!holds || SENTENCE.test(what)) measure.what = name
}
const TWICE = /(?<!\p{L})double\s((?:booking|entr(?:y|ie)|check|payment|order|shift|invoice)s?)(?!\p{L})/iu
const SENTENCE = /\d|[→>=]|(?<!\p{L})(?:is|are|was|were|takes?|now)(?!\p{L})/iu

function isTrouble(clause: Clause): boolean {
  return clause.language === 'en' && !clause.item?.listed && tellsTrouble(clause)
}

function opens({ clause, before, numbers, found }: Reading): boolean {
  if (clause.field !== 'goals' || (before && isFrame(before.clause))) return true
  if (before && found.length === 0 && hasRivals(clause, numbers)) return false
  return beginsMatter(clause, before?.clause)
}

export function idOf(at: number): string {
  return `s${at + 1}`
}

/** The clause as it would be said alone: 'AI should fill up registers'. */
function withLead(clause: Clause): Clause {
  if (!clause.lead) return clause
  const lead = clause.lead.map(({ text }) => text).join(' ')
  return { ...clause, text: `${lead} ${clause.text}`, tokens: [...clause.lead, ...clause.tokens] }
}
