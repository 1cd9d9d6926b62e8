import { hurdleById } from '@cairn/knowledge/hurdles'
import { moveById } from '@cairn/knowledge/moves'
import { answerTo } from '@cairn/knowledge/questions'
import type { Block } from '../document-tree.ts'
import type { Coverage, Initiative, Plan } from '../plan.ts'
import { list, paragraph, strong, table } from './blocks.ts'
import type { Detail } from './detail.ts'
import { repliesTo, speaksOf } from './executive-summary.ts'
import { moveOf } from './own-words.ts'
import { questionsOf } from './questions.ts'
import { kindOf, labelOf } from './titles.ts'
import { clause, dayOf, daysApart, fromTo, lowerFirst, measureName, quoted, shortDay, upperFirst } from './words.ts'

/** The conclusion, each of the client's sentences with its answer, and what would change the plan most. */
export function summary(plan: Plan, detail: Detail): Block[] {
  const blocks: Block[] = []
  const first = plan.initiatives[0]
  if (first) blocks.push(paragraph(strong('In short.'), ` ${conclusion(plan, first)}`))
  const rows = answered(plan, detail)
  if (rows.length > 0)
    blocks.push(paragraph(strong('Your words, and what answers them.')), table(['You wrote', 'Answer'], rows))
  const questions = questionsOf(plan)
    .slice(0, detail.questions)
    .map(({ question, why }) => `${question} ${why}`)
  if (questions.length > 0)
    blocks.push(paragraph(strong('What would change this plan most, if you told us.')), list(questions))
  return blocks
}

/** What to do now, when it is decided, what follows, and what happens when it fails. */
function conclusion(plan: Plan, first: Initiative): string {
  const second = plan.initiatives.slice(1).find(({ held }) => held === undefined)
  const step = moveOf(first).first
  const then = second
    ? ` ${second.label} (${lowerFirst(labelOf(second))}) ${second.from < first.gate ? 'runs beside it' : 'follows'} from ${dayOf(second.from)}.`
    : ''
  // Who goes, goes: there is no giving this one up.
  const decided = first.leaving
    ? ` On ${dayOf(first.gate)} its test says whether the work stands without them; if it does not, the days that are left go into that before anything else.`
    : first.move === 'countdown'
      ? ` On ${dayOf(first.gate)} you decide whether all of it can be ready, and what is left out if not.`
      : ` On ${dayOf(first.gate)} its test says whether ${first.label} goes on.`
  const no = plan.declined.length > 0 ? ' Say no openly, and now, to what we advise against.' : ''
  // Who has no time before then is not sent to work this week.
  const soon = daysApart(plan.date, first.from) <= SOON && !plan.blocked.includes(Number(plan.date.slice(5, 7)))
  return `${soon ? 'This week' : `From ${dayOf(first.from)}`}, ${lowerFirst(step)}${decided}${then}${no}`
}

/** A row for each answer, with what it answers. What was asked for is told however short the report must be. */
function answered(plan: Plan, detail: Detail): string[][] {
  const rows = new Map<string, { asked: string[]; hurts: string[] }>()
  const replies = new Set(repliesTo(plan, detail).map(({ quote }) => quote))
  for (const one of told(plan, detail)) {
    const words = wrote(one, plan)
    const by = replies.has(one.quote) ? 'Answered in the executive summary' : answer(one, plan)
    const row = rows.get(by) ?? { asked: [], hurts: [] }
    if (words) row[one.kind === 'pain' && one.how !== 'hurdle' ? 'hurts' : 'asked'].push(words)
    rows.set(by, row)
  }
  const all = [...rows].map(([by, { asked, hurts }]) => ({
    by,
    due: asked.length > 0,
    words: [...asked, ...hurts.slice(0, Math.max(0, detail.coverage - asked.length))],
  }))
  const free = detail.rows - all.filter(({ due }) => due).length
  const hurting = new Set(all.filter(({ due, words }) => !due && words.length > 0).slice(0, Math.max(0, free)))
  return all
    .filter((row) => (row.due || hurting.has(row)) && row.words.length > 0)
    .map(({ words, by }) => [words.join('; '), by])
}

/** A goal with figures is named by them; anything else in the client's words. */
function wrote(one: Coverage, plan: Plan): string | undefined {
  const measure = plan.initiatives
    .flatMap(({ measures }) => measures)
    .find((other) => other.statement === one.statement && other.now && other.wanted && measureName(other))
  return measure ? upperFirst(fromTo(measure)) : clause(one.quote, CELL_MOST)
}

const CELL_MOST = 90

const SOON = 28
/** Troubles without an answer that are worth a row each; what was asked for always has one. */
const OPEN_PAINS = 5

