import { createHash, hash, randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { TOKEN_LIFETIME_S } from '@cairn/contract/auth'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Config, StartError } from '../config.ts'
import { AppError } from '../errors.ts'

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const ISSUER = 'cairn'
const AUDIENCE = 'cairn-api'
const SKEW_S = 5
const SECRET_BYTES = 32
/** Tokens whose signature is known to be right, so that it is worked out once an hour instead of once a call. */
const REMEMBERED_MAX = 10_000

export interface AccessClaims {
  userId: string
  tokenVersion: number
  jti: string
  expiresAt: Date
  /** The sign-in this token goes back to, directly or by being prolonged. */
  session: Session
}
export interface Session {
  id: string
  startedAt: Date
}
export interface AccessTokens {
  /** Without a session this is the first token of a new one. */
  issue(user: { userId: string; tokenVersion: number; session?: Session }): Promise<string>
  /** Throws the same 401 for every token that is not ours, not whole or not current. */
  verify(token: string): Promise<AccessClaims>
}

/** The first secret signs; every secret verifies, so that a new one can come in without signing anybody out. */
export function accessTokens(secrets: string[], now: () => Date): AccessTokens {
  const ring = new Map(secrets.map((secret) => [keyId(secret), new TextEncoder().encode(secret)]))
  const [current] = ring
  if (!current) throw new Error('no secret to sign with')
  // By their hash: a dump of this process holds no token that opens anything.
  const remembered = new LRUCache<string, AccessClaims>({ max: REMEMBERED_MAX })
  return {
    async issue({ userId, tokenVersion, session }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const jti = randomUUID()
      const startedAt = session ? Math.floor(session.startedAt.getTime() / 1000) : issuedAt
      return new SignJWT({ ver: tokenVersion, sid: session?.id ?? jti, auth_time: startedAt })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: current[0] })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_S)
        .sign(current[1])
    },
    async verify(token) {
      const key = hash('sha256', token, 'base64')
      const known = remembered.get(key)
      if (known && now().getTime() < known.expiresAt.getTime() + SKEW_S * 1000) return known
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(ring, kid), {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'iat', 'jti', 'ver'],
          maxTokenAge: TOKEN_LIFETIME_S,
          clockTolerance: SKEW_S,
          currentDate: now(),
        })
        const { sub, jti, exp, iat, ver, sid, auth_time } = payload
        if (!sub || !jti || !exp || !iat || typeof ver !== 'number') throw refused()
        const session = {
          id: typeof sid === 'string' ? sid : jti,
          startedAt: new Date((typeof auth_time === 'number' ? auth_time : iat) * 1000),
        }
        const claims = { userId: sub, tokenVersion: ver, jti, expiresAt: new Date(exp * 1000), session }
        remembered.set(key, claims)
        return claims
      } catch (error) {
        if (error instanceof joseErrors.JOSEError || error instanceof AppError) throw refused()
        throw error
      }
    },
  }
}

/** `JWT_SECRET`, or the secret made at the first start and kept in DATA_DIR. */
export function loadSecrets({ JWT_SECRET, DATA_DIR }: Pick<Config, 'JWT_SECRET' | 'DATA_DIR'>): string[] {
  if (JWT_SECRET) return JWT_SECRET
  const file = path.join(DATA_DIR, 'jwt-secret')
  if (!fs.existsSync(file)) makeSecretFile(file)
  const secrets = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_BYTES))
    throw new StartError(`JWT_SECRET: ${file} is damaged; delete it to have a new one made (everybody signs in again)`)
  return secrets
}

export const refused = () => new AppError('unauthorized', 'Could not validate credentials')

const keyId = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 12)

function keyOf(ring: Map<string, Uint8Array>, kid: string | undefined) {
  const found = ring.get(kid ?? '')
  if (!found) throw refused()
  return found
}

/** Whole or not at all, on the disk before it is used, and the same for processes that start together. */
function makeSecretFile(file: string) {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = fs.openSync(draft, 'wx', 0o600)
  fs.writeSync(handle, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.unlinkSync(draft)
  }
  syncFolder(path.dirname(file))
}

function syncFolder(folder: string) {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
