import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, REPOSITORY_ROOT, settings } from './config.ts'

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-config-'))
afterAll(() => fs.rmSync(DATA_DIR, { recursive: true }))
const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env })

const example = fs.readFileSync(path.join(REPOSITORY_ROOT, '.env.example'), 'utf8')

test('.env.example lists every setting with its default, and an unset one as empty with what that means', () => {
  const listed = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  const defaults: Record<string, string | number | boolean | string[] | undefined> = {
    ...read({}),
    ...settings.parse({}),
  }
  const expected = Object.keys(settings.shape).map((name) => [name, String(defaults[name] ?? '')])
  expect(listed.toSorted()).toEqual(expected.toSorted())
  for (const [name] of listed.filter(([, value]) => value === ''))
    expect(example).toMatch(new RegExp(`Unset: [^=]*^#${name}=$`, 'm'))
})

test('the examples in .env.example are accepted', () => {
  const examples = [...example.matchAll(/^# For example (.+)\n#([A-Z_]+)=/gm)].map(([, value, name]) => [name, value])
  expect(examples.length).toBeGreaterThan(6)
  expect(() => read({ LLM_MODEL: 'm', ...Object.fromEntries(examples) })).not.toThrow()
})

test('everything has a default', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'all',
    BRAND_NAME: 'Cairn',
    BRAND_PROVIDER: 'Institute for Machine Learning',
    LLM_TIMEOUT_S: 60,
    RATE_LIMITS: 'on',
    PASSWORD_COST: 'full',
    TRUST_PROXY: false,
  })
})

test('DATA_DIR is relative to the repository, and an empty value counts as unset', () => {
  expect(readConfig({ DATA_DIR: path.relative(REPOSITORY_ROOT, DATA_DIR) }).DATA_DIR).toBe(DATA_DIR)
  expect(read({ PORT: '' }).PORT).toBe(3000)
})

const LONG = 'x'.repeat(32)
test.each<[Record<string, string>, object]>([
  [{ PUBLIC_URL: 'https://cairn.example.org/' }, { PUBLIC_URL: 'https://cairn.example.org' }],
  [{ JWT_SECRET: `${LONG}, ${LONG}y` }, { JWT_SECRET: [LONG, `${LONG}y`] }],
  [{ TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32' }, { TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32' }],
  [{ TRUST_PROXY: 'true' }, { TRUST_PROXY: true }],
])('%o is understood', (env, expected) => {
  expect(read(env)).toMatchObject(expected)
})

test.each<[string, Record<string, string>]>([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://example.org' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/cairn' }],
  ['ROLE', { ROLE: 'boss' }],
  ['ROLE', { ROLE: 'api' }],
  ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
  ['JWT_SECRET', { JWT_SECRET: `${LONG},short` }],
  ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.de\nBcc: c@d.de' }],
  ['CONTACT_EMAIL', { CONTACT_EMAIL: 'a@b.de, c@d.de' }],
  ['BRAND_SLUG', { BRAND_SLUG: 'Cairn!' }],
  ['BRAND_ABOUT_URL', { BRAND_ABOUT_URL: 'javascript:alert(1)' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'localhost' }],
  ['LLM_MODEL', { LLM_BASE_URL: 'http://localhost:1/v1' }],
  ['LLM_TIMEOUT_S', { LLM_TIMEOUT_S: '0' }],
  ['LLM_FALLBACK', { LLM_FALLBACK: 'maybe' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'none' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off', NODE_ENV: 'production' }],
  ['PASSWORD_COST', { PASSWORD_COST: 'none' }],
  ['PASSWORD_COST', { PASSWORD_COST: 'low' }],
  ['PASSWORD_COST', { PASSWORD_COST: 'low', NODE_ENV: 'production' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'banana' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['METRICS_PORT', { METRICS_PORT: 'x' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
])('a wrong %s is refused by name: %o', (name, env) => {
  expect(() => read(env)).toThrow(new RegExp(`^${name}: [^\n]+$`))
})
