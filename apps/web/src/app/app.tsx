import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { callFontsSoon } from '../ui/fonts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { AppRoutes } from './router.tsx'

export function App() {
  const { pathname } = useLocation()
  useEffect(() => {
    // From here on the page is ours: what stood in for it while the scripts came may go.
    document.getElementById('boot-loading')?.remove()
    document.documentElement.dataset['boot'] = 'ready'
    callFontsSoon()
  }, [])
  return (
    <ErrorBoundary>
      <Frame>
        <ErrorBoundary resetKey={pathname}>
          <AppRoutes />
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  )
}
