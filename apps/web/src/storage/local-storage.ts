/** Local storage may be forbidden altogether; then nothing is remembered, and everything else works. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Throws when nothing can be stored. */
export function writeItem(key: string, value: string): void {
  localStorage.setItem(key, value)
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/** What this browser remembers of whoever used it; the theme says nothing of anybody. */
export function forgetEverything(): void {
  for (const key of storedKeys()) if (key !== 'theme') removeItem(key)
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
