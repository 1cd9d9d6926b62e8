import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX } from '@cairn/contract/auth'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'

/** Argon2id, the library's default algorithm, at the cost OWASP asks for; low is for tests, and refused elsewhere. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  low: { memoryCost: 64, timeCost: 1, parallelism: 1 },
}
const AT_ONCE = 4
const QUEUE_MAX = 64

const dummies: { full?: Promise<string>; low?: Promise<string> } = {}

export function openPasswords({ PASSWORD_COST }: Pick<Config, 'PASSWORD_COST'>) {
  const cost = COSTS[PASSWORD_COST]
  const dummy = (dummies[PASSWORD_COST] ??= hash('the password of nobody', cost))
  return {
    hash: (password: string): Promise<string> => queued(() => hash(password, cost)),

    /** Without a stored hash it does the same work and says no: an unknown address takes as long as a wrong password. */
    verify(stored: string | undefined, password: string): Promise<boolean> {
      const tooLong = [...password].length > PASSWORD_MAX
      return queued(async () => {
        const matches = await verify(stored ?? (await dummy), password, cost)
        return matches && stored !== undefined && !tooLong
      })
    },
  }
}

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
