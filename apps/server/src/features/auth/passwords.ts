import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX } from '@cairn/contract/auth'
import { AppError } from '../../errors.ts'

/** Argon2id, the library's default algorithm, at the cost OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4
const QUEUE_MAX = 64

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST))
}

/** Without a stored hash it does the same work and says no: an unknown address takes as long as a wrong password. */
export function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const tooLong = [...password].length > PASSWORD_MAX
  return queued(async () => {
    const matches = await verify(stored ?? (await dummy), password, COST)
    return matches && stored !== undefined && !tooLong
  })
}

const dummy = hash('the password of nobody', COST)

let running = 0
const waiting: (() => void)[] = []

/** Hashing is meant to be slow: beyond what the machine can do soon, a clear no is kinder than a long wait. */
async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_MAX)
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
