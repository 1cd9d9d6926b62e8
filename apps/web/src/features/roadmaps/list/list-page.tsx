import { PageHeading } from '../../../ui/page-heading.tsx'

export function RoadmapListPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="My Roadmaps" />
    </div>
  )
}
