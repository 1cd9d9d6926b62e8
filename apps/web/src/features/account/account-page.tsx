import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** What the four pages share: title and purpose in the margin, the matter beside them. Give each state its own `key`. */
export function AccountPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="frame-width grid items-start gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
      <div className="lg:sticky lg:top-12">
        <p className="mb-4 hidden border-l-2 border-accent pl-3 text-ink-soft lg:block">{brand.provider}</p>
        <PageHeading title={title} />
        <div className="mt-4 max-w-[21.5em] text-lg text-ink-soft">{lead}</div>
      </div>
      <Card className="w-full max-w-[36rem]">{children}</Card>
    </div>
  )
}
