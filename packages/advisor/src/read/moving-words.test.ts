import { expect, test } from 'vitest'
import { namesNothing } from './moving-words.ts'

test.each(['', ' ', 'and', 'it', 'Reduce', 'senken', 'passer', 'mniej', 'moins', 'higher'])(
  'a measure is not named by %j',
  (what) => {
    expect(namesNothing(what)).toBe(true)
  },
)

test.each(['scrap', 'lead time', 'Ausschuss', 'it costs', 'more calls'])('but by %j', (what) => {
  expect(namesNothing(what)).toBe(false)
})
