import * as z from 'zod/mini'

/** A whole number of an address or a query, which carry text. */
export const whole = (min: number, max: number, what: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `${what} must be a whole number`)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z
        .number()
        .check(z.minimum(min, `${what} must be at least ${min}`), z.maximum(max, `${what} must be at most ${max}`)),
    ),
  )
