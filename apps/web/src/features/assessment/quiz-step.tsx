import { ADVANCE_MS, QUIZ_QUESTIONS } from '@cairn/domain/quiz'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Answers } from '../../storage/assessment-flow.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'

interface QuizStepProps {
  answers: Answers
  index: number
  problem?: string | undefined
  /** An answer was given, and is shown a moment longer. */
  onAnswer: (answers: Answers) => void
  onNext: (answers: Answers) => void
  onPrevious: () => void
  onFinish: (answers: Answers) => void
  onStartOver: () => void
}

const LAST = QUIZ_QUESTIONS.length - 1

/** One question at a time. A press, Space, Enter or a figure chooses and goes on; arrow keys only move the choice. */
export function QuizStep({
  answers,
  index,
  problem,
  onAnswer,
  onNext,
  onPrevious,
  onFinish,
  onStartOver,
}: QuizStepProps) {
  const { field, question, hint, options } = QUIZ_QUESTIONS[index] ?? QUIZ_QUESTIONS[0]
  const hintId = useId()
  const advance = useAdvance()
  const moving = useArrowKeys()
  const answered = QUIZ_QUESTIONS.filter((one) => answers[one.field] !== undefined).length

  const goOn = (given: Answers) => (index === LAST ? onFinish(given) : onNext(given))
  const choose = (value: string, andGoOn: boolean) => {
    const given = { ...answers, [field]: value }
    onAnswer(given)
    if (andGoOn) advance.soon(() => goOn(given))
    else advance.cancel()
  }
  useFigureKeys((figure) => {
    const option = options[figure - 1]
    if (option) choose(option.value, true)
  })

  return (
    <div className="max-w-2xl">
      <div className="mb-6">
        <p className="figures mb-2 flex justify-between gap-4 text-sm text-ink-soft">
          <span>
            Question {index + 1} of {QUIZ_QUESTIONS.length}
          </span>
          <span aria-live="polite">
            {answered} of {QUIZ_QUESTIONS.length} answered
          </span>
        </p>
        <ProgressBar value={answered} max={QUIZ_QUESTIONS.length} label="Questions answered" />
      </div>
      <fieldset
        key={field}
        aria-describedby={hintId}
        className="min-w-0 transition duration-200 starting:translate-x-3 starting:opacity-0"
      >
        <legend className="w-full">
          <PageHeading title={question} className="text-3xl" />
        </legend>
        <p id={hintId} className="mt-3 mb-5 text-ink-soft">
          {hint}
        </p>
        {problem && (
          <p role="alert" className="mb-4 font-semibold text-danger">
            {problem}
          </p>
        )}
        <div className="grid gap-2.5">
          {options.map(({ value, label, description }, at) => (
            <RadioCard
              key={value}
              name={field}
              value={value}
              checked={answers[field] === value}
              label={label}
              note={description}
              mark={at + 1}
              // A click also on what is already chosen goes on; keys click only what is not.
              onChange={() => undefined}
              onClick={() => choose(value, !moving.current)}
              onKeyDown={(event) => {
                moving.note(event)
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                choose(value, true)
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          disabled={index === 0}
          onClick={() => {
            advance.cancel()
            onPrevious()
          }}
        >
          Previous
        </Button>
        <Button
          variant="secondary"
          disabled={answers[field] === undefined}
          onClick={() => {
            advance.cancel()
            goOn(answers)
          }}
        >
          {index === LAST ? 'See recommendation' : 'Next'}
        </Button>
        <Button variant="quiet" className="ml-auto" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {answers[field] === undefined ? 'Choose an answer to go on.' : 'Every answer can be changed later.'}{' '}
        <span className="max-sm:hidden pointer-coarse:hidden">Keys 1 to {options.length} answer, too.</span>
      </p>
    </div>
  )
}

/** The pause in which a choice is seen before the question goes. */
function useAdvance() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    soon(go: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(go, ADVANCE_MS)
    },
    cancel: () => clearTimeout(timer.current),
  }
}

/** The figures 1 to 9, wherever the focus is, as long as nothing is being typed and no other key is held. */
function useFigureKeys(onFigure: (figure: number) => void) {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const at = event.target as HTMLElement
    if (at.matches('textarea, select, input:not([type=radio]), [contenteditable]') || at.closest('dialog')) return
    onFigure(Number(event.key))
  })
  useLayoutEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** An arrow key clicks the next radio, right after its keydown: that click moves, and does not go on. */
function useArrowKeys() {
  const current = useRef(false)
  return {
    get current() {
      return current.current
    },
    note(event: KeyboardEvent) {
      if (!event.key.startsWith('Arrow')) return
      current.current = true
      setTimeout(() => (current.current = false))
    },
  }
}
