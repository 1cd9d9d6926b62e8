import type { CompanyDetails } from '@cairn/contract/company'
import type { QuizField, QuizResponses } from '@cairn/contract/quiz'
import { companyDetailsFrom, companyForm } from '@cairn/domain/company-form'
import { COMPANY_DRAFT, DRAFT_EXPIRY_MS } from '@cairn/domain/drafts'
import { QUIZ_QUESTIONS, validateQuiz } from '@cairn/domain/quiz'
import { clearDraft, readDraft, saveDraft } from '../../storage/form-cache.ts'

/** Answers as far as they have been given. */
export type Answers = Partial<Record<QuizField, string>>

export type FlowState =
  | { step: 'company' }
  /** `problem`: what is wrong with the question that is shown. */
  | { step: 'quiz'; details: CompanyDetails; answers: Answers; index: number; problem?: string | undefined }
  | { step: 'recommendation'; details: CompanyDetails; responses: QuizResponses }

export const AT_THE_START: FlowState = { step: 'company' }

/** Drafts belong to one person: the next one at the same computer is not shown what the last one typed. */
export const companyDraftId = (userId: string) => `${COMPANY_DRAFT.formId}_${userId}`
const positionId = (userId: string) => `assessment_${userId}`

/** The position in the flow survives a reload for as long as a draft does. */
export function saveFlow(userId: string, state: FlowState): void {
  if (state.step === 'company') clearDraft(positionId(userId))
  else saveDraft(positionId(userId), state, DRAFT_EXPIRY_MS)
}

/** Storage may hold anything: what cannot be carried on starts again. */
export function readFlow(userId: string): FlowState {
  const stored = readDraft<Record<string, unknown>>(positionId(userId))
  const company = companyForm.safeParse(stored?.['details'])
  if (!stored || !company.success) return AT_THE_START
  const details = companyDetailsFrom(company.data)
  if (stored['step'] === 'recommendation') {
    const check = validateQuiz(asRecord(stored['responses']))
    if (check.ok) return { step: 'recommendation', details, responses: check.responses }
  }
  const answers = knownAnswers(asRecord(stored['answers']))
  return { step: 'quiz', details, answers, index: questionIndex(stored['index']) }
}

/** Spec 4: after the last answer the set is judged; a wrong one leads back to the question that is wrong. */
export function finishQuiz(details: CompanyDetails, answers: Answers): FlowState {
  const check = validateQuiz(answers)
  return check.ok
    ? { step: 'recommendation', details, responses: check.responses }
    : { step: 'quiz', details, answers, index: check.index, problem: check.message }
}

function knownAnswers(stored: Record<string, unknown>): Answers {
  const answers: Answers = {}
  for (const { field, options } of QUIZ_QUESTIONS) {
    const known = options.find(({ value }) => value === stored[field])
    if (known) answers[field] = known.value
  }
  return answers
}

function questionIndex(stored: unknown): number {
  return Number.isInteger(stored) ? Math.min(Math.max(Number(stored), 0), QUIZ_QUESTIONS.length - 1) : 0
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
