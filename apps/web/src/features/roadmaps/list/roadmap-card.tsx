import type { Roadmap } from '@cairn/contract/roadmaps'
import { industryLabel } from '@cairn/domain/industry-labels'
import {
  formatDate,
  formatMoment,
  readClientInput,
  readFirstInitiative,
  reportTypeLabel,
} from '@cairn/domain/roadmap-content'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { FROM_LIST, roadmapPath } from '../../../paths.ts'
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
  const { id, title, report_type, created_at, updated_at } = roadmap
  const client = readClientInput(roadmap.client_input)
  const [company, industry, description] = ['company_name', 'industry', 'description'].map((field) =>
    textOf(client[field]),
  )
  const first = readFirstInitiative(roadmap.content)
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
      <h2 className="mt-2">
        {/* The whole card leads there; its buttons lie above the link. */}
        <Link
          to={roadmapPath(id)}
          state={FROM_LIST}
          className="block text-ink no-underline after:absolute after:inset-0"
        >
          {company && <span className="line-clamp-2 font-serif text-xl font-semibold">{company}</span>}{' '}
          <span
            className={company ? 'line-clamp-2 text-sm text-ink-soft' : 'line-clamp-3 font-serif text-xl font-semibold'}
          >
            {title}
          </span>
        </Link>
      </h2>
      {industry && <p className="mt-1 line-clamp-1 text-sm text-ink-soft">{industryLabel(industry)}</p>}
      {first && (
        <p className="mt-3 border-l-2 border-accent pl-3 leading-snug">
          <span className="block text-sm text-ink-soft">First recommendation</span>
          <span className="line-clamp-2">{first}</span>
        </p>
      )}
      {description && <p className="mt-3 line-clamp-2 text-ink-soft">{description}</p>}
      <dl className="figures mt-auto flex flex-wrap gap-x-5 gap-y-0.5 pt-4 text-sm text-ink-faint">
        <div className="flex gap-1.5">
          <dt>Created</dt>
          {/* With its time: one company may have two of one day. */}
          <dd>{formatMoment(created_at)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Updated</dt>
          <dd>{formatDate(updated_at)}</dd>
        </div>
      </dl>
    </li>
  )
})

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
