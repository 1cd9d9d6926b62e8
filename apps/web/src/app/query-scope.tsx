import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { useSession } from '../session/session.ts'

/** One cache for the whole application, loaded with the first page that needs it. */
const queries = createQueryClient()

export function QueryScope({ children }: { children?: ReactNode }) {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // What one person fetched is never shown to the next.
        if (before.user && now.user?.id !== before.user.id) queries.clear()
      }),
    [],
  )
  return <QueryClientProvider client={queries}>{children ?? <Outlet />}</QueryClientProvider>
}
