import { routes } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { NewAssessmentLink } from '../ui/new-assessment.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function NotFoundPage() {
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
