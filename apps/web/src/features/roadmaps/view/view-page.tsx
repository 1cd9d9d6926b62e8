import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { readReport, readStatus } from '@cairn/domain/roadmap-content'
import { useWaiting } from '../../../ui/waiting.ts'
import { ErrorLine } from '../error-line.tsx'
import { roadmapQuery } from '../roadmap-queries.ts'
import { CompletedReport } from './completed-report.tsx'
import { FailedState, MissingState, RoadmapSkeleton, RunningState, UnreadableState } from './roadmap-states.tsx'
import { ViewBar } from './view-bar.tsx'

export function RoadmapViewPage() {
  const { id = '' } = useParams()
  const { data: roadmap, isPending, error, refetch } = useQuery(roadmapQuery(id))
  const isWaiting = useWaiting(isPending)
  if (isWaiting) return <RoadmapSkeleton />
  if (!roadmap) return <MissingState error={error} onRetry={() => void refetch()} />
  const status = readStatus(roadmap)
  const report = readReport(roadmap.content)
  return (
    <div className="frame-width py-6 sm:py-10 print:p-0">
      <ErrorLine />
      <ViewBar roadmap={roadmap} />
      {status === 'failed' ? (
        <FailedState roadmap={roadmap} />
      ) : status !== 'completed' ? (
        <RunningState roadmap={roadmap} />
      ) : report.kind === 'text' ? (
        <CompletedReport roadmap={roadmap} text={report.text} />
      ) : (
        <UnreadableState roadmap={roadmap} kind={report.kind} />
      )}
    </div>
  )
}
