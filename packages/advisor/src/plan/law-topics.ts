import { declinedById } from '@cairn/knowledge/declined'
import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'

/** Topics of law that this trade and these refusals touch, as the country table names them. */
export function topicsOf(facts: Facts, declined: Plan['declined']): string[] {
  const counts = new Map<string, number>()
  const add = (topic: string, weight: number) => counts.set(topic, (counts.get(topic) ?? 0) + weight)
  for (const { id, quote, more = [] } of declined)
    for (const topic of declinedById(id)?.topics ?? [])
      if (SPEAKS[topic]?.test([quote, ...more].join(' ')) ?? false) add(TABLE_TOPIC[topic] ?? topic, 2)
  const told = Object.values(facts.fields).join(' ')
  // Not everybody who deals with money lends it.
  for (const topic of TRADE_TOPIC[facts.trade] ?? [])
    if (topic !== 'credit' || SPEAKS['credit']?.test(told)) add(topic, 1.5)
  counts.delete('privacy')
  return [...counts].sort((a, b) => b[1] - a[1]).map(([topic]) => topic)
}
/** A kind of danger touches many laws; the wish in hand only those whose matter it names. */
const SPEAKS: Record<string, RegExp> = {
  employment:
    /\b(?:staff|employees?|workers?|drivers?|riders?|carers?|nurses?|teachers?|cleaners?|team|crew|cvs?|applicants? for|hir(?:e|ing)|dismiss\w*|fir(?:e|ing)|shifts?|rota|bonus)\b/i,
  credit: /\b(?:loans?|credit|lend\w*|borrow\w*|mortgages?|overdraft)\b/i,
  health: /\b(?:patients?|doses?|diagnos\w*|medic\w*|drugs?|insulin|prescri\w*|clinic\w*|therap\w*)\b/i,
  children: /\b(?:child\w*|kids?|pupils?|students?|schools?|parents?)\b/i,
  consumer: /\b(?:customers?|guests?|reviews?|prices?|buyers?|callers?|clients?)\b/i,
  food: /\b(?:allerg\w*|food|meals?|temperature)\b/i,
  transport: /\b(?:drivers?|hours sheets?|tacho\w*|vehicles?|trucks?|buses)\b/i,
  safety: /\b(?:safety|guards?|lines? back on|voltage|gas|valves?|machines?)\b/i,
  public: /\b(?:residents?|citizens?|council|permits?|petition\w*|benefits?|authority)\b/i,
  building: /\b(?:inspect\w*|certificat\w*|buildings?|site)\b/i,
  courts: /\b(?:court|case|lawyers?|legal)\b/i,
  crime: /\b(?:invoices?|payments?|bank details|money)\b/i,
  marketing: /\b(?:e-?mails?|texts?|messages?|reviews?|calls?)\b/i,
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
