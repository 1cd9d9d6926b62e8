import type { QuizField, QuizResponses } from '@cairn/contract/quiz'
import { BEST_ANSWERS, pointsByAnswer, QUIZ_QUESTIONS, QUIZ_TOPICS, scoreQuiz, MAX_SCORE } from '@cairn/domain/quiz'
import { describeAnswers } from '@cairn/domain/recommendation'

/** The points of each answer, and what the answer says. Each can be changed where it stands. */
export function AnswerTable({
  responses,
  onAnswer,
}: {
  responses: QuizResponses
  onAnswer: (field: QuizField, value: string) => void
}) {
  const points = pointsByAnswer(responses)
  const words = inWords(responses)
  return (
    <table className="w-full self-start text-left text-sm">
      <caption className="sr-only">Your answers and the points they earn</caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Topic
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            Your answer
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {QUIZ_QUESTIONS.map(({ field, options }) => (
          <tr key={field} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-3 font-semibold whitespace-nowrap leading-[2.75rem]">
              {QUIZ_TOPICS[field]}
            </th>
            <td className="py-2.5 pr-3 text-ink-soft">
              <select
                aria-label={`Change: ${QUIZ_TOPICS[field]}`}
                className="control control-select mb-1 text-ink"
                value={responses[field]}
                onChange={(event) => onAnswer(field, event.target.value)}
              >
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              {words[field]}
            </td>
            <td className="figures py-2.5 text-right leading-[2.75rem] whitespace-nowrap">
              {mostPoints(field) === 0 ? 'not scored' : `${points[field]} of ${mostPoints(field)}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={2} className="py-2.5">
            Score
          </th>
          <td className="figures py-2.5 text-right whitespace-nowrap">
            {scoreQuiz(responses)} of {MAX_SCORE}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function mostPoints(field: QuizField): number {
  return BEST_ANSWERS.find((best) => best.field === field)?.points ?? 0
}

function inWords(responses: QuizResponses): Record<QuizField, string> {
  const { use_case_clarity, familiarity, readiness, data } = describeAnswers(responses, '')
  const goals = QUIZ_QUESTIONS.find(({ field }) => field === 'primary_goal')?.options
  return {
    specific_use_case: use_case_clarity,
    ai_experience: familiarity,
    team_ready: readiness,
    primary_goal: goals?.find(({ value }) => value === responses.primary_goal)?.description ?? '',
    data_availability: data,
  }
}
