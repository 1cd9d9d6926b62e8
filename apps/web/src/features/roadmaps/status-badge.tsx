import type { RoadmapStatus } from '@cairn/contract/roadmaps'
import { readStatus, statusTone } from '@cairn/domain/roadmap-content'
import { Badge } from '../../ui/badge.tsx'

const TONES = { green: 'success', red: 'danger', yellow: 'warning' } as const

export const STATUS_LABELS: Record<RoadmapStatus, string> = {
  pending: 'Pending',
  generating: 'Generating',
  completed: 'Completed',
  failed: 'Failed',
}

export function StatusBadge({ roadmap }: { roadmap: { content?: unknown } }) {
  const status = readStatus(roadmap)
  return <Badge tone={TONES[statusTone(status)]}>{STATUS_LABELS[status]}</Badge>
}
