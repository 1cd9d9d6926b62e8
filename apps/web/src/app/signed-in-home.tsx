import { AssessmentFlow } from '../features/assessment/assessment-flow.tsx'
import { RecentRoadmaps } from '../features/roadmaps/list/recent-roadmaps.tsx'
import { QueryScope } from './query-scope.tsx'

export function SignedInHome() {
  return (
    <QueryScope>
      <AssessmentFlow />
      <RecentRoadmaps />
    </QueryScope>
  )
}
