import type { Roadmap } from '@cairn/contract/roadmaps'
import { formatMoment } from '@cairn/domain/roadmap-content'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export function DeleteDialog({
  roadmap,
  onClose,
  onConfirm,
}: {
  roadmap: Roadmap | undefined
  onClose: () => void
  onConfirm: (roadmap: Roadmap) => void
}) {
  return (
    <Dialog
      open={roadmap !== undefined}
      onClose={onClose}
      title="Are you sure you want to delete this roadmap?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={() => roadmap && onConfirm(roadmap)}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        <strong className="text-ink">{roadmap?.title}</strong>, created on {formatMoment(roadmap?.created_at)}, and its
        report will be gone for good.
      </p>
    </Dialog>
  )
}
