import type { QuizField } from '@cairn/contract/quiz'
import { CORRUPT_MESSAGE, looksCorrupt } from '@cairn/domain/brief-form'
import { routeQuiz } from '@cairn/domain/quiz'
import { companySizeCategory } from '@cairn/domain/recommendation'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { showToast, UNDO_MS } from '../../../notices/toasts.ts'
import { readRoadmapStart, type RoadmapStart, routes, withStart } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { changeFlow, finishFlow } from '../../../storage/assessment-flow.ts'
import { clearDraft, readDraft, useDraft } from '../../../storage/form-cache.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BRIEF_DRAFT_POLICY, saveBriefDraft, useBriefDraftId } from '../brief-draft.ts'
import { AssessmentSummary } from './assessment-summary.tsx'
import { BriefForm } from './brief-form.tsx'
import { type BriefField, knownCompany, knownQuiz, openingValues, payloadOf } from './brief-values.ts'
import { CompanyLine } from './company-line.tsx'
import { creationFailure, FailureAlert, type Failure } from './failure-alert.tsx'
import { GeneratingScreen } from './generating-screen.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { useCreateRoadmap } from './use-create-roadmap.ts'

/** Kept in the history entry: a reload goes on following, and going back and forth does too. */
interface FollowState {
  following?: string
  /** A report that goes on being written while the form is used again. */
  left?: string
}

export function CreateRoadmapPage() {
  const [query] = useSearchParams()
  const { state, search } = useLocation() as { state: FollowState | null; search: string }
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?.id ?? '')
  const [failure, setFailure] = useState<Failure>()
  /** Raised by Reset Form and its undo: the form then opens afresh. */
  const [opening, setOpening] = useState(0)
  const start = readRoadmapStart(query)
  const draftId = useBriefDraftId()
  const following = state?.following
  const here = (next: FollowState, to = search) => void navigate({ search: to }, { replace: true, state: next })
  return (
    <div className="frame-width max-w-[56rem] py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PageHeading title="Create AI Strategy Roadmap" className="text-3xl" />
        <ResetLink
          draftId={draftId}
          following={following}
          onReset={() => {
            setFailure(undefined)
            setOpening((count) => count + 1)
          }}
        />
      </div>
      <div className="mt-6 border-b border-line pb-6">
        <StepIndicator current={following ? 2 : 1} />
      </div>
      {following ? (
        <GeneratingScreen
          key={following}
          id={following}
          onCompleted={() => {
            clearDraft(draftId)
            // The assessment has led where it was meant to lead: the start page begins a new one.
            finishFlow(userId)
          }}
          onFailed={(message) => {
            setFailure({ title: message, roadmapId: following })
            here({})
          }}
        />
      ) : (
        <>
          {state?.left && <StillWriting id={state.left} search={search} />}
          <Details
            key={opening}
            start={start}
            draftId={draftId}
            failure={failure}
            onFailure={setFailure}
            onCreated={(id) => here({ following: id })}
            onStart={(changes) => here(state ?? {}, withStart(query, changes))}
          />
        </>
      )}
    </div>
  )
}

function StillWriting({ id, search }: { id: string; search: string }) {
  const state: FollowState = { following: id }
  return (
    <div className="mt-6">
      <Alert type="info">
        The report you sent goes on being written, and will be waiting under{' '}
        <Link to={routes.roadmaps}>My Roadmaps</Link>.{' '}
        <Link to={{ search }} state={state} replace>
          Follow it
        </Link>
      </Alert>
    </div>
  )
}

interface DetailsProps {
  start: Partial<RoadmapStart>
  draftId: string
  failure: Failure | undefined
  onFailure: (failure: Failure | undefined) => void
  onCreated: (id: string) => void
  onStart: (changes: Partial<RoadmapStart>) => void
}

function Details({ start, draftId, failure, onFailure, onCreated, onStart }: DetailsProps) {
  const userId = useSession(({ user }) => user?.id ?? '')
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
  const changeCompany = (changed: NonNullable<typeof company>) => {
    // The draft follows its company, so that nothing typed is lost to the change.
    const next = { ...values, ...openingValues(changed, undefined), ...textsOf(values) }
    setValues(next)
    saveBriefDraft(draftId, next)
    const { company_name, industry, custom_industry, company_size } = next
    const details = { company_name, industry, company_size, ...(industry === 'Other' && { custom_industry }) }
    changeFlow(userId, company?.company_name, { details })
    const category = companySizeCategory(changed.company_size)
    onStart({
      ...changed,
      ...(quiz && { quiz_data: { ...quiz, ...(category && { company_size_category: category }) } }),
    })
  }
  const changeAnswer = (field: QuizField, value: string) => {
    if (!quiz) return
    const quiz_responses = { ...quiz.quiz_responses, [field]: value }
    changeFlow(userId, start.company_name, { answers: quiz_responses })
    onStart({ quiz_data: { ...start.quiz_data, quiz_responses, routing_result: routeQuiz(quiz_responses) } })
  }
  return (
    <section className="pt-8">
      <h2 className="font-serif text-2xl font-semibold">AI Opportunity Assessment</h2>
      {company && <CompanyLine company={company} onChange={changeCompany} />}
      <p className="measure mt-2 text-ink-soft">
        Write as you would tell a colleague: the report quotes you and builds on your words.
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
          {quiz && <AssessmentSummary quiz={quiz} onAnswer={changeAnswer} />}
        </BriefForm>
      </div>
    </section>
  )
}

function textsOf({ description, business_goals, challenges }: Record<BriefField, string>) {
  return { description, business_goals, challenges }
}

/** Spec 2 calls it a link; it leads to this page as it was, and can be taken back. What is being written goes on. */
function ResetLink({
  draftId,
  following,
  onReset,
}: {
  draftId: string
  following: string | undefined
  onReset: () => void
}) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state: FollowState | null = following ? { left: following } : null
  const reset = () => {
    const draft = readDraft<object>(draftId)
    clearDraft(draftId)
    onReset()
    if (!draft) return
    showToast({
      type: 'info',
      title: 'Form cleared',
      message: 'What you had typed can still be brought back.',
      duration: UNDO_MS,
      action: {
        label: 'Undo',
        onClick: () => {
          saveBriefDraft(draftId, draft)
          onReset()
          void navigate({ search }, { replace: true, state })
        },
      },
    })
  }
  return (
    <Link to={pathname + search} replace state={state} onClick={reset} className="button button-quiet -mx-2">
      Reset Form
    </Link>
  )
}

function refusedFields(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.problems.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
