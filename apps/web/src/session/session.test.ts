import { sendInquiry } from '@cairn/contract/inquiries'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { json, startTestServer } from '../test-server.ts'
import type { SeenRequest } from '../test-server.ts'
import { onSessionEnd, signIn, signOut, signUp, startSession, useSession } from './session.ts'
import { readToken, storeToken } from './token-record.ts'

const USER = { id: '1', email: 'ada@example.org', username: 'Ada', created_at: '2026-01-01' }
const state = () => useSession.getState()
const paths = (seen: SeenRequest[]) => seen.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)
/** Another tab has changed the stored token. */
const otherTab = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: 'auth_token_enc', newValue }))

beforeEach(() => {
  startSession()
  useSession.setState({ user: null, isAuthenticated: false, token: null, isLoading: false })
})

const working = (token?: unknown) =>
  startTestServer(({ path }, response) => {
    if (path.endsWith('/auth/login')) return json(response, 200, { access_token: token, token_type: 'bearer' })
    if (path.endsWith('/auth/register')) return json(response, 201, USER)
    return json(response, 200, USER)
  })

test('signing in stores the token and loads the user', async () => {
  const seen = await working('tok')
  await signIn('ada@example.org', 'secret')
  expect(state()).toMatchObject({ user: USER, isAuthenticated: true, token: 'tok', isLoading: false })
  expect(readToken()).toBe('tok')
  expect(seen[1]?.headers.authorization).toBe('Bearer tok')
})

test('nothing in local storage holds the token in plain', async () => {
  await working('very-secret-token')
  await signIn('ada@example.org', 'secret')
  expect(JSON.stringify({ ...localStorage })).not.toContain('very-secret-token')
  expect(JSON.parse(localStorage.getItem('auth_storage') ?? '')).toMatchObject({
    state: { user: USER, isAuthenticated: true },
  })
})

test('an answer without a token fails in the words of the spec', async () => {
  await working(undefined)
  await expect(signIn('ada@example.org', 'secret')).rejects.toThrow('No access token received')
  expect(readToken()).toBeNull()
})

test('a wrong password is told with the server’s detail', async () => {
  await startTestServer((_, response) => json(response, 401, { detail: 'Incorrect email or password' }))
  await expect(signIn('ada@example.org', 'wrong')).rejects.toMatchObject({
    detail: 'Incorrect email or password',
    status_code: 401,
  })
})

test('registering signs in by itself', async () => {
  const seen = await working('tok')
  await signUp({ email: 'ada@example.org', password: 'Secret1!', username: 'Ada' })
  expect(paths(seen)).toEqual(['POST /auth/register', 'POST /auth/login', 'GET /users/me'])
  expect(state().isAuthenticated).toBe(true)
})

test('signing out clears at once and revokes the token, and a refusal ends nothing else', async () => {
  const seen = await startTestServer((_, response) => json(response, 401, { detail: 'revoked already' }))
  storeToken('tok')
  useSession.setState({ user: USER, isAuthenticated: true, token: 'tok' })
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  const leaving = signOut()
  expect([readToken(), state().user, state().isAuthenticated]).toEqual([null, null, false])
  await leaving
  stop()
  expect([seen[0]?.path, seen[0]?.headers.authorization]).toEqual(['/api/v1/auth/logout', 'Bearer tok'])
  expect(ended).not.toHaveBeenCalled()
})

test('another tab signing out signs this one out', () => {
  useSession.setState({ user: USER, isAuthenticated: true, token: 'tok' })
  otherTab(null)
  expect(state()).toMatchObject({ user: null, isAuthenticated: false })
})

test('another tab signing in signs this one in', async () => {
  await working('tok')
  storeToken('tok')
  otherTab('anything')
  await vi.waitFor(() => expect(state()).toMatchObject({ user: USER, isAuthenticated: true }))
})

test.each([
  ['refused', 401, null],
  ['not found', 404, null],
  ['a server in trouble', 503, 'tok'],
])('a stored token that meets %s leaves the visitor signed out', async (_, status, kept) => {
  const seen = await startTestServer((_request, response) => json(response, status, { detail: 'no' }))
  useSession.setState({ isLoading: true })
  storeToken('tok')
  otherTab('anything')
  await vi.waitFor(() => expect(state()).toMatchObject({ isAuthenticated: false, isLoading: false }))
  expect([seen.length, readToken()]).toEqual([1, kept])
})

test('a 401 elsewhere clears the token but keeps the page', async () => {
  await startTestServer((_, response) => json(response, 401, { detail: 'no' }))
  storeToken('tok')
  useSession.setState({ user: USER, isAuthenticated: true, token: 'tok' })
  await call(sendInquiry, { body: {} as never }).catch(() => undefined)
  expect([readToken(), state().isAuthenticated]).toEqual([null, true])
})

test('a late 401 of an older token does not end the newer session', async () => {
  await startTestServer((_, response) => {
    storeToken('newer')
    json(response, 401, { detail: 'no' })
  })
  storeToken('older')
  await call(sendInquiry, { body: {} as never }).catch(() => undefined)
  expect(readToken()).toBe('newer')
})
