import { suggestEmail } from '@cairn/domain/email-hints'

/** Spec 5: 'Did you mean' offers a common domain; pressing it corrects the address. */
export function EmailSuggestion({ email, onAccept }: { email: string; onAccept: (address: string) => void }) {
  const suggestion = suggestEmail(email)
  return (
    <p aria-live="polite" className="-mt-3 empty:hidden">
      {suggestion && (
        <button type="button" className="button button-quiet -mx-2 text-left" onClick={() => onAccept(suggestion)}>
          <span className="min-w-0 break-all">Did you mean {suggestion}?</span>
        </button>
      )}
    </p>
  )
}
