import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { routes, safeReturnPath } from '../paths.ts'
import { onSessionEnd, useSession } from '../session/session.ts'
import { LoadingScreen } from './loading-screen.tsx'

/** The page that asked travels in the history entry, not in the address: no link can smuggle one in. */
interface LoginState {
  from: string
}

export function UsersOnly() {
  const { isAuthenticated, isLoading } = useSession()
  const { pathname, search, hash } = useLocation()
  if (isLoading) return <LoadingScreen text="Authenticating..." />
  if (isAuthenticated) return <Outlet />
  const state: LoginState = { from: pathname + search + hash }
  return <Navigate to={routes.login} replace state={state} />
}

export function GuestsOnly() {
  const { isAuthenticated, isLoading } = useSession()
  const { state } = useLocation() as { state: LoginState | null }
  if (isLoading) return <LoadingScreen text="Authenticating..." />
  return isAuthenticated ? <Navigate to={safeReturnPath(state?.from)} replace /> : <Outlet />
}

/** Spec 4: when the server ends the session, the visitor goes to /login unless already there. */
export function useSessionEndRedirect() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(
    () =>
      onSessionEnd(() => {
        const state: LoginState = { from: pathname + search + hash }
        if (pathname !== routes.login) void navigate(routes.login, { state })
      }),
    [navigate, pathname, search, hash],
  )
}
