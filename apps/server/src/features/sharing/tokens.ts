import { createHash, randomBytes } from 'node:crypto'

/** 128 bits: what nobody can guess needs no account. */
const TOKEN_BYTES = 16

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
