import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadPage } from './app/page.tsx'
import { startSession } from './session/session.ts'
import { cleanExpiredDrafts } from './storage/form-cache.ts'

export async function mount() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startSession()
  cleanExpiredDrafts()
  await loadPage(location.pathname)
  const application = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // A transition is drawn in short slices, between which a phone can answer a touch.
  startTransition(() => {
    if (document.documentElement.dataset['boot'] === 'drawn') hydrateRoot(root, application)
    else createRoot(root).render(application)
  })
}
