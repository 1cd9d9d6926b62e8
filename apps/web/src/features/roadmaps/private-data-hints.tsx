import { findPrivateData, type PrivateFinding, withoutFinding } from '@cairn/domain/private-data'
import { useDeferredValue, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

/** How much of the text around a finding is shown, in characters. */
const AROUND = 24

/**
 * Points out what looks like personal or secret data, before anything leaves the browser. It never stands in the way:
 * the text can be sent as it is.
 */
export function PrivateDataHints({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const cleaned = useRef<string>(undefined)
  // What was just typed comes first; this may follow a moment later.
  const settled = useDeferredValue(text)
  const findings = findPrivateData(settled)
  const remove = (finding: PrivateFinding) => {
    if (settled !== text) return // typed on meanwhile: the places have moved
    cleaned.current = withoutFinding(text, finding)
    onChange(cleaned.current)
  }
  // The button goes with what it removed; the next one, or the field, is where to go on.
  useEffect(() => {
    if (settled !== cleaned.current) return
    cleaned.current = undefined
    const next = box.current?.querySelector('button') ?? box.current?.parentElement?.querySelector('textarea')
    next?.focus()
  }, [settled])
  return (
    <div ref={box} aria-live="polite">
      {findings.length > 0 && (
        <div data-type="warning" className="notice alert mt-2">
          <p className="font-semibold">The report does not need this. Better leave it out:</p>
          <ul className="mt-2 grid gap-2">
            {findings.map((finding) => (
              <li
                key={`${finding.start} ${finding.what}`}
                className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <p className="min-w-0 wrap-anywhere">
                  This looks like {finding.what}: <Excerpt text={settled} finding={finding} />
                </p>
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  aria-label={`Remove ${finding.what}: ${settled.slice(finding.start, finding.end)}`}
                  onClick={() => remove(finding)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Excerpt({ text, finding: { start, end } }: { text: string; finding: PrivateFinding }) {
  const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)]
  return (
    <q className="whitespace-pre-wrap">
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark className="rounded-sm bg-warning px-0.5 text-warning-soft">{text.slice(start, end)}</mark>
      {text.slice(end, to)}
      {to < text.length && '…'}
    </q>
  )
}
