import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanExpiredDrafts, clearDraft, hasContent, readDraft, saveDraft, useDraft } from './form-cache.ts'

const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('a draft keeps its data, its form and its times under the prefix', () => {
  saveDraft('company', { company_name: 'Acme' })
  expect(JSON.parse(localStorage.getItem('form_cache_company') ?? '')).toEqual({
    data: { company_name: 'Acme' },
    timestamp: 1_000_000,
    formId: 'company',
    expiresAt: 1_000_000 + 24 * HOUR_MS,
  })
  expect(readDraft('company')).toEqual({ company_name: 'Acme' })
})

test('a draft is gone when it expires, and when it is cleared', () => {
  saveDraft('short', { a: 1 }, 2 * HOUR_MS)
  expect(readDraft('short', Date.now() + 2 * HOUR_MS - 1)).toEqual({ a: 1 })
  expect(readDraft('short', Date.now() + 2 * HOUR_MS)).toBeUndefined()
  clearDraft('short')
  expect(readDraft('short')).toBeUndefined()
})

test('cleaning takes expired and unreadable drafts and nothing else', () => {
  saveDraft('old', {}, -1)
  saveDraft('fresh', {})
  localStorage.setItem('form_cache_broken', '{')
  localStorage.setItem('theme', 'dark')
  cleanExpiredDrafts()
  expect(Object.keys(localStorage).sort()).toEqual(['form_cache_fresh', 'theme'])
})

test.each([
  [undefined, false],
  [{}, false],
  [{ company_name: '', industry: ' ' }, false],
  [{ company_name: '', industry: 'Mining' }, true],
])('%j is worth offering: %s', (data, expected) => {
  expect(hasContent(data)).toBe(expected)
})

function Form({ values }: { values: { name: string } }) {
  useDraft('form', values, { debounceMs: 1000 })
  return null
}

test('values are saved once they have rested, and what the form opened with is not', () => {
  const { rerender } = render(<Form values={{ name: '' }} />)
  vi.advanceTimersByTime(5000)
  expect(readDraft('form')).toBeUndefined()
  rerender(<Form values={{ name: 'A' }} />)
  vi.advanceTimersByTime(900)
  rerender(<Form values={{ name: 'Ac' }} />)
  vi.advanceTimersByTime(999)
  expect(readDraft('form')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(readDraft('form')).toEqual({ name: 'Ac' })
})

function Left({ values }: { values: { name: string } }) {
  useDraft('left', values, { debounceMs: 1000, whenLeft: true })
  return null
}

test.each<[string, (unmount: () => void) => void]>([
  ['going to another page', (unmount) => unmount()],
  ['reloading', () => dispatchEvent(new Event('pagehide'))],
])('what has not rested yet is saved by %s', (_, leave) => {
  const { rerender, unmount } = render(<Left values={{ name: '' }} />)
  rerender(<Left values={{ name: 'A' }} />)
  expect(readDraft('left')).toBeUndefined()
  leave(unmount)
  expect(readDraft('left')).toEqual({ name: 'A' })
})
