import type { User } from '@cairn/contract/auth'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { configureApi, onUnauthorized } from '../api/wiring.ts'
import { readItem } from '../storage/local-storage.ts'
import { forgetEnding, noteEnding } from './ending.ts'
import { TOKEN_KEY, clearToken, migrateLegacyToken, readToken, storeToken } from './token-record.ts'

export interface Session {
  user: User | null
  isAuthenticated: boolean
  token: string | null
  isLoading: boolean
}

/** Who was signed in when the page was last open: what they were thrown out of is theirs to return to. */
let lastUserId: string | null = null

const SIGNED_OUT: Session = { user: null, isAuthenticated: false, token: null, isLoading: false }

/**
 * Spec 3, the auth store. Only `user` and `isAuthenticated` are persisted: the token already lies obfuscated under
 * `auth_token_enc`, and a plain copy here would undo that.
 */
export const useSession = create<Session>()(
  persist((): Session => SIGNED_OUT, {
    name: 'auth_storage',
    storage: createJSONStorage(() => (typeof localStorage === 'undefined' ? nowhere : localStorage)),
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
    // What is remembered is not believed: the server says again who the token belongs to.
    merge: (persisted, current) => {
      lastUserId = (persisted as Partial<Session> | undefined)?.user?.id ?? null
      return current
    },
  }),
)

/** Before the first render: a valid stored token starts loading its user. Later calls change nothing. */
export function startSession(): void {
  if (started) return
  started = true
  configureApi({ token: readToken })
  onUnauthorized(({ path, token }) => {
    if (token !== readToken() || leaving) return
    clearToken()
    if (!ACCOUNT_PATHS.some((part) => path.includes(part))) return
    endSession()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === TOKEN_KEY && newValue === null)) {
      const { user } = useSession.getState()
      if (user) noteEnding('left elsewhere', user.id)
      useSession.setState(SIGNED_OUT)
    } else if (key === TOKEN_KEY) void loadUser()
  })
  migrateLegacyToken()
  if (readItem(TOKEN_KEY) !== null && readToken() === null) {
    clearToken()
    noteEnding('ran out', null)
  }
  useSession.setState({ isLoading: readToken() !== null })
  void loadUser()
}

/** Tells when the server has ended the session (a 401), not when the user signs out. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** The session is over without the user's doing: its time is up, or the server says so. */
export function endSession(): void {
  const { user, isAuthenticated, isLoading } = useSession.getState()
  clearToken()
  if (isAuthenticated || isLoading) noteEnding('ran out', user?.id ?? lastUserId)
  useSession.setState(SIGNED_OUT)
  for (const listener of endListeners) listener()
}

/** Asks once more who the stored token belongs to, after a server that could not be reached. */
export async function retrySession(): Promise<void> {
  forgetEnding()
  useSession.setState({ isLoading: readToken() !== null })
  await loadUser()
}

/** Rejects with the ApiError of the refusal, or with 'No access token received'. */
export async function signIn(email: string, password: string): Promise<void> {
  const { requestToken } = await accountCalls()
  storeToken(await requestToken(email, password))
  await loadUser()
  if (!useSession.getState().isAuthenticated) throw new Error('Login failed. Please try again.')
}

/** A new token for the session in use. Rejects when the server refuses or cannot be asked. */
export async function prolongSession(): Promise<void> {
  const before = readToken()
  const { requestNewToken } = await accountCalls()
  const token = await requestNewToken()
  if (readToken() !== before) return // signed out, or prolonged by another window meanwhile
  storeToken(token)
  useSession.setState({ token })
}

/** A token that the server gave in exchange for this session's. */
export function adoptToken(token: string): void {
  storeToken(token)
  useSession.setState({ token })
}

/** What the server now says of the user who is signed in. */
export function showUser(user: User): void {
  useSession.setState({ user })
}

/** Spec 3: the full name travels as `username`; spec 4: signing in follows by itself. */
export async function signUp(account: { email: string; password: string; username: string }): Promise<void> {
  const { openAccount } = await accountCalls()
  await openAccount(account)
  await signIn(account.email, account.password)
}

/** Leaving works at once and offline; then the server is told. */
export async function signOut(): Promise<void> {
  const token = readToken()
  clearToken()
  noteEnding('left', null)
  useSession.setState(SIGNED_OUT)
  if (!token) return
  leaving = true
  await accountCalls()
    .then(({ revokeToken }) => revokeToken(token))
    .finally(() => (leaving = false))
}

/** Spec 4: a 401 from these means that the session is over, not only the call. */
const ACCOUNT_PATHS = ['/roadmaps', '/users', '/auth']
const endListeners = new Set<() => void>()
let started = false
let leaving = false

function accountCalls() {
  return import('./account-calls.ts')
}

async function loadUser(): Promise<void> {
  const token = readToken()
  if (!token) {
    useSession.setState(SIGNED_OUT)
    return
  }
  const user = await accountCalls()
    .then(({ fetchUser }) => fetchUser())
    .catch(() => undefined) // it could not be asked
  if (readToken() !== token) return // signed out, or somebody else signed in meanwhile
  // A server that cannot be reached says nothing about the token: it is kept for the next visit.
  if (user === null) clearToken()
  if (user === undefined) noteEnding('unreachable', null)
  if (user) forgetEnding()
  useSession.setState(user ? { user, isAuthenticated: true, token, isLoading: false } : SIGNED_OUT)
}

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
