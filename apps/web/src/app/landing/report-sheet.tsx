import type { Insights } from '@cairn/contract/insights'
import { lensChart } from '@cairn/domain/lens-chart'
import { ChartPicture } from '../../ui/chart.tsx'
import example from './example-report.json' with { type: 'json' }

/** Two pages' worth of a report, set as it would be printed. `npm run example` writes the words from a real one. */
export function ReportSheet() {
  const { brief, verdict, sums, initiative, lenses } = example
  return (
    <article aria-label="Excerpt from an example report" className="sheet font-serif">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-4">
        <p className="text-2xl font-semibold">AI Opportunity Assessment</p>
        <p className="font-sans text-sm text-ink-soft">
          {brief.company_name} · {brief.industry} · {brief.company_size}
        </p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
        <div className="grid content-start gap-8">
          <section>
            <h3 className="sheet-heading">
              <span className="figures sheet-number">1</span>Executive Summary
            </h3>
            <p className="mt-3 text-lg">{verdict}</p>
            <ul className="mt-4 list-disc pl-5">
              {sums.map((sum) => (
                <li key={sum} className="mt-1">
                  {sum}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="sheet-heading">
              <span className="figures sheet-number">{initiative.number}</span>
              {initiative.title}
            </h3>
            <p className="mt-3">{initiative.lead}</p>
            <dl className="mt-4 grid gap-2">
              {initiative.fields.map(({ label, value }) => (
                <div key={label}>
                  <dt className="inline font-semibold">{label}: </dt>
                  <dd className="inline">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <div className="grid content-start gap-8">
          <figure>
            <ChartPicture chart={lensChart({ lenses: lenses as Insights['lenses'] })} />
            <figcaption className="mt-2 border-t border-line pt-2 font-sans text-sm text-ink-soft">
              Eight lenses, 0 to 5: what there is to gain, and how ready the practice is to take it.
            </figcaption>
          </figure>
          <PointsTable />
        </div>
      </div>
    </article>
  )
}

const PARTS = [
  ['Impact', 'impact', 30],
  ['Feasibility', 'feasibility', 25],
  ['Data', 'data', 20],
  ['Risk', 'risk', 15],
  ['Fit', 'fit', 10],
] as const

function PointsTable() {
  const { number, points } = example.initiative
  return (
    <table className="figures w-full font-sans text-sm">
      <caption className="pb-2 text-left text-ink-soft">Initiative {number} by the published formula</caption>
      <tbody>
        {PARTS.map(([part, key, of]) => (
          <tr key={part} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {part}
            </th>
            <td className="py-1.5 text-right">
              {points[key]} <span className="text-ink-faint">of {of}</span>
            </td>
          </tr>
        ))}
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="py-1.5 text-left">
            Total
          </th>
          <td className="py-1.5 text-right">
            {points.total} <span className="font-normal text-ink-faint">of 100</span>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
