import { lazy, useEffect } from 'react'
import { SentNote } from '../features/inquiry/sent-note.tsx'
import { routes } from '../paths.ts'
import { forgetEnding, useEnding } from '../session/ending.ts'
import { useSession } from '../session/session.ts'
import { useWaiting } from '../ui/waiting.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { page } from './page.tsx'

export function Home() {
  const { isAuthenticated, isLoading } = useSession()
  const isWaiting = useWaiting(isLoading)
  const ending = useEnding((state) => state.ending)
  useEffect(() => {
    // Whoever left has arrived; from here on a page that needs an account asks for one again.
    if (ending === 'left') forgetEnding()
  }, [ending])
  if (isWaiting) return <LoadingScreen />
  if (isAuthenticated) return <SignedInHome />
  return (
    <>
      <SentNote className="frame-width pt-6" />
      <LandingPage />
    </>
  )
}

const LandingPage = lazy(async () => ({ default: (await import('./landing/landing-page.tsx')).LandingPage }))
/** At this address the application is started only for those who may be signed in. */
const SignedInHome = page(routes.home, async () => (await import('./signed-in-home.tsx')).SignedInHome)
