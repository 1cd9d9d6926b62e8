import { downloadMarkdown, downloadPdf } from '@cairn/contract/roadmaps'
import { pdfFileName } from '@cairn/domain/roadmap-content'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { isSessionEnd, reportError } from '../visible-error.ts'

/** Spec 7: the file carries the company's name; when it cannot be had, the browser's own printing takes over. */
export function Downloads({ id, companyName }: { id: string; companyName: unknown }) {
  const name = pdfFileName(companyName)
  const markdownName = name.replace(/\.pdf$/, '.md')
  const pdf = useMutation({
    mutationFn: () => download(downloadPdf, { params: { id } }),
    onSuccess: ({ blob }) => saveFile({ blob, name }),
    onError: (error) => {
      if (!isSessionEnd(error)) printAs(name.replace(/\.pdf$/, ''))
    },
  })
  const markdown = useMutation({
    mutationFn: () => download(downloadMarkdown, { params: { id } }),
    onSuccess: ({ blob }) => saveFile({ blob, name: markdownName }),
    onError: (error) => reportError('Failed to download the report', error),
  })
  return (
    <>
      <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
        {!pdf.isPending && <Download size={18} aria-hidden />}
        {pdf.isPending ? 'Preparing your PDF...' : 'Download as PDF'}
      </Button>
      <Button
        variant="secondary"
        aria-label="Download as Markdown"
        busy={markdown.isPending}
        onClick={() => markdown.mutate()}
      >
        Markdown
      </Button>
    </>
  )
}

/** Browsers offer the page's title as the name of the file. */
function printAs(title: string) {
  const before = document.title
  document.title = title
  addEventListener('afterprint', () => (document.title = before), { once: true })
  print()
}
