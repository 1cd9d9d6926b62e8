import { QueryClient } from '@tanstack/react-query'
import { DEVELOPMENT } from '../environment.ts'

/** Spec 9: fresh for 60 s; one retry (three in development); no refetch on focus in development. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: DEVELOPMENT ? 3 : 1, refetchOnWindowFocus: !DEVELOPMENT },
    },
  })
}
