import type { Clause } from './clauses.ts'
import { withoutConnective } from './wish-words.ts'

/** What stands among the goals and is none: what is not to be done, what it may cost, a dream for later. */
export function standsAgainst({ text, field, language }: Clause): 'refusal' | 'limit' | 'background' | undefined {
  if (field !== 'goals' || language !== 'en') return undefined
  const own = withoutConnective(text)
  if (REFUSED.some((pattern) => pattern.test(own))) return 'refusal'
  if (PAYBACK.test(own) || BUDGET.test(own)) return 'limit'
  return isDream(own) || HEADLINE.test(own) ? 'background' : undefined
}

/** What is offered to firms everywhere: who can do without one of these refuses it; who can do without the Monday queue has a goal. */
const OFFER = String.raw`(?:apps?|portals?|(?:web|online) ?(?:shops?|stores?|booking|ordering)|web ?sites?|chat ?bots?|bots?|robots?|drones?|cameras?|erps?|crms?|software|systems?|platforms?|dashboards?|programmes?|programs?|newsletters?|subscriptions?|licen[cs]es?|tools?|machines?|ai|assistants?|consultants?|advice|suggestions?|proposals?|ideas|marketing|advertising|social media|growth|expansion|branch(?:es)?|franchises?|intranets?|text messages|sms|gadgets?|more (?:customers|clients|guests|orders|staff|work))`
const DO_NOT = String.raw`(?:do not|don['’]?t|will not|won['’]?t|would not|wouldn['’]?t|never)`
const ENDS = String.raw`(?=\s*(?:$|[,.;:!–-]|and |because |as |since |at all|here|either|any ?more|yet))`
const NAMED = String.raw`(?:an?|another|any|the|more|yet another|such|that|this|these|those)`

