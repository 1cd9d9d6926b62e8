import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { startSession } from './session/session.ts'
import { cleanExpiredDrafts } from './storage/form-cache.ts'

/** Resolves when the page answers to clicks. */
export function mount(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startSession()
  cleanExpiredDrafts()
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <App onMount={resolve} />
        </BrowserRouter>
      </StrictMode>
    )
    const prerendered = document.documentElement.dataset['boot'] === 'landing' && root.childElementCount > 0
    if (prerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
