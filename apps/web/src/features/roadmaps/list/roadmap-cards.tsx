import type { Roadmap } from '@cairn/contract/roadmaps'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RoadmapCard } from './roadmap-card.tsx'
import './list.css'

const STEP = 60

/** A thousand cards are more than anybody reads: they come in steps, and the search is for the rest. */
export function RoadmapCards({
  roadmaps,
  choice,
  onDelete,
}: {
  roadmaps: readonly Roadmap[]
  /** Another choice of filters starts at its first cards again. */
  choice: string
  onDelete: (roadmap: Roadmap) => void
}) {
  const [more, setMore] = useState({ choice, count: 0 })
  const shown = STEP + (more.choice === choice ? more.count : 0)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector('a')?.focus()
  }, [shown])
  if (roadmaps.length === 0) return null
  const left = roadmaps.length - shown
  return (
    <>
      <ul ref={list} aria-label="Roadmaps" className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {roadmaps.slice(0, shown).map((roadmap) => (
          <RoadmapCard key={roadmap.id} roadmap={roadmap} onDelete={onDelete} />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setMore({ choice, count: shown })}>
            Show {Math.min(STEP, left)} more
          </Button>
        </div>
      )}
    </>
  )
}

export function RoadmapCardsSkeleton() {
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">Loading...</span>
      <Skeleton className="mb-8 h-36 w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <Skeleton key={key} className="h-64 w-full" />
        ))}
      </div>
    </div>
  )
}
