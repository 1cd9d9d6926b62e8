import type pg from 'pg'
import { type AccessClaims, refused } from './access-token.ts'

/** The part after the caller's check; its own parameters begin at $5. One row, whatever it finds. */
export interface ReadStatement {
  /** Prepared under this name, once a connection. */
  name: string
  text: string
}

/** What was read: nothing is there when `mark` is null, and nothing new when `body` is. */
export interface ReadRow {
  /** Changes whenever the body does. */
  mark: string | null
  /** JSON as it goes out. */
  body: string | null
  total?: number
}

/** A user with the version the token carries, whose session nobody signed out. */
const CALLER = `
  WITH caller AS (
    SELECT id, roadmap_count, favorite_count FROM users
    WHERE id = $1 AND token_version = $2 AND NOT EXISTS (SELECT 1 FROM revoked_tokens WHERE jti IN ($3, $4))
  )`

export type ReadAs = (claims: AccessClaims, statement: ReadStatement, values: unknown[]) => Promise<ReadRow>

/** Checks the caller and reads in one statement. Throws a 401 when the token counts no longer. */
export function callerReader(pool: pg.Pool): ReadAs {
  return async ({ userId, tokenVersion, jti, session }, { name, text }, values) => {
    const { rows } = await pool.query<ReadRow>({
      name,
      text: CALLER + text,
      values: [userId, tokenVersion, jti, session.id, ...values],
    })
    const [row] = rows
    if (!row) throw refused()
    return row
  }
}
