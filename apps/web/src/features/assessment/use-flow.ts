import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '../../paths.ts'
import { companyDraftId, openFlow, reachable, saveFlow, useOpenFlow } from '../../storage/assessment-flow.ts'
import type { Flow, Place } from '../../storage/assessment-flow.ts'
import { useRestart } from '../../ui/new-assessment.tsx'

/** What a history entry of the start page holds: each step and each question is one. */
export interface FlowEntry {
  place?: Place
  /** Where one was before: 'Previous' then goes back instead of on. */
  from?: Place
}

/** The assessment: what is known is kept in storage, where one is in the browser's history. */
export function useFlow(userId: string) {
  useState(() => openFlow(userId))
  const { flow, beginnings } = useOpenFlow()
  const { state } = useLocation() as { state: FlowEntry | null }
  const navigate = useNavigate()
  const clear = useRestart()
  const place = reachable(flow, state?.place ?? flow.place)
  const isNew = state?.place === undefined

  useLayoutEffect(() => {
    // From now on this entry shows this place, wherever one goes from here.
    if (isNew) void navigate(routes.home, { state: { place }, replace: true })
  }, [isNew, navigate, place])

  const keep = (next: Flow) => saveFlow(userId, next)
  const goTo = (next: Place) => void navigate(routes.home, { state: { place: next, from: place } })
  return {
    flow,
    place,
    beginnings,
    draftId: companyDraftId(userId),
    keep,
    go: (next: Flow) => {
      keep(next)
      goTo(next.place)
    },
    /** To the question before, which is the entry before where that is where one came from. */
    back: (to: Place) => (state?.from === to ? void navigate(-1) : goTo(to)),
    restart: ({ draftToo }: { draftToo: boolean }) => {
      clear({ draftToo, place })
      goTo('company')
      scrollTo({ top: 0 })
    },
  }
}
