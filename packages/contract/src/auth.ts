import * as z from 'zod/mini'
import { email, EMAIL_MAX } from './email.ts'
import { endpoint } from './endpoint.ts'
import { line, text } from './text.ts'

export const NAME_MAX = 100
export const PASSWORD_MAX = 128
export const TOKEN_LIFETIME_S = 3600
/** However busy, a session ends a day's work after its sign-in. */
export const SESSION_MAX_S = 12 * 3600
export const RESET_LINK_MIN = 30

const password = text(PASSWORD_MAX).check(z.minLength(1, 'Please enter a password'))

export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  created_at: z.string(),
})
export type User = z.infer<typeof user>

/** Spec 3: `username` carries the e-mail address. Any string is accepted; a wrong one is a 401, not a 422. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in; answers a bearer token',
  body: z.object({ username: text(EMAIL_MAX), password: text(1024) }),
  bodyType: 'form',
  status: 200,
  reply: z.object({ access_token: z.string(), token_type: z.string() }),
})

/** The rules for names and passwords are the domain's; the server applies them behind this shape. */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Open an account',
  body: z.object({ email, password, username: line(NAME_MAX * 4) }),
  status: 201,
  reply: user,
})

/** Beyond the spec: a session in use is prolonged; an idle one ends when its token does. */
export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'user',
  summary: 'A new token for the session of the token that makes this call',
  status: 200,
  reply: z.object({ access_token: z.string(), token_type: z.string() }),
})

/** Beyond the spec: makes this token worthless before it expires. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  summary: 'End the session of the token that makes this call',
  status: 204,
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'user',
  summary: 'The signed-in user',
  status: 200,
  reply: user,
})

const message = z.object({ message: z.string() })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a reset e-mail; the answer is the same whether the account exists or not',
  body: z.object({ email }),
  status: 200,
  reply: message,
})

const resetToken = text(512).check(z.minLength(1, 'No reset token provided'))

export const verifyResetToken = endpoint({
  method: 'POST',
  path: '/auth/verify-reset-token',
  access: 'public',
  summary: 'Check a reset token without using it',
  body: z.object({ token: resetToken }),
  status: 200,
  reply: z.object({ valid: z.boolean() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with a reset token',
  body: z.object({ token: resetToken, new_password: password }),
  status: 200,
  reply: message,
})
