import { useDeferredValue } from 'react'

/** Still waiting? What then takes the place of the waiting is drawn as a transition: in slices, between which a phone answers a touch. */
export function useWaiting(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending
}
