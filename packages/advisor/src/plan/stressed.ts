import type { Facts, Statement } from '../facts.ts'
import type { Group } from './group.ts'

/** Whether the client says that this matters most: in the goal itself, or in what is said right behind it. */
export function isStressed({ statements }: Facts, { lead }: Group): boolean {
  const at = statements.findIndex(({ id }) => id === lead.id)
  const behind = statements.slice(at + 1, at + 1 + BEHIND).filter((one) => one.span.field === lead.span.field)
  const next = behind.findIndex(({ kind, continues }) => kind === 'goal' && continues === undefined)
  const own = [lead, ...behind.slice(0, next < 0 ? BEHIND : next).filter((one) => isRemark(one, lead))]
  return own.some(({ text }) => MOST.test(text) && !NOT.test(text))
}
const BEHIND = 2

/** It goes on about the goal, or points back at it. */
function isRemark({ text, continues }: Statement, lead: Statement): boolean {
  return continues === lead.id || /^(?:that|this|it)(?:['’]s|\s(?:is|one|would))(?!\p{L})/iu.test(text)
}

const MOST =
  /(?<!\p{L})(?:(?:the |our |my )?(?:most (?:important|urgent|pressing)(?!\s(?!thing|goal|one|point|of|for|to|is|please|by|right)\p{L})|most of all|(?:big|main|key|real) (?:one|thing)|top (?:priority|goal|wish)|first priority|number one(?! \p{L}+ in)|no\.? ?1 (?:priority|goal)|highest priority|biggest (?:headache|worry|problem|pain|wish|issue))|above all|first and foremost|what (?:i|we) (?:want|need|would like) most|matters? most|more than anything|(?:hurts|costs us|bothers (?:me|us)) (?:the )?most|keeps (?:me|us) (?:awake|up at night)|if (?:you|we) (?:can )?(?:only )?(?:do|fix|solve) (?:just )?one thing)(?!\p{L})/iu
/** Denied, over, or what others say. */
const NOT =
  /(?<!\p{L})(?:no|not|never|hardly|nobody['’]?s?|less|least|used to|was|were|until (?:19|20)\d\d|ago|competitors?|rivals?|neighbours?|(?:brother|sister|father|mother)-in-law|says?|said|thinks?)(?!\p{L})|n['’]t(?!\p{L})/iu
