import type { Stage } from '@cairn/domain/progress'

/** From the ground up: the width of each stone, of 100. */
const WIDTHS = [100, 82, 62, 40]

/** The stages as the server reports them, a stone for each: laid, in the hand, or still to come. */
export function StageCairn({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol aria-label="Stages" className="flex flex-col-reverse gap-1">
      {stages.map(({ name, state }, index) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined} className="stage">
          <svg width="132" height="34" viewBox="0 0 132 34" aria-hidden="true" className="shrink-0">
            <ellipse cx="66" cy="17" rx={((WIDTHS[index] ?? 40) / 100) * 63} ry="15" />
          </svg>
          <span className="text-left text-sm">
            {name}
            <span className="sr-only">{`: ${state}`}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
