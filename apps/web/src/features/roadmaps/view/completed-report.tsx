import { parseReport } from '@cairn/advisor/document'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { readClientInput, readDocument, readGeneratedAt, readInsights } from '@cairn/domain/roadmap-content'
import { useEffect } from 'react'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Appendix, APPENDIX_ID } from './appendix.tsx'
import { Contents } from './contents.tsx'
import { Downloads } from './downloads.tsx'
import { contentsOf, ReportBody } from './report-body.tsx'
import { ReportHeading } from './report-heading.tsx'

export function CompletedReport({ roadmap, text }: { roadmap: Roadmap; text: string }) {
  const report = readDocument(roadmap.content) ?? parseReport(text)
  const insights = readInsights(roadmap.content)
  const clientInput = readClientInput(roadmap.client_input)
  const entries = [...contentsOf(report, insights), { id: APPENDIX_ID, number: '', title: 'Appendix', parts: [] }]
  useScrollToAnchor()
  return (
    <div className="report-page">
      <div className="report-side print:hidden">
        <div className="flex flex-wrap gap-2 lg:flex-col">
          <Downloads id={roadmap.id} companyName={clientInput['company_name']} />
          <NewAssessmentLink variant="secondary">Create Another Roadmap</NewAssessmentLink>
        </div>
        <Contents entries={entries} />
      </div>
      <div className="min-w-0">
        <article className="report">
          <ReportHeading roadmap={roadmap} />
          <ReportBody
            report={report}
            insights={insights}
            startDate={readGeneratedAt(roadmap.content) ?? roadmap.created_at}
            clientInput={clientInput}
          />
          <Appendix clientInput={clientInput} />
          <footer className="report-notice">
            <Notice />
          </footer>
        </article>
        <p className="mt-4 print:hidden">
          <a href="#main" className="button button-quiet">
            Back to the top
          </a>
        </p>
      </div>
    </div>
  )
}

/** A link to a section arrives before the section does. */
function useScrollToAnchor() {
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView()
  }, [])
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
