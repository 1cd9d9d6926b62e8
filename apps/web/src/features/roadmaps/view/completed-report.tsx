import { parseReport } from '@cairn/advisor/document'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { readClientInput, readDocument, readInsights } from '@cairn/domain/roadmap-content'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { Appendix, APPENDIX_ID } from './appendix.tsx'
import { Downloads } from './downloads.tsx'
import { ReportLayout } from './report-layout.tsx'

export function CompletedReport({ roadmap, text }: { roadmap: Roadmap; text: string }) {
  const clientInput = readClientInput(roadmap.client_input)
  return (
    <ReportLayout
      roadmap={roadmap}
      report={readDocument(roadmap.content) ?? parseReport(text)}
      actions={
        <>
          <Downloads
            id={roadmap.id}
            companyName={clientInput['company_name']}
            dated={(readInsights(roadmap.content)?.timeline.length ?? 0) > 0}
          />
          <NewAssessmentLink variant="secondary">Create Another Roadmap</NewAssessmentLink>
        </>
      }
      ending={<Appendix clientInput={clientInput} />}
      endingEntry={{ id: APPENDIX_ID, number: '', title: 'Appendix', parts: [] }}
    />
  )
}
