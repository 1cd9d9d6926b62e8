import { getRoadmap, LIST_LIMIT_MAX, listRoadmaps, type Roadmap } from '@cairn/contract/roadmaps'
import { POLL_INTERVAL_MS } from '@cairn/domain/progress'
import { readStatus } from '@cairn/domain/roadmap-content'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call, callForResponse } from '../../api/call.ts'

export interface RoadmapPage {
  rows: Roadmap[]
  /** Of all pages, as the server counts. */
  total: number
}

const RECENT_COUNT = 3
const FRESH_MS = 60_000
const ROADMAPS = ['roadmaps'] as const
const LISTS = [...ROADMAPS, 'list'] as const

/** One roadmap; while it is being written, it is looked at again every few seconds. */
export function roadmapQuery(id: string) {
  return queryOptions({
    queryKey: [...ROADMAPS, 'one', id],
    queryFn: ({ signal }) => call(getRoadmap, { params: { id }, signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status_code < 500),
    staleTime: ({ state }) => (state.data && isRunning(state.data) ? 0 : FRESH_MS),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_INTERVAL_MS : false),
  })
}

/** Every roadmap, or every favourite, in pages as large as the server gives them. */
export function roadmapListQuery(which: 'all' | 'favorites' = 'all') {
  const favorites_only = which === 'favorites' || undefined
  return infiniteQueryOptions({
    queryKey: [...LISTS, which],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ skip: pageParam || undefined, limit: LIST_LIMIT_MAX, favorites_only }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0)
      // An empty page ends it, whatever the count says.
      return last.rows.length > 0 && loaded < last.total ? loaded : undefined
    },
  })
}

export function recentRoadmapsQuery() {
  return queryOptions({
    queryKey: [...ROADMAPS, 'recent'],
    queryFn: ({ signal }) => fetchPage({ limit: RECENT_COUNT }, signal),
    select: ({ rows }) => rows.slice(0, RECENT_COUNT),
  })
}

export function isRunning(roadmap: { content?: unknown }): boolean {
  const status = readStatus(roadmap)
  return status === 'pending' || status === 'generating'
}

/** Wherever the roadmap is held, its row becomes what `change` makes of it. */
export function changeRoadmap(queries: QueryClient, id: string, change: (roadmap: Roadmap) => Roadmap): void {
  const inPage = (page: RoadmapPage) => ({ ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) })
  queries.setQueryData(roadmapQuery(id).queryKey, (roadmap) => roadmap && change(roadmap))
  inEveryPage(queries, inPage)
}

export function forgetRoadmap(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: roadmapQuery(id).queryKey })
  inEveryPage(queries, ({ rows, total }) => ({
    rows: rows.filter((row) => row.id !== id),
    total: Math.max(0, total - 1),
  }))
}

/** A new roadmap, or the end of one being written: what is shown of it comes from the server again. */
export async function rememberRoadmap(queries: QueryClient, roadmap: Roadmap): Promise<void> {
  queries.setQueryData(roadmapQuery(roadmap.id).queryKey, roadmap)
  await Promise.all([
    queries.invalidateQueries({ queryKey: LISTS }),
    queries.invalidateQueries({ queryKey: recentRoadmapsQuery().queryKey }),
  ])
}

function inEveryPage(queries: QueryClient, change: (page: RoadmapPage) => RoadmapPage) {
  queries.setQueriesData({ queryKey: LISTS }, (data?: InfiniteData<RoadmapPage>) =>
    data ? { ...data, pages: data.pages.map(change) } : data,
  )
  queries.setQueryData(recentRoadmapsQuery().queryKey, (page) => page && change(page))
}

async function fetchPage(
  query: { skip?: number | undefined; limit: number; favorites_only?: boolean | undefined },
  signal: AbortSignal,
): Promise<RoadmapPage> {
  const { data, response } = await callForResponse(listRoadmaps, { query, signal })
  const rows = Array.isArray(data) ? data : []
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
  return { rows, total: Number.isFinite(total) ? total : rows.length }
}
