import type { CompanyDetails } from '@cairn/contract/company'
import type { QuizField, QuizResponses } from '@cairn/contract/quiz'
import { CONSULTATION_THRESHOLD, MAX_SCORE, routeQuiz } from '@cairn/domain/quiz'
import { readinessScore, suggestedFocus, whatWouldChangeTheRoute } from '@cairn/domain/recommendation'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AnswerTable } from './answer-table.tsx'
import { CompanySummary } from './company-summary.tsx'
import { consultationPath, roadmapStartPath } from './onward.ts'
import { ScoreCairn } from './score-cairn.tsx'

interface RecommendationStepProps {
  details: CompanyDetails
  responses: QuizResponses
  onDetails: (details: CompanyDetails) => void
  onAnswer: (field: QuizField, value: string) => void
  onStartOver: () => void
}

const ROADMAP_GIFTS = [
  'The AI initiatives that suit you best, each resting on your own words',
  'Which one to start with, and a timeline for twelve months',
  'To read and keep here, and as a PDF to pass on',
]
const CONSULTATION_GIFTS = [
  'A conversation about your own project, its data and its delivery',
  'With people who have read your answers beforehand',
  'Contact within 1-2 business days',
]

/** What one gets, then the reasons. Both ways stay open; the recommended one comes first. */
export function RecommendationStep({ details, responses, onDetails, onAnswer, onStartOver }: RecommendationStepProps) {
  const result = routeQuiz(responses)
  const consultation = result.decision === 'consultation'
  const ways = [
    <Way
      key="consultation"
      name="Direct consultation"
      text={`Tell ${brand.provider} what you have in mind.`}
      gifts={CONSULTATION_GIFTS}
      to={consultationPath(details, responses, result)}
      action="Request a consultation"
      recommended={consultation}
    />,
    <Way
      key="roadmap"
      name="AI roadmap"
      text="Describe your goals and receive a written AI strategy roadmap."
      gifts={ROADMAP_GIFTS}
      to={roadmapStartPath(details, responses, result)}
      action="Get your AI roadmap"
      recommended={!consultation}
    />,
  ]
  return (
    <div>
      <CompanySummary details={details} onChange={onDetails} />
      <div className="max-w-2xl">
        <PageHeading
          title={consultation ? 'We recommend a direct consultation' : 'We recommend an AI roadmap'}
          className="text-3xl"
        />
        {/* An answer changed below may change all of this: then it is read out. */}
        <p role="status" className="mt-4 text-lg">
          {result.explanation}
        </p>
      </div>
      <div className="mt-7 grid gap-4 md:grid-cols-2">{consultation ? ways : ways.toReversed()}</div>

      <h2 className="mt-12 mb-5 border-t border-line pt-6 font-serif text-2xl font-semibold">How this came about</h2>
      <p className="-mt-3 mb-5 text-ink-soft">Change any answer here, and the recommendation follows.</p>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <figure className="mx-auto w-full max-w-md xl:mx-0">
          <ScoreCairn responses={responses} />
          <figcaption className="figures mt-2 text-sm text-ink-soft">
            {result.score} of {MAX_SCORE} points: a readiness score of {readinessScore(responses)}%. A direct
            consultation is suggested from {CONSULTATION_THRESHOLD}, a roadmap below.
          </figcaption>
        </figure>
        <AnswerTable responses={responses} onAnswer={onAnswer} />
      </div>
      <dl className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <Remark term="What would change this">{whatWouldChangeTheRoute(responses).sentence}</Remark>
        <Remark term="Suggested focus">{suggestedFocus(responses)}</Remark>
      </dl>
      <Button variant="quiet" className="mt-8 -ml-2" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  )
}

function Way(way: { name: string; text: string; gifts: string[]; to: string; action: string; recommended: boolean }) {
  return (
    <section
      aria-label={way.name}
      className={`flex flex-col items-start rounded-md border bg-surface p-5 sm:p-6 ${
        way.recommended ? 'border-accent shadow-[inset_0_3px_0_var(--color-accent)]' : 'border-line'
      }`}
    >
      <h2 className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-xl font-semibold">
        {way.name}
        {way.recommended && (
          <span className="font-sans">
            <Badge tone="accent">Recommended</Badge>
          </span>
        )}
      </h2>
      <p className="mb-3">{way.text}</p>
      <ul className="mb-5 grid gap-1.5 text-ink-soft">
        {way.gifts.map((gift) => (
          <li key={gift} className="flex gap-2.5">
            <Check size={17} aria-hidden className="mt-1 shrink-0 text-accent" />
            {gift}
          </li>
        ))}
      </ul>
      <LinkButton to={way.to} variant={way.recommended ? 'primary' : 'secondary'} className="mt-auto w-full sm:w-auto">
        {way.action}
      </LinkButton>
    </section>
  )
}

function Remark({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  )
}
