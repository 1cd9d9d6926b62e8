import { PageHeading } from '../../ui/page-heading.tsx'

export function ResetPasswordPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Set New Password" />
    </div>
  )
}
