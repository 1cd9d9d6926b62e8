import type { Quantity } from '../facts.ts'
import { NUMBER_WORD } from './number-words.ts'

/** How a wish begins in English, and what may stand where its object would. */
const FILL = String.raw`(?:\s+(?:also|really|just|badly|do|still|now|even|only|both|all|very much|desperately|definitely|certainly|always))*`
const SPEAKER = String.raw`(?:i|we|my \p{L}+|our \p{L}+|the (?:board|owners?|boss|directors?|management|partners|team|family))`
const WANTS = String.raw`(?:(?:['’]?d|\s+would|\s+should|\s+could)${FILL}\s+(?:like|love|want|wish|prefer|need)|${FILL}\s+(?:wants?|needs?|wish(?:es)?|hopes?|must|ha(?:ve|s) to|dreams? of|(?:aims?|intends?|plans?|hopes?|dreams?|tr(?:y|ies)) to|(?:am|are|is) (?:looking|hoping|trying|aiming) (?:to|for)|(?:am|are|was|were) (?:thinking|dreaming|considering)(?: of| about)?|wondered|ha(?:ve|d) (?:an|the) idea))`
/** Said without its speaker: 'Want the phones answered', 'Would like to …', 'Hoping to …'. */
const BARE = String.raw`(?:want|need|wish|would (?:like|love)|hoping|looking|trying|aiming|must|should)(?=\s+(?:to|for|an?|the|our|my|all|every|each|more|less|fewer|better|someone|something|people|\p{L}+s)(?!\p{L}))`
const WISHED = new RegExp(
  String.raw`^(?:${SPEAKER}${WANTS}|${BARE})(?!\p{L})(?:\s+(?:to|for|of|that(?=\s+(?:the|our|we|all|every|each|my|i|they)(?!\p{L})|\s+\p{L}+\s+(?:can|could|may|will|would|should|must|is|are|has|have|gets?|knows?)(?!\p{L})))(?!\p{L}))?\s*`,
  'iu',
)
const CLEFT =
  /^(?:what (?:i|we)(?:['’]d| would| really| mostly)* (?:want|need|like|love)|(?:the|my|our)(?: \p{L}+){0,2} (?:goal|aim|wish|priority|dream|objective|headache|problem|pain|worry|thing|one)(?: (?:that|which|i|we)(?:['’]d)?(?: \p{L}+){1,4})?) (?:is|are|was|would be)(?!\p{L})/iu
