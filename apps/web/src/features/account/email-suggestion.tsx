/** Spec 5: 'Did you mean' offers a common domain; pressing it corrects the address. */
export function EmailSuggestion({ address, onAccept }: { address: string; onAccept: (address: string) => void }) {
  return (
    <button type="button" className="button button-quiet -mx-2 -my-1 text-left" onClick={() => onAccept(address)}>
      <span className="min-w-0 break-all">Did you mean {address}?</span>
    </button>
  )
}
