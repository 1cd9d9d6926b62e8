import { confirmEmail } from '@cairn/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { routes } from '../../paths.ts'
import { retrySession, useSession } from '../../session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountPage } from './account-page.tsx'
import { failureText } from './failure.ts'

/** Where the link to a new address leads. A press of the button counts, not the visit: mail programs visit links too. */
export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const signedIn = useSession((session) => session.isAuthenticated)
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => (signedIn ? retrySession() : undefined),
  })
  const onward = signedIn ? (
    <LinkButton to={routes.account}>Your account</LinkButton>
  ) : (
    <LinkButton to={routes.login}>Log in</LinkButton>
  )
  if (confirm.data)
    return (
      <AccountPage key="done" title="Address confirmed" lead="From now on you log in with your new address.">
        <p className="mb-6">
          Your account goes by <strong className="wrap-anywhere">{confirm.data.email}</strong>.
        </p>
        {onward}
      </AccountPage>
    )
  return (
    <AccountPage key="form" title="Confirm your address" lead="One press, and your account goes by this address.">
      {confirm.error && (
        <div className="mb-4">
          <Alert type="error">
            {failureText(confirm.error, 'The address could not be confirmed. Please try again.')}
          </Alert>
        </div>
      )}
      {token === '' ? (
        <Alert type="error">No confirmation token provided</Alert>
      ) : (
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm this address
        </Button>
      )}
    </AccountPage>
  )
}
