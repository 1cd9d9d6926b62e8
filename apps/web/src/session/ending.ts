import { create } from 'zustand'

/**
 * Why nobody is signed in any more: the user left, here or in another window; the session ran out or was ended by the
 * server; or the server could not be asked, in which case the token is kept.
 */
export type Ending = 'left' | 'left elsewhere' | 'ran out' | 'unreachable'

interface EndingState {
  ending: Ending | null
  /** Whose session it was: the page that was left is theirs to return to, nobody else's. */
  userId: string | null
}

export const useEnding = create<EndingState>()(() => ({ ending: null, userId: null }))

export function noteEnding(ending: Ending, userId: string | null): void {
  useEnding.setState((before) => ({ ending, userId: userId ?? before.userId }))
}

export function forgetEnding(): void {
  useEnding.setState({ ending: null, userId: null })
}
