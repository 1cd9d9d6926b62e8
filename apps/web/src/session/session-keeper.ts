import { ApiError } from '../api/api-error.ts'
import { closeToast, showToast } from '../notices/toasts.ts'
import { endSession, prolongSession, useSession } from './session.ts'
import { tokenTimes } from './token-record.ts'

/** Spec 9 gives a token an hour. Whoever works gets a new one now and then; whoever is away is warned, then signed out. */
const PROLONG_AFTER_MS = 10 * 60_000
const WARN_BEFORE_MS = 5 * 60_000
const LOOK_EVERY_MS = 10_000
const ATTEMPT_EVERY_MS = 60_000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Runs while somebody is signed in; returns what ends it. */
export function keepSession(): () => void {
  let warning: string | undefined
  let attemptedAt = 0
  /** Set when the server says that this session has lasted long enough. */
  let final = false

  const prolong = async () => {
    attemptedAt = Date.now()
    try {
      await prolongSession()
    } catch (error) {
      if (error instanceof ApiError && error.status_code === 403) final = true
      // Otherwise the server could not be asked: the next sign of life asks again.
    }
    look()
  }
  const alive = () => {
    const times = tokenTimes()
    if (!times || final || Date.now() - attemptedAt < ATTEMPT_EVERY_MS) return
    if (Date.now() - times.storedAt >= PROLONG_AFTER_MS) void prolong()
  }
  const look = () => {
    const times = tokenTimes()
    if (!times || !useSession.getState().isAuthenticated) return
    const left = times.countsUntil - Date.now()
    if (left <= 0) return endSession()
    if (left > WARN_BEFORE_MS) return withdraw()
    warning ??= showToast({
      type: 'warning',
      title: 'Your session ends soon',
      message: final
        ? 'It has lasted as long as it may. Please log in again within 5 minutes; what you typed is kept.'
        : 'Nothing has happened here for a while. You are signed out in 5 minutes.',
      duration: 0,
      ...(!final && { action: { label: 'Stay signed in', onClick: () => void prolong() } }),
    })
  }
  const withdraw = () => {
    if (warning) closeToast(warning)
    warning = undefined
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, alive, { passive: true })
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearInterval(timer)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, alive)
    document.removeEventListener('visibilitychange', look)
    withdraw()
  }
}
