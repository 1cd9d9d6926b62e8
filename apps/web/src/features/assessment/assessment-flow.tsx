import { PageHeading } from '../../ui/page-heading.tsx'

export function AssessmentFlow() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Your company" />
    </div>
  )
}
