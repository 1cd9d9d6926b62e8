import type { Roadmap } from '@cairn/contract/roadmaps'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { safeReturnPath } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FavoriteStar } from '../favorite-star.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { RenameTitle } from './rename-title.tsx'

/** What belongs to the keeping of a report, not to the report: it is not printed. */
export function ViewBar({ roadmap }: { roadmap: Roadmap }) {
  const { state } = useLocation() as { state: { from?: unknown } | null }
  // Where one came from; links to sections of the report make entries of their own, which do not know it.
  const [back] = useState(() => safeReturnPath(state?.from))
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <LinkButton to={back} variant="quiet" className="-mx-2">
        <ArrowLeft size={18} aria-hidden /> Back to Journey
      </LinkButton>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <RenameTitle roadmap={roadmap} />
        <FavoriteStar roadmap={roadmap} />
        <StatusBadge roadmap={roadmap} />
      </div>
    </div>
  )
}
