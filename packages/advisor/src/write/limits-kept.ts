import type { KeptLimit, Plan } from '../plan.ts'
import { clause, joined, quoted } from './words.ts'

interface Keeping {
  kind: string
  /** What such a limit speaks of; the first that fits is told. */
  says?: RegExp
  label: string
  how: string
  /** Said where its quotation stands elsewhere. */
  bare?: string
}

const STAFF =
  /\b(?:union|works? (?:council|agreement)|piece-?rates?|staff|employees?|workers?|collective|crew|drivers?|teachers?|nurses?|shop steward)\b/i
const JOBS =
  /\b(?:no|nobody|no one|not|never|keep|los(?:e|es|ing)|lost|cut|safe)\b[^.]{0,40}\b(?:jobs?|posts?)\b|\blose\b[^.]{0,20}\b(?:work|place)\b|\b(?:jobs?|posts?)\b[^.]{0,30}\b(?:safe|secure|lost|go|goes|cut)\b|\bredundan|\blay ?offs?\b|\blaid off\b|\bdismiss|\bfired\b|\bsacked\b|\blet go\b|\breplaced?\b/i
const OFFLINE =
  /\b(?:internet|wi-?fi|signal|reception|connection|connectivity|offline|network|coverage|power|electricity|outages?)\b/i

const SIGNED =
  /\b(?:agree(?:d|ments?)|contracts?|clauses?|sign(?:s|ed)?|nda|lease|charter|protocol|confidential\w*|franchise|licen[cs]es?|insur(?:er|ers|ance)|polic(?:y|ies)|terms|law|regulations?|written|leave|stay|tenancy|mandate|statutes?)\b/i

