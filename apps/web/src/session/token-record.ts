import { readItem, removeItem, writeItem } from '../storage/local-storage.ts'

export const TOKEN_KEY = 'auth_token_enc'
const LEGACY_KEY = 'auth_token'
const EXPIRY_BUFFER_MS = 5 * 60_000
/** The contract's TOKEN_LIFETIME_S (a test compares them): importing it would bring zod onto the landing page. */
export const DEFAULT_LIFETIME_S = 3600

export interface TokenRecord {
  token: string
  expiresAt: number
  timestamp: number
}

/** The stored token, unless it is missing, unreadable or about to expire. */
export function readToken(now = Date.now()): string | null {
  const record = decode(readItem(TOKEN_KEY))
  return record && record.expiresAt - EXPIRY_BUFFER_MS > now ? record.token : null
}

/** When the stored token was stored, and until when it counts. */
export function tokenTimes(): { storedAt: number; countsUntil: number } | null {
  const record = decode(readItem(TOKEN_KEY))
  return record && { storedAt: record.timestamp, countsUntil: record.expiresAt - EXPIRY_BUFFER_MS }
}

export function storeToken(token: string, now = Date.now()): void {
  try {
    writeItem(TOKEN_KEY, encode({ token, expiresAt: expiryOf(token, now), timestamp: now }))
  } catch (error) {
    throw new Error('Failed to store authentication token', { cause: error })
  }
}

export function clearToken(): void {
  removeItem(TOKEN_KEY)
  removeItem(LEGACY_KEY)
}

/** Spec 9: earlier versions kept the bare token under `auth_token`. */
export function migrateLegacyToken(now = Date.now()): void {
  const legacy = readItem(LEGACY_KEY)
  if (legacy && !readItem(TOKEN_KEY)) storeToken(legacy, now)
  removeItem(LEGACY_KEY)
}

function expiryOf(token: string, now: number): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    if (typeof exp === 'number') return exp * 1000
  } catch {
    // Not a JWT, or not one we can read: then the documented lifetime.
  }
  return now + DEFAULT_LIFETIME_S * 1000
}

/*
 * Obfuscation, not encryption: a script on this page could undo it. It keeps the token out of sight in screenshots,
 * support sessions and naive dumps of local storage.
 */
const MASK = 'a stack of stones that marks a path'

function encode(record: TokenRecord): string {
  const bytes = new TextEncoder().encode(JSON.stringify(record))
  return btoa(String.fromCharCode(...masked(bytes)))
}

function decode(stored: string | null): TokenRecord | null {
  if (!stored) return null
  try {
    const bytes = Uint8Array.from(atob(stored), (char) => char.charCodeAt(0))
    const record = JSON.parse(new TextDecoder().decode(masked(bytes))) as Partial<TokenRecord>
    return typeof record.token === 'string' && record.token !== '' && typeof record.expiresAt === 'number'
      ? (record as TokenRecord)
      : null
  } catch {
    return null
  }
}

function masked(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, index) => byte ^ MASK.charCodeAt(index % MASK.length))
}
