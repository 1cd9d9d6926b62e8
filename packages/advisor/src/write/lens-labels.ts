import type { Lens } from '@cairn/contract/lenses'

/** The eight lenses. Four ask where the gain is, four ask how ready the firm is to take it. */
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
