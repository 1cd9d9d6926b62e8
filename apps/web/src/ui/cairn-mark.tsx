/** The mark: four stones, the topmost in the accent colour. */
export function CairnMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <path
        className="fill-ink"
        d="M4.4 26.2c0-2.3 4.6-3.6 11.2-3.6 7 0 12 1.2 12 3.5 0 2.2-4.8 3.1-11.7 3.1-6.8 0-11.5-.7-11.5-3Z"
      />
      <path
        className="fill-ink"
        d="M7.2 18.9c.2-2.2 4-3.3 9-3.2 5 .1 8.6 1.3 8.4 3.4-.2 2-4 2.6-8.9 2.5-4.9-.1-8.7-.7-8.5-2.7Z"
      />
      <path
        className="fill-ink"
        d="M10.4 12.3c-.1-1.9 2.5-3 5.9-3.1 3.4-.1 6 .8 6.1 2.6.1 1.8-2.5 2.7-5.9 2.8-3.4.1-6-.5-6.1-2.3Z"
      />
      <path
        className="fill-accent"
        d="M13 5.8c0-1.6 1.4-2.9 3.3-2.9 1.8 0 3.1 1.1 3.1 2.6s-1.4 2.6-3.2 2.6c-1.9 0-3.2-.8-3.2-2.3Z"
      />
    </svg>
  )
}
