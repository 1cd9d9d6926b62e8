import { Link } from 'react-router'
import { brand } from '../brand.ts'
import { routes } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { CairnMark } from '../ui/cairn-mark.tsx'
import { Notice } from '../ui/notice.tsx'

export function Footer() {
  const signedIn = useSession((session) => session.isAuthenticated)
  return (
    <footer className="mt-20 border-t border-line bg-sunken text-sm text-ink-soft print:hidden">
      <div className="frame-width grid gap-8 py-10 md:grid-cols-[1fr_1fr] md:gap-16">
        <div>
          <p className="flex items-center gap-2.5 font-serif text-base font-semibold text-ink">
            <CairnMark size={22} />
            {brand.name}
          </p>
          <p className="mt-3 max-w-[24.5em]">
            {brand.name} helps people new to AI explore possibilities. Ready to implement? Email {brand.provider} at{' '}
            <a href={`mailto:${brand.contact_email}`} className="wrap-anywhere">
              {brand.contact_email}
            </a>
            .
          </p>
        </div>
        <Notice />
      </div>
      <div className="frame-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-3">
          <p className="py-2">© 2025 {brand.provider}</p>
          <ul className="flex flex-wrap gap-x-6">
            {signedIn && (
              <li>
                <Link to={routes.account} className="inline-block py-2.5">
                  Your account
                </Link>
              </li>
            )}
            <li>
              <Link to={routes.privacy} className="inline-block py-2.5">
                Privacy
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
