import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { accessTokens, loadSecrets } from './access-token.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-bytes'
const OTHER = 'another-secret-of-more-than-thirty-two'
const NOW = Date.parse('2026-11-15T12:00:00Z')
const at = (seconds: number) => () => new Date(NOW + seconds * 1000)
const user = { userId: 'u1', tokenVersion: 3 }

describe('an access token', () => {
  const tokens = accessTokens([SECRET], at(0))

  test('carries who, for how long, and which version', async () => {
    const token = await tokens.issue(user)
    const claims = decodeJwt(token)
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    expect(await tokens.verify(token)).toMatchObject({ userId: 'u1', tokenVersion: 3, jti: claims.jti })
  })

  test.each([
    [3600 + 4, true],
    [3600 + 6, false],
    [-4, true],
    [-6, false],
  ])('made now and seen %i s later counts: %s', async (seconds, counts) => {
    const seen = accessTokens([SECRET], at(seconds)).verify(await tokens.issue(user))
    await (counts ? expect(seen).resolves.toBeTruthy() : expect(seen).rejects.toMatchObject({ status: 401 }))
  })

  test('signed with the old secret counts until it expires, and with a foreign one never', async () => {
    const old = await accessTokens([OTHER], at(0)).issue(user)
    expect(await accessTokens([SECRET, OTHER], at(0)).verify(old)).toMatchObject({ userId: 'u1' })
    await expect(tokens.verify(old)).rejects.toMatchObject({ status: 401 })
  })

  const forge = async (claims: Record<string, unknown>, header: Record<string, unknown> = {}) => {
    const good = decodeProtectedHeader(await tokens.issue(user))
    const iat = NOW / 1000
    const right = { sub: 'u1', iss: 'cairn', aud: 'cairn-api', jti: 'x', iat, exp: iat + 3600, ver: 3 }
    return new SignJWT({ ...right, ...claims })
      .setProtectedHeader({ ...good, alg: 'HS256', ...header })
      .sign(new TextEncoder().encode(SECRET))
  }
  test('as forged below is otherwise right', async () => {
    expect(await tokens.verify(await forge({}))).toMatchObject({ userId: 'u1' })
  })
  test.each<[string, () => Promise<string> | string]>([
    ['no algorithm', () => new UnsecuredJWT({ ver: 3 }).setSubject('u1').setIssuer('cairn').setAudience('cairn-api').encode()],
    ['another algorithm', () => forge({}, { alg: 'HS512' })],
    ['another type', () => forge({}, { typ: 'JWT' })],
    ['an unknown key', () => forge({}, { kid: 'nobody' })],
    ['another issuer', () => forge({ iss: 'evil' })],
    ['another audience', () => forge({ aud: 'evil' })],
    ['no expiry', () => forge({ exp: undefined })],
    ['a longer life', () => forge({ iat: NOW / 1000 - 4000, exp: NOW / 1000 + 9999 })],
    ['no id', () => forge({ jti: undefined })],
    ['rubbish', () => 'a.b.c'],
    ['nothing', () => ''],
  ])('with %s is refused', async (_, make) => {
    await expect(tokens.verify(await make())).rejects.toMatchObject({ status: 401, detail: 'Could not validate credentials' })
  }) // prettier-ignore
})

describe('the signing secret', () => {
  test('is made once, readable by its owner only, and kept', () => {
    const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-secret-'))
    const [first] = loadSecrets({ JWT_SECRET: undefined, DATA_DIR })
    expect(Buffer.from(first ?? '', 'base64url')).toHaveLength(32)
    expect(loadSecrets({ JWT_SECRET: undefined, DATA_DIR })).toEqual([first])
    expect(fs.statSync(path.join(DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(DATA_DIR)).toEqual(['jwt-secret'])
    fs.writeFileSync(path.join(DATA_DIR, 'jwt-secret'), 'short\n')
    expect(() => loadSecrets({ JWT_SECRET: undefined, DATA_DIR })).toThrow('JWT_SECRET')
    fs.rmSync(DATA_DIR, { recursive: true })
  })
})
