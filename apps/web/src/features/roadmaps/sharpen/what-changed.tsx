import type { Roadmap } from '@cairn/contract/roadmaps'
import type { VersionChange } from '@cairn/contract/versions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { comparePath, versionPath } from '../../../paths.ts'
import { changesQuery } from '../version-queries.ts'
import { ChangeText } from './change-text.tsx'
import './sharpen.css'

const HEADING_ID = 'what-changed'

/** At the head of a later version: what is different, and whose answer made it so. */
export function WhatChanged({ roadmap: { id, version = 1 } }: { roadmap: Roadmap }) {
  const { data } = useQuery({ ...changesQuery(id, version), enabled: version > 1 })
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation() as { state: { show?: unknown } | null }
  const arrives = state?.show === 'changes' && data !== undefined
  useEffect(() => {
    if (!arrives) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrives])
  if (version < 2 || data?.before === undefined) return null
  const { before, changes, answers, refusals } = data
  const reasons = new Map([
    ...answers.map((one) => [one.id, `you answered “${one.answer}”`] as const),
    ...refusals.map((one) => [one.id, `you said ‘not for us’${one.reason ? `: “${one.reason}”` : ''}`] as const),
  ])
  return (
    <section aria-labelledby={HEADING_ID} className="what-changed print:hidden">
      <h2 id={HEADING_ID} ref={heading} tabIndex={-1} className="font-serif text-xl font-semibold">
        What changed in version {version}
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2">The plan is the same as in version {before}. Its text may differ.</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {byCause(changes).map(({ key, because, list }) => (
            <li key={key}>
              {because.length > 0 && (
                <p className="text-sm text-ink-soft">
                  Because {because.flatMap((one) => reasons.get(one) ?? []).join(', and ') || 'of what you told us'}:
                </p>
              )}
              <ul className="list-disc pl-5">
                {list.map((change) => (
                  <li key={`${change.kind} ${change.name} ${change.detail}`}>
                    <ChangeText change={change} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <Link to={comparePath(id, before, version)} className="inline-flex min-h-11 items-center">
          Compare with version {before}
        </Link>
        <Link to={versionPath(id, before)} className="inline-flex min-h-11 items-center">
          Read version {before}
        </Link>
      </p>
    </section>
  )
}

/** What the same answers did stands together; what has no single cause comes last. */
function byCause(changes: readonly VersionChange[]) {
  const groups = new Map<string, VersionChange[]>()
  for (const change of changes) {
    const key = change.because.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups]
    .map(([key, list]) => ({ key, because: key === '' ? [] : key.split(' '), list }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === ''))
}
