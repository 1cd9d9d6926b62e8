/** Holds the place of what is being fetched; size it like the thing itself with height and width classes. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
