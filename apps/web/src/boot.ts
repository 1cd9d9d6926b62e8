import './styles.css'

/*
 * The landing page is there before any script: it takes React along only when somebody reaches for it.
 * Everything else starts the application at once.
 */
const INTENT = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const
let waitingClick: HTMLElement | undefined

if (document.documentElement.dataset['boot'] === 'landing') {
  for (const type of INTENT) addEventListener(type, start, { passive: true })
  addEventListener('click', keepClick, { capture: true })
} else {
  void start()
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))

// After a deployment an open tab may ask for a chunk that is gone; a fresh page knows the new names.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded_at'))
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('reloaded_at', String(Date.now()))
  event.preventDefault()
  location.reload()
})

async function start() {
  for (const type of INTENT) removeEventListener(type, start)
  const { mount } = await import('./main.tsx')
  await mount()
  removeEventListener('click', keepClick, { capture: true })
  waitingClick?.click()
}

/** Links work by themselves; a button pressed before React has arrived is pressed again afterwards. */
function keepClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  event.stopImmediatePropagation()
  waitingClick = button
}
