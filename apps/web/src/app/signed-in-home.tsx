import { AssessmentFlow } from '../features/assessment/assessment-flow.tsx'
import { SentNote } from '../features/inquiry/sent-note.tsx'
import { RecentRoadmaps } from '../features/roadmaps/list/recent-roadmaps.tsx'
import { QueryScope } from './query-scope.tsx'

export function SignedInHome() {
  return (
    <QueryScope>
      <SentNote className="frame-width pt-6" />
      <AssessmentFlow />
      <RecentRoadmaps />
    </QueryScope>
  )
}
