import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { EXAMPLE_PDF_URL, routes } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CairnPlate } from './cairn-plate.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { TwoPathsFigure } from './two-paths-figure.tsx'

export function LandingPage() {
  useEffect(() => {
    document.title = `${brand.name}: find where AI would pay off in your business`
  }, [])
  return (
    <>
      <Opening />
      <Chapter number="1" title="Two ways on">
        <TwoPaths />
      </Chapter>
      <Chapter number="2" title="What you receive" wide>
        <ReportSheet />
        <p className="mt-4 text-sm text-ink-soft">
          The company is invented; the form is that of every report: six sections, the initiatives in order with their
          cost and their test, what to leave alone, and a timeline.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <LinkButton to={routes.example} variant="secondary">
            Read the whole example
          </LinkButton>
          <a href={EXAMPLE_PDF_URL} className="button button-quiet">
            Download it as PDF
          </a>
        </div>
      </Chapter>
      <Chapter number="3" title="What happens to your data">
        <DataPromises />
      </Chapter>
      <Chapter number="4" title="Before you begin">
        <Closing />
      </Chapter>
    </>
  )
}

function Opening() {
  return (
    <section className="frame-width grid items-center gap-x-12 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)] lg:py-24">
      <div>
        <p className="mb-5 border-l-2 border-accent pl-3 text-ink-soft">{brand.provider}</p>
        <h1 className="max-w-[8.1em] font-serif text-5xl font-semibold tracking-[-0.022em]">
          Know where AI belongs in your business. And where it doesn&rsquo;t.
        </h1>
        <p className="mt-7 max-w-[24.5em] text-lg text-ink-soft">
          Describe your company and answer five questions. {brand.name} then shows you the way on: a written AI strategy
          roadmap to act on, or a consultation about building it.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton to={routes.register} className="px-7 text-lg">
            Get Started
          </LinkButton>
          <LinkButton to={routes.login} variant="secondary" className="px-7 text-lg">
            Sign In
          </LinkButton>
        </div>
        <p className="mt-4 max-w-[28em] text-sm text-ink-soft">
          The account is free. So is the report. {brand.provider} stands behind it: its method, its sources and its
          limits are printed in every one.
        </p>
      </div>
      <figure className="mx-auto w-full max-w-md lg:max-w-none">
        <CairnPlate />
        <figcaption className="sr-only">How {brand.name} works</figcaption>
      </figure>
    </section>
  )
}

/** Set like the chapter of a report: number and title in the margin, the matter beside it. */
function Chapter({
  number,
  title,
  wide,
  children,
}: {
  number: string
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`chapter-${number}`} className="border-t border-line">
      <div
        className={`frame-width gap-x-12 gap-y-8 py-14 sm:py-20 ${wide ? '' : 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]'}`}
      >
        <h2 id={`chapter-${number}`} className="mb-8 font-serif text-3xl font-semibold tracking-tight">
          <span aria-hidden="true" className="figures mb-1 block text-xl font-normal text-ink-faint">
            {number}
          </span>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}

function TwoPaths() {
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <figure className="mx-auto w-full max-w-sm md:mx-0">
        <TwoPathsFigure />
        <figcaption className="mt-4 border-t border-line pt-2 text-sm text-ink-soft">
          In the circles: what the strongest answer counts. We ask for your goal to understand you, not to score you.
        </figcaption>
      </figure>
      <div className="grid content-start gap-8">
        <div>
          <h3 className="font-serif text-2xl font-semibold">A roadmap, if you are finding your way</h3>
          <p className="mt-2 text-ink-soft">
            You tell us your goals and what is in the way. {brand.name} looks at them through eight lenses, compares
            initiatives by a published formula, and writes a report: what to do first, why, what it needs, when to stop.
            It also says what is not worth doing yet.
          </p>
        </div>
        <div>
          <h3 className="font-serif text-2xl font-semibold">A consultation, if you are ready to build</h3>
          <p className="mt-2 text-ink-soft">
            With a clear use case, a prepared team and data at hand, another report would only hold you up. Your answers
            go with your inquiry, and we make contact within 1-2 business days.
          </p>
          <p className="mt-3">
            <Link to={routes.contact}>Contact {brand.provider}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

const PROMISES = [
  {
    term: 'Yours alone',
    text: 'Your roadmaps open in your account and in no other. To anybody else they do not exist.',
  },
  {
    term: 'Told what to leave out',
    text: 'Before you write, we show what does not belong in a brief: personal records, secrets, client names.',
  },
  {
    term: 'Signed by its author',
    text: 'Each report states what wrote it: the engine built into this site, or a language model, by name.',
  },
  {
    term: 'Nobody listening in',
    text: 'This site loads nothing from third parties: no trackers, no advertising, no foreign fonts.',
  },
  { term: 'Gone when you delete it', text: 'You can delete any roadmap yourself, at any time, without asking us.' },
]

function DataPromises() {
  return (
    <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {PROMISES.map(({ term, text }) => (
        <div key={term} className="border-t border-line pt-4">
          <dt className="font-serif text-xl font-semibold">{term}</dt>
          <dd className="mt-1.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Closing() {
  return (
    <div className="max-w-[30em]">
      <div className="font-serif text-xl leading-relaxed">
        <Notice />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <LinkButton to={routes.register} className="px-7">
          Get Started
        </LinkButton>
        <LinkButton to={routes.contact} variant="quiet">
          Contact {brand.provider}
        </LinkButton>
      </div>
    </div>
  )
}
