import type { TestServer } from './test-server.ts'

export const PASSWORD = 'Vv9!granite-Hill'

export function post(server: TestServer, path: string, payload: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
}

export function register(server: TestServer, email: string, password = PASSWORD, username = 'Ada Byron') {
  return post(server, '/auth/register', { email, password, username })
}

export function login(server: TestServer, email: string, password = PASSWORD, remoteAddress = '127.0.0.1') {
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password }).toString(),
    remoteAddress,
  })
}

/** Registers, signs in, and answers the headers that speak for this user. */
export async function signedIn(server: TestServer, email: string) {
  await register(server, email)
  const { access_token } = (await login(server, email)).json<{ access_token: string }>()
  return { authorization: `Bearer ${access_token}` }
}
