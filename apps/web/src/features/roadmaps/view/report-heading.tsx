import type { Roadmap } from '@cairn/contract/roadmaps'
import { industryLabel } from '@cairn/domain/industry-labels'
import { formatDate, readClientInput, readGeneratedAt, readStatus, reportTitle } from '@cairn/domain/roadmap-content'
import { brand } from '../../../brand.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'

type Headed = Pick<Roadmap, 'title' | 'report_type' | 'client_input' | 'content' | 'created_at'>

/** The head of the sheet: what it is, for whom, when and by whom. */
export function ReportHeading({ roadmap }: { roadmap: Headed }) {
  const client = readClientInput(roadmap.client_input)
  const about = [client['company_name'], industryOf(client['industry']), client['company_size']].filter(isText)
  const isWritten = readStatus(roadmap) === 'completed'
  const date = readGeneratedAt(roadmap.content) ?? roadmap.created_at
  return (
    <header className="report-heading">
      <p className="report-provider">{brand.provider}</p>
      <PageHeading title={roadmap.title || reportTitle(roadmap.report_type)}>
        {reportTitle(roadmap.report_type)}
      </PageHeading>
      {about.length > 0 && (
        <p className="report-for">
          {about.map((fact, index) => (
            // A line each on a phone: where a line would end must not depend on the font that is still to come.
            <span key={fact} className="block sm:inline-block">
              {fact}
              {index < about.length - 1 && (
                <span aria-hidden="true" className="max-sm:hidden">
                  &nbsp;·&nbsp;
                </span>
              )}
            </span>
          ))}
        </p>
      )}
      <p className="report-date">
        {isWritten ? 'Generated' : 'Requested'} on <time>{formatDate(date)}</time>
      </p>
    </header>
  )
}

function industryOf(value: unknown) {
  return isText(value) ? industryLabel(value) : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
