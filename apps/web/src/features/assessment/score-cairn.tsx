import type { QuizResponses } from '@cairn/contract/quiz'
import { BEST_ANSWERS, CONSULTATION_THRESHOLD, MAX_SCORE, QUIZ_TOPICS, scoreQuiz } from '@cairn/domain/quiz'
import { useId } from 'react'

const UNIT = 29
const GROUND = 268
const STAFF_X = 40
const CENTRE = 168
/** From the ground up. */
const WIDTHS = [212, 190, 166, 136]

/** The score as a cairn: a stone for each good answer, the missing ones in outline, and where the way divides. */
export function ScoreCairn({ responses }: { responses: QuizResponses }) {
  const titleId = useId()
  const textId = useId()
  const score = scoreQuiz(responses)
  const laid = BEST_ANSWERS.map((best) => ({ ...best, earned: responses[best.field] === best.value }))
  const stones = [...laid.filter(({ earned }) => earned), ...laid.filter(({ earned }) => !earned)]
  const y = (points: number) => GROUND - points * UNIT
  const threshold = y(CONSULTATION_THRESHOLD)
  return (
    <svg viewBox="0 0 380 292" role="img" aria-labelledby={titleId} aria-describedby={textId} className="h-auto w-full">
      <title id={titleId}>{`Readiness: ${score} of ${MAX_SCORE} points`}</title>
      <desc id={textId}>
        {laid
          .map(({ field, points, earned }) => `${QUIZ_TOPICS[field]} ${earned ? points : 0} of ${points}`)
          .join(', ')}
        {`. A direct consultation is suggested from ${CONSULTATION_THRESHOLD}.`}
      </desc>
      <path d={`M20 ${GROUND}H360`} className="stroke-edge" strokeWidth="1.5" />
      <path d={`M${STAFF_X} ${GROUND}V${y(MAX_SCORE)}`} className="stroke-edge" strokeWidth="1.5" />
      {Array.from({ length: MAX_SCORE + 1 }, (_, mark) => (
        <g key={mark}>
          <path d={`M${STAFF_X - 5} ${y(mark)}h10`} className="stroke-edge" strokeWidth="1.5" />
          {mark === score && <circle cx={STAFF_X - 22} cy={y(mark)} r="13" className="fill-accent" />}
          <text
            x={STAFF_X - 22}
            y={y(mark) + 1}
            textAnchor="middle"
            dominantBaseline="central"
            className={`figures font-sans text-[15px] ${mark === score ? 'fill-on-accent font-semibold' : 'fill-ink-soft'}`}
          >
            {mark}
          </text>
        </g>
      ))}
      <path d={`M${STAFF_X + 8} ${threshold}H372`} className="stroke-danger" strokeWidth="1.5" strokeDasharray="4 3" />
      {stones.map(({ field, points, earned }, index) => {
        const below = stones.slice(0, index).reduce((sum, stone) => sum + stone.points, 0)
        const top = y(below + points) + 1.5
        const height = points * UNIT - 3
        return (
          <g key={field}>
            <path
              d={pebble(CENTRE + (index % 2 === 0 ? -3 : 4), top, WIDTHS[index] ?? 120, height)}
              className={earned ? 'fill-accent' : 'fill-paper stroke-edge'}
              strokeWidth="1.5"
              strokeDasharray="5 4"
            />
            <text
              x={CENTRE}
              y={top + height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className={`figures font-sans text-[16px] ${earned ? 'fill-on-accent font-semibold' : 'fill-ink-soft'}`}
            >
              {`${QUIZ_TOPICS[field]} ${earned ? `+${points}` : `0 of ${points}`}`}
            </text>
          </g>
        )
      })}
      <text x="372" y={threshold - 26} textAnchor="end" className="fill-ink font-sans text-[15px] font-semibold">
        {`from ${CONSULTATION_THRESHOLD}`}
      </text>
      <text x="372" y={threshold - 9} textAnchor="end" className="fill-ink font-sans text-[15px]">
        consultation
      </text>
      <text x="372" y={threshold + 20} textAnchor="end" className="fill-ink font-sans text-[15px]">
        roadmap
      </text>
    </svg>
  )
}

/** A pebble: round, but not quite. */
function pebble(centre: number, top: number, width: number, height: number): string {
  const left = centre - width / 2
  const right = centre + width / 2
  const foot = top + height
  const middle = top + height * 0.54
  return [
    `M${left} ${middle}`,
    `C${left} ${top + height * 0.06} ${centre - width * 0.36} ${top} ${centre - width * 0.04} ${top}`,
    `S${right} ${top + height * 0.08} ${right} ${middle}`,
    `S${centre + width * 0.38} ${foot} ${centre + width * 0.05} ${foot}`,
    `S${left} ${foot - height * 0.05} ${left} ${middle}Z`,
  ].join('')
}
