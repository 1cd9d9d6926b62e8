import { parseReport } from '@cairn/advisor/document'
import type { KeptAnswer, KeptRefusal } from '@cairn/contract/roadmaps'
import type { RoadmapVersion } from '@cairn/contract/versions'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { clientInformation, formatMoment, readClientInput, readReport } from '@cairn/domain/roadmap-content'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { comparePath, roadmapPath, versionsPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ErrorLine } from '../error-line.tsx'
import { roadmapQuery } from '../roadmap-queries.ts'
import { versionQuery } from '../version-queries.ts'
import { ReportLayout } from '../view/report-layout.tsx'
import { MissingState, RoadmapSkeleton } from '../view/roadmap-states.tsx'
import { originText } from './origin-text.ts'
import { useRestore } from './use-restore.ts'

const BRIEF_ID = 'version-brief'

/** A version that a newer one has followed, as it was. */
export function VersionPage() {
  const { id = '', number: given = '' } = useParams()
  const number = Number(given)
  const { data: newest } = useQuery(roadmapQuery(id))
  const { data: version, isPending, error, refetch } = useQuery(versionQuery(id, number))
  const { restore, isPending: isRestoring } = useRestore(id)
  if (isPending) return <RoadmapSkeleton />
  if (!version) return <MissingState error={error} onRetry={() => void refetch()} />
  const text = readReport(version.content)
  const last = newest?.version ?? number
  return (
    <div className="frame-width py-6 sm:py-10 print:p-0">
      <ErrorLine />
      <div className="print:hidden">
        <LinkButton to={versionsPath(id)} variant="quiet" className="-mx-2">
          <ArrowLeft size={18} aria-hidden /> All versions
        </LinkButton>
        <div role="note" className="notice alert mt-2 mb-6 font-sans" data-type="info">
          <p>
            You are reading <strong>version {number}</strong>
            {last > number && ` of ${last}`}. {originText(version)}, {formatMoment(version.created_at)}.
          </p>
          {last !== number && (
            <div className="mt-3 flex flex-wrap gap-2">
              <LinkButton to={roadmapPath(id)}>Read the newest</LinkButton>
              <LinkButton to={comparePath(id, number, last)} variant="secondary">
                Compare with version {last}
              </LinkButton>
              {version.status === 'completed' && (
                <Button variant="quiet" busy={isRestoring} onClick={() => restore(number)}>
                  Restore this version
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      <ReportLayout
        roadmap={{
          title: `Version ${number}: ${newest?.title ?? ''}`,
          report_type: newest?.report_type ?? 'opportunity_assessment',
          client_input: version.client_input,
          content: version.content,
          created_at: version.created_at,
        }}
        report={readDocument(version.content) ?? parseReport(text.kind === 'text' ? text.text : '')}
        insights={readInsights(version.content)}
        actions={null}
        ending={<Brief version={version} />}
        endingEntry={{ id: BRIEF_ID, number: '', title: 'The brief of this version', parts: [] }}
      />
    </div>
  )
}

/** What this version was written from. */
function Brief({ version }: { version: RoadmapVersion }) {
  const input = readClientInput(version.client_input)
  const { answers = [], not_for_us = [] } = input as { answers?: KeptAnswer[]; not_for_us?: KeptRefusal[] }
  const description = input['description']
  return (
    <section aria-labelledby={BRIEF_ID}>
      <h2 id={BRIEF_ID}>The brief of this version</h2>
      <table className="report-facts">
        <caption className="sr-only">The brief</caption>
        <tbody>
          {clientInformation(version.client_input).map(({ label, full }) => (
            <Fact key={label} label={label} text={full} />
          ))}
          {typeof description === 'string' && <Fact label="Company description" text={description} />}
          {answers.map(({ id, question, answer }) => (
            <Fact key={id} label={question} text={`Your answer: ${answer}`} />
          ))}
          {not_for_us.map(({ id, name, reason }) => (
            <Fact key={id} label={name} text={`Not for us${reason && `: ${reason}`}`} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{text}</td>
    </tr>
  )
}
