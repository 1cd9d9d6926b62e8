import { currentUser, login, logout, refresh, register } from '@cairn/contract/auth'
import type { User } from '@cairn/contract/auth'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

/* The session's calls, apart from its state: visitors of the landing page need the state alone. */

export async function requestToken(email: string, password: string): Promise<string> {
  const reply = await call(login, { body: { username: email, password } })
  if (!reply?.access_token) throw new Error('No access token received')
  return reply.access_token
}

export async function openAccount(account: { email: string; password: string; username: string }): Promise<void> {
  await call(register, { body: account })
}

/** Null when the server refuses the token; rejects when the server cannot be asked. */
export async function fetchUser(): Promise<User | null> {
  try {
    return await call(currentUser)
  } catch (error) {
    if (error instanceof ApiError && error.status_code < 500) return null
    throw error
  }
}

export async function requestNewToken(): Promise<string> {
  return (await call(refresh)).access_token
}

/** Best effort: the token expires by itself anyway. */
export async function revokeToken(token: string): Promise<void> {
  await call(logout, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}
