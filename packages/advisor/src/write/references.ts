import type { Insights } from '@cairn/contract/insights'
import { countryByCode } from '@cairn/knowledge/countries'
import { referencesFor } from '@cairn/knowledge/references'
import type { Plan } from '../plan.ts'

const MOST = 3

/** What this client may be pointed to: its own country's guidance first, then what belongs to no country. */
export function referencesCited(plan: Plan): Insights['references'] {
  const country = plan.country ? countryByCode(plan.country) : undefined
  const topics = ['privacy', 'ai', ...plan.topicsOfLaw, 'security']
  const all = [...new Set(topics.flatMap((topic) => referencesFor(country, topic)))]
  const own = all.filter(({ countries }) => countries.length > 0)
  const anywhere = all.filter(
    ({ countries, topics: good }) =>
      countries.length === 0 && good.some((topic) => topic === 'security' || plan.topicsOfLaw.includes(topic)),
  )
  return [...own.slice(0, MOST - 1), ...anywhere]
    .slice(0, MOST)
    .map(({ id, title, publisher, year, url, seen }, at) => ({
      number: at + 1,
      id,
      title,
      publisher,
      year,
      ...(url && { url }),
      verified: seen === 'publisher',
    }))
}
