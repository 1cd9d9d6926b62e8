/** Spec 9: form drafts in local storage. */
export const FORM_CACHE_PREFIX = 'form_cache_'
export const DRAFT_EXPIRY_MS = 24 * 60 * 60 * 1000

export interface DraftPolicy {
  formId: string
  debounceMs: number
  expiryMs: number
}

export const COMPANY_DRAFT: DraftPolicy = { formId: 'company', debounceMs: 1000, expiryMs: DRAFT_EXPIRY_MS }

/** Keeps name and e-mail only, never a password. */
export const REGISTRATION_DRAFT: DraftPolicy = {
  formId: 'registration',
  debounceMs: 2000,
  expiryMs: 2 * 60 * 60 * 1000,
}
