import { PROGRESS_STEPS, STAGE_NAMES, stepOf } from '@cairn/domain/progress'

/** From the ground up: the width of each stone, of 100. */
const WIDTHS = [100, 82, 62, 40]

/** The stages as the server reports them, a stone for each: laid, in the hand, or still to come. */
export function StageCairn({ percent, isDone }: { percent: number; isDone: boolean }) {
  const at = isDone ? PROGRESS_STEPS.length : PROGRESS_STEPS.indexOf(stepOf(percent))
  return (
    <ol aria-label="Stages" className="flex flex-col-reverse gap-1">
      {PROGRESS_STEPS.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'to come'
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined} className="stage">
            <svg width="132" height="34" viewBox="0 0 132 34" aria-hidden="true" className="shrink-0">
              <ellipse cx="66" cy="17" rx={((WIDTHS[index] ?? 40) / 100) * 63} ry="15" />
            </svg>
            <span className="text-left text-sm">
              {STAGE_NAMES[step]}
              <span className="sr-only">{`: ${state}`}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
