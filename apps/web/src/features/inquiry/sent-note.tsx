import { lazy, Suspense } from 'react'
import { useSession } from '../../session/session.ts'
import { forgetSentInquiry, useSentInquiry } from './sent-inquiry.ts'

/** After a sent inquiry; its card is loaded only then. */
export function SentNote({ className = '' }: { className?: string }) {
  const userId = useSession(({ user }) => user?.id)
  const sent = useSentInquiry(userId)
  return (
    sent && (
      <Suspense>
        <InquiryCard sent={sent} onForget={() => forgetSentInquiry(userId)} className={className} />
      </Suspense>
    )
  )
}

const InquiryCard = lazy(async () => ({ default: (await import('./inquiry-card.tsx')).InquiryCard }))
