import type { Roadmap } from '@cairn/contract/roadmaps'
import { readStatus } from '@cairn/domain/roadmap-content'
import type { Filters, Sort } from './filters.ts'

/** The rows that pass the filters, in the order asked for. */
export function selectRoadmaps(rows: readonly Roadmap[], filters: Filters): Roadmap[] {
  const { reportType, status, favoritesOnly, sort } = filters
  const wanted = searchable(filters.search.trim())
  return rows
    .filter(
      (row) =>
        (reportType === 'all' || row.report_type === reportType) &&
        (status === 'all' || readStatus(row) === status) &&
        (!favoritesOnly || row.is_favorite) &&
        searchable(row.title).includes(wanted),
    )
    .sort(ORDERS[sort])
}

const ORDERS: Record<Sort, (a: Roadmap, b: Roadmap) => number> = {
  created_desc: (a, b) => time(b.created_at) - time(a.created_at),
  created_asc: (a, b) => time(a.created_at) - time(b.created_at),
  updated_desc: (a, b) => time(b.updated_at) - time(a.updated_at),
  title: (a, b) => {
    // Made with the first sorting by title: it costs a page more than the rest of this file, and a comparison nothing.
    titles ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    return titles.compare(a.title, b.title)
  },
}
let titles: Intl.Collator | undefined

/** A date that cannot be read counts as the oldest. */
function time(date: string): number {
  return Date.parse(date) || 0
}

/** 'muller' finds 'Müller'. */
function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
