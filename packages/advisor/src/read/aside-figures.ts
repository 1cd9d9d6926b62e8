/** Figures that stand beside start and target and are neither, by the words around them; each is asked of a text and two places in it. */

/** Whether a figure cannot be how things stand with who writes: a norm, a term of payment, how long something has gone on, a guess at a part. */
export function isNoStart(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const after = text.slice(end, end + NEAR)
  return isNorm(before, after) || isTerm(before, after) || SPAN.test(before) || isGuessedPart(before, after)
}

/** Whether a figure cannot be what is wanted: some of what was counted before it, or until when all of it should be done. */
export function isNoTarget(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const after = text.slice(end, end + NEAR)
  return (SOME_OF.test(after) && /\d/.test(before) && !WANTED.test(before)) || isUntil(before, text.slice(start, end))
}
const NEAR = 90

/** 'Industry says 20 percent is normal', 'normal in fashion is 30%' */
function isNorm(before: string, after: string): boolean {
  return NORM_LEAD.test(before) || (NORM_BEHIND.test(after) && OUTSIDER.test(before))
}
const OUTSIDERS =
  '(?:industry|trade|sector|textbooks?|literature|benchmarks?|(?:my |our |the )?(?:association|federation|chamber)|norm)'
const OUTSIDER = new RegExp(String.raw`(?<!\p{L})${OUTSIDERS}(?!\p{L})[^.;\d]*$`, 'iu')
const NORM_LEAD = new RegExp(
  [
    String.raw`(?<!\p{L})${OUTSIDERS}\s(?:average\s|norm\s|figure\s)?(?:says?|has|have|is|are|lies at|sits at|runs? at|tells? us)\s(?:about\s|around\s|some\s|that\s)?$`,
    String.raw`(?<!\p{L})(?:normal|typical|customary|(?:the )?average)\s(?:in|across)\s(?:the\s|this\s)?(?!our|winter|summer|spring|autumn|season|peak)(?:\p{L}+\s){1,2}is\s(?:about\s|around\s|some\s)?$`,
  ].join('|'),
  'iu',
)
const NORM_BEHIND =
  /^\s(?:\p{L}+\s){0,3}(?:is|are|as)\s(?:\p{L}+\s)?(?:normal|usual|typical|standard|average|customary|common|acceptable)(?!\p{L})(?!\s(?:here|for us|with us|at our|now|today))/iu

/** 'Customer is paying 60 days from correct documents', 'terms are 30 and they pay after 47': what was agreed, and not what happens. */
function isTerm(before: string, after: string): boolean {
  return TERM_BEHIND.test(after)
    ? PAYERS.test(before)
    : TERM_LEAD.test(before) && PAYS.test(`${before.replace(TERM_LEAD, '')} ${after}`)
}
const TERM_LEAD = /(?<!\p{L})(?:payment )?terms?\s(?:of payment\s)?(?:is|are|of|says?)\s(?:\p{L}+\s)?$/iu
const TERM_BEHIND =
  /^\s(?:net|(?:payment )?terms?|from\s(?:the\s|an?\s|our\s)?(?:\p{L}+\s)?(?:invoices?|documents?|papers|paperwork))(?!\p{L})/iu
const PAYERS = /(?<!\p{L})(?:pay|pays|paying|paid|payment|terms?|customers?|clients?|buyers?)(?!\p{L})[^.;\d]*$/iu
const PAYS = /(?<!\p{L})(?:pay|pays|paying|paid|money|cash|invoices?|collections?)(?!\p{L})/iu

/** 'The web version is since three years almost ready', 'has been in test for two years', 'on the last twelve kitchens' */
const SPAN =
  /(?<!\p{L})(?:on|in|over|for|during|of)\s(?:the|our|my)\s(?:last|past|previous|next|first)\s(?:\p{L}+\s)?$|(?<!\p{L})since\s(?:about\s|some\s|more than\s|over\s|nearly\s|almost\s)?$|(?<!\p{L})(?:been|being)\s(?:\p{L}+\s){0,3}(?:ready|finished|done|built|tested|test|testing|progress|planned|planning|development|pilot|trial|developed|introduced|migrated|going|working|on)\s(?:\p{L}+\s){0,3}(?:for|over)\s(?:about\s|some\s|more than\s|over\s)?$/iu

/** '46 calls a night, and I'd bet 30 of them could have waited' */
function isGuessedPart(before: string, after: string): boolean {
  return SOME_OF.test(after) && /\d/.test(before) && (COULD.test(after) || BETS.test(before))
}
/** Whether between two figures stands what part of the first somebody guesses: those two are of one matter, over two sentences too. */
export function hasGuessedPart(between: string): boolean {
  const part = /(?<![\d.,])(?:\d+|\p{L}+)(?=\s(?:\p{L}+\s)?of\s(?:which|whom|them|these|those)(?!\p{L}))/iu.exec(
    between,
  )
  if (!part) return false
  const [before, after] = [between.slice(0, part.index), between.slice(part.index + part[0].length)]
  return COULD.test(after) || BETS.test(before)
}
const SOME_OF = /^\s(?:\p{L}+\s)?of\s(?:which|whom|them|these|those|that)(?!\p{L})/iu
const COULD = /^[^.;,\d]*(?<!\p{L})(?:could|can|might|may|need not|needn['’]t|should)(?!\p{L})/iu
const BETS = /(?<!\p{L})(?:bet|guess|suspect|wager|swear)\s(?:that\s)?(?:about\s|around\s|some\s|at least\s)?$/iu
const WANTED =
  /(?<!\p{L})(?:want|wants|wanted|like|need|needs|aim|target|goal|get to|reach|should be)(?!\p{L})[^.;\d]*$/iu

/** 'The board wants all in 30 months', 'the rest within 18 months', 'have it live in 6 months' */
function isUntil(before: string, figure: string): boolean {
  return /\p{L}/u.test(figure) && UNTIL.test(before) && LONG.test(figure)
}
const LONG = /(?:months?|quarters?|years?)$/iu
const UNTIL =
  /(?<!\p{L})(?:all|all of (?:it|them)|everything|everybody|everyone|everywhere|the rest|done|finished|completed?|live|ready)\s(?:with\s\p{L}+\s)?(?:in|within|inside)\s$/iu
