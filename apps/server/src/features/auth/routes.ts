import {
  currentUser,
  forgotPassword,
  login,
  logout,
  refresh,
  register,
  resetPassword,
  SESSION_MAX_S,
  verifyResetToken,
} from '@cairn/contract/auth'
import { resetPasswordProblem } from '@cairn/domain/password'
import { registrationProblem } from '@cairn/domain/registration-form'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError, isUniqueViolation } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { addressKey } from '../../http/rate-limits.ts'
import { postMail } from '../../mail/outgoing.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openPasswords } from './passwords.ts'
import { resetMail } from './reset-mail.ts'
import { isUsable, useResetToken } from './reset-tokens.ts'
import { endSessions, noteSession, revokeSession, startSession } from './sessions.ts'

const ACCOUNT_EXISTS = 'An account with this email address already exists. Please log in instead.'
const WRONG_CREDENTIALS = 'Incorrect email or password'
const SESSION_TOO_OLD = 'This session has lasted as long as it may. Please log in again.'
const RESET_REFUSED = 'Invalid or expired reset token'
const RESET_SENT = "If an account with that email exists, we've sent a password reset link."

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const { db, limits, tokens, clock } = deps
  const passwords = openPasswords(deps.config)
  const inTurn = oneAtATime()

  mount(app, register, async ({ body, request }) => {
    await limits.consume('register_address', addressKey(request.ip))
    const problems = registrationProblem(body)
    if (problems.length > 0)
      throw new AppError(
        'invalid',
        problems.map(({ field, message }) => ({ loc: ['body', field], msg: message, type: 'value_error' })),
      )
    const password_hash = await passwords.hash(body.password)
    try {
      const [user] = await db
        .insert(users)
        .values({ email: body.email, username: body.username.trim(), password_hash })
        .returning()
      if (!user) throw new Error('the database did not return the user it stored')
      return user
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('conflict', ACCOUNT_EXISTS)
      throw error
    }
  })

  mount(app, login, async ({ body, request }) => {
    const email = body.username.trim().toLowerCase()
    const address = addressKey(request.ip)
    const account = `${email} ${address}`
    return inTurn(account, async () => {
      await limits.consume('login_account', account)
      await limits.consume('login_address', address)
      const [user] = await db.select().from(users).where(eq(users.email, email))
      if (!(await passwords.verify(user?.password_hash, body.password)) || !user)
        throw new AppError('unauthorized', WRONG_CREDENTIALS)
      await limits.reset('login_account', account)
      await limits.refund('login_address', address)
      const session = await startSession(db, user.id, clock.now(), request.headers['user-agent'])
      const access_token = await tokens.issue({ userId: user.id, tokenVersion: user.token_version, session })
      return { access_token, token_type: 'bearer' }
    })
  })

  mount(app, refresh, async ({ claims: { userId, tokenVersion, session }, request }) => {
    const endsAt = session.startedAt.getTime() + SESSION_MAX_S * 1000
    if (clock.now().getTime() > endsAt) throw new AppError('forbidden', SESSION_TOO_OLD)
    await noteSession(db, userId, session, request.headers['user-agent'])
    return { access_token: await tokens.issue({ userId, tokenVersion, session }), token_type: 'bearer' }
  })

  mount(app, logout, async ({ claims }) => revokeSession(db, claims.session.id))

  mount(app, currentUser, async ({ userId }) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw new AppError('unauthorized', 'Could not validate credentials')
    return user
  })

  mount(app, forgotPassword, async ({ body, request }) => {
    const welcome = await limits.allows('forgot_address', addressKey(request.ip))
    if (welcome && (await limits.allows('forgot_account', body.email))) {
      const subject = `Reset your ${deps.config.BRAND_NAME} password`
      await db.transaction((tx) => postMail(tx, deps, { kind: resetMail.kind, to: body.email, subject }))
    }
    return { message: RESET_SENT }
  })

  mount(app, verifyResetToken, async ({ body, request }) => {
    await limits.consume('reset_address', addressKey(request.ip))
    if (!(await isUsable(db, body.token))) throw new AppError('bad_request', RESET_REFUSED)
    return { valid: true }
  })

  mount(app, resetPassword, async ({ body, request }) => {
    await limits.consume('reset_address', addressKey(request.ip))
    const problem = resetPasswordProblem(body.new_password)
    if (problem) throw new AppError('invalid', [{ loc: ['body', 'new_password'], msg: problem, type: 'value_error' }])
    if (!(await isUsable(db, body.token))) throw new AppError('bad_request', RESET_REFUSED)
    const password_hash = await passwords.hash(body.new_password)
    const email = await db.transaction(async (tx) => {
      const userId = await useResetToken(tx, body.token)
      if (!userId) throw new AppError('bad_request', RESET_REFUSED)
      const user = await endSessions(tx, userId)
      await tx.update(users).set({ password_hash }).where(eq(users.id, userId))
      return user?.email
    })
    await limits.reset('login_account', `${email} ${addressKey(request.ip)}`)
    return { message: 'Password reset successfully. Please log in with your new password.' }
  })
}
