/** Made when it is first asked for: a server has to start, and not every brief asks for everything. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
