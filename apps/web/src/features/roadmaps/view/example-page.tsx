import { exampleRoadmap } from '@cairn/domain/example-report'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { readClientInput } from '@cairn/domain/roadmap-content'
import { Download } from 'lucide-react'
import { brand } from '../../../brand.ts'
import { EXAMPLE_PDF_URL, routes } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ReportLayout } from './report-layout.tsx'

/** A whole report to read before there is an account. */
export function ExamplePage() {
  const report = readDocument(exampleRoadmap.content)
  if (!report) throw new Error('the example has no report')
  return (
    <div className="frame-width py-6 sm:py-10 print:p-0">
      <p className="measure mb-6 text-ink-soft print:hidden">
        An example. The company is invented; the report is word for word what {brand.name} wrote from the brief that
        stands at its head.
      </p>
      <ReportLayout
        roadmap={{ ...exampleRoadmap, title: 'Example report' }}
        report={report}
        insights={readInsights(exampleRoadmap.content)}
        actions={
          <>
            <a href={EXAMPLE_PDF_URL} className="button button-primary">
              <Download size={18} aria-hidden /> Download as PDF
            </a>
            <LinkButton to={routes.register} variant="secondary">
              Get Started
            </LinkButton>
          </>
        }
        opening={<Brief />}
        ending={
          <p className="mt-12 border-t border-line pt-6 text-ink-soft">
            The PDF has an appendix besides: the method, its sources, its limits, and who stands behind it.
          </p>
        }
      />
    </div>
  )
}

const TOLD = [
  ['description', 'The company'],
  ['business_goals', 'Its goals'],
  ['challenges', 'What is in the way'],
  ['data_collected', 'Its records'],
  ['team_ai_familiarity', 'Its team and limits'],
] as const

function Brief() {
  const client = readClientInput(exampleRoadmap.client_input)
  return (
    <section aria-labelledby="brief">
      <h2 id="brief">What we were told</h2>
      <table className="report-fields">
        <tbody>
          {TOLD.map(([field, label]) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{String(client[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
