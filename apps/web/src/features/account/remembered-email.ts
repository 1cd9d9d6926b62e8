import { readItem, removeItem, writeItem } from '../../storage/local-storage.ts'

const KEY = 'remembered_email'

/** 'Remember me' keeps the address for the next sign-in, never the password. */
export function rememberedEmail(): string | null {
  return readItem(KEY)
}

export function rememberEmail(email: string): void {
  try {
    writeItem(KEY, email)
  } catch {
    // A convenience: signing in works without it.
  }
}

export function forgetEmail(): void {
  removeItem(KEY)
}
