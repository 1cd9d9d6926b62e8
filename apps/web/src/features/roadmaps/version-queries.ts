import { listFeedback } from '@cairn/contract/feedback'
import { LIST_LIMIT_MAX } from '@cairn/contract/roadmaps'
import { getVersion, getVersionChanges, listVersions, type VersionSummary } from '@cairn/contract/versions'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callForResponse } from '../../api/call.ts'
import { roadmapQuery } from './roadmap-queries.ts'

/** What is asked of one roadmap beside the roadmap itself; a new version makes all of it stale. */
const about = (id: string) => ['versions', id] as const

export interface VersionPageRows {
  rows: VersionSummary[]
  total: number
}

export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...about(id), 'list'],
    queryFn: async ({ pageParam, signal }): Promise<VersionPageRows> => {
      const query = { skip: pageParam || undefined, limit: LIST_LIMIT_MAX }
      const { data, response } = await callForResponse(listVersions, { params: { id }, query, signal })
      const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
      return { rows: data, total: Number.isFinite(total) ? total : data.length }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      return last.rows.length > 0 && loaded < last.total ? loaded : undefined
    },
  })
}

export function versionQuery(id: string, number: number) {
  return queryOptions({
    queryKey: [...about(id), 'one', number],
    // The contract reads the number from the address, where it is text.
    queryFn: ({ signal }) => call(getVersion, { params: { id, number }, signal }),
  })
}

export function changesQuery(id: string, number: number) {
  return queryOptions({
    queryKey: [...about(id), 'changes', number],
    queryFn: ({ signal }) => call(getVersionChanges, { params: { id, number }, signal }),
  })
}

export function feedbackQuery(id: string, number: number) {
  return queryOptions({
    queryKey: [...about(id), 'feedback', number],
    queryFn: ({ signal }) => call(listFeedback, { params: { id, number }, signal }),
  })
}

/** The roadmap has another version now: what was known of it is asked again. */
export async function forgetVersions(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: about(id) }),
    queries.invalidateQueries({ queryKey: roadmapQuery(id).queryKey }),
  ])
}
