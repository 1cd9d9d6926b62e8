import { useId } from 'react'

interface Axis {
  label: string
  score: number
}

const CENTRE = { x: 190, y: 150 }
const RADIUS = 104

/** Scores from 0 to `max` on equal axes, clockwise from the top; the same figures follow as a table for screen readers. */
export function RadarChart({ axes, title, max = 5 }: { axes: readonly Axis[]; title: string; max?: number }) {
  const titleId = useId()
  const descriptionId = useId()
  const point = (index: number, share: number) => pointAt(index / axes.length, share * RADIUS)
  const ring = (share: number) =>
    axes
      .map((_, index) => point(index, share))
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')
  return (
    <>
      <svg
        viewBox="0 0 380 300"
        role="img"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        className="h-auto w-full"
      >
        <title id={titleId}>{title}</title>
        <desc id={descriptionId}>{axes.map(({ label, score }) => `${label} ${score} of ${max}`).join(', ')}</desc>
        {Array.from({ length: max }, (_, step) => (
          <polygon key={step} points={ring((step + 1) / max)} className="fill-none stroke-edge" strokeOpacity="0.45" />
        ))}
        {axes.map(({ label }, index) => (
          <line
            key={label}
            x1={CENTRE.x}
            y1={CENTRE.y}
            {...end(point(index, 1))}
            className="stroke-edge"
            strokeOpacity="0.45"
          />
        ))}
        <polygon
          points={axes
            .map(({ score }, index) => point(index, score / max))
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          className="fill-accent stroke-accent"
          fillOpacity="0.16"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {axes.map(({ label, score }, index) => {
          const dot = point(index, score / max)
          const text = pointAt(index / axes.length, RADIUS + 14)
          return (
            <g key={label}>
              <circle cx={dot.x} cy={dot.y} r="3.5" className="fill-accent" />
              <text
                x={text.x}
                y={text.y}
                textAnchor={anchor(text.x)}
                dominantBaseline="middle"
                className="fill-ink-soft font-sans text-[15px] sm:text-[14px]"
              >
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {axes.map(({ label, score }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {score} of {max}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function pointAt(turn: number, distance: number) {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return { x: round(CENTRE.x + distance * Math.cos(angle)), y: round(CENTRE.y + distance * Math.sin(angle)) }
}

function end({ x, y }: { x: number; y: number }) {
  return { x2: x, y2: y }
}

function anchor(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTRE.x) < 2) return 'middle'
  return x > CENTRE.x ? 'start' : 'end'
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
