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
