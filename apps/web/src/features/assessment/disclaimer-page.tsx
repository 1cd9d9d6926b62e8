import { PageHeading } from '../../ui/page-heading.tsx'

export function DisclaimerPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Data confidentiality notice" />
    </div>
  )
}
