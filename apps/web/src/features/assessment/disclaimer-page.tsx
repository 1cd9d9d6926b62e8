import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { brand } from '../../brand.ts'
import { contactPath, readRoadmapStart, routes } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

const LEAVE_OUT = [
  'Names, addresses, health or account details of customers, patients or staff',
  'Passwords, keys, access codes or how your systems are secured',
  'Trade secrets: formulas, source code, unpublished inventions',
  'Contracts, prices or plans that you have agreed to keep to yourselves',
  'Figures that are not public, such as results before they are announced',
]
const SAFE = [
  'What your company does, and for whom in general terms',
  'Goals such as answering faster, less paperwork, fewer faults',
  'Challenges in everyday words: what takes too long, what goes wrong',
  'The kinds of systems and data you have, without their contents',
  'Round figures: about 40 orders a day, three people in the office',
]

/** What belongs in a brief and what does not, before one is written. */
export function DisclaimerPage() {
  const { search } = useLocation()
  if (search === '' || search === '?') return <Navigate to={routes.home} replace />
  return (
    <div className="frame-width py-8 sm:py-12">
      <div className="mx-auto max-w-4xl">
        <PageHeading title="Data confidentiality notice" className="text-3xl" />
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">
          On the next page you describe your company in your own words. A good report needs no secrets: leave out what
          should stay inside your walls.
        </p>
        <div className="mt-7 grid gap-4 md:grid-cols-2">
          <List title="Do not include" items={LEAVE_OUT} tone="danger" icon={<X aria-hidden="true" size={18} />} />
          <List title="Safe to include" items={SAFE} tone="success" icon={<Check aria-hidden="true" size={18} />} />
        </div>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <LinkButton to={`${routes.createRoadmap}${search}`} className="px-7">
            I understand, continue
          </LinkButton>
          <LinkButton to={contactInstead(search)} variant="secondary">
            Contact {brand.provider}
          </LinkButton>
        </div>
        <p className="mt-4 max-w-2xl text-ink-soft">
          Is the matter itself confidential? Then direct consultation is recommended: {brand.provider} talks it through
          with you in person.
        </p>
      </div>
    </div>
  )
}

/** Spec 2: the data carries company details, quiz_data and the flag. */
function contactInstead(search: string): string {
  const {
    company_name = '',
    industry = '',
    company_size = '',
    quiz_data,
  } = readRoadmapStart(new URLSearchParams(search))
  return contactPath({
    company_details: { company_name, industry, company_size },
    ...(quiz_data && { quiz_data }),
    fromDisclaimer: true,
  })
}

function List({
  title,
  items,
  tone,
  icon,
}: {
  title: string
  items: string[]
  tone: 'danger' | 'success'
  icon: ReactNode
}) {
  const colour = tone === 'danger' ? 'text-danger' : 'text-success'
  return (
    <section className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 className={`mb-3 font-serif text-xl font-semibold ${colour}`}>{title}</h2>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <span className={`mt-1 shrink-0 ${colour}`}>{icon}</span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
