import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes } from '../../paths.ts'
import { reachable, responsesOf } from '../../storage/assessment-flow.ts'
import type { Flow, Place } from '../../storage/assessment-flow.ts'
import type { FlowEntry } from './use-flow.ts'

const STEPS: { name: string; place: Place }[] = [
  { name: 'Company', place: 'company' },
  { name: 'Questions', place: 0 },
  { name: 'Recommendation', place: 'recommendation' },
]

/** Where in the assessment we are: a line on a phone, a margin note on a desk. What has been passed is a link. */
export function FlowSteps({ flow, place }: { flow: Flow; place: Place }) {
  const at = STEPS.findIndex((step) => typeof step.place === typeof place && (step.place === place || step.place === 0))
  const passed = [flow.details !== undefined, responsesOf(flow.answers) !== undefined, false]
  return (
    <ol aria-label="Steps of the assessment" className="flex gap-2 text-sm lg:flex-col lg:gap-0">
      {STEPS.map((step, index) => {
        const canGo = index !== at && reachable(flow, step.place) === step.place
        return (
          <li
            key={step.name}
            aria-current={index === at ? 'step' : undefined}
            className={`flex-auto border-t-2 whitespace-nowrap max-[24rem]:text-[0.875rem] max-[22rem]:text-[0.8125rem] lg:flex-none lg:border-t-0 lg:border-l-2 lg:pl-4 ${
              index <= at ? 'border-accent' : 'border-line'
            } ${index === at ? 'font-semibold text-ink' : 'text-ink-soft'}`}
          >
            <StepLink to={canGo ? { place: step.place, from: place } : undefined}>
              {passed[index] && index !== at ? (
                <>
                  <Check aria-hidden="true" size={14} className="shrink-0 self-center text-accent" />
                  <span className="sr-only">Done: </span>
                </>
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
              <span>{step.name}</span>
            </StepLink>
          </li>
        )
      })}
    </ol>
  )
}

function StepLink({ to, children }: { to: FlowEntry | undefined; children: ReactNode }) {
  const look = 'figures flex min-h-11 items-center gap-1.5'
  if (!to) return <span className={look}>{children}</span>
  return (
    <Link to={routes.home} state={to} className={`${look} text-accent underline decoration-1 underline-offset-4`}>
      {children}
    </Link>
  )
}
