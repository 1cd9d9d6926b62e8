import { lazy } from 'react'
import { useSession } from '../session/session.ts'
import { LoadingScreen } from './loading-screen.tsx'

export function Home() {
  const { isAuthenticated, isLoading } = useSession()
  if (isLoading) return <LoadingScreen />
  return isAuthenticated ? <SignedInHome /> : <LandingPage />
}

const LandingPage = lazy(async () => ({ default: (await import('./landing/landing-page.tsx')).LandingPage }))
const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }))
