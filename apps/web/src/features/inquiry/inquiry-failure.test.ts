import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { inquiryFailure, Refused } from './inquiry-failure.ts'

const answered = (status: number, body?: unknown) =>
  new ApiError({ status, body, message: `Request failed with status code ${status}` })

/** Spec 8, the contact rows. */
test.each([
  [
    'a 422 with a list',
    answered(422, {
      detail: [
        { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'x' },
        { loc: ['body', 'routing_data', 0], msg: 'Too long', type: 'x' },
      ],
    }),
    'Validation error: body → email: Please enter a valid email address; body → routing_data → 0: Too long',
  ],
  ['a 422 with a text', answered(422, { detail: 'no such field' }), 'Validation error: no such field'],
  [
    'a 429',
    answered(429, { detail: 'Slow down' }),
    'Too many requests. Please wait before submitting another inquiry.',
  ],
  [
    'a message that contains 429',
    new Refused({ success: false, message: 'HTTP 429' }),
    'Too many requests. Please wait before submitting another inquiry.',
  ],
  ['a failure with a detail', answered(503, { detail: 'Closed for repairs' }), 'Closed for repairs'],
  ['a failure with a message', answered(500, { message: 'Out of paper' }), 'Out of paper'],
  ['a failure that says nothing', answered(502), 'Submission failed'],
  ['an answer without success, with a detail', new Refused({ success: false, detail: 'Not today' }), 'Not today'],
  ['an answer without success', new Refused({ success: false }), 'Submission failed'],
  ['an answer without a body', new Refused(undefined), 'Submission failed'],
  [
    'no answer at all',
    new ApiError({ message: 'Failed to fetch', cause: new TypeError('Failed to fetch') }),
    'An error occurred while submitting your inquiry',
  ],
  ['anything else', 'a thrown text', 'An error occurred while submitting your inquiry'],
])('%s', (_name, error, text) => {
  expect(inquiryFailure(error)).toBe(text)
})
