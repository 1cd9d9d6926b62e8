import { declinedById } from '@cairn/knowledge/declined'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'

/** Topics of law that this trade and these refusals touch, as the country table names them. */
export function topicsOf(facts: Facts, declined: Plan['declined']): string[] {
  const counts = new Map<string, number>()
  const add = (topic: string, weight: number) => counts.set(topic, (counts.get(topic) ?? 0) + weight)
  for (const { id } of declined) for (const topic of declinedById(id)?.topics ?? []) add(TABLE_TOPIC[topic] ?? topic, 2)
  for (const topic of TRADE_TOPIC[facts.trade] ?? []) add(topic, 1.5)
  counts.delete('privacy')
  return [...counts].sort((a, b) => b[1] - a[1]).map(([topic]) => topic)
}
const TABLE_TOPIC: Record<string, string> = {
  children: 'schools',
  courts: 'justice',
  public: 'public_bodies',
  safety: 'workplace_safety',
  crime: 'financial_crime',
}
const TRADE_TOPIC: Record<string, string[]> = {
  Healthcare: ['health'],
  Education: ['schools'],
  Banking: ['credit', 'financial_crime'],
  Finance: ['credit'],
  Legal: ['justice'],
  Government: ['public_bodies'],
  Transportation: ['transport'],
  Energy: ['energy'],
  Hospitality: ['food'],
  Construction: ['building'],
  Retail: ['consumer'],
  Mining: ['workplace_safety'],
  Manufacturing: ['workplace_safety'],
}
