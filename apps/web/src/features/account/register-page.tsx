import { PageHeading } from '../../ui/page-heading.tsx'

export function RegisterPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Register" />
    </div>
  )
}
