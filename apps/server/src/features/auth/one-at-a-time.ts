/**
 * Runs work for the same key one after the other. The limit on failed sign-ins counts before it checks and gives back
 * after a success; without this, a dozen sign-ins at the same moment would look like a dozen failures.
 */
export function oneAtATime() {
  const tails = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = tails.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tail = mine.catch(() => {})
    tails.set(key, tail)
    try {
      return await mine
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
