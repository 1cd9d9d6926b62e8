/** Figure 2: five questions add up to a score between 0 and 8, and 5 is where the way divides. */
export function TwoPathsFigure() {
  return (
    <svg viewBox="0 0 360 372" role="img" aria-labelledby="paths-title paths-text" className="h-auto w-full">
      <title id="paths-title">Five questions, one score, two paths</title>
      <desc id="paths-text">
        The answers to five questions add up to a score from 0 to 8. A score below 5 leads to an AI roadmap, a score of
        5 or more to a consultation.
      </desc>
      {QUESTIONS.map((question, index) => {
        const x = 36 + index * 72
        return (
          <g key={question.label}>
            <path d={`M${x} 46C${x} 92 180 74 180 128`} className="fill-none stroke-edge" strokeWidth="1.25" />
            <circle cx={x} cy="34" r="15" className="fill-surface stroke-ink" strokeWidth="1.5" />
            <text
              x={x}
              y="35"
              textAnchor="middle"
              dominantBaseline="central"
              className="figures fill-ink font-serif text-[15px] font-semibold"
            >
              {question.points}
            </text>
            <text x={x} y="12" textAnchor="middle" className="fill-ink-soft font-sans text-[14px]">
              {question.label}
            </text>
          </g>
        )
      })}
      <path d="M180 126v36" className="fill-none stroke-ink" strokeWidth="1.5" />
      <text x="196" y="150" className="fill-ink-soft font-sans text-[14px]">
        your score
      </text>
      {Array.from({ length: 9 }, (_, score) => (
        <g key={score}>
          <rect
            x={22 + score * 35.5}
            y="168"
            width="32"
            height="32"
            rx="3"
            className={score < 5 ? 'fill-stone stroke-edge' : 'fill-accent stroke-accent'}
          />
          <text
            x={38 + score * 35.5}
            y="185"
            textAnchor="middle"
            dominantBaseline="central"
            className={`figures font-sans text-[15px] font-semibold ${score < 5 ? 'fill-ink' : 'fill-on-accent'}`}
          >
            {score}
          </text>
        </g>
      ))}
      <path d="M197.7 160v58" className="stroke-danger" strokeWidth="1.5" strokeDasharray="4 3" />
      <path d="M108 206c0 40-18 36-18 66m-6-10 6 12 7-12" className="fill-none stroke-ink" strokeWidth="1.5" />
      <path d="M268 206c0 40 6 36 6 66m-7-10 7 12 6-12" className="fill-none stroke-ink" strokeWidth="1.5" />
      <text x="90" y="302" textAnchor="middle" className="fill-ink font-serif text-[21px] font-semibold">
        Roadmap
      </text>
      <text x="90" y="326" textAnchor="middle" className="fill-ink-soft font-sans text-[16px]">
        0 to 4: find the
      </text>
      <text x="90" y="346" textAnchor="middle" className="fill-ink-soft font-sans text-[16px]">
        right first step
      </text>
      <text x="274" y="302" textAnchor="middle" className="fill-ink font-serif text-[21px] font-semibold">
        Consultation
      </text>
      <text x="274" y="326" textAnchor="middle" className="fill-ink-soft font-sans text-[16px]">
        5 to 8: talk about
      </text>
      <text x="274" y="346" textAnchor="middle" className="fill-ink-soft font-sans text-[16px]">
        building it
      </text>
    </svg>
  )
}

/** What the best answer to each question counts: spec 9. */
const QUESTIONS = [
  { label: 'Use case', points: 3 },
  { label: 'Experience', points: 2 },
  { label: 'Team', points: 2 },
  { label: 'Goal', points: 0 },
  { label: 'Data', points: 1 },
]
