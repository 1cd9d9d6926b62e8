import {
  type Client,
  clientOf,
  countedAmong,
  isDenied,
  isOfMany,
  isSigned,
  likelyByWholeWords,
  situationById,
  situationsIn,
  situationsOfTrade,
} from '@cairn/knowledge/situations'
import { once } from '@cairn/knowledge/once'
import { remembered } from '@cairn/knowledge/remembered'
import type { Situation } from '@cairn/knowledge/situation-schema'
import { asksForAdvice, type Facts, inEnglish, type Kind, spoken, type Statement, tradeTold } from '../facts.ts'
import { addDays, dateOf } from './calendar.ts'
import { isDue, lastGate } from './deadlines.ts'
import { hurts } from './forms.ts'
import { POLICY } from './policy.ts'
import { isForOthers } from './strangers.ts'
import { testWeeks } from './test-length.ts'

type Known = [id: string, chance: number][]

/** A brief's sentences are asked about many times over. */
const BRIEFS = new WeakMap<Facts, { told: (text: string) => Known; known: (text: string) => Known }>()

/** What the client's trade knows a sentence as, with what goes on from it: the likeliest situation, where one is likely. */
export function situationsOf(facts: Facts, statement: Statement): Known {
  const rest = facts.statements.filter((one) => one.continues === statement.id && !isApart(facts, one))
  const whole = briefOf(facts).known([statement, ...rest].map(spoken).join(' . '))
  const alone = rest.length > 0 ? briefOf(facts).known(spoken(statement)) : whole
  // A goal with its own two figures is what it says itself; else what goes on from a sentence makes it plainer, or leads away.
  const measured = facts.measures.some(
    (one) => one.statement === statement.id && one.now && (one.wanted ?? one.factor) !== undefined,
  )
  const joined = !measured && (alone[0]?.[1] ?? 0) <= (whole[0]?.[1] ?? 0)
  const found = joined ? whole : alone
  // A day to be kept asks for a plan back from it; a circumstance, or harm to people, is another matter only where that is plain.
  const { many, own, remark } = POLICY.situationForeign
  const abroad = statement.kind !== 'goal' ? remark : isOfMany(found[0]?.[0] ?? '') ? many : own
  const foreign = statement.understood < 1 && !isRead(statement) ? abroad : 0
  const plain = statement.kind === 'wish' ? POLICY.situationWish : foreign
  const due = isDue(facts, statement)
  const least = hurts(inEnglish(statement))
    ? POLICY.situationOverHarm
    : Math.max(
        plain,
        foreign,
        statement.hurdle ? POLICY.situationSure : 0,
        due ? POLICY.situationDue : 0,
        leastFor(statement, found, joined && rest.length > 0 ? alone : undefined),
      )
  const inTime = ([id]: [string, number]) => !due || isTestedBy(facts, statement, id)
  return found.filter(inTime).filter(([, chance]) => chance >= Math.max(least, POLICY.situation))
}

/** A trouble is told in passing more often than a goal; what no sign of its own says must be likelier, and what only the sentences behind it say may be their matter. */
function leastFor({ kind, text }: Statement, [first]: Known, alone: Known | undefined): number {
  if (!first) return 0
  const [id] = first
  if (alone && !alone.some(([own]) => own === id)) return POLICY.situationSure
  if (kind === 'background' || kind === 'volume') return POLICY.situationWish
  const signed = isSigned(id, text)
  if (kind === 'pain' || kind === 'gap') return signed && isOfMany(id) ? 0 : POLICY.situationTrouble
  return alone || signed ? 0 : POLICY.situationUnsigned
}

export function surelyKnown(facts: Facts, one: Statement): Situation | undefined {
  const [[id, chance] = ['', 0]] = situationsOf(facts, one)
  return chance >= POLICY.situationSure ? situationById(id) : undefined
}

/** What tells of somebody who goes in passing, or tells of another trouble as well: it asks for work of its own. */
export function isOfOtherWork(facts: Facts, one: Statement): boolean {
  const found = surelyKnown(facts, one)
  return found !== undefined && !found.passesOn
}

/** Whether the test of this work can be decided before the day that the sentence sets. */
function isTestedBy({ dates, written }: Facts, { id }: Statement, situation: string): boolean {
  const { move } = situationById(situation)
  const decided = addDays(written, 7 * (WEEKS_TO_BEGIN + testWeeks({ move, situation })))
  return dates.some(
    ({ statement, binds, when }) => statement === id && binds && lastGate({ date: dateOf(when, written) }) > decided,
  )
}
const WEEKS_TO_BEGIN = 4

