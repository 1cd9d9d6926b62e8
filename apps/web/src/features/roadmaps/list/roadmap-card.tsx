import type { Roadmap } from '@cairn/contract/roadmaps'
import { formatDate, readClientInput, reportTypeLabel } from '@cairn/domain/roadmap-content'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { roadmapPath } from '../../../paths.ts'
import { FavoriteStar } from '../favorite-star.tsx'
import { StatusBadge } from '../status-badge.tsx'

/** Memoised: typing in the search field must not draw sixty cards again. */
export const RoadmapCard = memo(function RoadmapCard({
  roadmap,
  onDelete,
}: {
  roadmap: Roadmap
  onDelete: (roadmap: Roadmap) => void
}) {
  const { id, title, report_type, created_at, updated_at, client_input } = roadmap
  const description = readClientInput(client_input)['description']
  return (
    <li className="roadmap-card relative flex flex-col rounded-md border border-line bg-surface p-5 hover:border-edge">
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2 pt-2 text-sm text-ink-soft">
          {reportTypeLabel(report_type)}
          <StatusBadge roadmap={roadmap} />
        </div>
        <div className="relative z-10 -mt-1 -mr-2 flex">
          <FavoriteStar roadmap={roadmap} />
          <button
            type="button"
            aria-label={`Delete: ${title}`}
            className="icon-button"
            onClick={() => onDelete(roadmap)}
          >
            <Trash2 size={19} aria-hidden />
          </button>
        </div>
      </div>
      <h2 className="mt-2 font-serif text-xl font-semibold break-words">
        {/* The whole card leads there; its buttons lie above the link. */}
        <Link to={roadmapPath(id)} className="line-clamp-3 text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </h2>
      {typeof description === 'string' && description !== '' && (
        <p className="mt-2 line-clamp-3 text-ink-soft">{description}</p>
      )}
      <dl className="figures mt-auto flex flex-wrap gap-x-5 gap-y-0.5 pt-4 text-sm text-ink-faint">
        <div className="flex gap-1.5">
          <dt>Created</dt>
          <dd>{formatDate(created_at)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Updated</dt>
          <dd>{formatDate(updated_at)}</dd>
        </div>
      </dl>
    </li>
  )
})
