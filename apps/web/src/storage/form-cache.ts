import { useEffect, useRef } from 'react'
import { readItem, removeItem, storedKeys, writeItem } from './local-storage.ts'

const PREFIX = 'form_cache_'
const HOUR_MS = 3_600_000
export const DRAFT_EXPIRY_MS = 24 * HOUR_MS

export interface Draft<T> {
  data: T
  timestamp: number
  formId: string
  expiresAt: number
}

/** A full or forbidden storage loses the draft, never the form. */
export function saveDraft<T>(formId: string, data: T, expiryMs = DRAFT_EXPIRY_MS, now = Date.now()): void {
  const draft: Draft<T> = { data, timestamp: now, formId, expiresAt: now + expiryMs }
  try {
    writeItem(PREFIX + formId, JSON.stringify(draft))
  } catch {
    // Private windows and full disks: the visitor types on.
  }
}

export function readDraft<T>(formId: string, now = Date.now()): T | undefined {
  const draft = parse<T>(readItem(PREFIX + formId))
  return draft && draft.expiresAt > now ? draft.data : undefined
}

export function clearDraft(formId: string): void {
  removeItem(PREFIX + formId)
}

/** Spec 9: on load, expired and unreadable drafts go. */
export function cleanExpiredDrafts(now = Date.now()): void {
  for (const key of storedKeys()) {
    if (!key.startsWith(PREFIX)) continue
    const draft = parse(readItem(key))
    if (!draft || draft.expiresAt <= now) removeItem(key)
  }
}

/** Whether a draft is worth offering: any field holds something. */
export function hasContent(data: object | undefined): boolean {
  return Object.values(data ?? {}).some((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)))
}

/**
 * Saves the form's values once they have rested for `debounceMs`. Pass undefined to save nothing. With `whenLeft` what
 * was typed last is saved also by going away or reloading; without it, a form that was finished leaves no draft behind.
 */
export function useDraft<T extends object>(
  formId: string,
  data: T | undefined,
  {
    debounceMs = 1000,
    expiryMs = DRAFT_EXPIRY_MS,
    whenLeft = false,
  }: { debounceMs?: number; expiryMs?: number; whenLeft?: boolean } = {},
): void {
  const json = data && JSON.stringify(data)
  const first = useRef(json)
  const unsaved = useRef<() => void>(undefined)
  useEffect(() => {
    // What the form opened with is not yet anybody's work.
    if (json === undefined || json === first.current) return
    first.current = undefined
    const save = () => {
      saveDraft(formId, JSON.parse(json) as T, expiryMs)
      unsaved.current = undefined
    }
    unsaved.current = save
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
  }, [formId, json, debounceMs, expiryMs])
  useEffect(() => {
    if (!whenLeft) return
    const save = () => unsaved.current?.()
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [whenLeft])
}

function parse<T>(json: string | null): Draft<T> | undefined {
  try {
    const draft = JSON.parse(json ?? 'null') as Draft<T> | null
    return draft && typeof draft.expiresAt === 'number' ? draft : undefined
  } catch {
    return undefined
  }
}
