import { REGISTRATION_DRAFT } from '@cairn/domain/drafts'
import type { RegistrationValues } from '@cairn/domain/registration-form'
import { clearDraft, hasContent, readDraft, useDraft } from '../../storage/form-cache.ts'

/** Never a password. */
export type RegistrationDraft = Pick<RegistrationValues, 'fullName' | 'email'>

export function readRegistrationDraft(): RegistrationDraft | undefined {
  const draft = readDraft<Partial<Record<string, unknown>>>(REGISTRATION_DRAFT.formId)
  const kept = { fullName: asText(draft?.['fullName']), email: asText(draft?.['email']) }
  return hasContent(kept) ? kept : undefined
}

export function useRegistrationDraft(values: RegistrationDraft): void {
  useDraft(REGISTRATION_DRAFT.formId, values, REGISTRATION_DRAFT)
}

export function clearRegistrationDraft(): void {
  clearDraft(REGISTRATION_DRAFT.formId)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
