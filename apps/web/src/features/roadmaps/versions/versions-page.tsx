import type { VersionSummary } from '@cairn/contract/versions'
import { formatMoment } from '@cairn/domain/roadmap-content'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { comparePath, roadmapPath, versionPath } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorLine } from '../error-line.tsx'
import { STATUS_LABELS } from '../status-badge.tsx'
import { MissingState } from '../view/roadmap-states.tsx'
import { versionsQuery } from '../version-queries.ts'
import { originText } from './origin-text.ts'
import { useRestore } from './use-restore.ts'

export function VersionsPage() {
  const { id = '' } = useParams()
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionsQuery(id),
  )
  const { restore, isPending: isRestoring } = useRestore(id)
  if (isPending)
    return (
      <div role="status" className="frame-width py-10">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-80 w-full" />
      </div>
    )
  if (!data) return <MissingState error={error} onRetry={() => void refetch()} />
  const versions = data.pages.flatMap(({ rows }) => rows)
  const total = data.pages[0]?.total ?? versions.length
  return (
    <div className="frame-width max-w-[56rem] py-10 sm:py-14">
      <ErrorLine />
      <LinkButton to={roadmapPath(id)} variant="quiet" className="-mx-2">
        <ArrowLeft size={18} aria-hidden /> Back to the report
      </LinkButton>
      <PageHeading title="Versions" className="mt-2" />
      <p className="measure mt-3 text-ink-soft">
        {total === 1
          ? 'There is one version so far. Answer the questions at the end of the report, or edit the brief, and the next one appears here.'
          : `${total} versions. Each keeps its brief and its report; restoring one puts it in front again as a version of its own.`}
      </p>
      {versions.length > 1 && <CompareForm key={total} id={id} versions={versions} />}
      <ol aria-label="Versions" className="mt-8 grid gap-3">
        {versions.map((version) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-4"
          >
            <VersionText version={version} isNewest={version.number === total} />
            <div className="flex flex-wrap gap-2">
              <LinkButton
                variant="secondary"
                to={version.number === total ? roadmapPath(id) : versionPath(id, version.number)}
              >
                Read<span className="sr-only"> version {version.number}</span>
              </LinkButton>
              {version.number !== total && version.status === 'completed' && (
                <Button variant="quiet" busy={isRestoring} onClick={() => restore(version.number)}>
                  Restore<span className="sr-only"> version {version.number}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older versions
        </Button>
      )}
    </div>
  )
}

function VersionText({ version, isNewest }: { version: VersionSummary; isNewest: boolean }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="figures">Version {version.number}</strong>
        {isNewest && <Badge tone="accent">Newest</Badge>}
        {version.status !== 'completed' && (
          <Badge tone={version.status === 'failed' ? 'danger' : 'warning'}>{STATUS_LABELS[version.status]}</Badge>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {originText(version)} · {formatMoment(version.created_at)}
      </p>
      {version.first_initiative && <p className="text-sm">First: {version.first_initiative}</p>}
    </div>
  )
}

function CompareForm({ id, versions }: { id: string; versions: readonly VersionSummary[] }) {
  const navigate = useNavigate()
  const readable = versions.filter(({ status }) => status === 'completed')
  const [to, setTo] = useState(String(readable[0]?.number ?? ''))
  const [from, setFrom] = useState(String(readable[1]?.number ?? ''))
  if (readable.length < 2) return null
  const options = readable.map(({ number }) => ({ value: String(number), label: `Version ${number}` }))
  return (
    <form
      aria-label="Compare two versions"
      className="mt-6 grid items-start gap-4 sm:flex sm:flex-wrap"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(comparePath(id, Number(from), Number(to)))
      }}
    >
      <SelectField label="Compare" value={from} options={options} onChange={({ target }) => setFrom(target.value)} />
      <SelectField label="with" value={to} options={options} onChange={({ target }) => setTo(target.value)} />
      <Button type="submit" variant="secondary" className="justify-self-start sm:mt-8">
        Compare
      </Button>
    </form>
  )
}
