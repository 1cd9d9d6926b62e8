import { TOKEN_LIFETIME_S } from '@cairn/contract/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_LIFETIME_S, clearToken, migrateLegacyToken, readToken, storeToken } from './token-record.ts'

const NOW = Date.UTC(2026, 0, 1)
const MIN = 60_000
const jwt = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`

afterEach(() => vi.restoreAllMocks())

test('a stored token comes back, and never lies there in plain', () => {
  storeToken('secret-token', NOW)
  expect(readToken(NOW)).toBe('secret-token')
  const stored = localStorage.getItem('auth_token_enc') ?? ''
  expect(stored).not.toContain('secret-token')
  expect(atob(stored)).not.toContain('secret-token')
})

test.each([
  ['an hour when the token does not say', 'opaque', 55],
  ['what the token says', jwt({ exp: NOW / 1000 + 20 * 60 }), 15],
  ['an hour when the token says nonsense', jwt({ exp: 'soon' }), 55],
])('it is good until five minutes before %s', (_, token, minutes) => {
  storeToken(token, NOW)
  expect(readToken(NOW + minutes * MIN - 1)).toBe(token)
  expect(readToken(NOW + minutes * MIN)).toBeNull()
})

test.each([
  ['missing', null],
  ['not base64', '***'],
  ['not ours', btoa('{"token":"x","expiresAt":9e15}')],
])('a record that is %s is no token', (_, stored) => {
  if (stored !== null) localStorage.setItem('auth_token_enc', stored)
  expect(readToken(NOW)).toBeNull()
})

test('a legacy token moves to the new place once', () => {
  localStorage.setItem('auth_token', 'old')
  migrateLegacyToken(NOW)
  expect([readToken(NOW), localStorage.getItem('auth_token')]).toEqual(['old', null])
})

test('a legacy token never replaces a newer one', () => {
  storeToken('new', NOW)
  localStorage.setItem('auth_token', 'old')
  migrateLegacyToken(NOW)
  expect(readToken(NOW)).toBe('new')
})

test('a full storage is reported in the words of the spec', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storeToken('t', NOW)).toThrow('Failed to store authentication token')
})

test('clearing removes both places', () => {
  storeToken('t', NOW)
  localStorage.setItem('auth_token', 'old')
  clearToken()
  expect(localStorage).toHaveLength(0)
})

test('the default lifetime is the contract’s', () => {
  expect(DEFAULT_LIFETIME_S).toBe(TOKEN_LIFETIME_S)
})
