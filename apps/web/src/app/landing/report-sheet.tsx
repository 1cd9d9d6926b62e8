import { RadarChart } from '../../ui/radar-chart.tsx'
import { exampleReport } from './example-report.ts'

/** Two pages' worth of a report, set as it would be printed. */
export function ReportSheet() {
  const { company, facts, verdict, initiative, notYet, lenses } = exampleReport
  return (
    <article aria-label="Excerpt from an example report" className="sheet font-serif">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-4">
        <p className="text-2xl font-semibold">AI Opportunity Assessment</p>
        <p className="font-sans text-sm text-ink-soft">
          {company} · {facts}
        </p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
        <div className="grid content-start gap-8">
          <section>
            <h3 className="sheet-heading">
              <span className="figures sheet-number">1</span>Executive Summary
            </h3>
            <p className="mt-3 text-lg">{verdict.join(' ')}</p>
          </section>
          <section>
            <h3 className="sheet-heading">
              <span className="figures sheet-number">2.1</span>
              {initiative.title}
            </h3>
            <blockquote className="mt-3 border-l-2 border-accent pl-4">
              &lsquo;{initiative.quote}&rsquo;
              <footer className="mt-1 font-sans text-sm text-ink-soft">In your words</footer>
            </blockquote>
            <p className="mt-4">{initiative.build}</p>
            <p className="mt-3">
              <strong>Who checks:</strong> {initiative.check}
            </p>
          </section>
          <section>
            <h3 className="sheet-heading">
              <span className="figures sheet-number">2.6</span>
              {notYet.title}
            </h3>
            <p className="mt-3">
              <strong>{notYet.idea}</strong>: not yet. {notYet.reason}
            </p>
          </section>
        </div>
        <div className="grid content-start gap-8">
          <figure>
            <RadarChart axes={lenses} title={`Eight lenses on ${company}, scored 0 to 5`} />
            <figcaption className="mt-2 border-t border-line pt-2 font-sans text-sm text-ink-soft">
              Eight lenses, 0 to 5, each with the sentence it rests on. Here knowledge and people are the short side.
            </figcaption>
          </figure>
          <PointsTable />
        </div>
      </div>
    </article>
  )
}

function PointsTable() {
  const { points } = exampleReport.initiative
  const total = points.reduce((sum, { earned }) => sum + earned, 0)
  return (
    <table className="figures w-full font-sans text-sm">
      <caption className="pb-2 text-left text-ink-soft">Initiative 2.1 by the published formula</caption>
      <tbody>
        {points.map(({ part, earned, of }) => (
          <tr key={part} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {part}
            </th>
            <td className="py-1.5 text-right">
              {earned} <span className="text-ink-faint">of {of}</span>
            </td>
          </tr>
        ))}
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="py-1.5 text-left">
            Total
          </th>
          <td className="py-1.5 text-right">
            {total} <span className="font-normal text-ink-faint">of 100</span>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
