import type { Roadmap } from '@cairn/contract/roadmaps'
import { useRef, useState } from 'react'
import { routes } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useWaiting } from '../../../ui/waiting.ts'
import { ErrorLine } from '../error-line.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useFilters } from './filters.ts'
import { LoadingFailed, NoneFound, NoneYet } from './list-states.tsx'
import { RoadmapCards, RoadmapCardsSkeleton } from './roadmap-cards.tsx'
import { selectRoadmaps } from './select-roadmaps.ts'
import { useAllRoadmaps } from './use-all-roadmaps.ts'
import { useDeleteRoadmap } from './use-delete-roadmap.ts'

const NOTHING_YET = { rows: [], total: 0 }

export function RoadmapListPage() {
  const filters = useFilters()
  const { isPending, isError, error, retry, ...all } = useAllRoadmaps(filters.favoritesOnly)
  const isOpening = useWaiting(isPending && all.total === 0)
  const { rows, total } = isOpening ? NOTHING_YET : all
  const remove = useDeleteRoadmap()
  const [doomed, setDoomed] = useState<Roadmap>()
  const heading = useRef<HTMLDivElement>(null)
  const found = selectRoadmaps(rows, filters)
  return (
    <div className="frame-width py-10 sm:py-14">
      <div
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 outline-none"
      >
        <div className="flex flex-wrap items-baseline gap-x-4">
          <PageHeading title="My Roadmaps" />
          {total > 0 && (
            <p className="figures text-ink-soft">
              {total} {total === 1 ? 'roadmap' : 'roadmaps'}
            </p>
          )}
        </div>
        {total > 0 && (
          <div className="flex flex-wrap gap-3">
            <LinkButton to={routes.links} variant="quiet">
              Shared links
            </LinkButton>
            <NewAssessmentLink>Create New Roadmap</NewAssessmentLink>
          </div>
        )}
      </div>
      <div className="mt-6 empty:hidden">
        <ErrorLine />
      </div>
      {total > 0 && <FilterBar filters={filters} shown={found.length} total={total} />}
      {isError && !isOpening && <LoadingFailed error={error} onRetry={retry} />}
      {(isPending || isOpening) && <RoadmapCardsSkeleton />}
      {!isPending && !isOpening && !isError && total === 0 && <NoneYet />}
      {total > 0 && found.length === 0 && <NoneFound />}
      <RoadmapCards roadmaps={found} choice={JSON.stringify(filters)} onDelete={setDoomed} />
      <DeleteDialog
        roadmap={doomed}
        onClose={() => setDoomed(undefined)}
        onConfirm={(roadmap) => {
          setDoomed(undefined)
          remove.mutate(roadmap)
          // The button that had the focus goes with its card.
          requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
        }}
      />
    </div>
  )
}
