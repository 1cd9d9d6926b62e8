import { existsSync, mkdirSync, accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@cairn/contract/brand'
import * as z from 'zod'

export const REPOSITORY_ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Stops the start: main prints the message as one line and exits with 1. */
export class StartError extends Error {}

const SECRET_MIN_BYTES = 32
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = (from: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a number from ${from} to 65535`)
    .transform(Number)
    .refine((value) => value >= from && value <= 65535, `must be a number from ${from} to 65535`)

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  )

const address = z
  .string()
  .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be one e-mail address')
  .max(254)
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n\0]*$/, 'must be one line')

function isNetwork(entry: string) {
  const [ip = '', bits, ...rest] = entry.trim().split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Every setting there is. `.env.example` lists the same names, and a test compares the two. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port(0).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  /** How many processes `npm start` runs side by side on one port. */
  WEB_CONCURRENCY: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a number from 1 to 64')
    .transform(Number)
    .default(1),
  /** Several, separated by commas: the first signs, the others still verify. */
  JWT_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES),
      `must be at least ${SECRET_MIN_BYTES} bytes long`,
    )
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: oneLine(320).optional(),
  CONTACT_EMAIL: address.default('hello@example.org'),
  BRAND_NAME: oneLine(60).default('Cairn'),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
    .max(40)
    .default('cairn'),
  BRAND_PROVIDER: oneLine(100).default('Institute for Machine Learning'),
  BRAND_ABOUT_URL: url('http:', 'https:').default('https://example.org/about'),
  LLM_BASE_URL: url('http:', 'https:').optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_TIMEOUT_S: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of seconds from 1 to 3600')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3600, 'must be a number of seconds from 1 to 3600')
    .default(60),
  /** The whole report, from its creation to its end. */
  LLM_REPORT_TIMEOUT_S: z
    .string()
    .regex(/^\d{2,5}$/, 'must be a number of seconds from 30 to 14400')
    .transform(Number)
    .refine((value) => value >= 30 && value <= 14_400, 'must be a number of seconds from 30 to 14400')
    .default(300),
  /** Tokens in and out that one report may cost. */
  LLM_REPORT_TOKENS: z
    .string()
    .regex(/^\d{4,8}$/, 'must be a number of tokens from 1000 to 99999999')
    .transform(Number)
    .default(400_000),
  LLM_FALLBACK: z.enum(['builtin', 'fail']).default('builtin'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  PASSWORD_COST: z.enum(['full', 'low']).default('full'),
  /** Whose X-Forwarded-For is believed: addresses and networks, separated by commas, or true for everybody's. */
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^(true|false)$/.test(value) || value.split(',').every(isNetwork),
      'must be addresses or networks',
    )
    .transform((value) => (value === 'true' ? true : value === 'false' ? false : value))
    .default(false),
  /** warn by default, so that a first start says one line and no more; info logs every request. */
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  METRICS_PORT: port(0).optional(),
})

type Settings = z.infer<typeof settings>
export interface Config extends Settings {
  /** Absolute, and writable. */
  DATA_DIR: string
  PUBLIC_URL: string
}

/** Reads `.env` at the repository's root, then the environment, which wins. */
export function loadConfig(): Config {
  const file = path.join(REPOSITORY_ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const read = settings.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new StartError(`${String(issue?.path[0])}: ${issue?.message}`)
  }
  const config = read.data
  if (config.NODE_ENV === 'production' && config.RATE_LIMITS === 'off')
    throw new StartError('RATE_LIMITS: cannot be off when NODE_ENV is production')
  if (config.NODE_ENV !== 'test' && config.PASSWORD_COST === 'low')
    throw new StartError('PASSWORD_COST: cannot be low unless NODE_ENV is test')
  if (config.LLM_BASE_URL && !config.LLM_MODEL) throw new StartError('LLM_MODEL: is needed when LLM_BASE_URL is set')
  if (config.ROLE !== 'all' && !config.DATABASE_URL)
    throw new StartError(`ROLE: ${config.ROLE} needs a DATABASE_URL, because the embedded database serves one process`)
  if (config.WEB_CONCURRENCY > 1 && !config.DATABASE_URL)
    throw new StartError(
      'WEB_CONCURRENCY: more than 1 needs a DATABASE_URL, because the embedded database serves one process',
    )
  if (config.WEB_CONCURRENCY > 1 && config.METRICS_PORT !== undefined)
    throw new StartError('WEB_CONCURRENCY: more than 1 cannot share METRICS_PORT; run processes of their own instead')
  return {
    ...config,
    DATA_DIR: writableFolder(path.resolve(REPOSITORY_ROOT, config.DATA_DIR)),
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  }
}

/** Whose product this is, as pages, reports and mails name it. */
export function brandOf(config: Config): Brand {
  return {
    name: config.BRAND_NAME,
    slug: config.BRAND_SLUG,
    provider: config.BRAND_PROVIDER,
    about_url: config.BRAND_ABOUT_URL,
    contact_email: config.CONTACT_EMAIL,
  }
}

function writableFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    throw new StartError(`DATA_DIR: cannot write to ${folder} (${(error as NodeJS.ErrnoException).code})`)
  }
}
