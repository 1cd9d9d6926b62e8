/** A statement is found by words, or by a check where words alone would not tell. */
export type Statement = RegExp | ((text: string) => RegExp | undefined)

export interface Opposite {
  kind: string
  first: Statement
  second: Statement
  /** What we assumed, and why: a sentence without its full stop. */
  taken: string
  /** The second is something wanted: inside a refusal it does not count. */
  wanted?: boolean
  /** Only when no rule of this beginning has been found before. */
  unless?: string
}

export const NO_DATA =
  /\b(?:no|not any|without|hardly any|almost no|never (?:kept|collected|recorded)|nothing|don['’]?t (?:have|collect|keep) any|do not (?:have|collect|keep) any)\s*(?:\w+ ){0,2}(?:data|records?|history|database|is (?:written|recorded|digital)|digital)\b|(?:all|everything|mostly|only|still) (?:is |are )?(?:on|in) (?:paper|notebooks?|handwrit|his head|her head|my head)|paper[- ]based|nothing is (?:recorded|written|digital)|sin datos|no tenemos datos|keine(?:rlei)? daten|pas de donn|aucune donn|nessun dato|non abbiamo dati|sem dados|não temos dados|データがない|データはない|没有数据/i
export const RICH_DATA =
  /\b(?:years|decade|decades|millions?|terabytes?|large|rich|clean|complete|comprehensive|extensive|plenty)\b[^.]{0,40}\b(?:data|records?|history|logs?|transactions|readings)|data (?:lake|warehouse)/i
/** A thing that writes by itself, or a system, kept for years. */
export const KEPT_FOR_YEARS =
  /\b(?:trackers?|loggers?|sensors?|meters?|scada|telematics|telemetry|gps|tills?|pos|scanners?|rfid|crm|erp|database|software|system|cameras?|swipes?|records?|sales|bookings|tickets|readings|logs?|data|[A-Z]\w+)\b[^.]{0,60}\b(?:since (?:19|20)\d\d|for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|many) years|going back|seit (?:19|20)\d\d|depuis (?:19|20)\d\d|desde (?:19|20)\d\d|dal (?:19|20)\d\d)|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|seasons|jahre|ans|años|anni|anos) (?:of|worth|von|de|di)\b|\bevery \d+ (?:sec|min|hour)/i
const OWN_MODEL =
  /\b(?:train|build|develop|create|fine-?tune)\b[^.]{0,25}\b(?:own|custom|proprietary|in-house|bespoke)\b[^.]{0,25}\b(?:model|ai|llm|algorithm|gpt|neural|system)|\bdeep learning\b|\bour own (?:ai|llm|model|gpt)\b/i
const PREDICT = /\bpredict|forecast|machine learning|predictive|deep learning/i
const FULL_AUTO =
  /\b(?:fully|completely|100 ?%|totally|entirely) automat|without (?:any )?(?:human|people|staff)|no humans?\b|with no (?:human|person)|replace (?:all |our |the )?(?:staff|people|team|receptionist|teachers|nurses|drivers|agents)/i
const PEOPLE = 'staff|team|people|crew|desk|headcount|head count|workforce|jobs|roles|office|department|fte|shift'
const KEEP_PEOPLE =
  /personal (?:touch|service|contact|care)|human touch|\b(?:no|zero|without) (?:layoffs?|lay-offs?|redundanc|job losses|job cuts|sackings)|keep (?:all |every |our |the whole )?(?:jobs|staff|people|team|everyone)|(?:nobody|no one|no-one|not one person|none of (?:them|our \w+)) (?:should |will |must |is to |is going to |going to |has to |is |gets? |may |shall |can )?(?:los(?:es?|ing)|(?:to )?be (?:laid|let|sacked|fired|made)|(?:laid off|let go|sacked|fired))|(?:jobs|positions) (?:are|stay|remain) safe|niemand (?:soll|wird|darf|verliert)[^.]{0,30}(?:stelle|arbeit|job|entlassen)|sin despidos|sans licenciement|senza licenzia|sem demiss/i
const REVIEWED =
  /(?:every|each|all) (?:\w+ )?(?:decisions?|cases?|applications?|outputs?|answers?) (?:is |are |must be |to be )?(?:reviewed|checked|approved|signed off)|reviewed by (?:our|a|the) (?:staff|person|human|team)|human in the loop|a person (?:must|has to) (?:check|approve|decide)/i
