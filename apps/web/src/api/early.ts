import { API_TIMEOUT_MS } from '@cairn/contract/endpoint'
import { transport } from './wiring.ts'

/** What a page asks first, by its address. */
const FIRST_CALLS: [address: RegExp, path: string][] = [
  [/^\/roadmaps\/?$/, '/roadmaps/?limit=200'],
  [/^\/roadmaps\/([\w-]+)\/?$/, '/roadmaps/$1'],
]
const asked = new Map<string, { token: string; answer: Promise<Response> }>()

/** Who this is and what the page shows is asked while React is still on its way: `call` finds the answers here. */
export function askEarly(token: string, page = location.pathname): void {
  const shown = FIRST_CALLS.flatMap(([address, path]) => (address.test(page) ? [page.replace(address, path)] : []))
  for (const path of ['/users/me', ...shown]) {
    const answer = fetch(transport.base + path, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    answer.catch(() => undefined) // whoever takes it is told
    asked.set(path, { token, answer })
  }
}

/** An answer counts once, and for whom it was given. */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = asked.get(path)
  asked.delete(path)
  return early?.token === token ? early?.answer : undefined
}
