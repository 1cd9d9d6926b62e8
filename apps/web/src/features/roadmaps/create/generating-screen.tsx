import { getRoadmap } from '@cairn/contract/roadmaps'
import { durationText, remainingSeconds, stagesOf, stepMessage } from '@cairn/domain/progress'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { roadmapPath, routes } from '../../../paths.ts'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { rememberRoadmap } from '../roadmap-queries.ts'
import { followGeneration } from './follow-generation.ts'
import { StageCairn } from './stage-cairn.tsx'

/** Long enough to be seen, short enough not to be waited for. */
const CONGRATULATION_MS = 500
/** Most reports are there sooner: an estimate of a minute would only be wrong. */
const ESTIMATE_AFTER_MS = 3000

/** Spec 2, steps 2 and 3, for one roadmap. Leaving only stops the looking. */
export function GeneratingScreen({
  id,
  onCompleted,
  onFailed,
}: {
  id: string
  onCompleted: () => void
  onFailed: (message: string) => void
}) {
  const { percent, doing, isDone } = useFollowed(id, onCompleted, onFailed)
  const takesLong = useWaited(ESTIMATE_AFTER_MS)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="flex flex-col items-center py-10 text-center sm:py-14">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-3xl font-semibold">
        {isDone ? 'Roadmap Generated!' : 'Writing your assessment'}
      </h2>
      <div className="mt-8 flex flex-col-reverse items-center gap-x-14 gap-y-6 sm:flex-row">
        <StageCairn stages={stagesOf({ percent, doing, isDone })} />
        <ProgressRing value={percent} label="Progress of your roadmap" />
      </div>
      <div className="mt-6 min-h-24">
        {isDone ? (
          <p role="status" className="flex items-center justify-center gap-2 text-lg">
            <CircleCheck size={22} aria-hidden className="text-success" /> Taking you to your report
          </p>
        ) : (
          <>
            <p role="status" className="text-lg">
              {stepMessage(percent)}
              {doing && <span className="block text-base text-ink-soft">{doing}</span>}
            </p>
            {takesLong && (
              <p className="figures mt-1 text-ink-soft">
                Estimated time remaining: {durationText(remainingSeconds(percent))}
              </p>
            )}
          </>
        )}
      </div>
      <p className="measure mt-6 border-t border-line pt-6 text-ink-soft">
        You may leave this page. The report goes on being written and will be waiting under{' '}
        <Link to={routes.roadmaps}>My Roadmaps</Link>.
      </p>
    </section>
  )
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return waited
}

function useFollowed(id: string, onCompleted: () => void, onFailed: (message: string) => void) {
  const [{ percent, doing }, setProgress] = useState<{ percent: number; doing?: string | undefined }>({ percent: 0 })
  const [isDone, setDone] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const completed = useEffectEvent(onCompleted)
  const failed = useEffectEvent(onFailed)
  const open = useEffectEvent(() => navigate(roadmapPath(id), { replace: true }))

  useEffect(() => {
    const leaving = new AbortController()
    // The page of the report is fetched while the report is written.
    void import('../view/view-page.tsx')
    const look = (signal: AbortSignal) => call(getRoadmap, { params: { id }, signal })
    const follow = async () => {
      const outcome = await followGeneration(
        look,
        (now, what) => setProgress({ percent: now, doing: what }),
        leaving.signal,
      )
      if (outcome.kind === 'failed') return failed(outcome.message)
      void rememberRoadmap(queries, outcome.roadmap)
      completed()
      setProgress(({ doing: last }) => ({ percent: 100, doing: last }))
      setDone(true)
    }
    follow().catch(() => undefined) // left
    return () => leaving.abort()
  }, [id, queries])

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void open(), CONGRATULATION_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  return { percent, doing, isDone }
}
