import type { Facts } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { stem } from './nouns.ts'

/** Hours × use an hour against what was bought: 2,050 hours × 16 litres, 38,000 litres bought. */
export function balances(facts: Facts): Insight[] {
  const rates = facts.quantities.filter((one) => one.kind === 'count' && one.per === 'hour' && one.noun)
  return rates.flatMap((rate): Insight[] => {
    const head = stem((rate.noun as string).split(/\s+/)[0] as string)
    const bought = facts.quantities.find(
      (one) =>
        one !== rate &&
        one.kind === 'count' &&
        one.per &&
        one.per !== 'hour' &&
        one.noun &&
        stem(one.noun.split(/\s+/)[0] as string) === head,
    )
    const hours = facts.quantities.find(
      (one) =>
        one.per === bought?.per &&
        ((one.kind === 'duration' && one.unit === 'hour') ||
          (one.kind === 'count' && /\bhours\b/i.test(one.noun ?? ''))),
    )
    if (!bought || !hours) return []
    const used = hours.value * rate.value
    const gap = (bought.value - used) / bought.value
    return Math.abs(gap) > 0.02 && Math.abs(gap) < 0.8 ? [{ kind: 'balance', rate, hours, used, bought, gap }] : []
  })
}
