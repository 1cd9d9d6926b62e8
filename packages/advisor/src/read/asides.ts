import type { Quantity } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { CUT, LIFT } from './moving-words.ts'
import { setsRight } from './slips.ts'

/** 'Known.', 'Not proven.', 'Took 2 years.', 'I have said no.': words that mean something only beside those before. */
export function isHalf({ text, tokens, language, field }: Clause): boolean {
  if (language !== 'en' || field === 'goals' || field === 'data') return false
  if (INSISTS.test(text) || ASKS_WRITER.test(text)) return true
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  if (words.length > HALF_WORDS || STANDS_ALONE.test(text)) return false
  return words.every(({ pos, lower }) => (pos !== 'NOUN' && pos !== 'PROPN') || TIMES.test(lower))
}
const HALF_WORDS = 5
const STANDS_ALONE =
  /^(?:nothing|nobody|no one|no-one|everything|everyone|everybody|no|can['’]?t|cannot|too)(?!\p{L})|(?<!\p{L})(?:must|may not|shall|won['’]?t|will not)(?!\p{L})|\?$/iu
const TIMES = /^(?:years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?|minutes?|times?|half|once|twice|(?:19|20)\d\d)$/

/** 'this is not negotiable', 'upon that I am immovable', 'full stop': it makes a rule of what was said before. */
export function insists(text: string): boolean {
  return INSISTS.test(text)
}
const INSISTS =
  /^(?:and |but )?(?:(?:this|that|it|these)(?: is|['’]s| are) (?:absolutely |simply |really )?(?:not (?:negotiable|for discussion|up for discussion|open to debate)|non[- ]negotiable|final|sacred|a must|fixed|our rule|the rule)|(?:up)?on (?:this|that) (?:point )?(?:i|we) (?:am|are|will|shall|do) (?:\p{L}+ ){0,2}(?:immovable|firm|not move|not budge|clear|insist)|full stop|period|end of (?:story|discussion)|no exceptions?|no discussion)$/iu

/** 'Please comment on that', 'you can do the sums': said to whoever writes the report. */
const ASKS_WRITER =
  /^(?:please|kindly) (?:address|comment|advise|answer|explain|tell (?:me|us)|say|be (?:honest|frank|kind)|note|do not|don['’]?t)(?!\p{L})|^(?:i|we) (?:ask|beg|would ask) you to|^(?:and )?(?:so )?you can (?:do|work out) the (?:sums?|maths?)$|^(?:don['’]?t ask(?: me)?|you tell me)/iu

/** A story, a greeting, a feeling: nothing that goes wrong and could be helped. */
export function isRemark({ text, field }: Clause): boolean {
  if (field === 'goals') return HEADS.test(text) || (COLUMNS.test(text) && !/\d\s?%/.test(text))
  return field !== 'data' && (REMARK.test(text) || ASKS_WRITER.test(text))
}
/** 'Also:', 'Goals for 2027', 'Ordered by importance': what stands over a list, and 'KPI, today, target' over its columns. */
const HEADS =
  /^(?:also|plus|further|others?|(?:ordered|listed|ranked|sorted|in order)|(?:our |my |the )?(?:main |top |business )?(?:goals?|aims?|targets?|priorit(?:y|ies)|wishes|kpis?|objectives?|wish ?list))(?:\s(?:by|of|for|in|the|our|us|importance|urgency|priority|20\d\d|year|next|this|these|are|as follows))*$/iu
const COLUMNS =
  /^(?:[\p{L}/ ]{1,30}, ?)?(?:today|now|current(?:ly)?|actual|present|ist|hoy|hoje|actuel|target|goals?|wanted|aim|ziel|soll|objetivo|meta|objectif)(?: value)?, ?(?:target|goals?|wanted|aim|should be|ziel|soll|objetivo|meta|objectif|today|now|current|actual|ist|hoy|hoje|actuel)(?: \([^)]*\))?$/iu
const GREETING = 'good (?:day|morning|afternoon|evening)|hello|hi|dear|greetings'
const FAMILY =
  '(?:late |grand)?(?:father|mother|grandfather|grandmother|parents|uncle|aunt|dad|mum|father-in-law|mother-in-law|family)'
const REMARK = new RegExp(
  [
    String.raw`(?<!\p{L})(?:long|another|different|whole other|other) story(?!\p{L})`,
    String.raw`^(?:my|our) ${FAMILY} (?:started|founded|bought|built|began|set up|opened|ran)(?!\p{L})`,
    String.raw`^(?:i|we) (?:took|have taken) (?:it |this )?over(?!\p{L})`,
    String.raw`^(?:been|we have been|we['’]ve been) (?:doing|going|here|at it)(?!\p{L})`,
    String.raw`^(?:${GREETING}|thank you|thanks)(?!\p{L})`,
    String.raw`^(?:and )?sorry (?:for|about)(?!\p{L})`,
    String.raw`^(?:no idea|not sure|dunno|don['’]?t know)$`,
    String.raw`^(?:and )?where (?:(?:do|should) (?:i|we)|to) (?:start|begin)(?!\p{L})`,
    String.raw`^(?:the |our )?(?:\p{L}+ )?(?:season|peak)(?: is| runs)?:? (?:from )?\p{L}+ (?:to|until|till) \p{L}+$`,
    String.raw`^i (?:only )?(?:mention|write|say|tell you) (?:this|it|that)(?!\p{L})`,
    String.raw`^(?:and )?(?:i|we|part of me|some of us) (?:still |really |also |do |just |must |have )*(?:know|knew|hope|like|love|loves|lost sleep|worry|dream|admit|feel|am proud|are proud|am sick|(?:have |had )?hope)(?!\p{L})[^.;,]{0,24}$`,
  ].join('|'),
  'iu',
)

/** 'One refit costs 3.2 hours at EUR 58', 'KES 650 each to replace)', 'the average application is worth EUR 240': what one costs, or brings, ails nobody. */
export function isPriceTold({ text, field }: Clause, numbers: readonly Quantity[]): boolean {
  if (field !== 'goals' && field !== 'challenges') return false
  const priced = numbers.some(({ kind }) => kind === 'money')
  return priced && (PRICE.test(text) || REST_OF_PRICE.test(text)) && !AILS.test(text)
}
const PRICE =
  /^(?:and |but |so )?(?:(?:the |our |an? )?(?:average|typical|mean|normal|usual) |one |each |every )(?:of (?:them|those|these) )?(?:[\p{L}'’-]+ ){0,4}(?:costs?(?: us)?|is worth|brings?(?: in)?|sells? for|goes? for|is sold (?:at|for)|is) (?:about |around |roughly |some |approx\.? |nearly )?[^\p{L}]{0,4}(?:[\p{Lu}]{2,3} ?)?\d[^.;]{0,60}$|^un[ea]? [\p{L}'’ -]{3,30} (?:part|vaut|coûte|cuesta|vale|costa) (?:à |a )?\d[^.;]{0,30}$/iu
/** What stood in brackets behind the thing itself. */
const REST_OF_PRICE = /^[^(]{0,4}(?:[\p{Lu}]{2,3} ?)?\d[^(]{0,40}(?:each|apiece|per \p{L}+)[^(]{0,24}\)$/iu
const AILS =
  /(?<!\p{L})(?:too|only|already|never|nobody|always|risen|doubled|los(?:e|es|t|ing)|wast\p{L}+|complain\p{L}*|but|because|more than|twice|should|must|want|would|delays?)(?!\p{L})/iu

/** Something of the kind was tried, bought or paid for, and is over. */
export function isTried({ text, field, language }: Clause): boolean {
  if (language !== 'en' || (field !== 'challenges' && field !== 'description' && field !== 'team')) return false
  // In the field about the team people tell what they play with; only what lies years back is an attempt.
  if (setsRight(text)) return false
  if (IN_USE.test(text) || (field === 'team' && !YEARS_AGO.test(text))) return false
  // What is told of the firm itself is an attempt only where it failed.
  return TRIED.test(text) || PROJECT.test(text) || (BOUGHT.test(text) && (field !== 'description' || FAILED.test(text)))
}
/** 'We gave up because it made nonsense of French': how an attempt ended, told behind it. */
export function tellsEnd({ text }: Clause): boolean {
  return ENDED.test(text)
}
const ENDED =
  /^(?:(?:and|but|then|so|in the end|after (?:a|two|three|four|five|six) (?:weeks?|months?),?)\s)*(?:we|they|i|the (?:crew|staff|team)|nobody|everybody|it)\s(?:gave (?:it )?up|dropped (?:it|them)|stopped(?: it| using)?|went back|switched it off|turned it off|abandoned|threw it|sent it back|never used it|was (?:dropped|stopped|switched off|abandoned))(?!\p{L})/iu
const YEARS_AGO = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})ago(?!\p{L})/u
const IN_USE = /(?<!\p{L})(?:uses? (?:it|them)|still)(?!\p{L})/iu
const FAILED =
  /(?<!\p{L})(?:never|nobody|no one|dropped|gave (?:it )?up|given up|abandoned|scrapped|cancelled|stopped|failed|dead|bust|broke|unused|not used|cupboards?|drawers?|sheds?|boxes|back to|switched off|returned|nothing)(?!\p{L})/iu
const TRIED =
  /(?:^|[:,]\s?|(?<!\p{L})(?:we|i|they|has|have|had|once|also|already|did)\s)(?:tried|trialled|trialed|piloted|attempted|attempt|experimented with)\s(?!to\s|for\s|hard(?!\p{L})|everything|our best|many things)(?:an?|one|the|it|this|some|two|three|with|out|in|\p{L}+|(?:19|20)\d\d)(?!\p{L})/iu
const PAST = String.raw`(?:(?:19|20)\d\d|ago|last (?:year|spring|summer|autumn|winter|season))`
const TOOL = String.raw`(?:systems?|\p{L}*ware|apps?|tools?|scanners?|tablets?|sensors?|loggers?|trackers?|robots?|cameras?|drones?|licen[cs]es?|platforms?|modules?|websites?|webshop|devices?|\p{L}+i[sz]ers?|chatbots?|bots?|ai|pilot|trial|demo|startup|start-up)`
const SPENT = '(?:bought|buy|paid|spent|invested|purchased|installed)'
const BOUGHT = new RegExp(
  String.raw`^(?=.*(?<!\p{L})${TOOL}(?!\p{L}))(?=.*(?<!\p{L})(?:${PAST}|pilot|trial|demo)(?!\p{L})).*(?<!\p{L})${SPENT}(?!\p{L})`,
  'iu',
)
const PROJECT = new RegExp(
  String.raw`(?<!\p{L})${TOOL}\s(?:in |of |from )?${PAST}[^.;]{0,30},\s(?:dropped|abandoned|given up|scrapped|cancelled|dead|unused)(?!\p{L})|(?<!\p{L})(?:project|pilot|trial|demo|prototype|experiment)\s(?:in |of |from )?${PAST}|(?<!\p{L})(?:did|ran|had|made) (?:a|one|the) (?:pilot|trial|demo|prototype|experiment)(?!\p{L})|(?<!\p{L})(?:tested|trialled|piloted|used) [^.;]{1,60} for (?:an?|one|two|three|four|five|six|\d+) (?:weeks?|months?|seasons?|winters?)(?!\p{L})`,
  'iu',
)

/** 'First instalment EUR 90,000', 'every 0.01 is worth 1.3 million': a sum to reckon with, and nothing to be done. */
export function isSumTold({ text, field }: Clause, numbers: readonly Quantity[]): boolean {
  return field === 'goals' && SUM.test(text) && numbers.some(({ kind }) => kind === 'money') && !ASKS_FOR.test(text)
}
const SUM =
  /^(?:every|each|one|a|(?:the |our )?(?:first|second|third|last|next)?\s?(?:instal?ments?|tranches?|contributions?|contributo|subsid\p{L}+|grants?|aides?|ayudas?|apoios?|förder\p{L}*))(?!\p{L})/iu
const ASKS_FOR =
  /(?<!\p{L})(?:want|need|like|should|must|cut|save|lower|reduce|raise|increase|earn|sell|win|recover|collect|catch|find|stop|avoid|get|fewer|less|more|from|to|under|below|half|halve|double|grow|los(?:e|es|ing|t)|waste[ds]?|pay(?:s|ing)?|costs?|spend|spent|complain\p{L}*)(?!\p{L})/iu

/** What a partner, a relation or a seller would have the firm do: a wish, though not the writer's own. */
export function isProposal({ text, field, language }: Clause): boolean {
  return (field === 'challenges' || field === 'team') && language === 'en' && PROPOSES.test(text) && !DEMANDS.test(text)
}
const PROPOSES =
  /(?<!\p{L})(?:proposes|proposed|suggests|suggested|(?:has )?offered (?:us |me )?to|offers (?:us |me )?to|is pushing for)(?!\p{L})|(?<!\p{L})(?:offers?|offered|quoted) (?:us |me )?(?:an?|the|its|their)(?!\p{L})[^.;]*(?:[$€£₱₹]|\p{Lu}{3})\s?\d|['’]s (?:idea|brainwave|proposal|suggestion|dream) (?:is|was)(?!\p{L})|^(?:my|our)(?: own)? (?:idea|proposal|thought) (?:is|was)(?!\p{L})|(?<!\p{L})says (?:let|get|buy|use|we (?:can|could|should)|do it|just (?:use|let|put))(?!\p{L})|(?<!\p{L})(?:was|were) offered (?:to us )?for(?!\p{L})|(?<!\p{L})thought (?:that )?(?:ai|it|we|a \p{L}+) (?:could|can|would|might)(?!\p{L})|(?<!\p{L})showed (?:me|us) an?(?!\p{L})|(?<!\p{L})asked (?:us|me)(?: \p{L}+){0,2} (?:can|could|if|whether) we(?!\p{L})|(?<!\p{L})(?:wants|would like) (?:(?:me|us) )?to (?!know|see|understand|be|hear|meet|leave|stop|quit|retire)\p{L}+|(?<!\p{L})will (?:give|pay) us(?!\p{L})[^.;]*(?<!\p{L})if(?!\p{L})/iu
/** Those whose wish is an order, and those one works for. */
const DEMANDS =
  /^(?:the |our |every |each |a |one )?(?:\p{L}+ )?(?:inspectors?|auditors?|authority|insurers?|regulator|court|customers?|clients?|buyers?|guests?|patients?|funder|landlord|bank|everyone|everybody|nobody)(?!\p{L})|^i (?:would like|want)/iu

/** 'Here is what the team wrote on the flip chart', 'What I am after': words before a list, which ask for nothing themselves. */
export function isFrame({ text, field, overLines, overNext }: Clause): boolean {
  if (field !== 'goals') return false
  if (overNext || WISH_AHEAD.test(text)) return true
  const count = text.split(/\s+/).length
  if (count > HEADING_WORDS && overLines && !text.includes('%') && !MOVES.test(text)) return true
  if (LEADS_IN.test(text) || COUNTS_ONLY.test(text)) return true
  return count <= FRAME_WORDS && FRAME.test(text.replace(/[\s:.,;–-]+$/u, ''))
}
/** 'Mon associé voudrait aussi', 'For the coming two years the board would like': what is wished comes next. */
const WISH_AHEAD =
  /(?<!\p{L})(?:would (?:also )?like|wants?|wish(?:es)?|hopes?|voudrai\p{L}*|souhait\p{L}*|quier\p{L}+|queremos|queríamos|querem\p{L}*|gostar[ií]a\p{L}*|möchte\p{L}*|wollen|vorre\p{L}+|vogliamo|willen|chcemy|chciel\p{L}+)(?: (?:also|too|aussi|también|também|auch|anche|ook|także|to|that|us))?[\s:,–-]*$/iu
/** 'Fourth', 'First and more important': what it counts stands behind it. */
const COUNTS_ONLY =
  /^(?:and |but |then )?(?:first|second|third|fourth|fifth|sixth|seventh|last|final|primero|segundo|tercero|premièrement|deuxièmement|erstens|zweitens|drittens|primo|secondo|terzo)(?:ly)?(?:,? (?:and|but|then) (?:the )?(?:more|most|less|least|foremost|important)(?: important)?)?[.,:;!]?$/iu
/** 'Good day to you all', 'The annual plan commits us to the following' */
const LEADS_IN = new RegExp(
  String.raw`^(?:(?:${GREETING})(?: (?:to|you|all|everyone|everybody|there|team|sir|madam|colleagues?|friends?|and))*[\s,!.]*|[^\d%]{3,120}(?<!\p{L})(?:the following|as follows|lo siguiente|o seguinte|ce qui suit|folgendes|(?:ha[sd]|have) (?:set|agreed|defined|named|given|fixed)(?: us)? (?:\p{L}+ ){1,3}(?:aims|goals|targets|objectives|priorities)(?: for [^.]{3,40})?)[\s:.]*)$`,
  'iu',
)
/** 'Cut waiting at the slip by half:' asks for something. */
const MOVES = new RegExp(
  String.raw`(?<!\p{L})(?:${CUT}|${LIFT}|fewer|less|more|faster|quicker|sooner|halve|double|stop|better|bring|get|win|keep|no)(?!\p{L})(?! (?:order|particular))`,
  'iu',
)
const FRAME_WORDS = 16
/** 'Diesel:' over some lines names what they are about; what is longer only leads them in. */
const HEADING_WORDS = 2
const FRAME =
  /^(?:(?:and|so|well|ok|okay|right)[,\s]+)*(?:(?:here(?:['’]s| (?:is|are|goes|come))|these are|this is|below)(?!\p{L})(?!.*\d)|what (?:i|we)(?:['’](?:m|re|d like)| am| are| would like)?(?: really)?(?: (?:after|aiming (?:at|for)|looking for|hop(?:e|ing) for|want|need|wish))?(?: (?:to reach|to achieve|this year|next year|most))?$|where we (?:want|hope|plan|would like) to be(?!\p{L})|(?:our|my|the|council|board|management)(?: \p{L}+)? (?:wishes|goals|aims|targets|priorities|objectives|wish ?list)(?!\p{L})(?!.*\d(?! (?:months|years)))|(?:two|three|four|five|six|some|a few|several) (?:things|goals|wishes|points|that matter)(?!\p{L})|i(?:['’]ll| will) (?:put|say|try to say|be) |i (?:put|give|list|wrote|write)(?: you)? (?:down )?(?:the|our|my) (?:figures|goals|numbers|targets|points)(?!\p{L})(?!.*\d)|in (?:no particular |this )?order|(?:please )?(?:don['’]?t|do not|no need to|spare (?:me|us)|keep it)(?!\p{L}).{0,30}(?<!\p{L})(?:\d+ pages|pages|essay|novel|slides|powerpoint|jargon|buzzwords|short|brief)$)/iu
