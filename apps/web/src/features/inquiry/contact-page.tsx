import { PageHeading } from '../../ui/page-heading.tsx'

export function ContactPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Contact" />
    </div>
  )
}
