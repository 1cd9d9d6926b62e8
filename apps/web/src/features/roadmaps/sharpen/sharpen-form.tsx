import type { Insights, OpenQuestion } from '@cairn/contract/insights'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { ANSWER_MAX, sharpenRoadmap } from '@cairn/contract/versions'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { briefPath } from '../../../paths.ts'
import { clearDraft, readDraft, useDraft } from '../../../storage/form-cache.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PrivateDataHints } from '../private-data-hints.tsx'
import { useNewVersion } from '../use-new-version.ts'
import { feedbackQuery } from '../version-queries.ts'
import { detailOf } from '../visible-error.ts'
import './sharpen.css'

export const SHARPEN_ID = 'sharpen'

const MORE: OpenQuestion = {
  id: 'more',
  kind: 'more',
  question: 'What else should we know?',
  why: 'Anything that the report got wrong, or that you left out.',
  assumed: '',
  quotes: [],
}

/** What the report would like to know, and what it takes for granted until it does. */
export function SharpenForm({ roadmap, insights }: { roadmap: Roadmap; insights: Insights | undefined }) {
  const { id, version = 1 } = roadmap
  const draftId = `sharpen_${id}_${version}`
  const questions = [...(insights?.questions ?? []), MORE]
  const [answers, setAnswers] = useState<Record<string, string>>(() => readDraft(draftId) ?? {})
  const [sent, setSent] = useState(false)
  useDraft(draftId, answers, { debounceMs: 300, whenLeft: true })
  const form = useRef<HTMLFormElement>(null)
  const { data: feedback = [] } = useQuery(feedbackQuery(id, version))
  const refused = feedback
    .filter(({ verdict }) => verdict === 'not_for_us')
    .flatMap(({ label }) => insights?.initiatives.find((one) => one.label === label) ?? [])
  const write = useNewVersion(id)
  const given = questions.flatMap((one) => {
    const answer = answers[one.id]?.trim() ?? ''
    return answer === '' ? [] : [{ question_id: one.id, answer }]
  })
  const tooLong = given.find(({ answer }) => answer.length > ANSWER_MAX)
  const nothing = given.length === 0 && refused.length === 0
  const submit = () => {
    setSent(true)
    if (nothing) return form.current?.querySelector('textarea')?.focus()
    if (tooLong) return form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(tooLong.question_id)}"]`)?.focus()
    write.mutate(() => call(sharpenRoadmap, { params: { id }, body: { base: version, answers: given } }), {
      onSuccess: () => clearDraft(draftId),
    })
  }
  return (
    <section aria-labelledby={SHARPEN_ID} className="sharpen print:hidden">
      <h2 id={SHARPEN_ID} className="font-serif text-2xl font-semibold">
        Sharpen this report
      </h2>
      <p className="measure mt-2 text-ink-soft">
        Answer what you can, in a word or in a sentence. Your answers join the brief, a new version is written, and it
        shows what they changed. This version stays as it is.
      </p>
      <form
        ref={form}
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!write.isPending) submit()
        }}
      >
        {questions.map((one, index) => (
          <div key={one.id}>
            <TextArea
              name={one.id}
              label={one.question}
              optional
              rows={2}
              value={answers[one.id] ?? ''}
              onChange={({ target: { value } }) => setAnswers((all) => ({ ...all, [one.id]: value }))}
              error={problemOf(answers[one.id], sent && nothing && index === 0)}
              hint={
                <>
                  {one.why}
                  {one.assumed && <span className="block">Until then: {lowerFirst(one.assumed)}</span>}
                </>
              }
            />
            <PrivateDataHints
              text={answers[one.id] ?? ''}
              onChange={(value) => setAnswers((all) => ({ ...all, [one.id]: value }))}
            />
          </div>
        ))}
        {refused.length > 0 && (
          <div className="rounded-md border border-line p-4">
            <p className="font-semibold">Left out of the next version, because you said ‘not for us’:</p>
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ label, name }) => (
                <li key={label}>
                  {label} {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {write.isError && (
          <Alert type="error" title="The new version was not started">
            {detailOf(write.error)}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busy={write.isPending}>
            {write.isPending ? `Writing version ${version + 1}...` : `Write version ${version + 1}`}
          </SubmitButton>
          <LinkButton to={briefPath(id)} variant="secondary">
            Edit the brief
          </LinkButton>
          <p role="status" className="figures text-ink-soft empty:hidden">
            {write.isPending && write.percent > 0 ? `${Math.round(write.percent)}%` : ''}
          </p>
        </div>
      </form>
    </section>
  )
}

function problemOf(answer: string | undefined, isEmptyForm: boolean): string | undefined {
  const over = (answer?.trim().length ?? 0) - ANSWER_MAX
  if (over > 0) return `Please shorten this by ${over} ${over === 1 ? 'character' : 'characters'}.`
  return isEmptyForm ? 'Please answer one of the questions, or mark an initiative that is not for you.' : undefined
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