/** Put into English word by word, with few words left out. */
function isRead({ english, understood }: Statement): boolean {
  return english !== undefined && understood >= POLICY.readAbroad
}

/** What a goal's figure is in any trade: the general situation that it is counted under, where one is likely. */
export function countedOf(facts: Facts, goal: Statement): string | undefined {
  const [id, chance] = countedAmong(briefOf(facts).told(spoken(goal))) ?? ['', 0]
  return chance >= POLICY.counted ? id : undefined
}

function briefOf(facts: Facts) {
  const asked = BRIEFS.get(facts)
  if (asked) return asked
  const client = clientOf(tradeTold(facts))
  const told = remembered((text) => situationsIn(text, client))
  const isAnothers = remembered(isForOthers(facts))
  const known = remembered((text) => likeliest(text, told(text), client, isAnothers))
  const brief = { told, known }
  BRIEFS.set(facts, brief)
  return brief
}

/**
 * Where no word of its own trade stands in what the client wrote, it may be another's: then it must be plain, else what
 * comes next is taken, if little else is left. What holds in many trades must be likelier then.
 */
function likeliest(text: string, all: Known, client: Client, isAnothers: (id: string) => boolean): Known {
  const isOpen = ([id, chance]: Known[number]) => {
    if (isDenied(id, text) || isAnothers(id)) return false
    const words = client.words.get(id)
    if (isOfMany(id)) return words !== undefined || chance >= POLICY.situationElsewhere
    // A horse that goes lame is no cow: of another trade it must be plain, less so where the sentence names the trade's own things.
    if (words === undefined)
      return chance >= POLICY.situationShut || (chance >= POLICY.situationNamed && (said().get(id) ?? 0) >= 1)
    // Without words of a trade it is every trade's.
    return words === 0 || words >= 1 || chance >= POLICY.situationOfFamily
  }
  const said = once(() => situationsOfTrade(text))
  // Of one trade that nothing else points at, a word of it must be known, and not only begin like one that is.
  const isKnown = ([id]: Known[number]) =>
    isOfMany(id) || isSigned(id, text) || likelyByWholeWords(id, text, client) >= POLICY.situationUnsigned
  const open = all.filter((one) => isOpen(one) && (one[1] < POLICY.situation || isKnown(one)))
  const [first] = open
  if (!first) return []
  if (first === all[0]) return first[1] >= POLICY.situation ? [first] : []
  const left = open.reduce((sum, [, chance]) => sum + chance, 0)
  return first[1] >= POLICY.situationNext && first[1] >= left / 2 ? [first] : []
}

/** What the trade knows as a trouble is one, even where it is told like a remark on the matter before it. */
export function asNeed(facts: Facts, one: Statement): Statement {
  if (!isApart(facts, one)) return one
  const { continues: _, ...own } = one
  return { ...own, kind: one.span.field === 'goals' ? 'goal' : 'pain' }
}

/** Told inside another matter, and known as one of its own. */
export function isApart(facts: Facts, one: Statement): boolean {
  const { field } = one.span
  if (!REMARKS.has(one.kind) || (field !== 'goals' && field !== 'challenges') || isName(one) || asksForAdvice(one.text))
    return false
  if (POINTS_BACK.test(one.text)) return false
  // 'We tried a chatbot, guests hated it and we switched it off': all of it is the attempt.
  if (facts.tried.some(({ text }) => text.includes(one.text))) return false
  const root = facts.statements.find(({ id }) => id === one.continues)
  const [same] = root ? briefOf(facts).known(spoken(root)) : []
  // 'Physiotherapy. No-shows sit at 14 in 100': the name of a matter, and the matter.
  if (root && isName(root)) return false
  const [own] = briefOf(facts).known(spoken(one))
  return own !== undefined && own[1] >= POLICY.situationSure && own[0] !== same?.[0]
}
/** 'We promised them that, and it stays so': its matter is another sentence's. */
const POINTS_BACK =
  /^(?:and |but |so )?(?:we|i|they) (?:have |had |already |also )*(?:promised|agreed|signed|guaranteed|owe|owed|told|gave) (?:(?:to )?(?:them|him|her|everybody|everyone|the \p{L}+) )?(?:that|this|it|so)(?= (?:to|in|with|at|and|by|on|when|years?|long|last)(?!\p{L})|[,.;]|$)/iu
function isName({ text }: Statement): boolean {
  return text.split(/\s+/).length <= NAME_MOST
}
const NAME_MOST = 3
const REMARKS: ReadonlySet<Kind> = new Set<Kind>(['background', 'volume', 'gap'])
