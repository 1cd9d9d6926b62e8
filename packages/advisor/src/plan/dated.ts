import type { Facts, Statement } from '../facts.ts'
import { dateOf } from './calendar.ts'
import { EVERYTHING } from './deadlines.ts'

/** What must be right on a certain day asks for an answer of its own as well. */
export function isDated({ dates, written }: Facts, { id, text }: Statement): boolean {
  if (EVERYTHING.test(text)) return false
  return dates.some(({ statement, binds, when }) => statement === id && binds && dateOf(when, written) > written)
}
