import { exportAccount } from '@cairn/contract/account'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'
import { showToast } from '../../../notices/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { failureText } from '../failure.ts'
import { Section } from './section.tsx'

/** A long list takes its time, and nobody waits for an answer but the one who asked. */
const PATIENCE_MS = 10 * 60_000

export function DataSection() {
  const file = useMutation({
    mutationFn: () => download(exportAccount, { timeoutMs: PATIENCE_MS }),
    onSuccess: saveFile,
    onError: (error) =>
      showToast({ type: 'error', title: 'Not downloaded', message: failureText(error, 'Please try again.') }),
  })
  return (
    <Section
      title="Your data"
      lead="Everything we keep about you in one ZIP file: your account, inquiries and roadmaps with all versions as JSON, and each report as Markdown."
    >
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        {!file.isPending && <Download size={18} aria-hidden />}
        Download everything
      </Button>
    </Section>
  )
}
