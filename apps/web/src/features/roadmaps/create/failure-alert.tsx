import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { roadmapPath } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'

export interface Failure {
  /** The spec's words, or the server's about a generation. */
  title: string
  detail?: string
  /** The roadmap that failed, where there is one. */
  roadmapId?: string
}

/** Spec 8: a failed creation. */
export function creationFailure(error: unknown): Failure {
  const status = error instanceof ApiError ? error.status_code : 500
  const advice = status === 422 ? 'Please check your input data and try again.' : 'Please try again later.'
  const title = `Failed to create roadmap. ${advice}`
  // A refusal says why; what a broken server or network says helps nobody.
  return error instanceof ApiError && status < 500 ? { title, detail: error.detail } : { title }
}

/** Takes the focus, so that it is in sight and the way back to the fields is one Tab. */
export function FailureAlert({ failure: { title, detail, roadmapId } }: { failure: Failure }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4">
      <Alert type="error" title={title}>
        {detail && <p>{detail}</p>}
        <p>
          Nothing you typed is lost.
          {roadmapId && (
            <>
              {' '}
              <Link to={roadmapPath(roadmapId)}>Look at this roadmap</Link> or send the form again.
            </>
          )}
        </p>
      </Alert>
    </div>
  )
}
