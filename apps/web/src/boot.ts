import './styles.css'
import { runPlainNav } from './app/landing/plain-nav.ts'

// The prerendered landing page is whole as it is; every other page is the application.
if (document.documentElement.dataset['boot'] === 'landing') runPlainNav()
else {
  // Who this is can be asked while the rest is still on its way.
  void import('./session/session.ts').then(({ startSession }) => startSession())
  // React alone keeps a phone busy for a moment: a touch may be answered before the rest is run.
  void import('react-dom/client')
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(() => import('./main.tsx'))
    .then(({ mount }) => mount())
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))

// After a deployment an open tab may ask for a chunk that is gone; a fresh page knows the new names. Without a network
// there is no fresh page to be had.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return
  const last = Number(sessionStorage.getItem('reloaded_at'))
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('reloaded_at', String(Date.now()))
  event.preventDefault()
  location.reload()
})
