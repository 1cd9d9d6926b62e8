import { Check } from 'lucide-react'
import type { FlowState } from './flow-state.ts'

const STEPS = [
  { step: 'company', name: 'Company' },
  { step: 'quiz', name: 'Questions' },
  { step: 'recommendation', name: 'Recommendation' },
] as const

/** Where in the assessment we are: a line on a phone, a margin note on a desk. */
export function FlowSteps({ current }: { current: FlowState['step'] }) {
  const at = STEPS.findIndex(({ step }) => step === current)
  return (
    <ol aria-label="Steps of the assessment" className="flex gap-2 text-sm lg:flex-col lg:gap-0">
      {STEPS.map(({ step, name }, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`flex-1 border-t-2 pt-2 lg:flex-none lg:border-t-0 lg:border-l-2 lg:py-2 lg:pl-4 ${
            index <= at ? 'border-accent' : 'border-line'
          } ${index === at ? 'font-semibold text-ink' : 'text-ink-soft'}`}
        >
          <span className="figures flex items-baseline gap-1.5">
            {index < at ? (
              <>
                <Check aria-hidden="true" size={14} className="shrink-0 self-center text-accent" />
                <span className="sr-only">Done: </span>
              </>
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
            <span className="max-[24rem]:text-[0.875rem]">{name}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
