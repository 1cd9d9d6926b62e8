import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { flash } from '../notices/flash.ts'
import { routes } from '../paths.ts'
import { forgetEnding, useEnding } from '../session/ending.ts'
import { retrySession } from '../session/session.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/** A server that could not be asked who this is: said on every page, because every page then shows a stranger's. */
export function SessionNotice() {
  const unreachable = useEnding((state) => state.ending === 'unreachable')
  useEffect(() => {
    if (!unreachable) return
    const again = () => void retrySession()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [unreachable])
  if (!unreachable) return null
  return (
    <div className="frame-width mt-4 print:hidden">
      <Alert type="warning" title="The server cannot be reached">
        <p>You may still be signed in: we could not ask. Please check your connection and try again.</p>
        <Button variant="secondary" className="mt-3" onClick={() => void retrySession()}>
          Try Again
        </Button>
      </Alert>
    </div>
  )
}

const WORDS = { 'ran out': 'Your session has ended.', 'left elsewhere': 'You logged out in another window.' }
/** The pages that show something else to the signed-out; the others lead to the login page, which gives the reason. */
const PUBLIC = [routes.home, routes.contact, routes.forgotPassword, routes.resetPassword, routes.example]

/** A session that ended says so wherever it happens. */
export function useEndingOnPublicPages() {
  const { pathname } = useLocation()
  const { ending, userId } = useEnding()
  useEffect(() => {
    if (ending !== 'ran out' && ending !== 'left elsewhere') return
    // Whoever was signed in when it ran out is on the way to the login page.
    if (ending === 'ran out' && userId) return
    if (!PUBLIC.some((path) => matchPath(path, pathname))) return
    flash('info', WORDS[ending])
    forgetEnding()
  }, [ending, userId, pathname])
}