const ASKS =
  /^(?:(?:please|kindly|help (?:us|me)|let us|let me|let['’]s|it would be|if (?:we|i|you|ai|it|there) (?:could|can|were)|(?:can|could) (?:you|we|ai|it|somebody|someone|anybody|anyone)|how (?:can|could|do))(?!\p{L}))/iu
const CONNECTIVE =
  /^(?:(?:and|but|so|oh|well|plus|then|or|yes|ok|okay|honestly|actually|basically|really|mainly|mostly|above all|most of all|ideally|obviously|of course|frankly|in short|for me|for us)(?!\p{L})[,:]?\s+)+/iu
const FURTHER =
  /^(?:(?:and|but|oh|well|then|plus)(?!\p{L})[,:]?\s+)*(?:(?:i|we) also|also|then(?=\s+(?!(?:i|we|they|it|he|she|you)(?!\p{L}))\p{L})|another|additionally|furthermore|moreover|besides|in addition|on top of (?:that|this|it)|next|last(?:ly)?|final(?:ly)?|not least|same (?:for|with|goes for)|(?:second|third|fourth|fifth)(?:ly)?[,:])(?!\p{L})/iu

/** 'it', 'them', or nothing but a figure: the wish is about what was told before. */
const ABOUT = String.raw`(?:(?:about|around|roughly|maybe|perhaps|say|some|under|below|at least|at most|over|less than|more than|no more than|within|inside|at|max\.?|nearer|closer to|something like|only|just|even)\s+)*`
const NUMBER = String.raw`(?:[^\p{L}\p{N}\s]?\s?\d[\d.,]*(?![\d.,])|\p{Lu}{3}\s?\d[\d.,]*(?![\d.,])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|nil|zero|none|an? (?:day|hour|week|month|third|half|quarter|fifth))`
const UNIT = String.raw`(?:\s?(?:%|k|m|h|g|t|kg|per ?cent|percent|points?|hours?|hrs?|days?|working days|minutes?|mins?|weeks?|months?|years?|times?|million|lakh|thousand|grand|in \p{L}+|in \d+|out of \p{L}+)(?!\p{L}))?`
const END = String.raw`\s*(?:$|[.,;:!?()–-]|(?:instead|by|per|a|an|in|at|max|or|if|though|although|but|and|is|would|each|this|next|please|next|rather|when|as|for)(?!\p{L}))`
const BACK = new RegExp(
  String.raw`^(?:(?:be|have|get|see|reach|hit|bring|keep|take|make|do|cut|put|hold|be happy with|settle for|be at|go|arrive|come|land|end up|stay)(?!\p{L})(?:\s+(?:down|up))?(?:\s+(?:to|at))?\s+)?(?:(?:it|that|this|them|those|these|both|him|her|all (?:of )?(?:it|that|this))(?!\p{L})|${ABOUT}${NUMBER}${UNIT}${END})`,
  'iu',
)
const GENERIC =
  /^(?:(?:have|get|see|give)\s+)?(?:an?|the|that|this)\s+(?:answer|reply|response|figure|number|rate|result|share|turnaround|average|wait|time|cost|price|total)s?(?!\p{L})/iu

/** The clause without the words that only tie it to the one before. */
export function withoutConnective(text: string): string {
  return text.replace(CONNECTIVE, '')
}

/** Whether the writer says that something else follows. */
export function isFurther(text: string): boolean {
  return FURTHER.test(text) || /^[^,.:]{2,40}(?:as well|too)\s*[,.:]/iu.test(text)
}

/** Whether somebody wishes here, in whatever person. */
export function wishes(text: string): boolean {
  return WISHED.test(text) || CLEFT.test(text) || ASKS.test(text)
}

/** Whether a wish names no thing of its own: 'I want it at 5%', 'We would like 450', 'I'd like an answer within the hour'. */
export function wishesBack(text: string, hasFigure: boolean): boolean {
  const lead = WISHED.exec(text)?.[0]
  if (lead === undefined) return false
  const object = text.slice(lead.length)
  return BACK.test(object) || (hasFigure && GENERIC.test(object))
}

/** Whether nothing is said but the figure that is wanted: 'an hour would be lovely', 'half that please', 'under 3 is fine'. */
export function isBareAim(text: string): boolean {
  return BARE_AIM.test(text)
}
const BARE_AIM = new RegExp(
  String.raw`^(?:(?:get|bring|cut|push|take|go|come) (?:(?:it|that|this|them) )?(?:down |up |back )?(?:to|under|below|above|over) ${ABOUT}${NUMBER}${UNIT}\W*$|make (?:it|that|them) ${ABOUT}${NUMBER}|${ABOUT}${NUMBER}${UNIT}(?:\s+(?:of\s+)?(?:that|this|it|them))?(?:\s+(?:each|a \p{L}+|per \p{L}+))?\s*(?:,?\s*please|(?:would|should|could|seems?|sounds?|is)(?:\s+\p{L}+){0,3}\s+(?:be|do|make|fine|enough|plenty|ideal|possible|realistic|right|good|lovely|nice|great|perfect|better|wonderful|super|brilliant|ok|okay|helpful|achievable|doable|feasible|reasonable)(?!\p{L}).{0,30})\W*$)`,
  'iu',
)

/** Whether a figure of a clause is the one that is wanted. */
export function isAim(text: string, { span }: Pick<Quantity, 'span'>, start: number): boolean {
  if (span.start === start && isBareAim(text)) return true
  const [before, after] = [text.slice(0, span.start - start), text.slice(span.end - start)]
  return AIM_BEFORE.test(before) || AIM_BEHIND.test(after)
}
const AIM_BEFORE =
  /(?<!\p{L}|n['’]?t\s|\b(?:not|never|no)\s)(?:want(?:s|ed)?|needs?|(?:would|['’]?d|should) (?:also )?(?:like|love|wish|take)|hopes?|aim(?:s|ing)?|target|goal|wish(?:es)?|(?:happy|content|fine|pleased|delighted|satisfied) with|settle for|live with|should be|must be|announced|promised|committed to|objective|ideally|dream of|if (?:that|it|this) (?:became|becomes|were|was|rose to|fell to|could be|reached)|(?:get|bring|cut|push|take|drive|lower|raise|lift) (?:(?:it|that|this|them|those)(?: back| down| up)? )?(?:to|under|below|above|over)|make (?:it|that|this|them))(?!\p{L})[^.,;:\d]{0,40}$/iu
const AIM_BEHIND =
  /^\s*(?:\p{L}+\s+){0,2}?(?:wanted|possible|(?:is|would be|should be) (?:\p{L}+ )?(?:possible|ample|enough|plenty|realistic|achievable|doable|feasible|fine|ideal|great|lovely|nice|perfect|good|better|wonderful|brilliant|super|reasonable)|would (?:do|keep|make|suffice|satisfy|help)|should do|ample)(?!\p{L})/iu

/** Nothing but a figure and words that want it: 'to 37', '10 max', 'Below 150', 'Zero is the only acceptable number'. */
export function figureAlone(text: string): RegExpExecArray | null {
  return FIGURE_ALONE.exec(text)
}
export const FIGURE = String.raw`(?:[^\p{L}\p{N}\s]?\d[\d.,]*\s?%?(?:\s?(?:in|out of) \d+)?|${NUMBER_WORD}|zero|nil|none)`
const TO_FIGURE = String.raw`(?:(?:and|but|so|then|ideally|maybe|perhaps|please|better|now|i|we|['’]d|should|must|be|would|like|want|wants|wanted|need|needs|hope|hoping|for|aim|aiming|target|goal|wish|make it|get it|it|to|at|is|->|→|about|around|under|below|within|less than|fewer than|no more than|at most|max\.?|over|above|at least|up to|only|just)\s+)*`
const FIGURE_ALONE = new RegExp(
  String.raw`^${TO_FIGURE}(${FIGURE})(?:\s?\p{L}{1,3}(?![\p{L}])|\s(?:minutes?|mins?|hours?|days?|weeks?|months?|points?|percent|per cent|kilos?|tonnes?|litres?|kilometres?|pieces?|times?))?(?:\s(?:a|per|each) ?\p{L}*)?(?:\s(?:by|until|before|from) (?:the |end |of |beginning |start |\p{L}+ )*\d{4})?(?:\s(?:please|max\.?|maximum|tops|or less|or fewer|or better|at most|instead|again|is the only \p{L}+ (?:number|figure|one)|(?:would|should|could|is|will)(?: be)? \p{L}+))?\W*$`,
  'iu',
)
