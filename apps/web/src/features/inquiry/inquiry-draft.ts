import { useEffect } from 'react'

const KEY = 'inquiry_draft'
const DEBOUNCE_MS = 300

interface Stored {
  search?: string
  values?: Record<string, unknown>
}

/**
 * What was typed survives a reload in this tab and no longer: the page is public, and what it holds should not be
 * waiting for the next person at the computer.
 */
export function useInquiryDraft(search: string, values: object): void {
  const json = JSON.stringify({ search, values })
  useEffect(() => {
    const timer = setTimeout(() => attempt(() => sessionStorage.setItem(KEY, json)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [json])
}

/** Only for the address it was typed at: another assessment begins with its own details. */
export function readInquiryDraft(search: string): Record<string, string> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Stored)
  if (stored?.search !== search) return {}
  const texts = Object.entries(stored.values ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

export function clearInquiryDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Storage may be full or forbidden: then nothing is remembered, and the form works all the same. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
