import { PageHeading } from '../../ui/page-heading.tsx'

export function ForgotPasswordPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Forgot password" />
    </div>
  )
}
