import * as z from 'zod/mini'
import { line } from './text.ts'

export const EMAIL_MIN = 5
export const EMAIL_MAX = 254

/** An address as it is stored and compared: trimmed and in lower case. */
export const email = z
  .pipe(
    line(EMAIL_MAX).check(z.trim(), z.toLowerCase()),
    z.string().check(z.minLength(1, 'Email address is required'), z.minLength(EMAIL_MIN, 'Email is too short')),
  )
  .check(z.email('Please enter a valid email address'))