/** A promise that something will not happen binds each step. */
const NEVER = /\b(?:no|not|never|nobody|none|nothing|without|only|always|\w+n['’]t)\b/i

const KEPT =
  'It stands above this plan: no test and no tool may break it, and whoever runs a piece of work is told so first.'

const JOBS_KEPT = 'Put it in writing with this plan. Hours that are saved go to work that is left undone today.'
const NO_JOB_LOST =
  /\b(?:los(?:e|es|ing)|lost|cut(?:ting)?)\b[^.]{0,24}\b(?:jobs?|posts?|people|staff)\b|\b(?:redundan\w*|lay ?offs?|laid off|dismiss\w*|fired|sacked|let go)\b/i
/** What somebody offered, and was told no. */
const TURNED_DOWN =
  /^(?=.*\b(?:offered|quoted?|demo|pitch|offer|to sell|showed us|showed me)\b).*\b(?:no,? thanks|no thank you|but no|refused|declined|rejected|said no|laughed|turned \w+ down|not (?:viable|affordable|thinkable)|sent \w+ (?:away|home|packing))\b|\btold (?:him|her|them|the \w+) (?:that )?no\b/i

/** A statute is not signed, and no clause of it is changed. */
const LAW =
  /^(?!.*\b(?:we|i) (?:have )?(?:signed|agreed)\b).*\b(?:the|our|data protection|procurement|labou?r|employment) (?:\w+ )?(?:law|act|regulations?|statutes?|code|directive)s?\b/i

/** How the plan keeps what the client has agreed, promised or refused. Nothing is said that the plan does not do. */
const KEEPING: readonly Keeping[] = [
  {
    kind: 'agreement',
    says: STAFF,
    label: 'Your agreement with staff',
    how: 'Their representatives read this plan before anything that touches them begins, and what the agreement rules out is not tried in a test either.',
  },
  {
    kind: 'data',
    label: 'What must not leave',
    how: 'A tool is tried only if its supplier confirms in writing that it keeps to this; else that work is done without one.',
  },
  {
    kind: 'consent',
    label: 'Whose yes comes first',
    how: 'What it touches begins when it is there, whatever the timeline says; the rest goes ahead.',
    // The summary quotes the first.
    bare: 'What needs the yes that the summary quotes begins when it is there, whatever the timeline says; the rest goes ahead.',
  },
  {
    kind: 'agreement',
    says: LAW,
    label: 'What the law asks',
    how: 'It holds whatever we propose: before each purchase and each test whoever signs checks that it is kept.',
  },
  {
    kind: 'agreement',
    says: SIGNED,
    label: 'What you have signed',
    how: 'Read the clause before each step that touches it; a step it does not allow waits until the clause is changed.',
  },
  {
    kind: 'promise',
    says: JOBS,
    label: 'Your promise on jobs',
    how: JOBS_KEPT,
  },
  {
    kind: 'promise',
    says: /\b(?:stays?|remains?) (?:as (?:it )?(?:is|are)\b|under \S+|in \S+ hands?\b|with \S+|\S+[’']s\b)/i,
    label: 'What stays as it is',
    how: 'No step changes it, and no tool advises on it.',
  },
  {
    kind: 'promise',
    says: NEVER,
    label: 'Your promise',
    how: KEPT,
  },
  {
    kind: 'promise',
    says: /\b(?:stay|stays|remain|remains|not negotiable|non-negotiable)\b/i,
    label: 'What stays as it is',
    how: 'No step changes it, and no tool advises on it.',
  },
  {
    kind: 'promise',
    says: /\b(?:promis\w*|our word|my word|told|signed|agreed|committed|guarantee\w*|swore|assured)\b/i,
    label: 'Your promise',
    how: KEPT,
  },
  {
    kind: 'refusal',
    says: NO_JOB_LOST,
    label: 'Your promise on jobs',
    how: JOBS_KEPT,
  },
  {
    kind: 'refusal',
    says: TURNED_DOWN,
    label: 'What you have turned down',
    how: 'Your no stands: no step here goes back on it.',
  },
  {
    kind: 'refusal',
    label: 'What you will not have',
    how: 'It binds every test here, and stands in every offer you ask for.',
  },
  {
    kind: 'technical',
    says: OFFLINE,
    label: 'What the place allows',
    how: 'Each step must work without a connection and send later.',
  },
  {
    kind: 'technical',
    label: 'What it has to fit',
    how: 'Each step is tried under this condition first, and left out where it does not fit.',
  },
]

/** Under this many words a limit is a piece of a sentence and binds nobody. */
const WORDS_MIN = 5
/** 'It’s in the agreement', 'This must stay so': of something that stands elsewhere; 'those drawings' name it. */
const POINTS_BACK =
  /^(?:(?:and|but|so)\s)*(?:(?:it|they|we signed (?:that|it))(?:['’]s|\s)|(?:that|this|these|those)(?:['’]s|\s(?:is|are|was|were|has|have|had|must|may|can|shall|should|will|would|does|do|stays?|remains?|goes|means|applies|binds|holds?|never|also|one)(?!\p{L})))/iu
const QUOTE_MOST = 170
const QUOTES = 3

export function limitsKept({ limits, insights }: Plan, most: number): [label: string, words: string][] {
  const groups = new Map<Keeping, string[]>()
  for (const limit of limits) {
    const keeping = keepingOf(limit)
    const quote = clause(limit.quote, QUOTE_MOST)
    const told = keeping?.bare && insights.find((one) => one.kind === 'consent' && one.quote === limit.quote)
    if (keeping && told) {
      if (!('spared' in told && told.spared)) groups.set(keeping, groups.get(keeping) ?? [])
      continue
    }
    if (!keeping || !quote || quote.split(/\s+/).length < WORDS_MIN || POINTS_BACK.test(quote)) continue
    if ([...groups.values()].some((quotes) => quotes.includes(quote))) continue
    const same = [...groups.keys()].find((one) => one.label === keeping.label) ?? keeping
    groups.set(same, [...(groups.get(same) ?? []), quote])
  }
  // What somebody gave their word on or will not have is told however short the report must be.
  const firm = ([{ kind }]: [Keeping, string[]]) => Number(kind !== 'promise' && kind !== 'refusal' && kind !== 'data')
  return (
    [...groups]
      .toSorted((a, b) => firm(a) - firm(b))
      .slice(0, most)
      // A short report quotes one of each.
      .map(([{ label, how, bare }, quotes]) => [
        label,
        quotes.length === 0 && bare
          ? bare
          : `${joined(quotes.slice(0, most > QUOTES ? QUOTES : 1).map(quoted))}. ${how}`,
      ])
  )
}

function keepingOf({ kind, quote }: KeptLimit): Keeping | undefined {
  return KEEPING.find((one) => one.kind === kind && (!one.says || one.says.test(quote)))
}
