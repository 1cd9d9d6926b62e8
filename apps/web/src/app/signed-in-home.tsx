import { lazy, Suspense } from 'react'
import { AssessmentFlow } from '../features/assessment/assessment-flow.tsx'
import { SentNote } from '../features/inquiry/sent-note.tsx'

export function SignedInHome() {
  return (
    <>
      <SentNote className="frame-width pt-6" />
      <AssessmentFlow />
      <Suspense>
        <RecentRoadmaps />
      </Suspense>
    </>
  )
}

/** Below the first screen, with the cache it is kept in: the form does not wait for it. */
const RecentRoadmaps = lazy(async () => ({ default: (await import('./home-roadmaps.tsx')).HomeRoadmaps }))
