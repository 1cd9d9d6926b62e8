import * as z from 'zod/mini'

/** Text from outside: PostgreSQL stores no NUL, and JSON no lone surrogate. */
export const text = (max: number) =>
  z.string().check(
    z.maxLength(max, `Please use at most ${max} characters`),
    z.refine((value) => !value.includes('\u0000'), 'Please remove the NUL character'),
    z.refine((value) => value.isWellFormed(), 'Please remove the broken characters (unpaired surrogates)'),
  )

/** Text that must stay on one line, because it ends up in mail headers and file names. */
export const line = (max: number) =>
  text(max).check(z.refine((value) => !/[\r\n]/.test(value), 'Please write this on one line'))
