import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  updateAccount,
} from '@cairn/contract/account'
import { passwordProblem } from '@cairn/domain/password'
import { fullNameProblem } from '@cairn/domain/registration-form'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { resetTokens, sessions, users } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { refused } from '../../http/access-token.ts'
import { mount } from '../../http/mount.ts'
import { addressKey } from '../../http/rate-limits.ts'
import { postMail } from '../../mail/outgoing.ts'
import { attachment } from '../../report/file-name.ts'
import { exportZip } from './account-export.ts'
import { removeAccount } from './account-removal.ts'
import { tellOwner } from './account-mail.ts'
import { emailChangeMail, useEmailToken } from './email-change.ts'
import { openPasswords } from './passwords.ts'
import { endSessions, noteSession, revokeSession, sessionsOf } from './sessions.ts'

/** Beyond the spec: what somebody who is signed in does with the account itself. */
export function accountRoutes(app: FastifyInstance, deps: Deps) {
  const { db, limits, tokens, config } = deps
  const passwords = openPasswords(config)

  mount(app, updateAccount, async ({ body, userId }) => {
    const problem = fullNameProblem(body.username)
    if (problem) throw wrong('username', problem)
    const [user] = await db
      .update(users)
      .set({ username: body.username.trim() })
      .where(eq(users.id, userId))
      .returning()
    if (!user) throw refused()
    return user
  })

  mount(app, changeEmail, async ({ body, userId }) => {
    const user = await ownerWith(userId, body.password, 'password')
    if (user.email === body.email) throw wrong('email', 'This is your address already')
    await limits.consume('email_change', userId)
    // The answer is the same whoever the address belongs to, and however often it was written to.
    if (await limits.allows('email_change_to', body.email)) {
      const subject = `Confirm your address for ${config.BRAND_NAME}`
      const payload = { user_id: userId, token_version: user.token_version }
      await db.transaction((tx) => postMail(tx, deps, { kind: emailChangeMail.kind, to: body.email, subject, payload }))
    }
    return { message: `We have sent a link to ${body.email}. Your address changes when you follow it.` }
  })

  mount(app, confirmEmail, async ({ body, request }) => {
    await limits.consume('reset_address', addressKey(request.ip))
    return db.transaction(async (tx) => {
      const { before, email } = await useEmailToken(tx, body.token)
      await tellOwner(tx, deps, before, 'email')
      return { email }
    })
  })

  mount(app, changePassword, async ({ body, userId, claims, request }) => {
    const { session } = claims
    await ownerWith(userId, body.current_password, 'current_password')
    const problem = passwordProblem(body.new_password)
    if (problem) throw wrong('new_password', problem)
    const password_hash = await passwords.hash(body.new_password)
    const tokenVersion = await db.transaction(async (tx) => {
      const user = await endSessions(tx, userId, claims)
      if (!user) throw refused()
      await tx.update(users).set({ password_hash }).where(eq(users.id, userId))
      await tx.delete(resetTokens).where(eq(resetTokens.user_id, userId))
      await noteSession(tx, userId, session, request.headers['user-agent'])
      await tellOwner(tx, deps, user.email, 'password')
      return user.tokenVersion
    })
    return { access_token: await tokens.issue({ userId, tokenVersion, session }), token_type: 'bearer' }
  })

  mount(app, listSessions, async ({ claims, request }) => sessionsOf(db, claims, request.headers['user-agent']))

  mount(app, endSession, async ({ params, userId, claims }) => {
    const mine = and(eq(sessions.id, params.id), eq(sessions.user_id, userId))
    const [row] = await db.select({ id: sessions.id }).from(sessions).where(mine)
    if (!row && params.id !== claims.session.id) throw new AppError('not_found', 'Session not found')
    await db.transaction((tx) => revokeSession(tx, params.id))
  })

  mount(app, endOtherSessions, async ({ userId, claims, request }) => {
    const { session } = claims
    const tokenVersion = await db.transaction(async (tx) => {
      const user = await endSessions(tx, userId, claims)
      if (!user) throw refused()
      await noteSession(tx, userId, session, request.headers['user-agent'])
      return user.tokenVersion
    })
    return { access_token: await tokens.issue({ userId, tokenVersion, session }), token_type: 'bearer' }
  })

  mount(app, exportAccount, async ({ userId, reply }) => {
    await limits.consume('export_account', userId)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw refused()
    reply.header('content-disposition', attachment(`${config.BRAND_NAME} account.zip`))
    return exportZip(deps, user)
  })

  mount(app, deleteAccount, async ({ body, userId }) => {
    const user = await ownerWith(userId, body.password, 'password')
    await db.transaction((tx) => removeAccount(tx, user))
  })

  /** A screen left open is not its owner: what cannot be undone asks for the password. Never a 401: the session is fine. */
  async function ownerWith(userId: string, password: string, field: string) {
    await limits.consume('password_check', userId)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw refused()
    if (!(await passwords.verify(user.password_hash, password))) throw wrong(field, 'This is not your password')
    await limits.refund('password_check', userId)
    return user
  }
}

const wrong = (field: string, msg: string) =>
  new AppError('invalid', [{ loc: ['body', field], msg, type: 'value_error' }])
