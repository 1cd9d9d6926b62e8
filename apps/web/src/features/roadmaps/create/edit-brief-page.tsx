import { type KeptAnswer, type KeptRefusal, type Roadmap, roadmapBrief } from '@cairn/contract/roadmaps'
import { editBrief } from '@cairn/contract/versions'
import { CORRUPT_MESSAGE, looksCorrupt } from '@cairn/domain/brief-form'
import { readClientInput } from '@cairn/domain/roadmap-content'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { roadmapPath } from '../../../paths.ts'
import { clearDraft, readDraft, useDraft } from '../../../storage/form-cache.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { BRIEF_DRAFT_POLICY } from '../brief-draft.ts'
import { isRunning, roadmapQuery } from '../roadmap-queries.ts'
import { useNewVersion } from '../use-new-version.ts'
import { MissingState, RoadmapSkeleton } from '../view/roadmap-states.tsx'
import { detailOf } from '../visible-error.ts'
import { BriefForm } from './brief-form.tsx'
import { type BriefValues, openingValues, payloadOf } from './brief-values.ts'

/** The whole brief in the form it was written in; sending it gives a new version of the same roadmap. */
export function EditBriefPage() {
  const { id = '' } = useParams()
  const { data: roadmap, isPending, error, refetch } = useQuery(roadmapQuery(id))
  if (isPending) return <RoadmapSkeleton headed={false} />
  if (!roadmap) return <MissingState error={error} onRetry={() => void refetch()} />
  return (
    <div className="frame-width max-w-[56rem] py-10 sm:py-14">
      <PageHeading title="Edit the brief" className="text-3xl" />
      <p className="measure mt-3 text-ink-soft">
        Change what is no longer true, and a new version is written from it. The one you have stays as it is.
      </p>
      {isRunning(roadmap) ? (
        <div className="mt-6">
          <Alert type="info">A version of this report is being written. Its brief can be edited when it is done.</Alert>
        </div>
      ) : (
        <EditForm key={roadmap.version} roadmap={roadmap} />
      )}
    </div>
  )
}

interface Edited {
  values: BriefValues
  answers: Record<string, string>
  dropped: string[]
}

function EditForm({ roadmap }: { roadmap: Roadmap }) {
  const { id, version = 1 } = roadmap
  const draftId = `edit_${id}_${version}`
  const input = readClientInput(roadmap.client_input)
  const { answers = [], not_for_us = [] } = input as { answers?: KeptAnswer[]; not_for_us?: KeptRefusal[] }
  const [edited, setEdited] = useState<Edited>(
    () =>
      readDraft<Edited>(draftId) ?? {
        values: openingValues({}, openingDraft(input)),
        answers: Object.fromEntries(answers.map((one) => [one.id, one.answer])),
        dropped: [],
      },
  )
  useDraft(draftId, edited, BRIEF_DRAFT_POLICY)
  const form = useRef<HTMLFormElement>(null)
  const [corrupt, setCorrupt] = useState(false)
  const write = useNewVersion(id)
  const submit = () => {
    const brief = { ...readBrief(input), ...payloadOf(edited.values, undefined, undefined) }
    const isCorrupt = looksCorrupt({ ...brief })
    setCorrupt(isCorrupt)
    if (isCorrupt) return
    const kept = answers.flatMap((one) => {
      const answer = edited.answers[one.id]?.trim() ?? ''
      return answer === '' ? [] : [{ id: one.id, answer }]
    })
    const refused = not_for_us.map((one) => one.id).filter((one) => !edited.dropped.includes(one))
    write.mutate(
      () => call(editBrief, { params: { id }, body: { base: version, brief, answers: kept, not_for_us: refused } }),
      { onSuccess: () => clearDraft(draftId) },
    )
  }
  return (
    <div className="mt-6">
      <BriefForm
        values={edited.values}
        onChange={(field, value) => setEdited((all) => ({ ...all, values: { ...all.values, [field]: value } }))}
        asksCompany
        busy={write.isPending}
        refused={write.error instanceof ApiError ? refusedFields(write.error) : {}}
        onSubmit={submit}
        form={form}
        back={roadmapPath(id)}
        submitText={`Write version ${version + 1}`}
        after={
          <>
            {answers.length > 0 && (
              <fieldset className="grid gap-3">
                <legend className="mb-3 font-serif text-xl font-semibold">What you answered since</legend>
                {answers.map((one) => (
                  <TextArea
                    key={one.id}
                    label={one.question}
                    name={one.id}
                    rows={2}
                    hint="An answer that you empty is taken back."
                    value={edited.answers[one.id] ?? ''}
                    onChange={({ target: { value } }) =>
                      setEdited((all) => ({ ...all, answers: { ...all.answers, [one.id]: value } }))
                    }
                  />
                ))}
              </fieldset>
            )}
            {not_for_us.length > 0 && (
              <fieldset>
                <legend className="font-serif text-xl font-semibold">Not for us</legend>
                {not_for_us.map((one) => (
                  <Checkbox
                    key={one.id}
                    label={`Leave out ${one.name}${one.reason && `: ${one.reason}`}`}
                    checked={!edited.dropped.includes(one.id)}
                    onChange={({ target: { checked } }) =>
                      setEdited((all) => ({
                        ...all,
                        dropped: checked ? all.dropped.filter((other) => other !== one.id) : [...all.dropped, one.id],
                      }))
                    }
                  />
                ))}
              </fieldset>
            )}
          </>
        }
      >
        {corrupt && <Alert type="error" title={CORRUPT_MESSAGE} />}
        {write.isError && (
          <Alert type="error" title="The new version was not started">
            {detailOf(write.error)}
          </Alert>
        )}
      </BriefForm>
    </div>
  )
}

/** What the form has no field for stays as it was told: the quiz, and what follows from it. */
function readBrief(input: Record<string, unknown>) {
  const { data_collected, team_ai_familiarity, quiz_data } = roadmapBrief.safeParse(input).data ?? {}
  return {
    ...(data_collected !== undefined && { data_collected }),
    ...(team_ai_familiarity !== undefined && { team_ai_familiarity }),
    ...(quiz_data !== undefined && { quiz_data }),
  }
}

/** An industry that is none of the list was typed under 'Other'. */
function openingDraft(input: Record<string, unknown>): BriefValues {
  const told = (name: string) => {
    const value = input[name]
    return typeof value === 'string' ? value : ''
  }
  const [company_name, industry, company_size] = [told('company_name'), told('industry'), told('company_size')]
  return {
    ...openingValues({ company_name, industry, company_size }, undefined),
    description: told('description'),
    business_goals: told('business_goals'),
    challenges: told('challenges'),
  }
}

function refusedFields(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.problems.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
