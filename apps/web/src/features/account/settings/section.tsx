import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

/** One matter of the account page, with its own heading to find it by. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[28em] text-ink-soft">{lead}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}
