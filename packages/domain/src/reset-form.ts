import * as z from 'zod/mini'
import { resetPasswordProblem } from './password.ts'
import { acrossFields, ruled } from './ruled.ts'

export const PASSWORDS_DIFFER = 'Passwords do not match'

export const resetForm = z
  .object({ newPassword: ruled(resetPasswordProblem), confirmPassword: z.string(PASSWORDS_DIFFER) })
  .check(
    acrossFields(
      ['newPassword', 'confirmPassword'],
      PASSWORDS_DIFFER,
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
    ),
  )
export type ResetValues = z.input<typeof resetForm>
