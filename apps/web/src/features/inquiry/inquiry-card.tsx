import { X } from 'lucide-react'
import { brand } from '../../brand.ts'
import { Alert } from '../../ui/alert.tsx'
import type { SentInquiry } from './sent-inquiry.ts'

/** That it was sent, when, what happens next and what was asked. */
export function InquiryCard({
  sent,
  onForget,
  className,
}: {
  sent: SentInquiry
  onForget: () => void
  className: string
}) {
  return (
    <section aria-label="Your inquiry" className={className}>
      <Alert
        type="success"
        title={
          <span className="flex items-start justify-between gap-3">
            Your inquiry was sent
            <button
              type="button"
              aria-label="Dismiss: your inquiry was sent"
              className="icon-button -m-2.5"
              onClick={onForget}
            >
              <X size={18} aria-hidden />
            </button>
          </span>
        }
      >
        <p>
          On {whenSent(sent)}. {brand.provider} will make contact within 1-2 business days.{' '}
          {sent.copySent ? 'A copy of what you asked' : 'A confirmation'} went to <strong>{sent.email}</strong>.
        </p>
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">What you asked</summary>
          <Asked asked={sent.asked} />
        </details>
      </Alert>
    </section>
  )
}

/** Made when there is something to say: setting up the words of a language takes longer than the rest of the page. */
const whenSent = ({ sentAt }: SentInquiry) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(sentAt)

const NAMES: [keyof SentInquiry['asked'], string][] = [
  ['company', 'Company'],
  ['solution', 'Solution'],
  ['problem', 'Problem'],
  ['techStack', 'Technology in use'],
  ['dataDescription', 'Data'],
  ['additionalInfo', 'Anything else'],
]

function Asked({ asked }: Pick<SentInquiry, 'asked'>) {
  return (
    <dl className="grid gap-x-6 gap-y-2 pb-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {NAMES.map(([field, name]) =>
        asked[field]?.trim() ? (
          <div key={field} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="whitespace-pre-line">{asked[field]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
