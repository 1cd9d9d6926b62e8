import type { RoadmapStatus } from '@cairn/contract/roadmaps'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type Sort = 'created_desc' | 'created_asc' | 'updated_desc' | 'title'

export interface Filters {
  search: string
  reportType: string
  status: RoadmapStatus | 'all'
  favoritesOnly: boolean
  sort: Sort
}

const NO_FILTERS = { search: '', reportType: 'all', status: 'all', favoritesOnly: false } as const

/** Spec 9: reportType, status and favoritesOnly are remembered, the rest lasts as long as the page. */
export const useFilters = create<Filters>()(
  persist((): Filters => ({ ...NO_FILTERS, sort: 'created_desc' }), {
    name: 'roadmap-storage',
    partialize: ({ reportType, status, favoritesOnly }) => ({ reportType, status, favoritesOnly }),
  }),
)

export function setFilters(filters: Partial<Filters>): void {
  useFilters.setState(filters)
}

export function clearFilters(): void {
  useFilters.setState(NO_FILTERS)
}

export function isFiltered({ search, reportType, status, favoritesOnly }: Filters): boolean {
  return search.trim() !== '' || reportType !== 'all' || status !== 'all' || favoritesOnly
}

/** Of those that are folded away on a phone. */
export function countActive({ reportType, status, favoritesOnly }: Filters): number {
  return [reportType !== 'all', status !== 'all', favoritesOnly].filter(Boolean).length
}
