import { QueryClient } from '@tanstack/react-query'
import { DEVELOPMENT } from '../environment.ts'

/**
 * Without a network a call fails like any other: held back, it would wait in silence and be carried out unasked later.
 *
 * Spec 9: fresh for 60 s; one retry (three in development); no refetch on focus in development.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: DEVELOPMENT ? 3 : 1,
        refetchOnWindowFocus: !DEVELOPMENT,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
