import type { Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'

/** Whether a figure is somebody else's: 'the contract says 6', 'my rival claims 16', 'industry is 40'. */
export function isOutside({ span }: Quantity, clause: Clause): boolean {
  const before = clause.text.slice(0, span.start - clause.start)
  if (OUTSIDER.test(before)) return true
  // 'scheme claims 9% rejected' are claims, 'he claims 16' is a claim.
  const claims = /claims\s+$/i.test(before) && /^\s\p{L}/u.test(clause.text.slice(span.end - clause.start))
  return SAID.test(before) && !claims
}
const SAID =
  /(?<!(?:^|[\s,])(?:i|we))\s(?:says?|claims?|writes?|requires?|demands?|gives?|allows?|boasts?|reckons?|thinks?|believes?|wants?)\s+(?:(?:us|me|for|only|about|it|is|that)\s+)*$/iu
const THEY = String.raw`(?:competit\p{L}+|rivals?|others|peers|industry|trade|market|neighbou?rs?|benchmark|norm|standard|requirement|law|contract|rules|regulat\p{L}+)`
const OUTSIDER = new RegExp(
  String.raw`(?<!\p{L})${THEY}(?:\s+average)?\s+(?:is|are|has|have|makes?|does?|do|manages?|achieves?|gets?|needs?|takes?|at|runs? at)\s+(?:(?:at|about|around|only|in|maybe|perhaps)\s+)*$|(?:,|(?<!\p{L})(?:and|but))\s+(?:the\s+)?${THEY}\s+$`,
  'iu',
)
