import { LIST_LIMIT_MAX } from '@cairn/contract/roadmaps'
import { listLinks, type ShareLink } from '@cairn/contract/sharing'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callForResponse } from '../../../api/call.ts'

export const LINKS = ['links'] as const

export function linksQuery() {
  return infiniteQueryOptions({
    queryKey: LINKS,
    queryFn: async ({ pageParam, signal }): Promise<{ rows: ShareLink[]; total: number }> => {
      const query = { skip: pageParam || undefined, limit: LIST_LIMIT_MAX }
      const { data, response } = await callForResponse(listLinks, { query, signal })
      const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
      return { rows: data, total: Number.isFinite(total) ? total : data.length }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      return last.rows.length > 0 && loaded < last.total ? loaded : undefined
    },
    // Others open the links meanwhile.
    staleTime: 0,
  })
}

export function linkState({ ended_at, expires_at }: ShareLink, now = Date.now()): 'open' | 'ended' | 'expired' {
  if (ended_at) return 'ended'
  return expires_at && Date.parse(expires_at) <= now ? 'expired' : 'open'
}
