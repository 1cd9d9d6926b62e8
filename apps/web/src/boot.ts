import './styles.css'
import { askEarly } from './api/early.ts'
import { runPlainNav } from './app/landing/plain-nav.ts'
import { migrateLegacyToken, readToken } from './session/token-record.ts'

void start().then(keepFiles)

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

async function start() {
  // The prerendered landing page is whole as it is; every other page is the application.
  if (document.documentElement.dataset['boot'] === 'landing') return runPlainNav()
  // Who this is, and what the page will show, can be asked while the rest is still on its way.
  migrateLegacyToken()
  const token = readToken()
  if (token) askEarly(token)
  void import('./session/session.ts').then(({ startSession }) => startSession())
  // React alone keeps a phone busy for a moment: a touch may be answered before the rest is run.
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { mount } = await import('./main.tsx')
  await mount()
}

/** For a visit without a network; later than what this page itself still loads. */
function keepFiles() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 5000)
}
