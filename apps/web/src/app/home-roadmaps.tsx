import { RecentRoadmaps } from '../features/roadmaps/list/recent-roadmaps.tsx'
import { QueryScope } from './query-scope.tsx'

export function HomeRoadmaps() {
  return (
    <QueryScope>
      <RecentRoadmaps />
    </QueryScope>
  )
}
