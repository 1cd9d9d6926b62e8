import type { Quantity } from '../facts.ts'
import { isNoStart } from './aside-figures.ts'
import type { Clause } from './clauses.ts'
import { isRoleNoun } from './role-nouns.ts'

/** Whether a figure is somebody else's ('the contract says 6', 'my rival claims 16') or of the worst days ('in May even 8'). */
export function isOutside(one: Quantity, clause: Clause): boolean {
  const before = clause.text.slice(0, one.span.start - clause.start)
  if (RULES.test(before) || isAtWorst(before) || isOfRivals(one, clause)) return true
  if (isNoStart(clause.text, one.span.start - clause.start, one.span.end - clause.start)) return true
  // 'scheme claims 9% rejected' are claims, 'he claims 16' is a claim.
  const claims = /claims\s+$/i.test(before) && /^\s\p{L}/u.test(clause.text.slice(one.span.end - clause.start))
  return SAID.test(before) && !claims && !isOwnPeoples(before)
}

/** 'Our two technicians say about 2.4': they tell how it is here. */
function isOwnPeoples(before: string): boolean {
  const who = OWN_SAY.exec(before)?.[1]?.toLowerCase().split(/\s+/) ?? []
  return who.some((word) => isRoleNoun(word, word) && !/^auditors?$/.test(word))
}
const OWN_SAY = /(?<!\p{L})(?:our|my)\s((?:[\p{L}'’-]+\s){1,6})(?:says?|reckons?|thinks?|believes?)\s[^.;,\d]{0,20}$/iu

/** 'Der Wettbewerber schafft 3 %', 'Competitor Miller has 3%': theirs, unless it is to be ours. */
export function isOfRivals({ span }: Quantity, clause: Clause): boolean {
  const before = clause.text.slice(0, span.start - clause.start)
  return RIVALS.test(before) || (RIVAL.test(before) && !AS_THEY.test(clause.text.slice(span.end - clause.start)))
}

/** Whether what follows these words is how bad it gets: '5 weeks now, in May even', '13 on average, in October up to'. */
export function isAtWorst(before: string): boolean {
  return AT_WORST.test(before.slice(-NEAR)) && /\d/.test(before)
}
const NEAR = 60
const AT_WORST =
  /(?:(?<!\p{L})(?:in|on|at|during)\s(?:the\s)?\p{L}+(?:\s\p{L}+)?,?\s(?:even|up to|as (?:much|many|long) as)|(?<!\p{L})(?:at (?:its |the )?worst|at peak|in (?:the |a )?(?:worst|bad) (?:case|days?|weeks?|months?|years?)|sometimes|peaks? (?:at|of)))\s(?:even\s|up to\s)?$/iu
const RIVAL =
  /(?<!\p{L})(?:competitors?|rivals?|vendors?|wettbewerb\p{L}*|mitbewerb\p{L}*|konkurren\p{L}+|competencia|competidor\p{L}*|concurrents?|concurrence|concorren\p{L}+|concurrent\p{L}*)(?!\p{L})[^.;,]{0,40}$/iu
const AS_THEY = /(?<!\p{L})(?:match|same|too|also|there|as well|us|we)(?!\p{L})/iu
const SAID =
  /(?<!(?:^|[\s,])(?:i|we))\s(?:says?|claims?|writes?|requires?|demands?|gives?|allows?|boasts?|reckons?|thinks?|believes?|wants?)\s+(?:(?:us|me|for|only|about|it|is|that)\s+)*$/iu
const THEY = String.raw`(?:competit\p{L}+|rivals?|others|peers|industry|trade|market|neighbou?rs?|benchmark|norm)`
const RULE = String.raw`(?:standard|requirement|law|contract|rules|regulat\p{L}+)`
const RIVALS = outsider(THEY)
const RULES = outsider(RULE)

function outsider(who: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})${who}(?:\s+average)?\s+(?:is|are|has|have|makes?|does?|do|manages?|achieves?|gets?|needs?|takes?|at|runs? at)\s+(?:(?:at|about|around|only|in|maybe|perhaps)\s+)*$|(?:,|(?<!\p{L})(?:and|but))\s+(?:the\s+)?${who}\s+$`,
    'iu',
  )
}
