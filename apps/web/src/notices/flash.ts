import { create } from 'zustand'
import type { NoticeType } from './toasts.ts'

export interface FlashMessage {
  id: string
  type: NoticeType
  message: string
}

/** `shown` holds the ids that have already survived one change of page. */
interface FlashState {
  messages: FlashMessage[]
  shown: string[]
}

export const useFlash = create<FlashState>()(() => ({ messages: [], shown: [] }))

/** A message for this page and the next one, so that it may be set just before leaving. */
export function flash(type: NoticeType, message: string): string {
  const id = crypto.randomUUID()
  useFlash.setState(({ messages }) => ({ messages: [...messages, { id, type, message }] }))
  return id
}

export function dismissFlash(id: string): void {
  useFlash.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }))
}

export function flashesChangePage(): void {
  useFlash.setState(({ messages, shown }) => {
    const kept = messages.filter(({ id }) => !shown.includes(id))
    return { messages: kept, shown: kept.map(({ id }) => id) }
  })
}
