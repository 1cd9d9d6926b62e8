import { Check } from 'lucide-react'

const STEPS = ['Your details', 'Your report']

export function StepIndicator({ current }: { current: 1 | 2 }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-8 gap-y-2">
      {STEPS.map((name, index) => {
        const done = index + 1 < current
        const isCurrent = index + 1 === current
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-2.5 ${isCurrent ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span
              className={`figures grid size-7 place-items-center rounded-full border text-sm ${
                isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-edge'
              }`}
            >
              {done ? <Check size={15} aria-label="Done" /> : index + 1}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
