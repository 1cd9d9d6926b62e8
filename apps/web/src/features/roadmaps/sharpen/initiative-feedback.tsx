import { FEEDBACK_LINE_MAX, giveFeedback, type Verdict, withdrawFeedback } from '@cairn/contract/feedback'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { feedbackQuery } from '../version-queries.ts'
import { reportError } from '../visible-error.ts'
import './sharpen.css'

const VERDICTS: { verdict: Verdict; label: string; ask: string }[] = [
  { verdict: 'useful', label: 'Useful', ask: 'What makes it useful?' },
  { verdict: 'not_for_us', label: 'Not for us', ask: 'Why is it not for you? The next version leaves it out.' },
  { verdict: 'wrong', label: 'Wrong', ask: 'What is wrong with it?' },
]

/** What the client thinks of one initiative: kept with the version, told to the provider, used by the next version. */
export function InitiativeFeedback({
  id,
  version,
  initiative: { label, name },
}: {
  id: string
  version: number
  initiative: { label: string; name: string }
}) {
  const queries = useQueryClient()
  const query = feedbackQuery(id, version)
  const { data } = useQuery(query)
  const said = data?.find((one) => one.label === label)
  const save = useMutation({
    mutationFn: async (wanted: { verdict: Verdict; line: string } | undefined) => {
      const params = { id, number: version, label }
      if (wanted) await call(giveFeedback, { params, body: wanted })
      else await call(withdrawFeedback, { params })
      return wanted
    },
    onSuccess: (wanted) =>
      queries.setQueryData(query.queryKey, (all = []) => [
        ...all.filter((one) => one.label !== label),
        ...(wanted ? [{ label, ...wanted }] : []),
      ]),
    onError: (error) => reportError('Failed to keep your remark', error),
  })
  const chosen = VERDICTS.find(({ verdict }) => verdict === said?.verdict)
  return (
    <fieldset className="feedback print:hidden">
      <legend className="mb-2 text-sm text-ink-soft">
        <span className="sr-only">
          What do you think of {label} {name}?
        </span>
        <span aria-hidden>What do you think of this?</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {VERDICTS.map(({ verdict, label: text }) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={said?.verdict === verdict}
            className="feedback-choice"
            onClick={() =>
              !save.isPending &&
              save.mutate(said?.verdict === verdict ? undefined : { verdict, line: said?.line ?? '' })
            }
          >
            {text}
          </button>
        ))}
      </div>
      {said && chosen && (
        <Reason
          key={said.line}
          ask={chosen.ask}
          line={said.line}
          busy={save.isPending}
          onSave={(line) => save.mutate({ verdict: said.verdict, line })}
        />
      )}
    </fieldset>
  )
}

function Reason({
  ask,
  line,
  busy,
  onSave,
}: {
  ask: string
  line: string
  busy: boolean
  onSave: (line: string) => void
}) {
  const [text, setText] = useState(line)
  const isKept = text.trim() === line
  return (
    <form
      className="mt-3 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !isKept) onSave(text.trim())
      }}
    >
      <div className="min-w-56 flex-1">
        <TextField
          label={ask}
          optional
          value={text}
          maxLength={FEEDBACK_LINE_MAX}
          onChange={({ target: { value } }) => setText(value)}
          remark={line !== '' && isKept ? 'Saved.' : undefined}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy} className="sm:mt-8">
        Save reason
      </Button>
    </form>
  )
}
