import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/** Generous enough that an office behind one address never meets them. `what` completes 'Too many …'. */
const LIMITS = {
  login_account: { points: 10, minutes: 15, what: 'failed sign-ins' },
  login_address: { points: 100, minutes: 15, what: 'failed sign-ins' },
  register_address: { points: 60, minutes: 60, what: 'registrations' },
  forgot_account: { points: 5, minutes: 60, what: 'reset e-mails' },
  forgot_address: { points: 60, minutes: 60, what: 'reset e-mails' },
  reset_address: { points: 60, minutes: 60, what: 'attempts' },
  /** Wrong ones, by somebody who is signed in already: at a screen left open, or with a stolen token. */
  password_check: { points: 10, minutes: 15, what: 'wrong passwords' },
  email_change: { points: 5, minutes: 60, what: 'changes of address' },
  /** To one new address, whoever asks. */
  email_change_to: { points: 5, minutes: 60, what: 'changes of address' },
  export_account: { points: 10, minutes: 60, what: 'downloads' },
  inquiry_address: { points: 20, minutes: 60, what: 'inquiries' },
  /** Acknowledgements to one address: nobody's mailbox is filled by means of our form. */
  inquiry_sender: { points: 5, minutes: 60, what: 'inquiries' },
  share_link: { points: 120, minutes: 60, what: 'links' },
  shared_address: { points: 600, minutes: 15, what: 'visits' },
  shared_pdf: { points: 60, minutes: 15, what: 'downloads' },
  feedback: { points: 600, minutes: 60, what: 'remarks' },
  /** Pages are set one after the other: nobody keeps the others waiting. */
  download: { points: 240, minutes: 15, what: 'downloads' },
  mail_report: { points: 10, minutes: 60, what: 'mails' },
  create_roadmap: { points: 60, minutes: 60, what: 'roadmaps' },
} as const
export type LimitName = keyof typeof LIMITS

export interface RateLimits {
  /** Counts one; throws a 429 that says when to come back once the limit is spent. Exact over several processes. */
  consume(name: LimitName, key: string): Promise<void>
  /** Counts one; false once the limit is spent. For limits that must not show. */
  allows(name: LimitName, key: string): Promise<boolean>
  /** Takes one back: for limits that count failures, consume first and refund the success. */
  refund(name: LimitName, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(name: LimitName, key: string): Promise<void>
}

export function rateLimits(pool: pg.Pool, switched: 'on' | 'off'): RateLimits {
  if (switched === 'off')
    return { consume: async () => {}, allows: async () => true, refund: async () => {}, reset: async () => {} }
  const limiters = new Map<LimitName, RateLimiterPostgres>()
  const limiter = (name: LimitName) => {
    const known = limiters.get(name)
    if (known) return known
    const { points, minutes } = LIMITS[name]
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: minutes * 60,
    })
    limiters.set(name, made)
    return made
  }
  const spent = async (name: LimitName, key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await limiter(name).consume(short(key))
      return undefined
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    }
  }
  return {
    async consume(name, key) {
      const refusal = await spent(name, key)
      if (refusal) throw tooMany(name, refusal.msBeforeNext)
    },
    async allows(name, key) {
      return (await spent(name, key)) === undefined
    },
    async refund(name, key) {
      await limiter(name).reward(short(key), 1)
    },
    async reset(name, key) {
      await limiter(name).delete(short(key))
    },
  }
}

/** One caller as far as limits go: an IPv4 address, or an IPv6 network of the size one customer gets. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.split('%', 1)[0] ?? ip
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Keys hold addresses of people: neither those nor endless strings belong in the table. */
const short = (key: string) => createHash('sha256').update(key).digest('base64url')

function tooMany(name: LimitName, ms: number) {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return new AppError(
    'too_many',
    `Too many ${LIMITS[name].what}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfter: ms / 1000 },
  )
}
