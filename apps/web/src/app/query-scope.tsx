import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { useSession } from '../session/session.ts'

/** One cache for the whole application, loaded with the first page that needs it. */
const queries = createQueryClient()

// What one person fetched is never shown to the next, on whatever page the one leaves and the next arrives.
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) queries.clear()
})

export function QueryScope({ children }: { children?: ReactNode }) {
  return <QueryClientProvider client={queries}>{children ?? <Outlet />}</QueryClientProvider>
}
