import type { Roadmap } from '@cairn/contract/roadmaps'
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeRoadmap, isRunning, roadmapListQuery, roadmapQuery } from '../roadmap-queries.ts'
import { useRowsBeingDeleted } from './use-delete-roadmap.ts'

/** More than a person has at once; the rest is found out by the next look at the list. */
const FOLLOWED_MAX = 3

/** Every roadmap of the user: the first page at once, the others behind it. */
export function useAllRoadmaps() {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchNextPageError, isFetching, fetchNextPage } =
    useInfiniteQuery(roadmapListQuery())
  const deleting = useRowsBeingDeleted()
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  // A roadmap made while the pages were loading appears in two of them.
  const rows = [...new Map(data?.pages.flatMap((page) => page.rows).map((row) => [row.id, row]) ?? []).values()].filter(
    (row) => !deleting.includes(row.id),
  )
  useRunningRows(rows)
  const total = Math.max(rows.length, (data?.pages.at(-1)?.total ?? 0) - deleting.length)
  const retry = () => void (data ? fetchNextPage() : refetch())
  return { rows, total, isPending, isError, error, retry }
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
