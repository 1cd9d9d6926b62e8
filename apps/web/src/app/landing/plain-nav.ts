import { TOKEN_KEY } from '../../session/token-record.ts'
import { currentTheme, onThemeChange, saveTheme } from '../theme-state.ts'

/**
 * The prerendered landing page needs two buttons of the bar and nothing else: its links are links. These lines do for
 * them what nav.tsx does everywhere else, so that no visitor waits for React to read one page.
 */
export function runPlainNav() {
  const toggle = document.querySelector('[data-theme-toggle]')
  const showTheme = () => toggle?.setAttribute('aria-pressed', String(currentTheme() === 'dark'))
  onThemeChange(showTheme)
  showTheme()
  toggle?.addEventListener('click', () => saveTheme(currentTheme() === 'dark' ? 'light' : 'dark'))

  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]')
  const menu = document.getElementById('menu')
  const setOpen = (open: boolean) => {
    menu?.toggleAttribute('hidden', !open)
    button?.setAttribute('aria-expanded', String(open))
    button?.setAttribute('aria-label', open ? 'Close menu' : 'Open menu')
  }
  button?.addEventListener('click', () => setOpen(button.getAttribute('aria-expanded') !== 'true'))
  menu?.addEventListener('click', () => setOpen(false))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button?.getAttribute('aria-expanded') !== 'true') return
    setOpen(false)
    button.focus()
  })

  // Signed in meanwhile, in another tab or before going back: then this is no longer the page for this visitor.
  const leaveIfSignedIn = () => {
    if (localStorage.getItem(TOKEN_KEY)) location.reload()
  }
  addEventListener('storage', ({ key }) => key === TOKEN_KEY && leaveIfSignedIn())
  addEventListener('pageshow', ({ persisted }) => persisted && leaveIfSignedIn())
}
