import { Menu, Moon, Sun, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { brand } from '../brand.ts'
import { flash } from '../notices/flash.ts'
import { routes } from '../paths.ts'
import { signOut, useSession } from '../session/session.ts'
import { CairnMark } from '../ui/cairn-mark.tsx'
import { useTheme } from './theme.ts'

/** landing/plain-nav.ts does the same for the prerendered page: the two data attributes are for it. */
export function Nav() {
  const [open, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  useEscape(open, () => {
    setOpen(false)
    menuButton.current?.focus()
  })
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <nav aria-label="Main" className="frame-width">
        <div className="flex min-h-16 items-center gap-2">
          <HomeLink onChoose={() => setOpen(false)} />
          <ul className="hidden items-center gap-1 md:flex">
            <NavItems onChoose={() => setOpen(false)} />
          </ul>
          <ThemeToggle />
          <button
            ref={menuButton}
            type="button"
            className="icon-button -mr-2.5 md:hidden"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="menu"
            data-menu-button
            onClick={() => setOpen(!open)}
          >
            <X size={22} aria-hidden className="hidden in-aria-expanded:block" />
            <Menu size={22} aria-hidden className="in-aria-expanded:hidden" />
          </button>
        </div>
        <ul id="menu" hidden={!open} className="border-t border-line py-2 md:hidden">
          <NavItems onChoose={() => setOpen(false)} />
        </ul>
      </nav>
    </header>
  )
}

export function HomeLink({ onChoose }: { onChoose?: () => void }) {
  return (
    <Link to={routes.home} className="mr-auto flex min-h-11 items-center gap-2.5 no-underline" onClick={onChoose}>
      <CairnMark />
      <span className="font-serif text-xl font-semibold tracking-tight text-ink">{brand.name}</span>
    </Link>
  )
}

function NavItems({ onChoose }: { onChoose: () => void }) {
  const signedIn = useSession((session) => session.isAuthenticated)
  const navigate = useNavigate()
  const leave = () => {
    onChoose()
    void signOut()
    flash('success', 'You are logged out.')
    void navigate(routes.home)
  }
  const pages = signedIn
    ? [
        { to: routes.home, label: 'Home' },
        { to: routes.roadmaps, label: 'Roadmaps' },
      ]
    : [
        { to: routes.home, label: 'Home' },
        { to: routes.login, label: 'Login' },
        { to: routes.register, label: 'Register' },
      ]
  return (
    <>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end className="nav-link" onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <a href={brand.about_url} target="_blank" rel="noopener" className="nav-link" onClick={onChoose}>
          About<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
      {signedIn && (
        <li>
          <button type="button" className="nav-link w-full text-left" onClick={leave}>
            Logout
          </button>
        </li>
      )}
    </>
  )
}

function ThemeToggle() {
  const [theme, setTheme] = useTheme()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Dark theme"
      data-theme-toggle
      aria-pressed={theme === 'dark'}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {/* Both are in the page and CSS shows one: the prerendered page cannot know the visitor's theme. */}
      <Moon size={20} aria-hidden className="dark:hidden" />
      <Sun size={20} aria-hidden className="hidden dark:block" />
    </button>
  )
}

function useEscape(active: boolean, onEscape: () => void) {
  useLayoutEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [active, onEscape])
}
