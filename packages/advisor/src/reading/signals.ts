import type { Language } from './languages.ts'
import type { Sentence } from './sentences.ts'
import { plain } from './words.ts'

export interface Mention {
  name: string
  sentence: Sentence
}

/** What tells a product's name from a word of the language. */
export interface Lexicon {
  systems: ReadonlySet<string>
  /** Every word that the records write in lower case. */
  ordinary: ReadonlySet<string>
}

export type ConstraintKind = 'budget' | 'cloud' | 'union' | 'skills' | 'connection' | 'secrecy' | 'residency'

export interface Constraint {
  kind: ConstraintKind
  sentence: Sentence
}

const CONSTRAINTS: [ConstraintKind, RegExp][] = [
  [
    'budget',
    /\b(?:no|little|limited|tight|small|zero|not much|modest) (?:\w+ )?(?:budget|money|funds|funding|cash)\b|budget (?:is|of|under|below|capped|limited)|can(?:not|['’]t) afford|\bcheap|\bgrant[- ]funded|spend (?:at most|no more|less)/i,
  ],
  [
    'cloud',
    /\bno cloud\b|not (?:in|to|use) the cloud|without (?:the )?cloud|on[- ]prem|air[- ]?gap|(?:must|may|can|should) (?:not|never) leave|stay (?:on|in) (?:our|the|site)|behind our (?:own )?firewall|nicht in die cloud|(?:keine|ohne|niente|senza|sin|sem|sans|pas de) (?:la )?(?:cloud|nube|nuvem)|クラウド(?:は|を)?(?:使わ|不可|禁止)/i,
  ],
  [
    'residency',
    /(?:stay|stored|kept|hosted|remain) in (?:australia|the eu|europe|germany|the country|new zealand|canada|the uk|switzerland|japan)|data (?:sovereignty|residency)/i,
  ],
  ['union', /\bunions?\b|works council|enterprise agreement|enterprise bargain|betriebsrat|\bshop steward/i],
  [
    'skills',
    /no (?:\w+ )?(?:it|tech|technical|data) (?:staff|team|person|people|department|skills|support)|(?:nobody|no one) (?:here |in the team )?(?:knows (?:how|about|ai|it\b|computers)|understands|is technical|has (?:used|any))|not (?:very )?(?:technical|tech|computer)|no in-?house|without an? it\b/i,
  ],
  [
    'connection',
    /no (?:internet|signal|reception|mobile|coverage|wi-?fi|connectivity)|(?:patchy|poor) (?:internet|signal|reception|coverage|connect|wi-?fi|mobile)|bad (?:internet|signal|reception)|drops out|remote site|out of range/i,
  ],
  [
    'secrecy',
    /confidential|privilege[d]?\b|classified|secret|under nda|security clearance|sensitive (?:data|information|records)|personal (?:data|information|health)/i,
  ],
]

export function readConstraints(sentences: readonly Sentence[]): Constraint[] {
  return CONSTRAINTS.flatMap(([kind, pattern]) => {
    const sentence = sentences.find((candidate) => !candidate.order && pattern.test(candidate.text))
    return sentence ? [{ kind, sentence }] : []
  })
}

const PAIN =
  /\b(?:late|delay|overdue|backlog|manual|by hand|by phone|re-?key|retype|twice|too long|slow|waste|wasted|lost|lose|losing|miss|missed|error|mistake|wrong|complain|chas(?:e|ing)|struggl|cannot|can['’]t|hard to|difficult|never know|nobody|no one|short of|shortage|overtime|stress|burn|break ?down|breaks|down ?time|paper|scrap|reject|rework|no[- ]shows?|stock ?outs?|run out|guess|costly|expensive|hours|pile|stuck|queue|bottleneck|rising|falling|drop|unpaid|fail)/i

export function isPain(sentence: Sentence): boolean {
  return sentence.field === 'challenges' || PAIN.test(sentence.text)
}

const PEOPLE_WORDS =
  'patients|children|kids|students|pupils|learners|residents|tenants|borrowers|applicants|candidates|drivers|workers|customers|guests|members|volunteers|donors|clients|policyholders|passengers|shoppers|parents|families|elderly|veterans|refugees|citizens|ratepayers|pickers|nurses|teachers|players|visitors|subscribers|farmers|carers|participants|offenders|victims|minors|babies|employees|mothers|women|migrants'
const PEOPLE = new RegExp(`\\b(?:${PEOPLE_WORDS})\\b`, 'gi')

export function readPeople(sentences: readonly Sentence[]): string[] {
  return [
    ...new Set(
      sentences
        .filter((sentence) => !sentence.order)
        .flatMap((sentence) => sentence.text.match(PEOPLE) ?? [])
        .map((word) => word.toLowerCase()),
    ),
  ]
}

const ROLES = new RegExp(
  `\\b(${[
    'coordinator|scheduler|dispatcher|planner|allocator|rosterer|estimator|surveyor|assessor|underwriter|broker|adviser',
    'advisor|paraplanner|accountant|bookkeeper|lawyer|solicitor|paralegal|attorney|conveyancer|clerk|doctor|gp|nurse',
    'dentist|hygienist|physio|physiotherapist|therapist|clinician|pharmacist|vet|carer|caseworker|case worker',
    'support worker|teacher|tutor|trainer|educator|lecturer|instructor|engineer|technician|mechanic|fitter|electrician',
    'plumber|welder|operator|foreman|supervisor|inspector|ranger|officer|librarian|archivist|curator|chef|buyer',
    'merchandiser|storeman|picker|driver|skipper|geologist|driller|agronomist|winemaker|brewer|baker|sorter|grader|dyer',
    'designer|drafter|architect|editor|translator|interpreter|recruiter|consultant|auditor|checker|analyst|developer',
    'moderator|receptionist|counsellor|producer|stylist|groomer|scaffolder|shearer|sonographer|optometrist',
  ].join('|')})(?:s|'s)?\\b`,
  'gi',
)

/** The trades of the client's own staff, singular, the most spoken of first. */
export function readRoles(sentences: readonly Sentence[]): string[] {
  const counts = new Map<string, number>()
  for (const { text, order, field } of sentences) {
    if (order || field === 'team_ai_familiarity') continue
    for (const [, role = ''] of text.matchAll(ROLES)) {
      const name = role.toLowerCase()
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

export function readSystems(
  sentences: readonly Sentence[],
  { systems: known, ordinary }: Lexicon,
  language: Language,
): Mention[] {
  const found = new Map<string, Mention>()
  for (const sentence of sentences) {
    if (sentence.order) continue
    for (const match of NAMED.flatMap((pattern) => [...sentence.text.matchAll(pattern)])) {
      const name = match[1] ?? ''
      if (!NOT_A_SYSTEM.test(name) && !found.has(plain(name))) found.set(plain(name), { name, sentence })
    }
    if (sentence.field === 'data_collected') {
      // A list of what is kept is mostly a list of systems; its first word is one unless the language has that word.
      for (const match of sentence.text.matchAll(LISTED)) {
        // 'Cliniko 5 years' tells how long, not which version.
        const name = match[0].replace(/ \d+$/, '')
        const first =
          match.index === 0 &&
          (language !== 'en' || ordinary.has(name.toLowerCase()) || name.endsWith('ly')) &&
          !/^(?:,| and | data\b| since\b| for\b| logs?\b| exports?\b)/.test(sentence.text.slice(name.length))
        if (!first && name.length > 2 && !NOT_A_SYSTEM.test(name) && !found.has(plain(name)))
          found.set(plain(name), { name, sentence })
      }
    }
    const folded = ` ${plain(sentence.text).replace(/[^\p{L}\p{N}&.+]+/gu, ' ')} `
    const tokens = folded.trim().split(' ')
    for (let at = 0; at < tokens.length; at += 1) {
      for (let length = 3; length >= 1; length -= 1) {
        const key = tokens
          .slice(at, at + length)
          .join(' ')
          .replace(/\.$/, '')
        if (!known.has(key) || [...found.keys()].some((other) => ` ${other} `.includes(` ${key} `))) continue
        const written = new RegExp(key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s-]+'), 'i').exec(
          sentence.text,
        )?.[0]
        // Some products are called like everyday words: those count only when written as names.
        if (AMBIGUOUS.has(key) && !/^[A-Z]/.test(written ?? '')) continue
        if (AMBIGUOUS.has(key) && sentence.text.trimStart().startsWith(written ?? '\n')) continue
        found.set(key, { name: written ?? key, sentence })
        break
      }
    }
    const beside = [...found.values()].flatMap(({ name }) => {
      const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return [
        ...sentence.text.matchAll(
          new RegExp(`(${NAME})(?:, | and | or | to )${quoted}|${quoted}(?:, | and | or | to )(${NAME})`, 'gu'),
        ),
      ].map((match) => match[1] ?? match[2] ?? '')
    })
    for (const name of beside) {
      const key = plain(name)
      if (name === '' || NOT_A_SYSTEM.test(name) || [...found.keys()].some((other) => key.includes(other))) continue
      found.set(key, { name, sentence })
    }
  }
  return [...found.values()]
}

const NAME =
  '(?<![\\p{L}\\d])(?:[a-z]{2,8}[A-Z][\\p{L}\\d]*|[a-z]?[A-Z][\\p{L}\\d]*[\\p{L}\\d])(?:[ .-][A-Z\\d][\\p{L}\\d]*)*'
const NAMED = [
  new RegExp(
    `\\b(?:use|using|uses|run on|running on|software called|system called|moved to|built on|stored in|held in|live in|sits? in|kept in|logged in|tracked in) (?:an? |the |old |our |just )*(${NAME})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Bb]ookings?|[Rr]ecords?|[Dd]ata|[Dd]ocuments?|[Ii]nvoices?|[Oo]rders?|[Rr]osters?|[Ff]iles?|[Ss]tock|[Jj]obs|[Tt]ickets?|[Nn]otes) (?:is|are|sits?|all|mostly)? ?(?:in|on) (${NAME})`,
    'gu',
  ),
]

const LISTED = new RegExp(NAME, 'gu')

const AMBIGUOUS = new Set(
  'square harvest teams access opera toast micros monday outlook slack box word drive sage epic ring asana notion bridge compass canvas atlas impact primer project excel ship class deputy mes era two impulse focus pulse sky vision connect cloud halo spark bravo flex'.split(
    ' ',
  ),
)
const NOT_A_SYSTEM =
  /^(?:AI|IT|I|We|Two|Three|Four|Five|Six|One|My|PDFs?|XML|SMS|CSV|The|Our|None|No|Nothing|Some|All|Only|Yes|Not|Mostly|Paper|Emails?|Spreadsheets?|Sales|Data|Records?|Bookings?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide)\b/
