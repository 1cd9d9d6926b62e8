import type { Facts, Quantity, Statement } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { isUnreliable } from './holes.ts'
import { OVER_ALL } from './kinds.ts'
import { currencyOf } from './money.ts'
import { whens } from './when.ts'

/** 'two branches have no figures': the record it speaks of, if one shares a word with it, has that hole. */
export function linkHoles(facts: Facts): void {
  const byId = new Map(facts.statements.map((one) => [one.id, one]))
  for (const statement of facts.statements) {
    if (statement.kind === 'pain' && isUnreliable(statement.text)) doubt(facts, statement)
    if (statement.kind !== 'gap') continue
    const words = new Set(statement.words)
    const sharing = facts.assets.find((one) => byId.get(one.statement)?.words.some((word) => words.has(word)))
    // Without a word in common it is told of the record right before it, unless it names its own: 'GPS of graves: no'.
    const before = facts.statements[facts.statements.indexOf(statement) - 1]
    const last = statement.text.includes(':') ? undefined : facts.assets.findLast((one) => one.statement === before?.id)
    ;(sharing ?? last)?.holes.push(statement.id)
  }
}

/** 'Half the temperature logs are blank', said as a trouble, is a hole in the record of that name. */
function doubt({ assets }: Facts, { id, text }: Statement): void {
  const told = wordsOf(text)
  for (const asset of assets)
    if (!asset.holes.includes(id) && [...wordsOf(asset.what)].some((word) => told.has(word))) asset.holes.push(id)
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
}

/** 'All by the end of next year' is every goal's date that has none of its own. */
export function spreadDeadlines(facts: Facts, told: readonly Clause[], today: string, south: boolean): void {
  const over = told.find(
    (clause) => clause.field === 'goals' && OVER_ALL.test(clause.text) && clause.text.split(/\s+/).length <= 8,
  )
  const when = over && whens(over, today, south)[0]
  if (!when) return
  const goals = new Set(facts.statements.filter(({ span }) => span.field === 'goals').map(({ id }) => id))
  for (const measure of facts.measures) if (goals.has(measure.statement) && !measure.by) measure.by = when
}

/** '$' is what the client's country makes of it; every copy of a quantity says the same. */
export function settleCurrencies(facts: Facts, home: string | undefined): void {
  const settle = (one: Quantity | undefined) => {
    if (one?.currency) one.currency = currencyOf(one.currency, home)
  }
  facts.quantities.forEach(settle)
  facts.limits.forEach(({ amount }) => settle(amount))
  for (const { now, wanted } of facts.measures) [now, wanted].forEach(settle)
  for (const { figures } of facts.disagreements) figures.forEach(({ quantity }) => settle(quantity))
}

/** 'The bakery says 14, the accountant 9' speaks of the goal that it goes on about. */
export function rivalsOver(facts: Facts, id: string): string | undefined {
  const root = facts.statements.find((one) => one.id === id)?.continues
  return root
    ? (facts.measures.find(({ statement }) => statement === root)?.what ??
        facts.statements.find((one) => one.id === root)?.topic)
    : undefined
}
