import { DRAFT_EXPIRY_MS } from '@cairn/domain/drafts'
import { useSession } from '../../session/session.ts'
import { saveDraft } from '../../storage/form-cache.ts'

export const BRIEF_DRAFT_POLICY = { debounceMs: 300, expiryMs: DRAFT_EXPIRY_MS, whenLeft: true }

/** One person's draft is not offered to the next at the same machine. */
export function useBriefDraftId(): string {
  const user = useSession((session) => session.user)
  return `brief_${user?.id ?? ''}`
}

export function saveBriefDraft(draftId: string, values: object): void {
  saveDraft(draftId, values, BRIEF_DRAFT_POLICY.expiryMs)
}
