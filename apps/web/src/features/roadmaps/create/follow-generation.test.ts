import type { Roadmap } from '@cairn/contract/roadmaps'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { followGeneration, type Outcome } from './follow-generation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const with_ = (content: unknown) => ({ id: '1', content }) as Roadmap
const RUNNING = with_({ status: 'generating' })
const DONE = with_({ status: 'completed', content: { content: '## Summary' } })
const down = new ApiError({ message: 'Failed to fetch' })

/** Answers one thing after another, the last one for ever. */
function follow(...answers: (Roadmap | ApiError)[]) {
  const looks: number[] = []
  const shown: number[] = []
  const leaving = new AbortController()
  let outcome: Outcome | 'left' | undefined
  const look = async () => {
    const answer = answers[Math.min(looks.length, answers.length - 1)] ?? RUNNING
    looks.push(Date.now())
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const started = Date.now()
  followGeneration(look, (percent) => shown.push(percent), leaving.signal).then(
    (end) => (outcome = end),
    () => (outcome = 'left'),
  )
  return {
    shown,
    leaving,
    at: () => looks.map((time) => time - started),
    outcome: () => outcome,
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('it looks at once, a few times soon, and then every 5 s', async () => {
  const run = follow(RUNNING)
  await run.after(15_000)
  expect(run.at()).toEqual([0, 150, 400, 800, 1400, 2400, 3600, 5000, 10_000, 15_000])
})

test('60 counted attempts without an end are a timeout', async () => {
  const run = follow(RUNNING)
  await run.after(59 * 5000 - 1)
  expect(run.outcome()).toBeUndefined()
  await run.after(1)
  expect(run.outcome()).toEqual({ kind: 'failed', message: 'Roadmap generation timed out' })
  expect(run.at().filter((ms) => ms % 5000 === 0)).toHaveLength(60)
})

test('the end is the completed roadmap', async () => {
  const run = follow(RUNNING, RUNNING, DONE)
  await run.after(400)
  expect(run.outcome()).toEqual({ kind: 'completed', roadmap: DONE })
})

test('a report without a status has been written; content without either is still being written', async () => {
  const text = follow(with_('## Summary\n\nAll is well.'))
  const unclear = follow(with_({ insights: {} }))
  await text.after(5000)
  expect([text.outcome(), unclear.outcome()]).toEqual([
    { kind: 'completed', roadmap: with_('## Summary\n\nAll is well.') },
    undefined,
  ])
})

test.each([
  [{ status: 'failed', message: 'The model is asleep' }, 'The model is asleep'],
  [{ status: 'failed' }, 'Roadmap generation failed'],
])('%j ends with %j', async (content, message) => {
  const run = follow(RUNNING, with_(content))
  await run.after(150)
  expect(run.outcome()).toEqual({ kind: 'failed', message })
})

test('what the server says is shown, its silence is estimated, and nothing runs backwards', async () => {
  const run = follow(
    with_(undefined),
    with_({ status: 'generating', progress: 30 }),
    with_({ status: 'generating', progress: 20 }),
    with_({ status: 'generating' }),
    with_({ status: 'generating', progress: 40 }),
  )
  await run.after(1400)
  expect(run.shown).toEqual([10, 30, 30, 85, 85])
})

test('errors are lived through until the last attempt', async () => {
  const lucky = follow(down, down, down, down, DONE)
  const unlucky = follow(down)
  await lucky.after(59 * 5000 - 1)
  expect(lucky.outcome()).toEqual({ kind: 'completed', roadmap: DONE })
  expect(unlucky.outcome()).toBeUndefined()
  await unlucky.after(1)
  expect(unlucky.outcome()).toEqual({ kind: 'failed', message: 'Failed to fetch roadmap' })
})

test('a roadmap that is gone is not asked for again', async () => {
  const run = follow(RUNNING, new ApiError({ status: 404, body: { detail: 'Roadmap not found' } }))
  await run.after(60_000)
  expect(run.outcome()).toEqual({ kind: 'failed', message: 'Roadmap not found' })
  expect(run.at()).toHaveLength(2)
})

test('leaving ends the looking', async () => {
  const run = follow(RUNNING)
  await run.after(1000)
  run.leaving.abort()
  await run.after(60_000)
  expect(run.outcome()).toBe('left')
  expect(run.at()).toHaveLength(4)
})
