import { parseReport } from '@cairn/advisor/document'
import type { Roadmap } from '@cairn/contract/roadmaps'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { readClientInput } from '@cairn/domain/roadmap-content'
import { briefPath, versionsPath } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NewAssessmentLink } from '../../../ui/new-assessment.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { SHARPEN_ID, SharpenForm } from '../sharpen/sharpen-form.tsx'
import { WhatChanged } from '../sharpen/what-changed.tsx'
import { Appendix, APPENDIX_ID } from './appendix.tsx'
import { Downloads } from './downloads.tsx'
import { ReportLayout } from './report-layout.tsx'

export function CompletedReport({ roadmap, text }: { roadmap: Roadmap; text: string }) {
  const { version = 1 } = roadmap
  const clientInput = readClientInput(roadmap.client_input)
  const insights = readInsights(roadmap.content)
  return (
    <ReportLayout
      roadmap={roadmap}
      report={readDocument(roadmap.content) ?? parseReport(text)}
      insights={insights}
      actions={
        <Downloads
          id={roadmap.id}
          companyName={clientInput['company_name']}
          dated={(insights?.timeline.length ?? 0) > 0}
          beside={<ShareButton id={roadmap.id} />}
          more={
            <>
              <LinkButton to={versionsPath(roadmap.id)} variant="secondary">
                <span className="figures">Versions{version > 1 && ` (${version})`}</span>
              </LinkButton>
              <LinkButton to={briefPath(roadmap.id)} variant="secondary">
                Edit the brief
              </LinkButton>
              <NewAssessmentLink variant="secondary" className="report-more-wide">
                Create Another Roadmap
              </NewAssessmentLink>
            </>
          }
        />
      }
      ending={<Appendix clientInput={clientInput} />}
      endingEntry={{ id: APPENDIX_ID, number: '', title: 'Appendix', parts: [] }}
      above={<WhatChanged key={version} roadmap={roadmap} />}
      below={<SharpenForm key={version} roadmap={roadmap} insights={insights} />}
      belowEntry={{ id: SHARPEN_ID, number: '', title: 'Sharpen this report', parts: [] }}
      feedbackOn={{ id: roadmap.id, version }}
    />
  )
}
