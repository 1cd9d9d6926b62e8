import { PageHeading } from '../../ui/page-heading.tsx'

export function LoginPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Login" />
    </div>
  )
}
