import * as fc from 'fast-check'

export interface HostileRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  payload: Buffer
  /** The body is an object of ours with wrong values: a 422 must then name a field, not only the body. */
  hasFields: boolean
}

/** The same requests for the same seed, over the calls of accounts. */
export function hostileRequests(seed: number, count: number): HostileRequest[] {
  return fc.sample(request, { seed, numRuns: count })
}

/** What is wrong with an answer to such a request; undefined when it is a plain refusal, or a plain success. */
export function faultOf(request: HostileRequest, status: number, body: string): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return undefined
  const detail = detailOf(body)
  if (status !== 422) return typeof detail === 'string' && detail !== '' ? undefined : `${status} without a detail`
  if (!Array.isArray(detail) || detail.length === 0) return '422 without a list'
  const nameless = detail.find(
    (one: { loc?: unknown; msg?: unknown }) =>
      !Array.isArray(one.loc) || one.loc.length < (request.hasFields ? 2 : 1) || typeof one.msg !== 'string',
  )
  return nameless === undefined ? undefined : `422 that names no field: ${JSON.stringify(nameless)}`
}

/** Each with values that are right, so that one wrong one gets past the checks of the others. */
const CALLS: { path: string; fields: Record<string, string> }[] = [
  { path: '/auth/login', fields: { username: 'ada@example.org', password: 'Vv9!granite-Hill' } },
  {
    path: '/auth/register',
    fields: { email: 'ada@example.org', password: 'Vv9!granite-Hill', username: 'Ada Byron' },
  },
  { path: '/auth/forgot-password', fields: { email: 'ada@example.org' } },
  { path: '/auth/verify-reset-token', fields: { token: 'A'.repeat(43) } },
  { path: '/auth/reset-password', fields: { token: 'A'.repeat(43), new_password: 'sixsix' } },
  { path: '/auth/confirm-email', fields: { token: 'A'.repeat(43) } },
  { path: '/auth/logout', fields: {} },
  { path: '/users/me', fields: {} },
]

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b@example.org',
  '\ud800',
  '\udfff\ud800@example.org',
  'ada@example.org\r\nBcc: everybody@example.org',
  'ada@example.org, eve@example.org',
  '"ada@evil"@example.org',
  `${'a'.repeat(250)}@example.org`,
  'a'.repeat(10_000),
  '𝕬'.repeat(128),
  'e\u0301'.repeat(200),
  '\u202eada',
  "'; drop table users; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%ff%c0%af',
  '__proto__',
  'null',
  'NaN',
  `${'('.repeat(40)}!`,
  `${'a-'.repeat(60)}1`,
]

const nastyText = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.emailAddress(),
)

const nastyValue = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      2 ** 53,
      [],
      {},
      [['x']],
      { $ne: null },
      { toString: 1 },
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const EXTRAS = ['__proto__', 'constructor', 'is_admin', 'token_version', 'id', '', 'a\0b', '\ud800']

const call = fc.constantFrom(...CALLS)

const fields = call.chain(({ path, fields: right }) =>
  fc
    .record({
      wrong: fc.record(
        Object.fromEntries(Object.keys(right).map((name) => [name, fc.option(nastyValue, { freq: 3 })])),
      ),
      missing: fc.option(fc.constantFrom(...Object.keys(right), 'nothing'), { freq: 2 }),
      extra: fc.option(fc.tuple(fc.constantFrom(...EXTRAS), nastyValue), { freq: 2 }),
    })
    .map(({ wrong, missing, extra }) => {
      const entries = Object.entries(right)
        .filter(([name]) => name !== missing)
        .map(([name, value]): [string, unknown] => [name, wrong[name] ?? value])
      return { path, entries: extra ? [...entries, extra] : entries }
    }),
)

const jsonFields = fields.map(({ path, entries }) =>
  // Written by hand, because a name such as __proto__ would not survive an object.
  post(
    path,
    'application/json',
    `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
    {
      hasFields: true,
    },
  ),
)

const urlencoded = fields.map(({ path, entries }) =>
  post(
    path,
    'application/x-www-form-urlencoded',
    new URLSearchParams(entries.map(([name, value]): [string, string] => [name, asText(value)])).toString(),
  ),
)

const multipart = fc
  .tuple(fields, fc.constantFrom('\r\n', '\n', ''), fc.boolean(), fc.boolean())
  .map(([{ path, entries }, newline, file, closed]) => {
    const parts = entries.map(
      ([name, value]) =>
        `--cut${newline}content-disposition: form-data; name="${name}"${file ? '; filename="x.exe"' : ''}${newline}${newline}${asText(value)}${newline}`,
    )
    return post(path, 'multipart/form-data; boundary=cut', `${parts.join('')}${closed ? `--cut--${newline}` : ''}`)
  })

const anyJson = fc.tuple(call, fc.json({ maxDepth: 6 })).map(([{ path }, json]) => post(path, 'application/json', json))

const broken = fc
  .tuple(
    call,
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=""',
      'text/plain',
      'application/xml',
      'nonsense',
      '',
    ),
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(
        '{',
        '{"email":',
        '"',
        'null',
        '[]',
        '1e999',
        '{"email":"a","email":"b"}',
        `${'['.repeat(33)}${']'.repeat(33)}`,
        '['.repeat(5_000),
        `{"email":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}}`,
        `{"password":"${'x'.repeat(70_000)}"}`,
        '',
      ),
    ),
  )
  .map(([{ path }, type, body]) => post(path, type, body))

const tokens = fc
  .tuple(
    fc.constantFrom('/auth/logout', '/users/me'),
    fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'Bearer', ''),
    fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.constantFrom('e30.e30.e30', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '..', 'null', 'a'.repeat(7_000)),
    ),
  )
  .map(([path, scheme, token]): HostileRequest => {
    const headers = { authorization: `${scheme}${token}`.replaceAll(/[^\x20-\x7e]/g, '') }
    return { method: path === '/users/me' ? 'GET' : 'POST', path, headers, payload: Buffer.alloc(0), hasFields: false }
  })

const request: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 6, arbitrary: jsonFields },
  { weight: 2, arbitrary: urlencoded },
  { weight: 2, arbitrary: multipart },
  { weight: 2, arbitrary: anyJson },
  { weight: 2, arbitrary: broken },
  { weight: 1, arbitrary: tokens },
)

function post(path: string, type: string, body: string | Buffer, { hasFields = false } = {}): HostileRequest {
  const headers = type === '' ? {} : { 'content-type': type }
  const method = path === '/users/me' ? 'GET' : 'POST'
  return { method, path, headers: headers, payload: Buffer.from(body), hasFields }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function detailOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { detail?: unknown }).detail
  } catch {
    return undefined
  }
}
