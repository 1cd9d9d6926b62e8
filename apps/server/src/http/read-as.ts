import type pg from 'pg'
import { type AccessClaims, refused } from './access-token.ts'

/** What one prepared statement answers. */
export interface Read {
  statement: {
    /** Prepared under this name, once a connection. */
    name: string
    /** The part after the caller's check: at least one row, whatever it finds; its own parameters begin at $5. */
    text: string
  }
  values: unknown[]
  /** Nothing when there is nothing. */
  answer(rows: TextRow[]): Answer | undefined
}
/** Columns as PostgreSQL writes them. */
export type TextRow = (string | null)[]
export interface Answer {
  /** Changes whenever the body does. */
  mark: string
  /** JSON as it goes out; null when the client has it already. */
  body: string | null
  total?: number
}
export type ReadAs = (claims: AccessClaims, read: Read) => Promise<Answer | undefined>

/** A user with the version the token carries, whose session nobody signed out. */
const CALLER = `
  WITH caller AS (
    SELECT id, roadmap_count, favorite_count FROM users
    WHERE id = $1 AND token_version = $2 AND NOT EXISTS (SELECT 1 FROM revoked_tokens WHERE jti IN ($3, $4))
  )`
const AS_TEXT = { getTypeParser: () => (text: string) => text }

/** Checks the caller and reads in one statement. Throws a 401 when the token counts no longer. */
export function callerReader(pool: pg.Pool): ReadAs {
  return async ({ userId, tokenVersion, jti, session }, { statement: { name, text }, values, answer }) => {
    const { rows } = await pool.query<TextRow>({
      name,
      text: CALLER + text,
      values: [userId, tokenVersion, jti, session.id, ...values],
      rowMode: 'array',
      types: AS_TEXT,
    })
    if (rows.length === 0) throw refused()
    return answer(rows)
  }
}
