import type { Chart as ChartData, Mark, Tone } from '@cairn/domain/charts'
import { useId } from 'react'

/** A chart of the domain as a figure: the picture, its caption, and the figures behind it as a table. */
export function Chart({ chart, className = '' }: { chart: ChartData; className?: string }) {
  return (
    <figure className={className}>
      <ChartPicture chart={chart} />
      <figcaption className="mt-3 font-sans text-sm text-ink-soft">{chart.caption}</figcaption>
      <ChartFigures chart={chart} />
    </figure>
  )
}

/** The picture alone, with its words for those who cannot see it. */
export function ChartPicture({ chart: { title, description, width, height, marks } }: { chart: ChartData }) {
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="h-auto w-full font-sans"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {marks.map((mark, index) => (
        // A chart is drawn once from its data: the order of its marks is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <MarkShape key={index} mark={mark} />
      ))}
    </svg>
  )
}

function ChartFigures({ chart: { title, table } }: { chart: ChartData }) {
  return (
    <details className="mt-1 font-sans text-sm print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
        Show as a table
      </summary>
      {/* A region of its own: on a phone the table scrolls, not the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard too */}
      <section aria-label={`${title}, as a table`} tabIndex={0} className="scrolls-sideways mt-2 overflow-x-auto">
        <table className="figures w-full min-w-md border-collapse text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {table.head.map((head) => (
                <th key={head} scope="col" className="border-b border-edge py-1.5 pr-4 align-bottom font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest], row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows may repeat, and never move
              <tr key={row} className="align-top">
                <th scope="row" className="border-b border-line py-1.5 pr-4 font-normal">
                  {first}
                </th>
                {rest.map((cell, column) => (
                  <td key={table.head[column + 1] ?? ''} className="border-b border-line py-1.5 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

const FILLS: Record<Tone, string> = {
  ink: 'fill-ink',
  muted: 'fill-ink-soft',
  grid: 'fill-edge',
  panel: 'fill-sunken',
  accent: 'fill-accent',
  second: 'fill-warning',
  'on-accent': 'fill-on-accent',
}
const STROKES: Record<Tone, string> = {
  ink: 'stroke-ink',
  muted: 'stroke-ink-soft',
  grid: 'stroke-edge',
  panel: 'stroke-sunken',
  accent: 'stroke-accent',
  second: 'stroke-warning',
  'on-accent': 'stroke-on-accent',
}

function MarkShape({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'line':
      return (
        <line
          x1={mark.from[0]}
          y1={mark.from[1]}
          x2={mark.to[0]}
          y2={mark.to[1]}
          strokeWidth={mark.width}
          className={STROKES[mark.stroke]}
        />
      )
    case 'circle':
      return <circle cx={mark.at[0]} cy={mark.at[1]} r={mark.radius} className={FILLS[mark.fill]} />
    case 'rect':
      return (
        <rect
          x={mark.at[0]}
          y={mark.at[1]}
          width={mark.width}
          height={mark.height}
          rx={mark.radius}
          className={FILLS[mark.fill]}
        />
      )
    case 'text':
      return (
        <text
          x={mark.at[0]}
          y={mark.at[1]}
          fontSize={mark.size}
          fontWeight={mark.bold ? 600 : 400}
          textAnchor={mark.anchor}
          className={FILLS[mark.tone]}
        >
          {mark.text}
        </text>
      )
  }
}
