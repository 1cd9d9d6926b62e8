import { useLocation } from 'react-router'

/** What other pages leave in the history entry for the login page. */
export interface LoginState {
  /** The page that asked for the sign-in; the guard checks where it leads. */
  from?: string
  /** An address the visitor has typed already. */
  email?: string
}

export function useLoginState(): LoginState {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null ? state : {}
}
