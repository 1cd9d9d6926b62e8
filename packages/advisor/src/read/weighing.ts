/**
 * 'That alone would pay for it', 'If we come under 15 I sleep well', 'Would free up one of us': what a goal would give, or
 * when it is good enough. It names no matter of its own.
 */
export function onlyWeighs(text: string): boolean {
  return CONTENT.test(text) || GIVES.test(text) || ENOUGH.test(text) || SETTLES.test(text)
}
const PLEASED = String.raw`(?:happy|glad|content|fine|satisfied|pleased|delighted|ok(?:ay)?|over the moon|a happy \p{L}+)`
/** 'If we get to 20 the owner is happy' */
const CONTENT = new RegExp(
  String.raw`^(?:and |but )?(?:if|when|once) (?:we|i|it|they|that|you)(?:['’]re)? (?:could |can |ever |only )?(?:\p{L}+ ){1,3}(?:[^\p{L}\s]?\d[\d.,]*\s?%?|(?:\p{L}+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|half|a third|there|that|it))(?: \p{L}+){0,3},? (?:then )?(?:i|we|everybody|everyone|my \p{L}+|the \p{L}+)(?:['’](?:ll|d|m|re)| would| will| am| is| are| can)*(?: be)? (?:\p{L}+ )?(?:sleep|smile|dance|${PLEASED})(?!\p{L})`,
  'iu',
)
/** 'Would save us a day', 'That would be worth a lot' */
const GIVES =
  /^(?:and |but )?(?:(?:this|that|it|which)(?: alone| by itself)? )?(?:would|will) (?:already |nearly |easily |really |also |even )*(?:free(?: up)?|save|give (?:us|me|them|back)|pay (?:for|back)|spare|be (?:worth|enough|great|wonderful|fantastic|a dream|a relief|a start|fine|nice|lovely|plenty)|make (?:my|our|the|all the|a|life|us|me|everybody|everyone)|mean the world|change (?:my|our|everything))(?!\p{L})/iu
/** 'Anything under 4 would be great' */
const ENOUGH =
  /^(?:and |but )?anything (?:below|under|over|above|less than|better than|more than) [^.;]{1,24}(?:would|will|is) (?:already |really )?(?:be )?(?:great|good|fine|enough|a bonus|a win|a dream|progress|ok(?:ay)?|a start|welcome)(?!\p{L})/iu

/** '…, would be happy with one in four' */
const SETTLES =
  /^(?:and |but )?(?:would|could|['’]d) (?:be (?:happy|content|fine|glad|satisfied|ok(?:ay)?) with|settle for|live with)(?!\p{L})/iu

/** 'Main thing is the rota', 'The waste is the big one', 'Second, records': it only says what the next sentence tells of. */
export function announces(text: string): boolean {
  return !/\d/.test(text) && text.split(/\s+/).length <= ANNOUNCED_MOST && (FIRST.test(text) || LAST.test(text))
}
const ANNOUNCED_MOST = 10
const WEIGHTY = String.raw`(?:main|big|biggest|most important|chief|top|number one|first|real|burning) (?:one|thing|goal|aim|wish|worry|issue|problem|point|priority|concern|topic|headache)`
const FIRST = new RegExp(
  String.raw`^(?:and |so |well |ok )?(?:(?:the|our|my) )?(?:${WEIGHTY}(?: (?:for|to) (?:us|me))? (?:is|are|would be)|most important(?: of all)? (?:is|are)|(?:first|second|third|fourth|next|one|two|three|four)(?:ly)?(?:,|:| -| –)) (?!to )(?:the |our |my )?(?:\p{L}+ ){0,3}\p{L}+$`,
  'iu',
)
const LAST = new RegExp(
  String.raw`^(?:\p{L}[\p{L}'’-]* ){1,6}(?:is|are|would be)(?: clearly| really| by far)? (?:(?:the|our|my) ${WEIGHTY}|(?:the )?most important)(?: (?:for|to) (?:us|me))?$`,
  'iu',
)
