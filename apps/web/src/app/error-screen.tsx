import { VERBOSE } from '../environment.ts'
import { routes } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export function ErrorScreen({
  error,
  onRetry,
  verbose = VERBOSE,
}: {
  error: unknown
  onRetry: () => void
  verbose?: boolean
}) {
  return (
    <div role="alert" className="frame-width py-16 sm:py-24">
      <PageHeading title="Something went wrong" />
      <p className="measure mt-4 text-lg text-ink-soft">
        We&apos;re sorry, but something unexpected happened. Please try refreshing the page or contact support if the
        problem persists.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try Again</Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          Refresh Page
        </Button>
        <Button variant="secondary" onClick={() => location.assign(routes.home)}>
          Go to Home
        </Button>
      </div>
      {verbose && (
        <details className="mt-10">
          <summary className="min-h-11 cursor-pointer font-semibold">Technical details</summary>
          <pre className="mt-2 overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm">
            {error instanceof Error ? (error.stack ?? error.message) : String(error)}
          </pre>
        </details>
      )}
    </div>
  )
}
