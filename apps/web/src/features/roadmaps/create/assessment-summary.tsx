import type { QuizData } from '@cairn/contract/quiz'
import { assessmentSummary } from '@cairn/domain/recommendation'

export function AssessmentSummary({ quiz }: { quiz: QuizData }) {
  const rows = assessmentSummary(quiz.quiz_responses, quiz.routing_result.decision)
  return (
    <section aria-labelledby="assessment-summary" className="border-y border-line py-5">
      <h3 id="assessment-summary" className="font-serif text-lg font-semibold">
        Your assessment
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {rows.map(({ label, value }) => (
          <div key={label} className="last:col-span-2 sm:last:col-span-1">
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="leading-snug font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
