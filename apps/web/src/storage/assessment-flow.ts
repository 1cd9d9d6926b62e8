import type { CompanyDetails } from '@cairn/contract/company'
import type { QuizField, QuizResponses } from '@cairn/contract/quiz'
import { companyDetailsFrom, companyForm } from '@cairn/domain/company-form'
import { COMPANY_DRAFT, DRAFT_EXPIRY_MS } from '@cairn/domain/drafts'
import { QUIZ_QUESTIONS, validateQuiz } from '@cairn/domain/quiz'
import { create } from 'zustand'
import { clearDraft, readDraft, saveDraft } from './form-cache.ts'

/** Answers as far as they have been given. */
export type Answers = Partial<Record<QuizField, string>>

/** Where in the assessment: its first step, one of its questions by index, or its last step. */
export type Place = 'company' | number | 'recommendation'

export interface Flow {
  details: CompanyDetails | undefined
  answers: Answers
  place: Place
}

export const EMPTY_FLOW: Flow = { details: undefined, answers: {}, place: 'company' }

/** Drafts belong to one person: the next one at the same computer is not shown what the last one typed. */
export const companyDraftId = (userId: string) => `${COMPANY_DRAFT.formId}_${userId}`
const flowId = (userId: string) => `assessment_${userId}`

interface OpenFlow {
  userId: string
  flow: Flow
  /** Raised whenever the flow begins anew or is brought back: forms then open afresh. */
  beginnings: number
}

/** The flow in hand. Storage is its memory, where there is any. */
export const useOpenFlow = create<OpenFlow>()(() => ({ userId: '', flow: EMPTY_FLOW, beginnings: 0 }))

/** Whether the last flow could be stored; if not, what is in hand is all there is. */
let stored = true

/** Call before the flow is shown: what another page or window made of it counts. */
export function openFlow(userId: string): void {
  if (stored || useOpenFlow.getState().userId !== userId) useOpenFlow.setState({ userId, flow: readFlow(userId) })
}

/** Details, answers and place survive a reload for as long as a draft does. */
export function saveFlow(userId: string, flow: Flow): void {
  useOpenFlow.setState({ userId, flow })
  if (flow.details) saveDraft(flowId(userId), flow, DRAFT_EXPIRY_MS)
  else clearDraft(flowId(userId))
  stored = flow.details === undefined || readDraft(flowId(userId)) !== undefined
}

/**
 * Spec 4: starting over clears the details; a new assessment the draft as well. Answers what takes it back, and where
 * one was, unless there was nothing to clear.
 */
export function restartFlow(userId: string, { draftToo }: { draftToo: boolean }) {
  openFlow(userId)
  const { flow } = useOpenFlow.getState()
  const draft = readDraft<object>(companyDraftId(userId))
  if (draftToo) clearDraft(companyDraftId(userId))
  saveFlow(userId, EMPTY_FLOW)
  beginAnew()
  if (!flow.details && !(draftToo && draft)) return undefined
  return (place: Place = flow.place) => {
    if (draft) saveDraft(companyDraftId(userId), draft)
    saveFlow(userId, { ...flow, place })
    beginAnew()
    return place
  }
}

/** The assessment of this company has led where it was meant to lead. */
export function finishFlow(userId: string): void {
  saveFlow(userId, EMPTY_FLOW)
}

/** A later page changed what the assessment of this company knows: going back to it shows the same. */
export function changeFlow(
  userId: string,
  company_name: string | undefined,
  changes: Partial<Pick<Flow, 'details' | 'answers'>>,
): void {
  openFlow(userId)
  const { flow } = useOpenFlow.getState()
  if (flow.details?.company_name === company_name) saveFlow(userId, { ...flow, ...changes })
}

function beginAnew() {
  useOpenFlow.setState(({ beginnings }) => ({ beginnings: beginnings + 1 }))
}

/** Storage may hold anything: what cannot be carried on starts again. */
export function readFlow(userId: string): Flow {
  const stored = readDraft<Record<string, unknown>>(flowId(userId))
  const company = companyForm.safeParse(stored?.['details'])
  if (!stored || !company.success) return EMPTY_FLOW
  const flow = { details: companyDetailsFrom(company.data), answers: knownAnswers(stored['answers']) }
  return { ...flow, place: reachable(flow, stored['place'] ?? 0) }
}

/** The place that was asked for, or the nearest one before it that can be shown. */
export function reachable({ details, answers }: Omit<Flow, 'place'>, wanted: unknown): Place {
  if (!details || wanted === 'company') return 'company'
  if (wanted === 'recommendation') return responsesOf(answers) ? wanted : firstOpen(answers)
  if (!Number.isInteger(wanted)) return 'company'
  return Math.min(Math.max(Number(wanted), 0), QUIZ_QUESTIONS.length - 1)
}

/** Where somebody whose details are known goes on: the first open question, else the recommendation. */
export function wayOn(answers: Answers): Place {
  return responsesOf(answers) ? 'recommendation' : firstOpen(answers)
}

export function responsesOf(answers: Answers): QuizResponses | undefined {
  const check = validateQuiz(answers)
  return check.ok ? check.responses : undefined
}

/** Spec 4: after the last answer the set is judged; a wrong one leads back to the question that is wrong. */
export function finishQuiz(answers: Answers): { place: Place; problem?: string } {
  const check = validateQuiz(answers)
  return check.ok ? { place: 'recommendation' } : { place: check.index, problem: check.message }
}

function firstOpen(answers: Answers): number {
  const open = QUIZ_QUESTIONS.findIndex(({ field }) => answers[field] === undefined)
  return Math.max(0, open)
}

function knownAnswers(stored: unknown): Answers {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const answers: Answers = {}
  for (const { field, options } of QUIZ_QUESTIONS) {
    const known = options.find(({ value }) => value === given[field])
    if (known) answers[field] = known.value
  }
  return answers
}
