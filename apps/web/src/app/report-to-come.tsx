import { RoadmapSkeleton } from '../features/roadmaps/view/roadmap-states.tsx'
import { HomeLink } from './nav.tsx'

/** What stands in the page of a report before its scripts do. */
export function ReportToCome() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-paper">
        <div className="frame-width flex min-h-16 items-center">
          <HomeLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-height flex-1">
        <RoadmapSkeleton />
      </main>
    </div>
  )
}
