import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { FlashArea } from '../notices/flash-area.tsx'
import { ToastArea } from '../notices/toast-area.tsx'
import { useChangeOfPage } from '../ui/change-of-page.ts'
import { Footer } from './footer.tsx'
import { useSessionEndRedirect, useSessionKeeper } from './guards.tsx'
import { Nav } from './nav.tsx'
import { SessionNotice, useEndingOnPublicPages } from './session-notice.tsx'

/** Spec 2, common frame: navigation, messages, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  useSessionEndRedirect()
  useEndingOnPublicPages()
  useSessionKeeper()
  useScrollToTop()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Nav />
      <SessionNotice />
      <FlashArea />
      <main id="main" tabIndex={-1} className="page-height flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ToastArea />
    </div>
  )
}

/** A new page starts at its top; going back is left to the browser. */
function useScrollToTop() {
  const type = useNavigationType()
  useChangeOfPage(() => {
    if (type !== 'POP') scrollTo(0, 0)
  })
}
