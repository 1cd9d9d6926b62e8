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

/** What is wished for, asked of the client or given to them by others, and 'if you promise us': nobody here gave a word. */
export function isOthersWord(text: string): boolean {
  return OTHERS_WORD.test(text) && !OWN_WORD.test(text)
}
const OTHERS = String.raw`(?:suppliers?|vendors?|sellers?|salesm[ae]n|dealers?|installers?|builders?|landlord|insurers?|software (?:house|firm|company)|agenc(?:y|ies)|consultants?|contractors?|manufacturers?|providers?|council|ministry|government|state|mayor|carriers?|start-?ups?)`
const GIVES = String.raw`(?:promis(?:es?|ed|ing)|guarant(?:ees?|eed)|assur(?:es?|ed)|pledg(?:es?|ed)|told|swore)`
const OTHERS_WORD = new RegExp(
  String.raw`^(?:and |but |so )?if (?:you|they|it|he|she|somebody|someone|the \p{L}+|a \p{L}+)(?!\p{L})|(?<!\p{L})${GIVES} (?:us|me)(?!\p{L})|(?<!\p{L})(?:the|our|a|his|her) (?:\p{L}+ )?${OTHERS} (?:has |have |had |also )*${GIVES}(?!\p{L})|(?<!\p{L})(?:wants?|wish(?:es)?|needs?|would like|expects?|asks?|asked|hopes?|demands?)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:guarantees?|promises?|guaranteed|assurances?)(?!\p{L})|(?<!\p{L})(?:somebody|someone|you|they) (?:could|can|would|will|should) (?:guarantee|promise|assure)(?!\p{L})`,
  'iu',
)
const OWN_WORD =
  /(?<!\p{L})(?:(?:we|i|management|the board|my \p{L}+)(?: have| has|['’]ve)?(?: also| all)? (?:promised|guaranteed|assured|pledged|told|gave|given|signed|swore)|(?:my|our) (?:word|promise)|promised by (?:me|us|my|our))(?!\p{L})/iu

/** 'A company’s system that does not give us the data': what others fail to do is a complaint, and no refusal. */
export function isComplaint(text: string): boolean {
  return OTHERS_FAIL.test(text) && !WANTED_SO.test(text)
}
const OTHERS_FAIL =
  /(?<!\p{L})(?:who|that|which|it|they|he|she|company|platform|portal|system|supplier|vendor|bank|agency|agent)\s(?:do|does|did|will|would|can|could|is|are)(?:n['’]t|\snot)\s(?:even |always |ever )?(?:give|show|let|tell|share|send|export|allow|open|hand|provide|pass|keep|store|record)(?!\p{L})|(?<!\p{L})won['’]t (?:give|show|let|tell|send|export|hand|provide|open)(?!\p{L})/iu
const WANTED_SO =
  /(?<!\p{L})(?:we|i|board|union|staff|owners?|father|mother|partners?)(?:['’]ll)? (?:all )?(?:(?:do not|don['’]?t|does not|doesn['’]t|will not|won['’]?t) (?:want|have|accept|allow|let|share|use|give|show|open)|refuse|never)(?!\p{L})|(?<!\p{L})(?:want|must|may not|shall not|please|nothing|no)(?!\p{L})/iu

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
