import { useSyncExternalStore } from 'react'
import { readItem, removeItem, writeItem } from '../../storage/local-storage.ts'
import type { InquiryValues } from './inquiry-form.ts'

/** An inquiry that has been sent, so that the thanks can be found again. */
export interface SentInquiry {
  sentAt: number
  email: string
  copySent: boolean
  asked: Pick<InquiryValues, 'company' | 'solution' | 'problem' | 'techStack' | 'dataDescription' | 'additionalInfo'>
}

/** Until the promised answer should have come, with a weekend and a day to spare. */
const KEPT_MS = 5 * 24 * 60 * 60 * 1000
const KEY = 'inquiry_sent_'

/** For an account it is kept on this device; for a stranger, in this tab and no longer. */
export function keepSentInquiry(userId: string | undefined, sent: SentInquiry): void {
  const json = JSON.stringify(sent)
  try {
    if (userId) writeItem(KEY + userId, json)
    else sessionStorage.setItem(KEY, json)
  } catch {
    // A convenience: the mail says the same.
  }
  tell()
}

export function forgetSentInquiry(userId: string | undefined): void {
  try {
    if (userId) removeItem(KEY + userId)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  tell()
}

export function useSentInquiry(userId: string | undefined): SentInquiry | undefined {
  const json = useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => null,
  )
  return parsed(json)
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function read(userId: string | undefined): string | null {
  if (userId) return readItem(KEY + userId)
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Storage may hold anything. */
function parsed(json: string | null): SentInquiry | undefined {
  try {
    const sent = JSON.parse(json ?? 'null') as Partial<SentInquiry> | null
    if (typeof sent?.sentAt !== 'number' || typeof sent.email !== 'string' || typeof sent.asked !== 'object')
      return undefined
    return Date.now() - sent.sentAt < KEPT_MS ? (sent as SentInquiry) : undefined
  } catch {
    return undefined
  }
}
