import { endLink, type ShareLink } from '@cairn/contract/sharing'
import { formatDate, formatMoment } from '@cairn/domain/roadmap-content'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { roadmapPath, routes, versionPath } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorLine } from '../error-line.tsx'
import { detailOf, reportError } from '../visible-error.ts'
import { LINKS, linksQuery, linkState } from './link-queries.ts'

/** Every link of this user in one place, and the way to end it. */
export function LinksPage() {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(linksQuery())
  const [doomed, setDoomed] = useState<ShareLink>()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: ({ id }: ShareLink) => call(endLink, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS }),
    onError: (failure) => reportError('Failed to end the link', failure),
  })
  const links = data?.pages.flatMap(({ rows }) => rows) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <div className="frame-width max-w-[56rem] py-10 sm:py-14">
      <ErrorLine />
      <PageHeading title="Shared links" />
      <p className="measure mt-3 text-ink-soft">
        Whoever has one of these links reads the report without an account. A link that you end opens nothing any more.
      </p>
      {isPending && <Skeleton className="mt-8 h-64 w-full" />}
      {error && (
        <div className="mt-8">
          <p className="text-danger">{detailOf(error)}</p>
          <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data && total === 0 && (
        <div className="mt-8">
          <p>You have not shared a report yet. ‘Share’ beside a report makes a link.</p>
          <LinkButton to={routes.roadmaps} variant="secondary" className="mt-4">
            My Roadmaps
          </LinkButton>
        </div>
      )}
      {links.length > 0 && (
        <ul aria-label="Shared links" className="mt-8 grid gap-3">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onEnd={() => setDoomed(link)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older links
        </Button>
      )}
      <Dialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="End this link?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setDoomed(undefined)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (doomed) end.mutate(doomed)
                setDoomed(undefined)
              }}
            >
              End link
            </Button>
          </>
        }
      >
        <p>
          Whoever holds the link to <strong className="text-ink">{doomed?.title}</strong> cannot read it any more. It
          cannot be opened again; you can make another one.
        </p>
      </Dialog>
    </div>
  )
}

const STATES = {
  open: { tone: 'success', label: 'Open' },
  ended: { tone: 'neutral', label: 'Ended' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const

function LinkRow({ link, onEnd }: { link: ShareLink; onEnd: () => void }) {
  const state = linkState(link)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={roadmapPath(link.roadmap_id)} className="inline-flex min-h-11 items-center font-semibold">
            {link.title}
          </Link>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          <Link to={versionPath(link.roadmap_id, link.version)}>Version {link.version}</Link> · made{' '}
          {formatMoment(link.created_at)}
          {link.expires_at && ` · until ${formatDate(link.expires_at)}`}
        </p>
        <p className="figures text-sm">
          {link.views === 0 ? 'Not read yet' : `Read ${link.views === 1 ? 'once' : `${link.views} times`}`}
          {link.last_viewed_at && `, last ${formatMoment(link.last_viewed_at)}`}
        </p>
      </div>
      {state === 'open' && (
        <Button variant="secondary" onClick={onEnd}>
          End<span className="sr-only"> the link to {link.title}</span>
        </Button>
      )}
    </li>
  )
}
