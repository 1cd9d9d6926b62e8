import { sendInquiry } from '@cairn/contract/inquiries'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { useSession } from '../../session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { useDrawnForm } from '../../ui/drawn-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { clearInquiryDraft, readInquiryDraft, useInquiryDraft } from './inquiry-draft.ts'
import { inquiryFailure, Refused } from './inquiry-failure.ts'
import { EMPTY_INQUIRY, inquiryBody, inquiryForm, mailtoLink } from './inquiry-form.ts'
import type { InquiryValues } from './inquiry-form.ts'
import type { Prefill } from './prefill.ts'
import { keepSentInquiry } from './sent-inquiry.ts'

type Valid = z.output<typeof inquiryForm>

/** Whatever happens to a submission, what was typed stays. */
export function ContactForm({ prefill, onSent }: { prefill: Prefill | undefined; onSent: () => void }) {
  const { search } = useLocation()
  const user = useSession((session) => session.user)
  const [sending, setSending] = useState<'not yet' | 'under way' | { error: unknown }>('not yet')
  const isSending = sending === 'under way'
  // Not a mutation of the query cache: that alone would bring the cache to a page which keeps nothing in it.
  const send = async (valid: Valid) => {
    setSending('under way')
    try {
      const reply: unknown = await call(sendInquiry, { body: inquiryBody(valid, prefill?.routing_data ?? {}) })
      const { success, copy_sent } = (reply ?? {}) as { success?: boolean; copy_sent?: boolean }
      if (!success) throw new Refused(reply)
      const { name: _name, position: _position, website: _website, email, ...asked } = valid
      clearInquiryDraft()
      keepSentInquiry(user?.id, { sentAt: Date.now(), email, copySent: copy_sent === true, asked })
      onSent()
    } catch (error) {
      setSending({ error })
    }
  }
  const { register, control, handleSubmit, getValues, setValue, formState } = useForm<InquiryValues, unknown, Valid>({
    resolver: standardSchemaResolver(inquiryForm),
    mode: 'onTouched',
    defaultValues: { ...EMPTY_INQUIRY, ...fromAssessment(prefill), ...readInquiryDraft(search) },
  })
  const values = useWatch({ control })
  useDrawnForm(register)
  useInquiryDraft(search, values)
  useEffect(() => {
    // Who is signed in need not say again who they are. The account may be known a moment after the page.
    if (!user) return
    if (getValues('name') === '') setValue('name', user.username)
    if (getValues('email') === '') setValue('email', user.email)
  }, [user, getValues, setValue])
  const { errors } = formState
  const area = (name: 'solution' | 'problem' | 'techStack' | 'dataDescription' | 'additionalInfo') => ({
    ...register(name),
    rows: 3,
    dir: 'auto',
    className: 'min-h-24',
    error: errors[name]?.message,
  })
  const line = (name: 'company' | 'name' | 'position' | 'email') => ({
    ...register(name),
    dir: 'auto',
    required: true,
    error: errors[name]?.message,
  })

  return (
    <form noValidate method="post" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Section title="Project Details">
        <TextArea
          {...area('solution')}
          required
          label="Solution"
          hint="What would you like to have? A sentence or two will do."
        />
        <TextArea
          {...area('problem')}
          required
          label="Problem"
          hint="What should it solve, and what does that cost you today?"
        />
        <TextArea
          {...area('techStack')}
          required
          label="Technology in use"
          hint="The systems it would have to work with."
        />
        <TextArea
          {...area('dataDescription')}
          required
          label="Data"
          hint="What there is, how much and where. Kinds, not contents."
        />
      </Section>
      <Section title="Contact Details">
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <TextField {...line('company')} label="Company" autoComplete="organization" />
          <TextField {...line('name')} label="Name" autoComplete="name" />
          <TextField {...line('position')} label="Position" autoComplete="organization-title" />
          <TextField
            {...line('email')}
            type="email"
            label="Email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </div>
        <TextArea {...area('additionalInfo')} label="Anything else" optional />
      </Section>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor="website">Leave this empty</label>
        <input {...register('website')} id="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {typeof sending === 'object' && (
        <SubmissionError mailto={mailtoLink(brand.contact_email, values)}>
          {inquiryFailure(sending.error)}
        </SubmissionError>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busy={isSending} className="w-full px-8 sm:w-auto">
          {isSending ? 'Sending...' : 'Send inquiry'}
        </SubmitButton>
        <p className="text-ink-soft">
          Rather by mail? <a href={mailtoLink(brand.contact_email, values)}>Email {brand.contact_email}</a>
        </p>
      </div>
    </form>
  )
}

/** Spec 2: the form begins with what the assessment knows. */
function fromAssessment(prefill: Prefill | undefined): Partial<typeof EMPTY_INQUIRY> {
  if (!prefill) return {}
  return {
    ...(prefill.industry && { techStack: `Industry: ${prefill.industry}` }),
    ...(prefill.company_name && { company: prefill.company_name }),
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-7 min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-4 w-full">
        <h2 className="font-serif text-2xl font-semibold">{title}</h2>
      </legend>
      <div className="clear-both grid gap-3">{children}</div>
    </fieldset>
  )
}

function SubmissionError({ mailto, children }: { mailto: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="mb-5 scroll-mb-32">
      <Alert type="error" title="Submission Error">
        <p>{children}</p>
        <p className="mt-2">
          Nothing you typed is lost. Please try again, or <a href={mailto}>email us directly</a>: your text comes along.
        </p>
      </Alert>
    </div>
  )
}
