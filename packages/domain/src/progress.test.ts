import { ROADMAP_STATUSES } from '@cairn/contract/roadmaps'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  durationText,
  estimatedProgress,
  nextProgress,
  POLL_ATTEMPTS,
  POLL_INTERVAL_MS,
  remainingSeconds,
  stagesOf,
  stepMessage,
  stepOf,
  type PollReading,
} from './progress.ts'

test('polling is every 5 seconds, 60 times', () => {
  expect([POLL_INTERVAL_MS, POLL_ATTEMPTS]).toEqual([5000, 60])
})

test.each<[PollReading, number]>([
  [{ attempt: 0 }, 10],
  [{ attempt: 1 }, 13],
  [{ attempt: 13 }, 49],
  [{ attempt: 14 }, 50],
  [{ attempt: 59 }, 50],
  [{ attempt: 3, status: 'pending' }, 19],
  [{ attempt: 0, status: 'generating' }, 85],
  [{ attempt: 4, status: 'generating' }, 93],
  [{ attempt: 5, status: 'generating' }, 95],
  [{ attempt: 59, status: 'generating' }, 95],
  [{ attempt: 0, status: 'completed' }, 100],
])('%j is estimated at %i percent', (reading, percent) => {
  expect(estimatedProgress(reading)).toBe(percent)
})

test.each<[number, PollReading, number]>([
  [0, { attempt: 0 }, 10],
  [10, { attempt: 1, status: 'generating', progress: 40 }, 40],
  [40, { attempt: 2, status: 'generating', progress: 30 }, 40],
  [40, { attempt: 2 }, 40],
  [40, { attempt: 3, status: 'generating', progress: 250 }, 99],
  [40, { attempt: 3, status: 'generating', progress: Number.NaN }, 91],
  [40, { attempt: 3, status: 'completed', progress: 80 }, 100],
])('after %i, %j shows %i', (previous, reading, percent) => {
  expect(nextProgress(previous, reading)).toBe(percent)
})

test('what is shown never runs backwards, never leaves 0 to 100, and reaches 100 only when completed', () => {
  const reading = fc.record({
    attempt: fc.nat({ max: 60 }),
    status: fc.option(fc.constantFrom(...ROADMAP_STATUSES), { nil: undefined }),
    progress: fc.option(fc.double(), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      let shown = 0
      let done = false
      for (const next of readings) {
        const percent = nextProgress(shown, next)
        done ||= next.status === 'completed'
        expect(percent).toBeGreaterThanOrEqual(shown)
        expect(percent === 100).toBe(done)
        expect(percent).toBeLessThanOrEqual(100)
        shown = percent
      }
    }),
  )
})

test.each([
  [0, 'analyzing', 'Analyzing your business context...'],
  [24.9, 'analyzing', 'Analyzing your business context...'],
  [25, 'generating', 'Generating strategic insights...'],
  [49, 'generating', 'Generating strategic insights...'],
  [50, 'formatting', 'Formatting your analysis...'],
  [74, 'formatting', 'Formatting your analysis...'],
  [75, 'finalizing', 'Finalising your report...'],
  [100, 'finalizing', 'Finalising your report...'],
])('at %d percent the step is %s', (percent, step, message) => {
  expect([stepOf(percent), stepMessage(percent)]).toEqual([step, message])
})

test.each([
  [0, 60],
  [50, 30],
  [91, 5.4],
  [92, 5],
  [100, 5],
])('at %i percent about %d seconds remain', (percent, seconds) => {
  expect(remainingSeconds(percent)).toBeCloseTo(seconds, 6)
})

test.each([
  [5, '5 seconds'],
  [1, '1 second'],
  [40.2, '40 seconds'],
  [59.6, '1 minute'],
  [60, '1 minute'],
  [65, '1 minute 5 seconds'],
  [121, '2 minutes 1 second'],
])('%d seconds read %j', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test.each([
  ['by the percentage', { percent: 30, isDone: false }, ['Strategic insights']],
  ['by what a model is doing', { percent: 30, doing: 'Checking the plan', isDone: false }, ['Checking the plan']],
  [
    'by the percentage, where the server says something else',
    { percent: 80, doing: 'Ironing', isDone: false },
    ['Your report'],
  ],
  ['none, once it is done', { percent: 100, doing: 'Writing', isDone: true }, []],
])('the stage in hand is told %s', (_, reading, expected) => {
  const stages = stagesOf(reading)
  expect(stages).toHaveLength(4)
  expect(stages.filter(({ state }) => state === 'now').map(({ name }) => name)).toEqual(expected)
})
