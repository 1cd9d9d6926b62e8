import { type Facts, inEnglish, type Kind, type Statement } from '../facts.ts'
import { classify } from './classify.ts'
import { GOOD_TIME } from './closed.ts'
import type { Reading } from './readings.ts'

/** Troubles that nobody can be asked to end: what they mean for the plan is known all the same. */
export function addHurdle(facts: Facts, { statement, traits }: Reading): void {
  if (statement?.span.field === 'team' && isAfraid(statement)) statement.hurdle = 'opposed'
  if (!statement || (statement.span.field !== 'challenges' && statement.span.field !== 'goals')) return
  const { kind, span } = statement
  if (!TOLD_AS.has(kind)) return
  const [likeliest] = classify('hurdle', traits)
  if (!likeliest || likeliest.label === 'none' || likeliest.weight < leastOf(likeliest.label)) return
  // 'April and December are best for any new thing' is no hurdle.
  if (likeliest.label === 'season' && GOOD_TIME.test(statement.text)) return
  if (span.field !== 'challenges' || kind === 'refusal') return
  // Who comes back hands nothing over.
  const returns = facts.absences.some((one) => one.statement === statement.id && one.what === 'returns')
  if (likeliest.label === 'leaving' && returns) return
  // 'In 2024 five of us tested dictation': an attempt, however its words sound.
  if (facts.tried.some(({ text }) => text.includes(statement.text))) statement.hurdle = 'tried'
  else if (likeliest.label === 'tried' || !BEGUN_ONCE.test(statement.text)) statement.hurdle = likeliest.label
}

/** 'The weavers fear that it will watch them': told with what people know of AI, and a circumstance all the same. */
function isAfraid(statement: Statement): boolean {
  const text = inEnglish(statement)
  return AFRAID.test(text) && OF_WHAT.test(text) && !NOBODY.test(text)
}
const AFRAID =
  /(?<!\p{L})(?:afraid|scared|frightened|terrified|fears?|fearing|anxious|anxiety|nervous|worr(?:y|ies|ied)|suspicious)(?!\p{L})/iu
const OF_WHAT =
  /(?<!\p{L})(?:control\p{L}*|watch\p{L}*|spy\p{L}*|spied|monitor\p{L}*|track\p{L}*|checked|judg\p{L}*|measure\p{L}*|replace\p{L}*|jobs?|work|posts?|place|livelihoods?|redundan\p{L}*|take over|takes over|not needed|no longer needed)(?!\p{L})/iu
const NOBODY =
  /(?<!\p{L})(?:nobody|no one|none|not|never|n['’]t)(?: \p{L}+){0,2} (?:afraid|scared|worried|nervous|fears?)(?!\p{L})/iu

const TOLD_AS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'refusal'])
/** 'In 2024 a telephone company sent reminders': what somebody did once is no circumstance of today. */
const BEGUN_ONCE =
  /^(?:in|nel|en|w|im|em) (?:19|20)\d\d(?!\p{L})|(?<!\p{L})(?:made|built|tried|tested|sent|ran|planned)(?!\p{L})[^.;]{0,40}(?<!\p{L})in (?:19|20)\d\d(?!\d)/iu
/** What an attempt is, is said plainly. */
function leastOf(label: string): number {
  return label === 'tried' ? TRIED_MIN : HURDLE_MIN
}
const TRIED_MIN = 0.6
/** Of 130 circumstances by a hand nobody trained on, 0.6 found 114; of 31 in briefs that nobody had read 13 were wrong at that, 5 of 20 from here on. */
const HURDLE_MIN = 0.7
