import { downloadCalendar, downloadMarkdown, downloadPdf, downloadWord, mailReport } from '@cairn/contract/roadmaps'
import { pdfFileName } from '@cairn/domain/roadmap-content'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays, Download, FileText, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { call, download } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'
import { showToast } from '../../../notices/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { comingBack } from '../coming-back.ts'
import { isSessionEnd, reportError } from '../visible-error.ts'
import { MoreActions } from './more-actions.tsx'

interface DownloadsProps {
  id: string
  companyName: unknown
  /** Whether the report has dates for a calendar. */
  dated: boolean
  /** Beside the PDF, and among what is wanted less often. */
  beside?: ReactNode
  more?: ReactNode
}

/** Spec 7: the file carries the company's name; when it cannot be had, the browser's own printing takes over. */
export function Downloads({ id, companyName, dated, beside, more }: DownloadsProps) {
  const name = pdfFileName(companyName)
  const pdf = useMutation({
    mutationFn: () => download(downloadPdf, { params: { id } }),
    ...comingBack,
    onSuccess: ({ blob }) => saveFile({ blob, name }),
    onError: (error) => {
      if (!isSessionEnd(error)) printAs(name.replace(/\.pdf$/, ''))
    },
  })
  const mail = useMutation({
    mutationFn: () => call(mailReport, { params: { id } }),
    onSuccess: ({ message }) => showToast({ type: 'success', title: 'Report mailed', message }),
    onError: (error) => reportError('Failed to mail the report', error),
  })
  return (
    <>
      <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
        {!pdf.isPending && <Download size={18} aria-hidden />}
        {pdf.isPending ? 'Preparing your PDF...' : 'Download as PDF'}
      </Button>
      {beside}
      <MoreActions>
        <OtherFile id={id} endpoint={downloadWord} name={name} ending="docx" label="Download as Word">
          <FileText size={18} aria-hidden /> Word
        </OtherFile>
        <OtherFile id={id} endpoint={downloadMarkdown} name={name} ending="md" label="Download as Markdown">
          Markdown
        </OtherFile>
        {dated && (
          <OtherFile
            id={id}
            endpoint={downloadCalendar}
            name={name}
            ending="ics"
            label="Download the dates as a calendar"
            className="report-more-wide"
          >
            <CalendarDays size={18} aria-hidden /> Calendar
          </OtherFile>
        )}
        <Button variant="secondary" busy={mail.isPending} onClick={() => mail.mutate()} className="report-more-wide">
          {!mail.isPending && <Mail size={18} aria-hidden />}
          Mail me this report
        </Button>
        {more}
      </MoreActions>
    </>
  )
}

interface OtherFileProps {
  id: string
  endpoint: typeof downloadWord | typeof downloadMarkdown | typeof downloadCalendar
  /** The PDF's, whose ending is replaced. */
  name: string
  ending: 'docx' | 'md' | 'ics'
  label: string
  className?: string
  children: ReactNode
}

function OtherFile({ id, endpoint, name, ending, label, className = '', children }: OtherFileProps) {
  const file = useMutation({
    mutationFn: () => download(endpoint, { params: { id } }),
    ...comingBack,
    onSuccess: ({ blob }) => saveFile({ blob, name: name.replace(/\.pdf$/, `.${ending}`) }),
    onError: (error) => reportError('Failed to download the report', error),
  })
  return (
    <Button
      variant="secondary"
      aria-label={label}
      busy={file.isPending}
      className={className}
      onClick={() => file.mutate()}
    >
      {children}
    </Button>
  )
}

/** Browsers offer the page's title as the name of the file. */
function printAs(title: string) {
  const before = document.title
  document.title = title
  addEventListener('afterprint', () => (document.title = before), { once: true })
  print()
}
