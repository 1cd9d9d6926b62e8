import type { Roadmap } from '@cairn/contract/roadmaps'
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeRoadmap, isRunning, roadmapListQuery, roadmapQuery } from '../roadmap-queries.ts'
import { useRowsBeingDeleted } from './use-delete-roadmap.ts'

/** More than a person has at once; the rest is found out by the next look at the list. */
const FOLLOWED_MAX = 3

/**
 * The user's roadmaps: the first page at once, the others behind it. For favourites only those are asked for, however
 * far down they lie; of the rest the first page is enough to know how many there are.
 */
export function useAllRoadmaps(favoritesOnly: boolean) {
  const all = useInfiniteQuery(roadmapListQuery('all'))
  const favorites = useInfiniteQuery({ ...roadmapListQuery('favorites'), enabled: favoritesOnly })
  const wanted = favoritesOnly ? favorites : all
  const deleting = useRowsBeingDeleted()
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = wanted
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  // A roadmap made while the pages were loading appears in two of them; a favourite, in both lists.
  const pages = [...(favoritesOnly ? (favorites.data?.pages ?? []) : []), ...(all.data?.pages ?? [])]
  const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()].filter(
    (row) => !deleting.includes(row.id),
  )
  useRunningRows(rows)
  const total = Math.max(rows.length, (all.data?.pages.at(-1)?.total ?? 0) - deleting.length)
  const retry = () => {
    for (const query of new Set([all, wanted]))
      if (query.isError) void (query.data ? query.fetchNextPage() : query.refetch())
  }
  return {
    rows,
    total,
    isPending: all.isPending || wanted.isPending,
    isError: all.isError || wanted.isError,
    error: wanted.error ?? all.error,
    retry,
  }
}

/** What is being written is followed, so that its badge turns green while one looks. */
function useRunningRows(rows: readonly Roadmap[]) {
  const queries = useQueryClient()
  const running = rows.filter(isRunning).slice(0, FOLLOWED_MAX)
  const finished = useQueries({
    queries: running.map(({ id }) => roadmapQuery(id)),
    combine: (results) => results.flatMap(({ data }) => (data && !isRunning(data) ? [data] : [])),
  })
  useEffect(() => {
    for (const { id, content, updated_at } of finished)
      changeRoadmap(queries, id, (row) => (isRunning(row) ? { ...row, content, updated_at } : row))
  }, [finished, queries])
}
