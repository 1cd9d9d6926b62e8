import { parseReport } from '@cairn/advisor/document'
import { downloadSharedPdf, readShared, type SharedReport } from '@cairn/contract/sharing'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { pdfFileName, readReport } from '@cairn/domain/roadmap-content'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { call, download } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'
import { routes } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { comingBack } from '../coming-back.ts'
import { Appendix, APPENDIX_ID } from '../view/appendix.tsx'
import { ReportLayout } from '../view/report-layout.tsx'
import { RoadmapSkeleton } from '../view/roadmap-states.tsx'
import { detailOf } from '../visible-error.ts'

/** Read once: each reading is counted, and what a link shows does not change. */
function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(readShared, { params: { token }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status_code < 500),
  })
}

/** A report for somebody without an account. */
export function SharedPage() {
  const { token = '' } = useParams()
  const { data, isPending, error, refetch } = useQuery(sharedQuery(token))
  useNoIndex()
  if (isPending) return <RoadmapSkeleton />
  if (!data) return <NothingThere error={error} onRetry={() => void refetch()} />
  return <Shared token={token} shared={data} />
}

function Shared({ token, shared }: { token: string; shared: SharedReport }) {
  const text = readReport(shared.content)
  const pdf = useMutation({
    mutationFn: () => download(downloadSharedPdf, { params: { token } }),
    ...comingBack,
    onSuccess: ({ blob }) => saveFile({ blob, name: pdfFileName(shared.company_name) }),
  })
  return (
    <div className="frame-width py-6 sm:py-10 print:p-0">
      <ReportLayout
        roadmap={{
          title: shared.company_name,
          report_type: shared.report_type,
          client_input: { company_name: shared.company_name },
          content: shared.content,
          created_at: shared.created_at,
        }}
        report={readDocument(shared.content) ?? parseReport(text.kind === 'text' ? text.text : '')}
        insights={readInsights(shared.content)}
        actions={
          <>
            <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
              {!pdf.isPending && <Download size={18} aria-hidden />}
              {pdf.isPending ? 'Preparing the PDF...' : 'Download as PDF'}
            </Button>
            {pdf.isError && (
              <Alert type="error" title="The PDF could not be had">
                {detailOf(pdf.error)}
              </Alert>
            )}
          </>
        }
        ending={<Appendix />}
        endingEntry={{ id: APPENDIX_ID, number: '', title: 'Appendix', parts: [] }}
      />
    </div>
  )
}

function NothingThere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status_code === 404
  return (
    <div className="frame-width py-16 sm:py-24">
      <PageHeading title={isGone ? 'This link opens nothing' : 'The report could not be fetched'} />
      <p className="measure mt-4 text-lg text-ink-soft">
        {isGone
          ? 'It has ended, or it was not copied whole. Please ask whoever gave it to you for another one.'
          : detailOf(error)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>Try Again</Button>}
        <LinkButton to={routes.home} variant="secondary">
          Home
        </LinkButton>
      </div>
    </div>
  )
}

/** The server says so in a header; this is for those who only read the page. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
