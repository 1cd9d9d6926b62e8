import type { Facts, Statement } from '../facts.ts'
import type { Initiative, Insight } from '../plan.ts'
import { needsOf } from './groups.ts'

/** Goals that pull against each other, and hands that are not there: what a list of goals does not show. */
export function pulls(facts: Facts, list: readonly Initiative[]): Insight[] {
  const found: Insight[] = []
  const needs = needsOf(facts)
  const all = facts.statements
  const hourly = all.find(({ text }) =>
    /\b(?:billed?|paid|charged?|fees?|per ?cent|%)\b.{0,30}\bhourly\b|\bhourly (?:rates?|fees|billing|work)\b|\b(?:billed?|charged?|invoiced?|paid|work(?:ing)?|sell|sold)\s(?:\w+\s){0,2}by the hour\b/i.test(
      text,
    ),
  )
  const fewerHours = facts.measures.find(({ what, direction }) => direction === 'down' && /\bhours?\b/i.test(what))
  if (hourly && fewerHours)
    found.push({ kind: 'pull', rule: 'hourly', quotes: [hourly.text, quoteOf(all, fewerHours.statement)] })
  const more = list.find(({ move }) => move === 'winback' || move === 'recommend' || move === 'content')
  const full =
    needs.find(
      ({ text }) =>
        /\b(?:wait(?:ing)? (?:for|list|time)|can['’]?t hire|cannot hire|fully booked|no capacity|short of|waiting list)\b/i.test(
          text,
        ) || /^wait\b/i.test(text),
    ) ?? all.find(({ text }) => /\bcan['’]?t hire\b|\bposts?\b.{0,30}\bempty\b/i.test(text))
  if (more && full) found.push({ kind: 'pull', rule: 'demand', quotes: [more.answers[0]?.quote ?? '', full.text] })
  const waste = facts.measures.find(
    ({ what, direction }) =>
      direction === 'down' && /\b(?:waste|leftovers?|unsold|spoil\w*|write-?offs?|merma)\b/i.test(what),
  )
  const empty = all.find(({ text }) =>
    /\b(?:run out|sold out|out of stock|empty shel\w+|ya no hay|stock-?outs?)\b/i.test(text),
  )
  if (waste && empty) found.push({ kind: 'pull', rule: 'shelves', quotes: [quoteOf(all, waste.statement), empty.text] })
  const short = all.find(
    ({ kind, text }) =>
      kind !== 'goal' &&
      /\b\d+ short\b|\bshort of (?:\w+ ){0,2}(?:staff|drivers|nurses|people|hands)\b|\bcan['’]?t hire\b|\bvacanc(?:y|ies)\b|\bposts?,? .{0,30}(?:empty|unfilled)\b|\bnobody applies\b/i.test(
        text,
      ),
  )
  if (short)
    found.push({
      kind: 'short',
      quote: short.text,
      labels: list
        .filter(({ move }) => move === 'schedule' || move === 'slots' || move === 'receptionist')
        .map(({ label }) => label),
    })
  return found
}

function quoteOf(all: readonly Statement[], id: string): string {
  return all.find((one) => one.id === id)?.text ?? ''
}
