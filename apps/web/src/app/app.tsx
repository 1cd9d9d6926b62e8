import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { AppRoutes } from './router.tsx'

export function App() {
  const { pathname } = useLocation()
  useEffect(() => {
    // From here on the page is ours: what stood in for it while the scripts came may go.
    document.getElementById('boot-loading')?.remove()
    document.documentElement.dataset['boot'] = 'ready'
    const callFonts = () => (document.documentElement.dataset['fonts'] = 'on')
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(callFonts, { timeout: FONTS_WITHIN_MS })
    else setTimeout(callFonts, FONTS_WITHIN_MS)
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

/** The fonts are asked for when the page has been drawn, and not much later. */
const FONTS_WITHIN_MS = 500
