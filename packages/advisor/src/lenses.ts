import type { Lens } from '@cairn/contract/insights'

/** The eight lenses of discovery. Four ask where the gain is, four ask how ready the firm is to take it. */
export const LENS_LABELS: Record<Lens, string> = {
  customer: 'Customer and revenue',
  operations: 'Operations',
  decisions: 'Decisions and forecasting',
  knowledge: 'Knowledge and content',
  data: 'Data',
  people: 'People and skills',
  technology: 'Technology',
  risk: 'Risk and ethics',
}
export const GAIN_LENSES = ['customer', 'operations', 'decisions', 'knowledge'] as const satisfies Lens[]

export const LENS_QUESTIONS: Record<Lens, string> = {
  customer: 'Where do customers wait, leave or ask the same thing again?',
  operations: 'Which work is repeated, late, re-keyed or done by phone?',
  decisions: 'Which choices are made by feel that past records could inform?',
  knowledge: 'What is written, searched for or known by one person only?',
  data: 'Which records exist, in what state, and what is missing?',
  people: 'Who would use it, who would look after it, and who has tried it?',
  technology: 'Which systems are in place, and can they share what they hold?',
  risk: 'Who is affected when it is wrong, and what may a machine not decide?',
}
