import { verifyResetToken } from '@cairn/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { routes } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AccountPage } from './account-page.tsx'
import { failureText } from './failure.ts'
import { ResetForm } from './reset-form.tsx'
import { ResetSuccess } from './reset-success.tsx'

const REFUSED = 'Invalid or expired reset token'

/** Spec 4: verifying, then form or invalid, then success. */
export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const [done, setDone] = useState(false)
  const check = useTokenCheck(token)
  if (done) return <ResetSuccess />
  if (token === '') return <InvalidLink reason="No reset token provided" />
  if (check.isPending) return <Verifying />
  if (check.data) return <SetNewPassword token={token} onDone={() => setDone(true)} />
  if (check.data === false || isRefusal(check.error)) return <InvalidLink reason={failureText(check.error, REFUSED)} />
  return <CheckFailed reason={failureText(check.error, 'Please check your connection.')} again={check.refetch} />
}

/** Asked once: a link that was good when the page opened is judged again by the reset itself. */
function useTokenCheck(token: string) {
  return useQuery({
    queryKey: ['reset-token', token],
    queryFn: async ({ signal }) => (await call(verifyResetToken, { body: { token }, signal })).valid,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (count, error) => count < 1 && !isRefusal(error),
  })
}

/** A server that is busy or out of reach says nothing about the link. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status_code < 500 && error.status_code !== 429
}

function Verifying() {
  return (
    <AccountPage key="verifying" title="Verifying reset token..." lead="This takes a moment.">
      <div className="flex min-h-40 items-center justify-center">
        <Spinner size="large" />
      </div>
    </AccountPage>
  )
}

function SetNewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <AccountPage
      key="form"
      title="Set New Password"
      lead="Afterwards you are signed out everywhere, and the old password no longer works."
    >
      <ResetForm token={token} onDone={onDone} />
      <p className="mt-6 border-t border-line pt-5">
        <Link to={routes.login} className="-my-2.5 inline-block py-2.5">
          Back to Login
        </Link>
      </p>
    </AccountPage>
  )
}

function InvalidLink({ reason }: { reason: string }) {
  return (
    <AccountPage key="invalid" title="Invalid Reset Link" lead="This password reset link is invalid or has expired.">
      <Alert type="error">{reason}</Alert>
      <p className="mt-4 text-ink-soft">
        Each link works once, for a short time, and only the newest one does. Asking for a new one takes a moment.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={routes.forgotPassword}>Request New Reset Link</LinkButton>
        <LinkButton to={routes.login} variant="secondary">
          Back to Login
        </LinkButton>
      </div>
    </AccountPage>
  )
}

function CheckFailed({ reason, again }: { reason: string; again: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  return (
    <AccountPage key="unchecked" title="Link not checked" lead="Your link may well be good: we could not check it now.">
      <Alert type="error">{reason}</Alert>
      <Button
        className="mt-6"
        busy={busy}
        onClick={() => {
          setBusy(true)
          void again().finally(() => setBusy(false))
        }}
      >
        Try again
      </Button>
    </AccountPage>
  )
}
