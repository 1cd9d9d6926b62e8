import type { Roadmap } from '@cairn/contract/roadmaps'
import { stepMessage } from '@cairn/domain/progress'
import {
  NO_CONTENT,
  readClientInput,
  readDoing,
  readMessage,
  readProgress,
  reportTitle,
  UNSUPPORTED_CONTENT,
} from '@cairn/domain/roadmap-content'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { brand } from '../../../brand.ts'
import { createRoadmapPath, type RoadmapStart, routes, versionsPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { saveBriefDraft, useBriefDraftId } from '../brief-draft.ts'
import { detailOf } from '../visible-error.ts'
import { ReportHeading } from './report-heading.tsx'

export function RunningState({ roadmap }: { roadmap: Roadmap }) {
  const percent = readProgress(roadmap.content)
  return (
    <Sheet roadmap={roadmap}>
      <div role="status" className="flex items-center gap-4">
        <Spinner size="large" />
        <p className="text-lg">
          {readDoing(roadmap.content) ?? stepMessage(percent ?? 0)}
          {percent !== undefined && <span className="figures text-ink-soft"> {Math.round(percent)}%</span>}
        </p>
      </div>
      <p className="measure mt-5 text-ink-soft">
        The report appears here by itself when it is ready. You may leave this page meanwhile: it will be waiting under{' '}
        <Link to={routes.roadmaps}>My Roadmaps</Link>.
      </p>
      <Button variant="secondary" className="mt-6" onClick={() => location.reload()}>
        Refresh Page
      </Button>
    </Sheet>
  )
}

export function FailedState({ roadmap }: { roadmap: Roadmap }) {
  const draftId = useBriefDraftId()
  const client = readClientInput(roadmap.client_input)
  return (
    <Sheet roadmap={roadmap}>
      <h2 className="font-serif text-2xl font-semibold text-danger">Generation Failed</h2>
      <p className="measure mt-3">{readMessage(roadmap.content) ?? 'Roadmap generation failed'}</p>
      <LinkButton
        to={startAgainPath(client)}
        className="mt-6"
        // The form opens with what was said the first time.
        onClick={() => saveBriefDraft(draftId, client)}
      >
        Create New Roadmap
      </LinkButton>
      {(roadmap.version ?? 1) > 1 && (
        <LinkButton to={versionsPath(roadmap.id)} variant="secondary" className="mt-6 sm:ml-3">
          Earlier versions
        </LinkButton>
      )}
    </Sheet>
  )
}

/** A roadmap that counts as completed without a report that could be shown. */
export function UnreadableState({ roadmap, kind }: { roadmap: Roadmap; kind: 'empty' | 'unsupported' }) {
  return (
    <Sheet roadmap={roadmap}>
      <p className="measure">{kind === 'empty' ? NO_CONTENT : UNSUPPORTED_CONTENT}</p>
      <NewAssessmentLink variant="secondary" className="mt-6">
        Create Another Roadmap
      </NewAssessmentLink>
    </Sheet>
  )
}

export function MissingState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status_code === 404
  return (
    <div className="frame-width py-16 sm:py-24">
      <PageHeading title="Roadmap Not Found" />
      <p className="measure mt-4 text-lg text-ink-soft">
        {isGone
          ? 'It may have been deleted, or it belongs to another account.'
          : `Failed to fetch roadmap. ${detailOf(error).replace(/\.$/, '')}. It is most likely still there: please try again.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={routes.home}>Back to Home</LinkButton>
        {!isGone && (
          <Button variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  )
}

/** As tall as the head of a report, so that nothing jumps when it comes. `headed`: its heading is known, and stays where it is. */
export function RoadmapSkeleton({ headed = true }: { headed?: boolean }) {
  return (
    <div role="status" className="frame-width py-6 sm:py-10">
      <span className="sr-only">Loading...</span>
      <div className="mb-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-19 w-56 sm:h-11" />
      </div>
      <div className="report-page">
        <div className="report-side">
          <div className="flex flex-wrap gap-2 lg:flex-col">
            <Skeleton className="h-11 w-52 lg:w-full" />
            <Skeleton className="h-11 w-28 lg:w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
          <Skeleton className="my-6 h-12 w-full lg:my-0 lg:h-72" />
        </div>
        <div className="report">
          <div className="report-heading">
            {headed ? (
              <>
                <p className="report-provider">{brand.provider}</p>
                {/* On a phone the stand-in runs narrower than the font to come: set wider, the heading does not grow. */}
                <h1 className="page-title max-sm:tracking-normal">{reportTitle('opportunity_assessment')}</h1>
              </>
            ) : (
              <Skeleton className="h-12 w-full max-w-md" />
            )}
            <Skeleton className="mt-5 h-20 w-64 sm:h-5" />
            <Skeleton className="mt-3 h-4 w-40" />
          </div>
          <Skeleton className="mt-12 h-80 w-full" />
        </div>
      </div>
    </div>
  )
}

function startAgainPath(client: Record<string, unknown>): string {
  const { company_name, industry, company_size, quiz_data } = client as Partial<RoadmapStart>
  if (typeof company_name !== 'string' || typeof industry !== 'string' || typeof company_size !== 'string')
    return routes.home
  const start = { type: 'opportunity_assessment', company_name, industry, company_size, from_routing: false } as const
  return createRoadmapPath(quiz_data ? { ...start, quiz_data } : start)
}

function Sheet({ roadmap, children }: { roadmap: Roadmap; children: ReactNode }) {
  return (
    <div className="report sm:mx-auto">
      <ReportHeading roadmap={roadmap} />
      <div className="mt-10 font-sans">{children}</div>
    </div>
  )
}
