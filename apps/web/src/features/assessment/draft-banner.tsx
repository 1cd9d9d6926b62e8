import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Offers what was typed on an earlier visit. Nothing happens to it until somebody decides. */
export function DraftBanner({
  name,
  onRestore,
  onDiscard,
}: {
  name: string
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <div className="mb-6">
      <Alert type="info" title="Carry on where you left off?">
        <p>
          {name.trim() ? (
            <>
              Your details for <bdi className="font-semibold">{name}</bdi> are still here.
            </>
          ) : (
            'The details you began to enter are still here.'
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onRestore}>
            Restore draft
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Alert>
    </div>
  )
}
