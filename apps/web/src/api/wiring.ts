import { API_BASE } from '@cairn/contract/endpoint'
import { API_BASE_URL } from '../environment.ts'

/* Where calls go, with which token, and who hears of a 401. Apart from the calls, so that it costs nothing to set up. */

export const transport = { base: checkedBase(API_BASE_URL ?? API_BASE), token: (): string | null => null }

export function configureApi(settings: { base?: string; token?: () => string | null }): void {
  if (settings.base !== undefined) transport.base = checkedBase(settings.base)
  if (settings.token) transport.token = settings.token
}

export interface Unauthorized {
  path: string
  /** The token the refused call carried, so that a late answer cannot end a newer session. */
  token: string | null
}

/** What a 401 means is not the transport's business: it only tells. */
export function onUnauthorized(listener: (event: Unauthorized) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellUnauthorized(event: Unauthorized): void {
  for (const listener of listeners) listener(event)
}

const listeners = new Set<(event: Unauthorized) => void>()

function checkedBase(base: string): string {
  if (base.startsWith('/') || /^https?:\/\/./.test(base)) return base
  throw new Error('The API base URL must start with / or be an http or https URL')
}
