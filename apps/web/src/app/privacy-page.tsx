import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../brand.ts'
import { routes } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** What is kept, why and until when. Each line is a promise of the code: whoever changes one changes the other. */
const KEPT: [what: string, why: string, until: string][] = [
  ['Your name and email address', 'To know you and to write to you', 'until you change them or delete the account'],
  [
    'Your password, as a hash it cannot be read from',
    'To let you in and nobody else',
    'until you change it or delete the account',
  ],
  [
    'Where you are signed in: browser and system by name, and when',
    'To show you, so that you can end a session',
    'until your next sign-in after the session has ended, which it does an hour after its last use',
  ],
  [
    'What you tell us about your company, every report and its versions, your remarks, and the links you share',
    'To write the reports and to show them to you',
    'until you delete the roadmap or the account',
  ],
  [
    'Inquiries: what you asked, and who you are',
    'To answer you',
    'for as long as the provider needs them; when you delete the account that sent one, your name, position and address are removed from it',
  ],
  [
    'Mails: to whom, about what, and whether they went out',
    'To send them, also after a fault',
    'for 30 days after they were written',
  ],
  [
    'How often an address or an account tried something, as a hash',
    'Against guessing and flooding',
    'for a few hours at most',
  ],
  [
    'Requests in the server’s log: time, page and network address, never what was typed',
    'To find faults and attacks',
    'for as long as whoever runs this server keeps its logs',
  ],
]

export function PrivacyPage() {
  const signedIn = useSession((session) => session.isAuthenticated)
  return (
    <div className="frame-width py-10 sm:py-14">
      <PageHeading title="Privacy" />
      <p className="mt-4 max-w-[29em] text-lg text-ink-soft">
        What {brand.name} keeps about you, where, and for how long. It is short because we keep little.
      </p>
      <Chapter title="What is kept">
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {KEPT.map(([what, why, until]) => (
            <div key={what} className="border-t border-line pt-3">
              <dt className="font-semibold">{what}</dt>
              <dd className="mt-1 text-ink-soft">{why}.</dd>
              <dd className="mt-1 text-ink-soft">Kept {until}.</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter title="Where">
        <p>
          In one database that {brand.provider} runs for this site. Nothing on these pages is loaded from anybody else,
          nothing counts your visits (only a link you share counts how often it is opened), and there are no cookies:
          your browser keeps your sign-in, your theme, your filters and unfinished forms for itself, the forms for a day
          at most.
        </p>
        <p>
          Reports are written by this site’s own engine. Where {brand.provider} has connected a language model, what you
          wrote about your company is sent to it to write the report; your name and address are not.
        </p>
      </Chapter>
      <Chapter title="Who sees it">
        <p>
          You, whoever you give a link to, and the people at {brand.provider} who run the site. Inquiries go to{' '}
          {brand.provider} by mail. Nothing is sold or passed on.
        </p>
      </Chapter>
      <Chapter title="What you can do">
        <p>
          {signedIn ? <Link to={routes.account}>On your account page</Link> : 'On your account page'} you can change
          what we know, see and end your sessions, download everything, and delete the account with all that belongs to
          it. For anything else write to <a href={`mailto:${brand.contact_email}`}>{brand.contact_email}</a>.
        </p>
      </Chapter>
    </div>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-[62rem]">
      <h2 className="mb-4 font-serif text-2xl font-semibold">{title}</h2>
      <div className="grid max-w-[62rem] gap-4 [&>p]:max-w-[29em]">{children}</div>
    </section>
  )
}
