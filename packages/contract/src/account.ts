import * as z from 'zod/mini'
import { NAME_MAX, PASSWORD_MAX, user } from './auth.ts'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { line, text } from './text.ts'

/** Beyond the spec: what the owner of an account does with it. */

export const EMAIL_LINK_H = 24

const typedPassword = text(1024).check(z.minLength(1, 'Please enter your password'))
const newToken = z.object({ access_token: z.string(), token_type: z.string() })

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/users/me',
  access: 'user',
  summary: 'Change the name; any other field is refused',
  body: z.strictObject({ username: line(NAME_MAX * 4) }),
  status: 200,
  reply: user,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/users/me/email',
  access: 'user',
  summary: 'Ask for another address; it counts once the link in the mail to it is followed',
  body: z.strictObject({ email, password: typedPassword }),
  status: 202,
  reply: z.object({ message: z.string() }),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  summary: 'Use the link of such a mail',
  body: z.strictObject({ token: text(512).check(z.minLength(1, 'No confirmation token provided')) }),
  status: 200,
  reply: z.object({ email: z.string() }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/me/password',
  access: 'user',
  summary: 'Set a new password; every other session ends, and this one goes on with the token of the answer',
  body: z.strictObject({
    current_password: typedPassword,
    new_password: text(PASSWORD_MAX).check(z.minLength(1, 'Please enter a password')),
  }),
  status: 200,
  reply: newToken,
})

export const accountSession = z.object({
  id: z.string(),
  /** Browser and system as they named themselves: 'Firefox on Windows'. */
  device: z.string(),
  started_at: z.string(),
  /** When it last got a new token: a busy session does every ten minutes or so. */
  renewed_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  access: 'user',
  summary: 'Where this account is signed in, the latest first',
  status: 200,
  reply: z.array(accountSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  access: 'user',
  summary: 'End one session: its tokens are worthless at once',
  params: z.object({ id: line(64) }),
  status: 204,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/users/me/end-other-sessions',
  access: 'user',
  summary: 'End every session but this one, which goes on with the token of the answer',
  status: 200,
  reply: newToken,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/me/export',
  access: 'user',
  summary: 'Everything kept about the account: JSON, and each report as Markdown, in one ZIP file',
  status: 200,
  file: 'application/zip',
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/users/me/delete',
  access: 'user',
  summary: 'Delete the account and all its roadmaps; inquiries lose the name of who sent them',
  body: z.strictObject({ password: typedPassword }),
  status: 204,
})
