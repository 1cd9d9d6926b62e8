import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CairnMark } from '../../../ui/cairn-mark.tsx'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { detailOf } from '../visible-error.ts'
import { clearFilters } from './filters.ts'

export function NoneYet() {
  return (
    <State
      title="Start Your AI Journey"
      mark={<CairnMark size={64} />}
      action={<NewAssessmentLink>Create Your First Roadmap</NewAssessmentLink>}
    >
      Describe your company, answer five questions, and keep the report here.
    </State>
  )
}

export function NoneFound() {
  return (
    <State title="No Roadmaps Found" action={<Button onClick={clearFilters}>Clear Filters</Button>}>
      None of your roadmaps matches this search and these filters.
    </State>
  )
}

export function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <State title="Error Loading Roadmaps" action={<Button onClick={onRetry}>Try Again</Button>}>
        Failed to fetch roadmaps. {detailOf(error)}
      </State>
    </div>
  )
}

function State({
  title,
  mark,
  action,
  children,
}: {
  title: string
  mark?: ReactNode
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mt-10 flex flex-col items-center rounded-md border border-line bg-surface px-6 py-14 text-center">
      {mark}
      <h2 className="mt-4 font-serif text-2xl font-semibold">{title}</h2>
      <p className="measure mt-2 text-ink-soft">{children}</p>
      <div className="mt-6">{action}</div>
    </div>
  )
}
