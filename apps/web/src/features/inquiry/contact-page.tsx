import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brand } from '../../brand.ts'
import { routes } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ContactForm } from './contact-form.tsx'
import { mailtoLink } from './inquiry-form.ts'
import type { Prefill } from './prefill.ts'
import { readPrefill } from './prefill.ts'
import { SentNote } from './sent-note.tsx'

/** Spec 4: after this long the visitor is taken home. */
const REDIRECT_MS = 3000

export function ContactPage() {
  const [query] = useSearchParams()
  const [prefill] = useState(() => readPrefill(query))
  const [sent, setSent] = useState(false)
  return (
    <div className="frame-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        {sent ? (
          <Thanks />
        ) : (
          <>
            <PageHeading title={`Contact ${brand.provider} for AI implementation`} className="text-3xl" />
            <p className="mt-4 mb-7 max-w-2xl text-lg text-ink-soft">
              Tell us what you have in mind. We make contact within 1-2 business days. Or write to us at{' '}
              <a href={mailtoLink(brand.contact_email)}>{brand.contact_email}</a>.
            </p>
            <SentNote className="mb-8" />
            {prefill && <AssessmentBanner {...prefill} />}
            <ContactForm prefill={prefill} onSent={() => setSent(true)} />
          </>
        )}
      </div>
    </div>
  )
}

function AssessmentBanner({ company_name, decision, fromDisclaimer }: Prefill) {
  return (
    <div className="mb-8">
      <Alert type="success" title="Assessment Completed">
        {company_name && (
          <>
            For <bdi className="font-semibold">{company_name}</bdi>:{' '}
          </>
        )}
        {recommended(decision, fromDisclaimer)} Your answers go along with the inquiry.
      </Alert>
    </div>
  )
}

/** Spec 2: it says that direct consultation was recommended; where the score said otherwise, it says for what. */
function recommended(decision: Prefill['decision'], fromDisclaimer: boolean): string {
  if (decision !== 'roadmap') return 'direct consultation was recommended.'
  return fromDisclaimer
    ? 'direct consultation was recommended for what is too confidential for a report.'
    : 'direct consultation was recommended for those ready to build; your score points to a roadmap first.'
}

function Thanks() {
  const navigate = useNavigate()
  useEffect(() => {
    scrollTo(0, 0)
    const timer = setTimeout(() => void navigate(routes.home), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <PageHeading title="Thank you" />
      <div className="mt-6">
        <Alert type="success" title="Your inquiry has arrived">
          {brand.provider} will make contact within 1-2 business days.
        </Alert>
      </div>
      <p className="mt-6 mb-4 text-ink-soft">
        You are taken to the start page in a moment, and find this there again. It also comes by mail.
      </p>
      <LinkButton to={routes.home} variant="secondary">
        Go there now
      </LinkButton>
    </>
  )
}
