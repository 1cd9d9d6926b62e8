import { appendixConfig, type AppendixConfig } from '@cairn/contract/appendix'
import { API_TIMEOUT_MS } from '@cairn/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/session.ts'

/**
 * Spec 4: loads only when authenticated and authentication loading is done; a shared report is read without. A static
 * file outside the API.
 */
export function useAppendixConfig({ withoutAccount = false } = {}) {
  const { isAuthenticated, isLoading } = useSession()
  return useQuery({
    queryKey: ['appendix-config'],
    queryFn: ({ signal }) => fetchConfig(signal),
    enabled: withoutAccount || (isAuthenticated && !isLoading),
    staleTime: Infinity,
    retryDelay: 500,
  })
}

async function fetchConfig(signal: AbortSignal): Promise<AppendixConfig> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_MS)
  const response = await fetch('/appendix-config.json', { signal: AbortSignal.any([signal, timeout]) })
  if (!response.ok) throw new Error('Failed to load appendix configuration')
  const parsed = appendixConfig.safeParse(await response.json())
  if (!parsed.success) throw new Error('Failed to load appendix configuration')
  return parsed.data
}
