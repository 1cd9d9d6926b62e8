import { CORRUPT_MESSAGE, looksCorrupt } from '@cairn/domain/brief-form'
import { industryLabel } from '@cairn/domain/industry-labels'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { showToast } from '../../../notices/toasts.ts'
import { readRoadmapStart, type RoadmapStart } from '../../../paths.ts'
import { clearDraft, readDraft, useDraft } from '../../../storage/form-cache.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BRIEF_DRAFT_POLICY, saveBriefDraft, useBriefDraftId } from '../brief-draft.ts'
import { AssessmentSummary } from './assessment-summary.tsx'
import { BriefForm } from './brief-form.tsx'
import { type BriefField, knownCompany, knownQuiz, openingValues, payloadOf } from './brief-values.ts'
import { creationFailure, FailureAlert, type Failure } from './failure-alert.tsx'
import { GeneratingScreen } from './generating-screen.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { useCreateRoadmap } from './use-create-roadmap.ts'

/** Kept in the history entry: a reload goes on following, and going back and forth does too. */
interface FollowState {
  following?: string
}

export function CreateRoadmapPage() {
  const [query] = useSearchParams()
  const { state, search, key } = useLocation() as { state: FollowState | null; search: string; key: string }
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const start = readRoadmapStart(query)
  const draftId = useBriefDraftId()
  const following = state?.following
  const here = (next: FollowState) => void navigate({ search }, { replace: true, state: next })
  return (
    <div className="frame-width max-w-[56rem] py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PageHeading title="Create AI Strategy Roadmap" className="text-3xl" />
        <ResetLink draftId={draftId} onReset={() => setFailure(undefined)} />
      </div>
      <div className="mt-6 border-b border-line pb-6">
        <StepIndicator current={following ? 2 : 1} />
      </div>
      {following ? (
        <GeneratingScreen
          key={following}
          id={following}
          onCompleted={() => clearDraft(draftId)}
          onFailed={(message) => {
            setFailure({ title: message, roadmapId: following })
            here({})
          }}
        />
      ) : (
        <Details
          // Another company, Reset Form and its undo: a form opened afresh.
          key={key}
          start={start}
          draftId={draftId}
          failure={failure}
          onFailure={setFailure}
          onCreated={(id) => here({ following: id })}
        />
      )}
    </div>
  )
}

interface DetailsProps {
  start: Partial<RoadmapStart>
  draftId: string
  failure: Failure | undefined
  onFailure: (failure: Failure | undefined) => void
  onCreated: (id: string) => void
}

function Details({ start, draftId, failure, onFailure, onCreated }: DetailsProps) {
  const company = knownCompany(start)
  const quiz = knownQuiz(start)
  const [values, setValues] = useState(() => openingValues(start, readDraft(draftId)))
  const form = useRef<HTMLFormElement>(null)
  useDraft(draftId, values, BRIEF_DRAFT_POLICY)
  const create = useCreateRoadmap((roadmap) => onCreated(roadmap.id))
  const submit = () => {
    const brief = payloadOf(values, company, quiz)
    if (looksCorrupt({ ...brief })) return onFailure({ title: CORRUPT_MESSAGE })
    onFailure(undefined)
    saveBriefDraft(draftId, values)
    create.mutate(brief, { onError: (error) => onFailure(creationFailure(error)) })
  }
  return (
    <section className="pt-8">
      <h2 className="font-serif text-2xl font-semibold">AI Opportunity Assessment</h2>
      <p className="measure mt-2 text-ink-soft">
        {company ? (
          <>
            For <strong className="text-ink">{company.company_name}</strong>, {industryLabel(company.industry)},{' '}
            {company.company_size}. Write as you would tell a colleague: the report quotes you and builds on your words.
          </>
        ) : (
          'Write as you would tell a colleague: the report quotes you and builds on your words.'
        )}
      </p>
      <div className="mt-6">
        <BriefForm
          values={values}
          onChange={(field: BriefField, value) => setValues((all) => ({ ...all, [field]: value }))}
          asksCompany={!company}
          busy={create.isPending}
          refused={create.error instanceof ApiError ? refusedFields(create.error) : {}}
          onSubmit={submit}
          form={form}
        >
          {failure && <FailureAlert key={failure.title} failure={failure} />}
          {quiz && <AssessmentSummary quiz={quiz} />}
        </BriefForm>
      </div>
    </section>
  )
}

/** Spec 2 calls it a link; it leads to this page as it was, and can be taken back. */
function ResetLink({ draftId, onReset }: { draftId: string; onReset: () => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const reset = () => {
    const draft = readDraft<object>(draftId)
    clearDraft(draftId)
    onReset()
    if (!draft) return
    showToast({
      type: 'info',
      title: 'Form cleared',
      message: 'What you had typed can still be brought back.',
      action: {
        label: 'Undo',
        onClick: () => {
          saveBriefDraft(draftId, draft)
          void navigate({ search }, { replace: true, state: {} })
        },
      },
    })
  }
  return (
    <Link to={pathname + search} replace state={null} onClick={reset} className="button button-quiet -mx-2">
      Reset Form
    </Link>
  )
}

function refusedFields(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.problems.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
