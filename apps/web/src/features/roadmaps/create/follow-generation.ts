import type { Roadmap } from '@cairn/contract/roadmaps'
import { nextProgress, POLL_ATTEMPTS, POLL_INTERVAL_MS } from '@cairn/domain/progress'
import { readDoing, readMessage, readProgress, readReport, readStatus } from '@cairn/domain/roadmap-content'
import { ApiError } from '../../../api/api-error.ts'

export type Outcome = { kind: 'completed'; roadmap: Roadmap } | { kind: 'failed'; message: string }

/**
 * Spec 4: one look at once, then one every 5 s, 60 in all. The built-in engine writes a report in far less, so a few
 * more looks fall between the first attempt and the second; they are not counted, and lost ones are not missed.
 */
const EARLY_LOOKS_MS = [150, 400, 800, 1400, 2400, 3600]

/** Looks at the roadmap until it has an end. Rejects only when `signal` says so. */
export async function followGeneration(
  look: (signal: AbortSignal) => Promise<Roadmap>,
  onProgress: (percent: number, doing: string | undefined) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  let percent = 0
  for (const { attempt, gapMs, last } of schedule()) {
    await pause(gapMs, signal)
    try {
      const roadmap = await look(signal)
      const status = statusOf(roadmap)
      if (status === 'completed') return { kind: 'completed', roadmap }
      if (status === 'failed')
        return { kind: 'failed', message: readMessage(roadmap.content) ?? 'Roadmap generation failed' }
      percent = nextProgress(percent, { attempt, status, progress: readProgress(roadmap.content) })
      onProgress(percent, readDoing(roadmap.content))
    } catch (error) {
      signal.throwIfAborted()
      if (isFinal(error)) return { kind: 'failed', message: (error as ApiError).detail }
      if (last) return { kind: 'failed', message: 'Failed to fetch roadmap' }
    }
  }
  return { kind: 'failed', message: 'Roadmap generation timed out' }
}

function* schedule() {
  let nowMs = 0
  const at = (ms: number) => {
    const gapMs = ms - nowMs
    nowMs = ms
    return gapMs
  }
  yield { attempt: 0, gapMs: 0, last: false }
  for (const ms of EARLY_LOOKS_MS) yield { attempt: 0, gapMs: at(ms), last: false }
  for (let attempt = 1; attempt < POLL_ATTEMPTS; attempt += 1)
    yield { attempt, gapMs: at(attempt * POLL_INTERVAL_MS), last: attempt === POLL_ATTEMPTS - 1 }
}

/** Without content there is no status yet; a report without one has been written. */
function statusOf({ content }: { content?: unknown }) {
  if (content === undefined || content === null) return undefined
  return readStatus({ content }, readReport(content).kind === 'text' ? 'completed' : 'generating')
}

/** The roadmap is gone, or not ours: asking again will not change that. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status_code)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
