import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { flash } from '../../notices/flash.ts'
import { routes } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountPage } from './account-page.tsx'

const REDIRECT_MS = 3000

export function ResetSuccess() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      sayDone()
      void navigate(routes.login)
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AccountPage
      key="success"
      title="Password Reset Successfully"
      lead="The new password is in force. We take you to the login page in a moment."
    >
      <LinkButton to={routes.login} onClick={sayDone}>
        Go to Login
      </LinkButton>
    </AccountPage>
  )
}

function sayDone() {
  flash('success', 'Password reset successfully. Please log in with your new password.')
}
