import { formatMoment } from '@cairn/domain/roadmap-content'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { FROM_HOME, roadmapPath, routes } from '../../../paths.ts'
import { recentRoadmapsQuery } from '../roadmap-queries.ts'
import { StatusBadge } from '../status-badge.tsx'

/** Spec 2, Home: up to three. Without any there is nothing to show. */
export function RecentRoadmaps() {
  const { data = [] } = useQuery(recentRoadmapsQuery())
  if (data.length === 0) return null
  return (
    <section aria-labelledby="recent-roadmaps" className="frame-width pt-4 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recent-roadmaps" className="font-serif text-2xl font-semibold">
          Recent roadmaps
        </h2>
        <Link to={routes.roadmaps} className="button button-quiet -mx-2">
          View All <ArrowRight size={17} aria-hidden />
        </Link>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        {data.map((roadmap) => (
          <li
            key={roadmap.id}
            className="relative rounded-md border border-line bg-surface p-5 wrap-anywhere hover:border-edge"
          >
            <Link
              to={roadmapPath(roadmap.id)}
              state={FROM_HOME}
              className="line-clamp-2 font-serif text-lg font-semibold text-ink no-underline after:absolute after:inset-0"
            >
              {roadmap.title}
            </Link>
            <p className="figures mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              Created {formatMoment(roadmap.created_at)}
              <StatusBadge roadmap={roadmap} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
