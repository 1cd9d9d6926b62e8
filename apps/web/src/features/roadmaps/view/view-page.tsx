import { PageHeading } from '../../../ui/page-heading.tsx'

export function RoadmapViewPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="AI Opportunity Assessment" />
    </div>
  )
}
