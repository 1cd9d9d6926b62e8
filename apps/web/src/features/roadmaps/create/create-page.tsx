import { PageHeading } from '../../../ui/page-heading.tsx'

export function CreateRoadmapPage() {
  return (
    <div className="frame-width py-12">
      <PageHeading title="Create AI Strategy Roadmap" />
    </div>
  )
}
