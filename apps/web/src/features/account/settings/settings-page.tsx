import { Link } from 'react-router'
import { routes } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Beyond the spec: everything that an account's owner may want to do with it, in one place. */
export function AccountSettingsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <div className="frame-width py-10 sm:py-14">
      <PageHeading title="Your account" />
      <p className="mt-4 max-w-[28em] text-lg text-ink-soft">
        Your name, your way in, and everything we keep about you.{' '}
        <Link to={routes.privacy}>What is kept, where and how long</Link>.{' '}
        <Link to={routes.links}>The links you share</Link>
      </p>
      <div className="mt-8 grid max-w-[46rem] gap-6">
        <NameSection user={user} />
        <EmailSection user={user} />
        <PasswordSection />
        <SessionsSection />
        <DataSection />
        <DeleteSection />
      </div>
    </div>
  )
}
