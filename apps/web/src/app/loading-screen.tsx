import { Spinner } from '../ui/spinner.tsx'

export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" className="flex min-h-[60vh] flex-col items-center justify-center gap-4 text-ink-soft">
      <Spinner size="large" />
      {text}
    </div>
  )
}
