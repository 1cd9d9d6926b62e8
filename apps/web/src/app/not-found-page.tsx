import { routes } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { NewAssessmentLink } from '../ui/new-assessment.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useWaiting } from '../ui/waiting.ts'
import { LoadingScreen } from './loading-screen.tsx'

export function NotFoundPage() {
  // Whose assessment begins anew is to be known before it can.
  const isLoading = useSession((session) => session.isLoading)
  const isWaiting = useWaiting(isLoading)
  if (isWaiting) return <LoadingScreen />
  return (
    <div className="frame-width py-16 sm:py-24">
      <p className="figures text-ink-faint" aria-hidden="true">
        404
      </p>
      <PageHeading title="Page Not Found" />
      <p className="measure mt-4 text-lg text-ink-soft">
        No path leads here. The address may be mistyped, or the page has moved.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={routes.home}>Go Home</LinkButton>
        <NewAssessmentLink variant="secondary">Start AI Journey</NewAssessmentLink>
      </div>
    </div>
  )
}
