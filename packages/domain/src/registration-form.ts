import { NAME_MAX } from '@cairn/contract/auth'
import { email } from '@cairn/contract/email'
import * as z from 'zod/mini'
import { passwordProblem } from './password.ts'
import { acrossFields, ruled } from './ruled.ts'

export const NAME_MIN = 2

/** The name comes out trimmed, the address trimmed and in lower case. */
export const registrationForm = z
  .object({
    fullName: z.pipe(
      ruled(fullNameProblem),
      z.transform((name: string) => name.trim()),
    ),
    email,
    password: ruled(passwordProblem),
    confirmPassword: ruled((value) => (value === '' ? 'Please confirm your password' : undefined)),
  })
  .check(
    acrossFields(
      ['password', 'confirmPassword'],
      "Passwords don't match - please type the same password in both fields",
      ({ password, confirmPassword }) => confirmPassword === password,
    ),
  )
export type RegistrationValues = z.input<typeof registrationForm>

export interface RegistrationFieldProblem {
  field: 'email' | 'password' | 'username'
  message: string
}

/** The same rules for what arrives over the wire, where the full name is called `username`. */
export function registrationProblem(payload: {
  email: string
  password: string
  username: string
}): RegistrationFieldProblem[] {
  const messages = {
    username: fullNameProblem(payload.username),
    email: emailProblem(payload.email),
    password: passwordProblem(payload.password),
  }
  return (['username', 'email', 'password'] as const).flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ field, message }]
  })
}

export function fullNameProblem(value: string): string | undefined {
  const name = value.trim()
  const { length } = Array.from(name)
  if (length === 0) return 'Please enter your full name'
  if (length < NAME_MIN) return 'Please enter your first and last name (at least 2 characters)'
  if (length > NAME_MAX) return 'Name is too long - please use a shorter version (under 100 characters)'
  if (!/^[\p{L}\p{M} '’-]+$/u.test(name)) return 'Name can only contain letters, spaces, hyphens and apostrophes'
  return undefined
}

export function emailProblem(value: string): string | undefined {
  return email.safeParse(value).error?.issues[0]?.message
}

/** Said while typing, and only of a name that breaks no rule. */
export function nameHint(value: string): string | undefined {
  if (fullNameProblem(value) !== undefined) return undefined
  return value.trim().includes(' ') ? 'Name looks good!' : 'Consider adding your last name too'
}
