import type { Field } from '../facts.ts'

/**
 * What sounds like a promise or a refusal by its noes, and only tells how things are. To be told as the client's own word
 * it has to be one.
 */
export function givesWord(text: string): boolean {
  return WORD.test(text)
}
/** Somebody's word, or a rule: 'we told the crew …', 'the last check remains with …', 'nobody will be ranked'. */
const WORD =
  /(?<!\p{L})(?:promis\p{L}*|(?:my|our|their|his|her|a) word|told|tell|assur\p{L}*|declared|(?:we|i|has|have|they)(?:['’]ve)? (?:also |all )?said|my hand|sign(?:ed|s)?|agree\p{L}*|commit\p{L}*|guarant\p{L}*|pledg\p{L}*|swore|sworn|stays?|remains?|keeps?|kept|will|shall|must|may|nobody|no one|nothing|only with|untouched|want|contracts?|charter|clause|rule|jobs?)(?!\p{L})|(?:wo|sha)n['’]t(?!\p{L})|['’]ll(?!\p{L})/iu

/** 'Most have no smartphone', 'I do not own a computer', 'a seller promised … and had not finished one': what is, or was. */
export function tellsFact({ text, field }: { text: string; field: Field }, numbers: number): boolean {
  if (WILL.test(text)) return false
  return LACKS.test(text) || NOT_YET.test(text) || OTHERS_RECORD.test(text) || (field === 'goals' && numbers > 0)
}
/** 'Most don’t have a phone, perhaps 3 in 10 do' */
export function tellsLack(text: string): boolean {
  return LACKS.test(text) && !WILL.test(text)
}
const WILL =
  /(?<!\p{L})(?:want\p{L}*|will|shall|must|please|refus\p{L}*|reject\p{L}*|accept\p{L}*|allow\p{L}*|again)(?!\p{L})|won['’]?t(?!\p{L})/iu
const LACKS =
  /^(?:and |but |so |also )?(?:\p{L}[\p{L}'’-]*\s){1,6}(?:do|does|did)(?:n['’]?t| not) (?:even |all |really |always |yet )?(?:have|own|know|read|speak|write|understand|see|get|come|answer|need|carry)(?!\p{L})|^(?:and |but )?don['’]?t (?:even |really )?(?:have|own|know|speak|understand)(?!\p{L})/iu
const NOT_YET = /^(?:and |but )?no (?:\p{L}+ ){1,4}yet[.!]?$/iu
/** What a seller did to others. */
const OTHERS_RECORD =
  /(?<!\p{L})(?:vendors?|suppliers?|sellers?|salesm[ae]n|firms?|compan(?:y|ies)|agenc(?:y|ies)|consultants?|start-?ups?|provider|competitors?)(?!\p{L})[^.;]*(?<!\p{L})(?:promised|guaranteed|claimed|swore|assured|said)(?!\p{L})[^.;]*(?<!\p{L})(?:(?:had|have|has|did|was|were)(?: not|n['’]?t| never)|nothing|never|none|took|failed)(?!\p{L})/iu
