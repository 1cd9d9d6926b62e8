import type { QuizData, QuizField } from '@cairn/contract/quiz'
import { QUIZ_QUESTIONS, QUIZ_TOPICS } from '@cairn/domain/quiz'
import { assessmentSummary } from '@cairn/domain/recommendation'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Spec 2: what the quiz said. Every answer can be changed here; the recommendation follows. */
export function AssessmentSummary({
  quiz,
  onAnswer,
}: {
  quiz: QuizData
  onAnswer: (field: QuizField, value: string) => void
}) {
  const [changing, setChanging] = useState(false)
  const rows = assessmentSummary(quiz.quiz_responses, quiz.routing_result.decision)
  return (
    <section aria-labelledby="assessment-summary" className="border-y border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="assessment-summary" className="font-serif text-lg font-semibold">
          Your assessment
        </h3>
        <Button variant="quiet" aria-expanded={changing} className="-mr-2" onClick={() => setChanging(!changing)}>
          {changing ? 'Done' : 'Change answers'}
        </Button>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {rows.map(({ label, value }) => (
          <div key={label} className="last:col-span-2 sm:last:col-span-1">
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="leading-snug font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {changing && (
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          {QUIZ_QUESTIONS.map(({ field, question, options }) => (
            <label key={field} className="block">
              <span className="mb-1 block text-sm font-semibold">{question}</span>
              <select
                aria-label={`Change: ${QUIZ_TOPICS[field]}`}
                className="control control-select"
                value={quiz.quiz_responses[field]}
                onChange={(event) => onAnswer(field, event.target.value)}
              >
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </section>
  )
}
