import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../adapters/db/client.ts'
import { revokedTokens, users } from '../adapters/db/schema.ts'
import { type AccessClaims, type AccessTokens, refused } from './access-token.ts'

/** Who makes this call. Throws a 401 when nobody does. */
export type Authenticate = (request: FastifyRequest) => Promise<AccessClaims>

/** A token counts while its signature and time are right, its user's version is the same, and nobody signed its session out. */
export function authenticator(db: Db, tokens: AccessTokens): Authenticate {
  const currentVersion = db
    .select({
      token_version: users.token_version,
      revoked: sql<boolean>`exists (select 1 from ${revokedTokens} where ${revokedTokens.jti} in (${sql.placeholder('jti')}, ${sql.placeholder('sid')}))`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('authenticate')

  const identify = identifier(tokens)
  return async (request) => {
    const claims = await identify(request)
    const [user] = await currentVersion.execute({ userId: claims.userId, jti: claims.jti, sid: claims.session.id })
    if (!user || user.revoked || user.token_version !== claims.tokenVersion) throw refused()
    return claims
  }
}

/** Who the token says it is. Whether it still counts is another question, see `read-as`. */
export function identifier(tokens: AccessTokens): Authenticate {
  return async (request) => {
    const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!token) throw refused()
    return tokens.verify(token)
  }
}