const NOT = String.raw`(?:n['’]?t|\s+not|\s+never)`
/** 'We don't want to lose more guests' is a goal; 'we don't want to hear of chatbots' is none. */
const NOT_GOAL = String.raw`(?!\s+to(?!\s+(?:hear|replace|buy|be (?:told|sold)|pay|install|touch|fire|dismiss|automate))(?!\p{L}))`
const REFUSED: RegExp[] = [
  new RegExp(
    String.raw`^(?:i|we|(?:(?:the|our|my|all)\s+)?\p{L}+(?:\s+\p{L}+)?)(?:\s+(?:really|just|also|simply|all))*(?:\s?(?:would|do|does|did|will|wo|ca)${NOT}(?:\s+(?:really|ever|just))*\s+(?:want|like|accept|allow|(?<!\b(?:do|does|did)(?:${NOT})\s+)have|tolerate|consider|agree)${NOT_GOAL}|\s+never\s+(?:want|accept|allow)${NOT_GOAL}|['’]d rather not|\s+would rather not|\s+refuses?)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:i|we)\s?(?:do|does|did|would)${NOT}\s+need\s+(?:another|any|an?|more|yet another|to be (?:told|sold))(?!\p{L})`,
    'iu',
  ),
  /^(?:(?:please|kindly|just)\s+)?(?:don['’]?t|do not|never)\s+(?:\p{L}+\s+)?(?:tell|suggest|propose|recommend|sell|send|come|give|offer|bother|talk|ask|touch|replace|put|start|begin|bring|make|mention|try|use|say)(?!\p{L})/iu,
  /^(?:(?:it|this|that|we|i)(?:['’]s|['’]re|['’]m| is| are| am)\s+)?not\s+(?:for discussion|up for (?:discussion|debate|negotiation)|looking (?:for|to)|interested|negotiable|an option|doing|having|open to|on the table|wanted|allowed|to be touched)(?!\p{L})/iu,
  /^(?:off limits|out of the question|off the table|spare (?:me|us)|no thanks|not wanted|not allowed|forbidden|taboo|hands off)(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are|stays?|remains?)\s+(?:not (?:up for discussion|negotiable|to be touched|an option)|off limits|off the table|sacred|untouchable|out of the question|non-negotiable)(?!\p{L})/iu,
  /^no\s.*\splease\s*[.!]*$|^no (?:new |more |extra )?(?:machines?|robots?|bots?|chatbots?|cameras?|apps?|software|ai|cloud|trackers?|tracking|systems?|subscriptions?|consultants?|layoffs|redundancies|job losses)(?!\p{L})/iu,
  /^(?:nobody|no one|no (?:staff|jobs?|employees?|driver|teacher|worker)s?)(?!\p{L}).*(?<!\p{L})(?:laid off|lose[sn]?|lost|dismissed|fired|replaced|redundant|sacked)(?!\p{L})/iu,
  /^nothing (?:that|which|with|monthly|online|in the cloud)(?!\p{L})/iu,
  // 'A portal with an app we do not need', 'More customers we do not need': the thing first, and nothing is to be done to it.
  new RegExp(
    String.raw`^(?:${NAMED}\s(?!.*\b(?:that|which|when|where|if|than|so)\s(?:we|i)\s)(?:[^\s,.;:]+\s){1,7}|(?!(?:fewer|less|no)\s)(?:[^\s,.;:]+\s)?${OFFER}\s)(?:i|we) (?:really |certainly |just |surely )?${DO_NOT} (?:need|want|miss|have|take|use|buy|order)${ENDS}`,
    'iu',
  ),
  // 'What we do not need is another dashboard', 'the last thing we need is'
  new RegExp(
    String.raw`^(?:what (?:i|we) (?:really |certainly )?(?:do not|don['’]?t) (?:need|want)|the last thing (?:i|we) (?:need|want)) (?:is|are)\s(?!to\s|that\s|for\s)`,
    'iu',
  ),
  // 'Growth is not what we want', 'a new ERP is not needed'
  /^(?!(?:if|so|that|when|where)\s)(?:[^\s,.;:]+\s){1,6}(?:is|are) (?:not|never|nothing) (?:what (?:i|we)(?:['’]re| are)? (?:want|need|after|wish|looking)|(?:a thing )?for us(?!\p{L})|our (?:way|thing|cup of tea))/iu,
  new RegExp(
    String.raw`^(?:(?:${NAMED}|new|own|our)\s)*(?:[^\s,.;:]+\s)?${OFFER} (?:is|are) not (?:needed|wanted|necessary|required|welcome)${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:i|we) (?:have|has|see) no (?:use|need) for|(?:i|we) (?:can|could) (?:well |gladly |happily |very well )*(?:do|live) without|nobody (?:here )?(?:needs|wants|asked for|misses))\s(?:(?!to\s)[^\s,.;:]+\s){0,3}?${OFFER}(?!\p{L})`,
    'iu',
  ),
  // 'Please no suggestions to grow', 'please spare us proposals'
  /^(?:(?:please|kindly|and|but),? )*(?:no|spare (?:me|us)(?: \p{L}+)?|without|not another) (?:more |any |further |such |new )?(?:suggestions?|advice|proposals?|ideas?|tips|talk|sermons?|lectures?|recommendations?|plans?|pitches)(?= (?:to|on|about|for|of|how|that)(?!\p{L})|\s*(?:$|[,.;!]))/iu,
  // 'Newsletters: no, please.'
  /^[^:?!.\d]{2,60}[:–-]\s?(?:no|never|not for us|no way)(?:,? (?:please|thanks?|thank you))?\s*[.!]*$/iu,
  // 'That guests should order by app is not our way', 'although everybody recommends it, we do not want it'
  /^that\s.*(?<!\p{L})(?:is|are|will be|would be) (?:not|never|nothing) (?:our (?:way|thing|style)|(?:a thing )?for us|what (?:i|we) want|an option|wanted)(?!\p{L})/iu,
  new RegExp(
    String.raw`^(?:(?:even )?(?:al)?though|even if|however much|whatever)\s.*(?<!\p{L})(?:offers?|recommends?|suggests?|proposes?|sells?|pushes|praises?|advises?|says?)(?!\p{L}).*(?<!\p{L})(?:i|we) ${DO_NOT} (?:want|need|have|take|use|buy)(?: (?:it|that|this|them|one|any))?\s*[.!]*$`,
    'iu',
  ),
  /^not (?:a|our|the|one of our) (?:goals?|aims?|targets?|purpose)(?!\p{L})/iu,
]

/** How fast it must pay for itself: a bound on every piece of work. */
const PAYBACK =
  /^(?:(?:the|a|our|any|with a)\s+)?(?:pay-?back(?: (?:time|period))?|roi|return on investment|amorti[sz]ation)(?!\p{L})|(?<!\p{L})(?:must|should|has to|have to|needs? to)\s+(?:pay (?:for itself|itself back|back)|break even|amorti[sz]e)(?!\p{L})/iu

/** 'Budget is tight: 25k' bounds the work; 'Budget accuracy' would be a goal. */
const BUDGET =
  /^(?:(?:the|our|my|total|yearly|annual)\s+)*(?:budget(?:\s*[:=]|\s+(?:is|of|max|maximum|about|around|for|this|at|up|between|total)(?!\p{L})|\s+[^\p{L}\s]?\d)|spend(?:ing)?(?:\s*[:=]|\s+(?:is|max|maximum|nothing|no more)(?!\p{L})))/iu

/** 'Three things.', 'Our goals for next year:' */
const HEADLINE =
  /^(?:[^\s:]+\s+){0,9}(?:two|three|four|five|six|several|\d)\s+(?:main\s+|big\s+)?(?:things|areas|points|topics|goals|aims|objectives|priorities|targets|wishes|matters)(?:\s+(?:for|from|in|this|next|really)(?:\s+\p{L}+){0,2})?\s*:?$|^(?:(?:our|my|the|main)\s+)*(?:goals|aims|objectives|priorities|targets|wishes)(?:\s+(?:for|in|this|next)(?:\s+\p{L}+){0,2})?\s*:?$/iu

/** 'Some day a third shop': wished for, but not now; with a year it is a goal. */
function isDream(text: string): boolean {
  return DREAM.test(text) && !/(?<!\d)20\d\d(?!\d)/.test(text)
}
const DREAM =
  /(?<!\p{L})(?:some ?day|(?<=^|[,–-]\s|\b(?:maybe|perhaps|and|i|we)\s)one (?:fine )?day(?=,|\s+(?:i|we|my|our|an?|the|perhaps|maybe|have|open|be)(?!\p{L}))|eventually|in the (?:long|very long) (?:run|term)|down the (?:road|line)|in the distant future|at some point|when i retire|much later|later on)(?!\p{L})|^(?:i|we|my|our)(?:['’]ve)?(?:\s+\p{L}+)?\s+(?:dream|dreams)(?!\p{L}).*(?<!\p{L})(?:after(?:wards)?|later|then)\s*[.!]*$/iu