const NO_MONEY =
  /\b(?:no|zero|hardly any|almost no|without a|without any) (?:\w+ )?(?:budget|money|funds|funding|cash)\b|can(?:not|['’]t) afford (?:it|this|much|any|anything|new|to pay|to spend|software|a consultant|consultants|more than)|\b(?:kein|ohne) (?:budget|geld)|pas de budget|sans budget|sin presupuesto|nessun budget|sem orçamento/i
const SPEND =
  /\b(?:spend|invest|set aside|earmarked|put aside|budgeted|approved|allocated|ready to pay|happy to pay|signed off)\b[^.]{0,40}(?:[$€£]|usd|aud|rs\.?|eur)? ?\d[\d,.]*(?: ?(?:k|m|thousand|million|lakh|crore)\b|,\d{3}|\d{4,})/i
const BIG_BUILD =
  /\b(?:platform|enterprise-wide|custom[- ]built|own (?:model|llm|app|software)|robots?|digital twin|transform (?:the|our) (?:whole|entire)|world[- ]class|autonomous|all (?:\w+ )?(?:live|done|running|working|finished|in place|up) (?:before|by|in))\b/i
const HURRY =
  /\b(?:within|in) (?:the next )?(?:one|two|three|1|2|3|a|the next few) (?:days?|weeks?)\b|\bnext week\b|\bimmediately\b|\bby tomorrow\b|\bovernight\b|\basap\b/i
const NOBODY =
  /\bno (?:it|tech|technical|data)\b|nobody (?:here )?(?:knows|can|understands)|no one (?:knows|can)|not technical/i
const IN_HOUSE = /\bin-?house\b|build (?:it )?ourselves|our own developers|develop (?:it )?ourselves/i
const NO_CLOUD =
  /no cloud|not (?:in|use|to) the cloud|on[- ]prem|air[- ]?gap|never leaves? (?:our|the)|(?:must|may|can) not leave|nothing (?:may |can |must |ever |is to |is allowed to )?leaves?\b|no (?:data|file|record|drawing)s? (?:may |can |must |ever )?leaves?\b|niente cloud|senza cloud|nicht in die cloud|keine cloud|ohne cloud|pas de cloud|sans cloud|sin (?:la )?nube|nada (?:de|en la|sale)|sem nuvem|nuvem não|クラウド(?:は|を)?(?:使わ|不可|禁止|なし)/i
const CLOUD_TOOL =
  /chatgpt|copilot|gemini|\bclaude\b|cloud[- ]based|\bsaas\b|openai|\b(?:in|into|to|onto|from) the cloud|\bcloud (?:ai|platform|software|service|tool)|in die cloud|dans le cloud|en la nube|nel cloud|na nuvem/i
const FULL =
  /\b(?:booked out|fully booked|booked solid|sold out|full|at capacity|chock(?:-a-| ?a ?)block)\b[^.]{0,25}\b(?:every|each|always|all (?:year|week|season|the time)|365|year round|any given)\b|\b(?:always|never anything but|every \w+ (?:is|are)) (?:booked out|fully booked|full|sold out|taken|at capacity)\b|\bno (?:vacanc(?:y|ies)|free (?:slot|bed|table|seat|room)s?) (?:all|any|ever|until)\b|\bnever (?:an? )?(?:empty|free|vacant) (?:seat|bed|table|room|chair|slot|site|bay)/i
const ON_TIME =
  /\b(?:always|never (?:been )?(?:anything but)|100 ?%|every (?:single )?(?:order|job|delivery|train|report|project) (?:is|goes out|arrives)) (?:deliver(?:ed)? |ship(?:ped)? )?on time\b|\bnever (?:been |once )?late\b/i
const LATE =
  /\b\d[\d.,]* ?(?:%|per ?cent|percent|in \d+|out of \d+)[^.]{0,40}\b(?:late|overdue|delayed|behind)\b|\b(?:late|overdue|delayed)\b[^.]{0,40}\b\d[\d.,]* ?(?:%|per ?cent|percent)/i

/** What clients say in two places and cannot both mean; the most telling first, as the report shows two. */
export const OPPOSITES: readonly Opposite[] = [
  {
    kind: 'data against own model',
    first: NO_DATA,
    second: OWN_MODEL,
    taken: 'A model cannot learn from records that do not exist, so the records come first',
  },
  {
    kind: 'data against prediction',
    first: NO_DATA,
    second: PREDICT,
    taken: 'A forecast needs a history to learn from, so the plan starts by keeping one',
    unless: 'data against',
  },
  {
    kind: 'jobs against cuts',
    first: KEEP_PEOPLE,
    second: cutsPeople,
    taken: 'We kept the promise to people: hours saved go to other work, and any cut is yours to explain',
    wanted: true,
  },
  {
    kind: 'automation against people',
    first: FULL_AUTO,
    second: KEEP_PEOPLE,
    taken: 'We kept the promise to people: each tool here drafts or sorts, and a person acts',
    unless: 'jobs against',
  },
  {
    kind: 'automation against review',
    first: FULL_AUTO,
    second: REVIEWED,
    taken: 'We kept the review: each decision is made by a person who can give reasons',
  },
  {
    kind: 'full against empty',
    first: FULL,
    second: partlyEmpty,
    taken: 'Count one ordinary month before you spend on either; we went by the number',
  },
  {
    kind: 'punctual against late',
    first: ON_TIME,
    second: LATE,
    taken: 'We went by the number, and it has to be counted afresh',
  },
  {
    kind: 'money against spending',
    first: NO_MONEY,
    second: SPEND,
    taken: 'Settle the sum before anything is bought; until then low-cost steps come early',
  },
  {
    kind: 'money against ambition',
    first: NO_MONEY,
    second: BIG_BUILD,
    taken: 'The budget decides, so low-cost steps come early',
    unless: 'money against',
  },
  {
    kind: 'haste against ambition',
    first: HURRY,
    second: BIG_BUILD,
    taken: 'We kept the ambition and stretched the calendar',
  },
  {
    kind: 'skills against building',
    first: NOBODY,
    second: IN_HOUSE,
    taken: 'Buy until there is somebody to look after what is built',
  },
  {
    kind: 'cloud against cloud',
    first: NO_CLOUD,
    second: CLOUD_TOOL,
    taken: 'We kept to the stricter of the two: nothing leaves your own network without a decision',
    wanted: true,
  },
]

const NUMBER = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const CUT = new RegExp(
  `\\b(?:cut|reduc|shrink|slim|trim|bring|get|halv|take|thin)\\w*\\b[^.,;]{0,30}\\b(?:${PEOPLE})\\b[^.,;]{0,25}?\\b(?:from ${NUMBER} (?:\\w+ )?(?:down )?to ${NUMBER}|in half|by (?:half|a third|a quarter|\\d+ ?%))(?! ?(?:hours?|h\\b|hrs|days?|minutes?|min\\b|%|per ?cent|weeks?))`,
  'i',
)
const FEWER = new RegExp(
  `\\b(?:cut|reduce|shed|lose|drop|axe|remove) (?:\\d+ |some |half (?:of )?|most of )?(?:our |the )?(?:staff|people|jobs|headcount|head count|positions|roles|workers|employees|fte)\\b|\\bfewer (?:staff|people|workers|employees)\\b|\\bhalf (?:of )?(?:the|our) (?:${PEOPLE}|receptionists|operators|clerks|drivers)\\b|\\b(?:let|letting) (?:\\d+|two|three|four|five|six|half|some|most)[^.,;]{0,25}\\bgo\\b|\\bget rid of (?:\\d+|half|some|most|the|our)[^.,;]{0,20}\\b(?:${PEOPLE}|clerks?|receptionists?|operators?|drivers?)\\b|\\bwithout (?:the|our) (?:receptionists?|clerks?|admin team|front desk)\\b`,
  'i',
)

/** 'Cut the desk team from 14 to 6' is a cut; 'from 6 to 14' is not. */
function cutsPeople(text: string): RegExp | undefined {
  const match = CUT.exec(text)
  if (match && (match[1] === undefined || valueOf(match[1]) > valueOf(match[2] ?? ''))) return CUT
  return FEWER.test(text) ? FEWER : undefined
}

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

function valueOf(text: string): number {
  const at = COUNTS.indexOf(text.toLowerCase())
  return at >= 0 ? at : text === 'fifteen' ? 15 : text === 'twenty' ? 20 : Number(text)
}

const SHARE =
  /\b(?:occupanc\w*|utili[sz]ation|load factor|fill rate|capacity|full|filled|seats sold|booked)\b[^.;]{0,30}?\b(\d{1,3})(?:\.\d+)? ?(?:%|per ?cent|percent)|\b(\d{1,3})(?:\.\d+)? ?(?:%|per ?cent|percent)[^.;]{0,20}\b(?:occupanc\w*|utili[sz]ation|capacity|full|filled|booked|sold)\b/i
const EMPTY =
  /\bhalf[- ]empty\b|\b(?:fill|sell) (?:the |our |more |those )?(?:empty|spare|unsold|quiet) \w+|\bempty (?:rooms|beds|seats|tables|chairs|slots|bays|sites|classes)\b/i
/** Above this share a house may well call itself full. */
const NEARLY_FULL = 85

function partlyEmpty(text: string): RegExp | undefined {
  const match = SHARE.exec(text)
  if (match && Number(match[1] ?? match[2]) < NEARLY_FULL) return SHARE
  return EMPTY.test(text) ? EMPTY : undefined
}
