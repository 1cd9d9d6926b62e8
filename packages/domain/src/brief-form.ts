import { BRIEF_TEXT_MAX, BRIEF_TEXT_MIN } from '@cairn/contract/roadmaps'
import * as z from 'zod/mini'
import { ruled } from './ruled.ts'

export const CORRUPT_MESSAGE = 'Form data appears to be corrupted. Please refresh the page and try again.'

export const briefForm = z.object({
  description: ruled(describing('company')),
  business_goals: ruled(describing('business goals')),
  challenges: ruled(describing('challenges')),
})
export type BriefFormValues = z.input<typeof briefForm>

/**
 * Whether a value holds text of a development tool or of a failing server instead of a person's words, or is longer
 * than any field may be. Spec 5 names 'Traceback', 'Exception' and 'ERROR:' outright; all are matched with their case,
 * so that 'with the exception of Mondays' and 'error: the till does not close' stay what they are.
 */
export function looksCorrupt(values: Record<string, unknown>): boolean {
  return Object.values(values).some(
    (value) =>
      typeof value === 'string' && (value.length > BRIEF_TEXT_MAX || MACHINE_TEXT.some((text) => value.includes(text))),
  )
}

/** 'Something went wrong' and 'webpack' alone are not here: people write them about their own work. */
const MACHINE_TEXT = [
  'Traceback',
  'Exception',
  'ERROR:',
  '500 Internal Server Error',
  '502 Bad Gateway',
  '503 Service Unavailable',
  '504 Gateway Time',
  '<!DOCTYPE html',
  '<!doctype html',
  'We’re sorry, but something unexpected happened',
  "We're sorry, but something unexpected happened",
  'ErrorBoundary',
  'componentStack',
  'The above error occurred in',
  'Minified React error',
  'react-dom.development',
  'react-dom-client.development',
  '[vite]',
  '[plugin:vite',
  '@vite/client',
  '[HMR]',
  '[webpack',
  'webpack://',
  'webpack-internal:',
  'Uncaught (in promise)',
  'Uncaught Error',
  'TypeError:',
  'ReferenceError:',
  'SyntaxError:',
]

function describing(what: string) {
  return (value: string) =>
    value.trim().length < BRIEF_TEXT_MIN
      ? `Please provide at least ${BRIEF_TEXT_MIN} characters describing your ${what}`
      : undefined
}
