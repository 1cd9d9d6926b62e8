import { roadmapBrief } from '@cairn/contract/roadmaps'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefForm, CORRUPT_MESSAGE, looksCorrupt } from './brief-form.ts'
import { firstMessages } from './ruled.ts'

const good = { description: 'We bake bread', business_goals: 'Fewer leftovers', challenges: 'Demand is hard to see' }

describe('the form', () => {
  test.each([
    [{}, {}],
    [{ description: '123456789' }, { description: 'Please provide at least 10 characters describing your company' }],
    [{ description: '1234567890' }, {}],
    [{ description: ' '.repeat(12) }, { description: 'Please provide at least 10 characters describing your company' }],
    [
      { business_goals: '' },
      { business_goals: 'Please provide at least 10 characters describing your business goals' },
    ],
    [{ challenges: undefined }, { challenges: 'Please provide at least 10 characters describing your challenges' }],
  ])('the change %j is told %j', (change, messages) => {
    expect(firstMessages(briefForm, { ...good, ...change })).toEqual(messages)
  })

  test('form and wire agree on every text that is not corrupt', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '𠮷'), maxLength: 14 }), (text) => {
        const form = firstMessages(briefForm, { ...good, challenges: text })
        const wire = roadmapBrief.shape.challenges.safeParse(text)
        expect(form['challenges']).toBe(wire.error?.issues[0]?.message)
      }),
    )
  })
})

describe('corrupt values', () => {
  test.each([
    'Traceback (most recent call last): File "app.py"',
    'java.lang.NullPointerException at Main',
    'An Exception of any kind',
    'upstream said 500 Internal Server Error',
    'ERROR: relation "users" does not exist',
    'Something went wrong componentStack: at App',
    'Something went wrong\n    at ErrorBoundary (app.tsx:10)',
    "We're sorry, but something unexpected happened. Please try refreshing the page",
    '[vite] connecting...',
    'webpack-internal:///./src/index.js',
    'at react-dom.development.js:4164',
    'Uncaught (in promise) TypeError: x is undefined',
    '<!DOCTYPE html><html>',
    'x'.repeat(1001),
  ])('%j is refused', (text) => {
    expect(looksCorrupt({ ...good, challenges: text })).toBe(true)
  })

  test.each([
    'We open daily, with the exception of Mondays.',
    'Something went wrong with our last ERP project.',
    'Order entry is error-prone; every error: a call to the customer.',
    'We use webpack and vite for our web shop.',
    'After a recall we trace back every batch by hand.',
    'We fix 500 internal errors a month.',
    'x'.repeat(1000),
  ])('%j is taken as written', (text) => {
    expect(looksCorrupt({ ...good, challenges: text })).toBe(false)
  })

  test('only strings are looked at', () => {
    expect(looksCorrupt({ ...good, quiz_data: { note: 'ERROR:' }, count: 12345, nothing: undefined })).toBe(false)
  })

  test('the message is that of the spec', () => {
    expect(CORRUPT_MESSAGE).toBe('Form data appears to be corrupted. Please refresh the page and try again.')
  })
})
