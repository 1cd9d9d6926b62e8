import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { routes } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { finishQuiz, responsesOf, wayOn } from '../../storage/assessment-flow.ts'
import type { Place } from '../../storage/assessment-flow.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CompanyStep } from './company-step.tsx'
import { FlowSteps } from './flow-steps.tsx'
import { useFlow } from './use-flow.ts'

/** Spec 4: company, then quiz, then recommendation. */
export function AssessmentFlow() {
  const userId = useSession(({ user }) => user?.id ?? '')
  return <Steps key={userId} userId={userId} />
}

function Steps({ userId }: { userId: string }) {
  const { flow, place, beginnings, draftId, keep, go, back, restart } = useFlow(userId)
  const [problem, setProblem] = useState<{ place: Place; message: string }>()
  const top = useRef<HTMLDivElement>(null)
  const { details, answers } = flow
  const responses = responsesOf(answers)
  const startOver = () => restart({ draftToo: false })
  useTopInView(top, place)
  useEffect(() => {
    void loadQuiz()
    void loadRecommendation()
  }, [])

  return (
    <div
      ref={top}
      className="frame-width grid gap-y-8 pt-8 pb-12 sm:pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <FlowSteps flow={flow} place={place} />
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {place === 'company' && (
          <CompanyStep
            key={beginnings}
            known={details}
            draftId={draftId}
            action={responses ? 'Save and return to the recommendation' : 'Continue to the questions'}
            onDone={(known) => go({ details: known, answers, place: wayOn(answers) })}
          />
        )}
        {typeof place === 'number' && (
          <Suspense>
            <QuizStep
              answers={answers}
              index={place}
              problem={problem?.place === place ? problem.message : undefined}
              onAnswer={(given) => keep({ ...flow, answers: given, place })}
              onNext={(given) => {
                setProblem(undefined)
                go({ ...flow, answers: given, place: place + 1 })
              }}
              onPrevious={() => back(place - 1)}
              onFinish={(given) => {
                const end = finishQuiz(given)
                setProblem(end.problem === undefined ? undefined : { place: end.place, message: end.problem })
                go({ ...flow, answers: given, place: end.place })
              }}
              onStartOver={startOver}
            />
          </Suspense>
        )}
        {place === 'recommendation' && details && responses && (
          <Suspense>
            <RecommendationStep
              details={details}
              responses={responses}
              onDetails={(changed) => keep({ ...flow, details: changed })}
              onAnswer={(field, value) => keep({ ...flow, answers: { ...answers, [field]: value } })}
              onStartOver={startOver}
            />
          </Suspense>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5 lg:flex-col lg:items-start lg:self-start">
        <Button variant="secondary" onClick={() => restart({ draftToo: true })} aria-describedby="restart-note">
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

/** Fetched while the company is described. */
const loadQuiz = async () => ({ default: (await import('./quiz-step.tsx')).QuizStep })
const QuizStep = lazy(loadQuiz)
const loadRecommendation = async () => ({ default: (await import('./recommendation-step.tsx')).RecommendationStep })
const RecommendationStep = lazy(loadRecommendation)

/** On a phone the next question may begin above what is on the screen. */
function useTopInView(top: { current: HTMLElement | null }, place: Place) {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start' })
    shown.current = place
  }, [place, top])
}