/** Goals and wishes first: they were asked for; then what hurts. */
function told(plan: Plan, { hurdles }: Detail): Coverage[] {
  const asked = (one: Coverage) =>
    one.how === 'declined'
      ? 0
      : one.how === 'hurdle'
        ? 2.4
        : one.how === 'open'
          ? 2.5
          : one.kind === 'goal'
            ? 1
            : one.kind === 'wish' || one.kind === 'question'
              ? 2
              : 3
  const ofPain = (way: Coverage['how']) =>
    plan.coverage.filter(({ how, kind, described }) => how === way && kind === 'pain' && !described)
  const passed = new Set([...ofPain('hurdle').slice(hurdles), ...ofPain('open').slice(OPEN_PAINS)])
  return plan.coverage
    .filter((one) => one.how !== 'kept' && !one.described && !passed.has(one))
    .map((one, at) => ({ one, at }))
    .sort((a, b) => asked(a.one) - asked(b.one) || a.at - b.at)
    .map(({ one }) => one)
}

function answer(one: Coverage, plan: Plan): string {
  if (one.how === 'initiative') {
    const by = plan.initiatives.find(({ label }) => label === one.by)
    return by ? `${by.label} ${kindOf(by)}, decided ${shortDay(by.gate)}` : one.by
  }
  if (one.how === 'declined') return 'Declined, with something instead'
  if (one.how === 'hurdle') return (one.by === 'tried' && lessonOf(one.quote)) || (hurdleById(one.by)?.answer ?? '')
  if (one.step) return `No piece of its own. A first step: ${lowerFirst(moveOf(one.step).first)}`
  const beside = one.beside && besideIt(one.beside)
  if (beside) return beside
  if (one.explained || (one.kind === 'goal' && NAMES_CAUSE.test(one.quote)))
    return 'You name the cause: count how often it is that, then mend it'
  if (one.kind === 'pain' && BUILDING.test(one.quote)) return hurdleById('premises')?.answer ?? ''
  const verdict = one.about && speaksOf(one.quote, one.about) ? moveById(one.about).verdict : undefined
  if (verdict) return `Not in this plan. ${verdict}`
  const reply = one.kind === 'question' ? answerTo(one.quote) : undefined
  if (reply) return reply
  if (one.kind === 'question')
    return 'Open. Cheapest way to know: ten real cases in one afternoon, judged by those who do the work'
  if (one.machine) return 'Not before a tool has shown it on thirty past cases of yours whose answer is known'
  // What somebody proposes may be what must not be done: silence would be a yes.
  return isProposed(one)
    ? 'Not taken up: before anybody acts on it, ask those it would touch and whoever answers for the law'
    : one.kind === 'goal'
      ? 'Open. First look at its last ten cases with whoever does the work, and tell us what they have in common'
      : one.kind === 'wish'
        ? 'Not in this plan; ask those it touches before anybody tries it'
        : 'Not in this plan yet; at the review, weigh what it has cost since'
}

function besideIt({ by, quote }: NonNullable<Coverage['beside']>): string | undefined {
  const words = clause(quote, TROUBLE_MOST)
  return words && `Open; ${by} mends a trouble that seems to belong to it: ${quoted(words)}`
}

/** 'Payments go out on the 17th because of all the corrections' */
const NAMES_CAUSE = /(?<!\p{L})(?:because|due to|owing to|as a result of|the reason is|caused by)(?!\p{L})/iu

/** A longer one would cost the report another row. */
const TROUBLE_MOST = 70

/** 'We bought a route planner but the addresses were not in it, so nobody used it': what must be mended before the like begins. */
function lessonOf(quote: string): string | undefined {
  const reason = REASON.exec(quote)?.[1]?.trim()
  const words = reason?.split(/\s+/).length ?? 0
  return reason && words >= 3 && words <= LESSON_MOST
    ? `Nothing of the kind begins while ${quoted(reason)} holds; whoever proposes it shows first that it no longer does`
    : undefined
}
const REASON =
  /(?<!\p{L})(?:because|but|since|as) ((?:the|it|they|our|nobody|no one|half|most|there|every\p{L}*|all|its|their)(?!\p{L})[^,;.()]*?)(?=,|;|\.|\sso(?:\s|$)|\sand (?:nobody|no one|we|it|they)(?!\p{L})|$)/iu
const LESSON_MOST = 12

/** 'The roof leaks', 'Lift is still not repaired': no work with records or words mends it. */
const BUILDING =
  /(?<!\p{L})(?:roof|ceiling|gutters?|lift|elevator|boiler|heating|drains?|toilets?|plumbing|air[- ]?con\p{L}*|windows?|doors?|floors?|walls?|cold store|freezers?|generator|car park|parking|canteen|kettle|stairs)(?!\p{L}).{0,40}(?<!\p{L})(?:leak\p{L}*|broken|breaks?|old|doesn['’]?t work|don['’]?t work|does not work|do not work|not working|repair\p{L}*|replac\p{L}*|out of order|rotten|too (?:small|cold|hot)|headache|mould\p{L}*|damp)(?!\p{L})/iu

function isProposed({ kind, quote }: Coverage): boolean {
  return kind === 'wish' && OTHERS.test(quote)
}
/** 'My partner wants …', 'the nephew's idea is …' */
const OTHERS =
  /^(?!(?:and |but |also )*(?:i|we)(?!\p{L}))(?:\p{L}[\p{L}.'’-]*\s+){1,6}(?:also\s+)?(?:wants?|wish(?:es)?|propos\p{L}+|suggest\p{L}*|insists?|says?|thinks?|offer(?:s|ed)|directs?|thought|idea)(?!\p{L})/iu
