import { useEffect } from 'react'
import { Navigate, type NavigateProps, Outlet, useLocation, useNavigate } from 'react-router'
import { routes, safeReturnPath } from '../paths.ts'
import { useEnding } from '../session/ending.ts'
import { onSessionEnd, useSession } from '../session/session.ts'
import { useWaiting } from '../ui/waiting.ts'
import { LoadingScreen } from './loading-screen.tsx'

/** The page that asked travels in the history entry, not in the address: no link can smuggle one in. */
interface LoginState {
  from: string
  /** Whose page it was, where that is known: whoever else signs in starts at the start page. */
  user?: string
}

export function UsersOnly() {
  const { isAuthenticated, isLoading } = useSession()
  const isWaiting = useWaiting(isLoading)
  const ending = useEnding((state) => state.ending)
  const { pathname, search, hash } = useLocation()
  if (isWaiting) return <LoadingScreen text="Authenticating..." />
  if (isAuthenticated) return <Outlet />
  // Who chose to leave is not asked to come back.
  if (ending === 'left') return <SentTo to={routes.home} />
  return <SentTo to={routes.login} state={loginState(pathname + search + hash)} />
}

export function GuestsOnly() {
  const { user, isAuthenticated, isLoading } = useSession()
  const isWaiting = useWaiting(isLoading)
  const { state } = useLocation() as { state: LoginState | null }
  if (isWaiting) return <LoadingScreen text="Authenticating..." />
  if (!isAuthenticated) return <Outlet />
  const theirs = state?.user === undefined || state.user === user?.id
  return <SentTo to={theirs ? safeReturnPath(state?.from) : routes.home} />
}

/** The page may still have to be loaded: until then this one is not left empty. */
function SentTo(where: NavigateProps) {
  return (
    <>
      <Navigate {...where} replace />
      <LoadingScreen />
    </>
  )
}

/** Spec 4: when the session is over, the visitor goes to /login unless already there. */
export function useSessionEndRedirect() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(
    () =>
      onSessionEnd(() => {
        if (pathname !== routes.login) void navigate(routes.login, { state: loginState(pathname + search + hash) })
      }),
    [navigate, pathname, search, hash],
  )
}

/** Loaded with the first sign-in: strangers have no session to keep. */
export function useSessionKeeper() {
  const signedIn = useSession((session) => session.isAuthenticated)
  useEffect(() => {
    if (!signedIn) return
    const leaving = new AbortController()
    let stop: (() => void) | undefined
    void import('../session/session-keeper.ts').then(({ keepSession }) => {
      if (!leaving.signal.aborted) stop = keepSession()
    })
    return () => {
      leaving.abort()
      stop?.()
    }
  }, [signedIn])
}

function loginState(from: string): LoginState {
  const { userId } = useEnding.getState()
  return userId ? { from, user: userId } : { from }
}
