import type { CompanyDetails } from '@cairn/contract/company'
import { useState } from 'react'
import { clearDraft, hasContent, readDraft } from '../../storage/form-cache.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CompanyForm, draftOf, EMPTY_COMPANY } from './company-form.tsx'
import type { CompanyDraft } from './company-form.tsx'
import { DraftBanner } from './draft-banner.tsx'

/** The form as it was left, or empty with an offer of what was typed on an earlier visit. */
export function CompanyStep({
  known,
  draftId,
  action,
  onDone,
}: {
  known: CompanyDetails | undefined
  draftId: string
  action: string
  onDone: (details: CompanyDetails) => void
}) {
  const [draft, setDraft] = useState(() => (known ? undefined : offeredDraft(draftId)))
  /** What the banner's buttons decided; either way the form begins anew, and the pressed button is gone. */
  const [decided, setDecided] = useState<CompanyDraft>()
  return (
    <div className="max-w-2xl">
      <PageHeading title="About your company" className="text-3xl" />
      <p className="mt-3 mb-7 text-ink-soft sm:text-lg">
        Three details and five questions, about two minutes. Then you see which way on suits you, and why.
      </p>
      {draft && (
        <DraftBanner
          name={draft.company_name}
          onRestore={() => {
            setDecided(draft)
            setDraft(undefined)
          }}
          onDiscard={() => {
            clearDraft(draftId)
            setDecided(EMPTY_COMPANY)
            setDraft(undefined)
          }}
        />
      )}
      <CompanyForm
        key={decided ? 'decided' : 'opened'}
        opensWith={decided ?? draftOf(known)}
        draftId={draftId}
        focus={decided !== undefined}
        action={action}
        onDone={onDone}
      />
    </div>
  )
}

/** Spec 4: offered when a cached company form holds any value. */
function offeredDraft(draftId: string): CompanyDraft | undefined {
  const stored = readDraft<object>(draftId)
  if (!stored || !hasContent(stored)) return undefined
  const texts = Object.entries({ ...EMPTY_COMPANY, ...stored }).filter(
    ([name, value]) => name in EMPTY_COMPANY && isText(value),
  )
  return { ...EMPTY_COMPANY, ...Object.fromEntries(texts) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
