import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../notices/toasts.ts'
import { routes } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { clearDraft, readDraft, saveDraft } from '../../storage/form-cache.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CompanyStep } from './company-step.tsx'
import { AT_THE_START, companyDraftId, finishQuiz, readFlow, saveFlow } from './flow-state.ts'
import type { FlowState } from './flow-state.ts'
import { FlowSteps } from './flow-steps.tsx'
import { QuizStep } from './quiz-step.tsx'
import { RecommendationStep } from './recommendation-step.tsx'

/** Spec 4: company, then quiz, then recommendation. */
export function AssessmentFlow() {
  const userId = useSession(({ user }) => user?.id ?? '')
  return <Flow key={userId} userId={userId} />
}

function Flow({ userId }: { userId: string }) {
  const [state, setState] = useState(() => readFlow(userId))
  /** Raised to begin the company step afresh. */
  const [beginning, setBeginning] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const draftId = companyDraftId(userId)

  const go = (next: FlowState) => {
    setState(next)
    saveFlow(userId, next)
  }
  const begin = (next: FlowState) => {
    go(next)
    setBeginning((count) => count + 1)
  }
  const restart = () => {
    const before = { state, draft: readDraft<object>(draftId) }
    clearDraft(draftId)
    begin(AT_THE_START)
    scrollTo({ top: 0 })
    if (before.state.step === 'company' && !before.draft) return
    showToast({
      type: 'info',
      title: 'New assessment started',
      message: 'Your earlier answers were cleared.',
      action: {
        label: 'Undo',
        onClick: () => {
          if (before.draft) saveDraft(draftId, before.draft)
          begin(before.state)
        },
      },
    })
  }
  useTopInView(top, state)

  return (
    <div
      ref={top}
      className="frame-width grid gap-y-8 pt-8 pb-12 sm:pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <FlowSteps current={state.step} />
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {state.step === 'company' && (
          <CompanyStep
            key={beginning}
            draftId={draftId}
            onDone={(details) => go({ step: 'quiz', details, answers: {}, index: 0 })}
          />
        )}
        {state.step === 'quiz' && (
          <QuizStep
            {...state}
            onMove={(answers, index) => go({ ...state, answers, index, problem: undefined })}
            onFinish={(answers) => go(finishQuiz(state.details, answers))}
            onStartOver={() => begin(AT_THE_START)}
          />
        )}
        {state.step === 'recommendation' && (
          <RecommendationStep
            details={state.details}
            responses={state.responses}
            onStartOver={() => begin(AT_THE_START)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5 lg:flex-col lg:items-start lg:self-start">
        <Button variant="secondary" onClick={restart} aria-describedby="restart-note">
          Generate AI Roadmap
        </Button>
        <p id="restart-note" className="w-full text-sm text-ink-soft">
          Starts a new assessment from an empty form.
        </p>
        <LinkButton to={routes.roadmaps} variant="quiet" className="-ml-2">
          View My Roadmaps
        </LinkButton>
      </div>
    </div>
  )
}

/** On a phone the next question may begin above what is on the screen. */
function useTopInView(top: { current: HTMLElement | null }, state: FlowState) {
  const place = state.step === 'quiz' ? `quiz ${state.index}` : state.step
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start' })
    shown.current = place
  }, [place, top])
}
