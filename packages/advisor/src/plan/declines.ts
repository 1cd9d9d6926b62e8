import { declinedById } from '@cairn/knowledge/declined'
import { refusedKindsOf } from '@cairn/knowledge/refused-kinds'
import { type Facts, type Field, inEnglish, isOwnWord, type Kind, type Limit, type Statement } from '../facts.ts'
import type { Declined, Kin } from '../plan.ts'
import { foretells } from './forms.ts'
import { POLICY } from './policy.ts'
import { ANCHORS, MACHINE, OPPOSES, PROPOSES } from './red-anchors.ts'
import { priceOf } from './wish-price.ts'

/** Wishes that are unsafe, unlawful, impossible or that break the client's own word. */
export function declines(facts: Facts): Declined[] {
  const found: Declined[] = []
  for (const statement of facts.statements) {
    if (statement.continues !== undefined || isBudget(facts, statement) || isOwnNo(facts, statement)) continue
    // 'In 2022 we bought a plug-in, it took loads without looking at the rest time': it is over.
    const isOver = statement.hurdle === 'tried' || facts.tried.some(({ text }) => text.includes(statement.text))
    if (isOver && refusedOf(statement) < POLICY.refusedSure && !PUT_FORWARD.test(statement.text)) continue
    const parts = [statement, ...facts.statements.filter(({ continues }) => continues === statement.id)]
    // What the firm is, and how people feel about machines, is no wish.
    const isTold = TELLS.has(statement.span.field) && !PROPOSES.test(textOf(parts))
    if (isTold && refusedOf(statement) < POLICY.refusedSure) continue
    // Who tells of records with holes asks for nothing.
    const plain = statement.red.reduce((sum, { weight }) => sum + weight, 0) >= POLICY.redPlain
    if (isTold && HOLDS.has(statement.kind) && !plain && !isAsked(parts) && !MACHINE.test(textOf(parts))) continue
    // A figure alone, without how it should become, makes no goal of what is asked.
    const measured = facts.measures.some(
      (one) => one.statement === statement.id && (one.wanted !== undefined || one.factor !== undefined),
    )
    const paired = facts.measures.some(
      (one) => one.statement === statement.id && one.now !== undefined && (one.wanted ?? one.factor) !== undefined,
    )
    // What is told behind a goal with its figures is looked at by itself: refusing it refuses nothing of the goal.
    const units = measured ? parts.map((part) => [part]) : [parts]
    const [bad] = units.flatMap((unit) => {
      const red = worst(unit, measured && unit[0] === statement)
      return red && declinedById(red.id) ? [{ unit, red }] : []
    })
    const culprit = bad && worstOf(bad.unit)
    if (!bad || !culprit) continue
    const { unit, red } = bad
    // A case that was written for some trade speaks of its goods and people: elsewhere the reasons of its kind hold.
    const known =
      red.share >= POLICY.redCase
        ? unit.flatMap((part) => part.red).find((one) => one.id === red.id && one.ofTrade)?.case
        : undefined
    // What names none of the things that such a danger is about is told without its reasons.
    const anchor = ANCHORS[red.id]
    const names = !anchor || anchor.needs.test(textOf(unit)) || (anchor.cue?.test(textOf(unit)) ?? false)
    const unsure = !known && (red.share < POLICY.redKind || !names)
    const own = refusedKindsOf(textOf(unit), red.id)
    const finer = own.length > 0 ? own : refusedKindsOf(textOf(withBefore(facts, unit)), red.id)
    // Two that are equally near have their danger in common, and that is told.
    const [named] = finer.length === 1 ? finer : []
    // Then a goal with its figures, and what asks for nothing, are not refused.
    const tells = measured || (!isAsked(unit) && !MACHINE.test(textOf(unit)))
    if (unsure && tells && refusedOf(culprit) < POLICY.refusedPlain) continue
    if (unsure && isTold && !red.kin) continue
    // 'In 2024 a student made a forecast', 'a system that predicts the vehicles for each sailing': it is over, or foretells things and judges nobody.
    if (
      unsure &&
      !red.cued &&
      (tellsPast(unit) || foretells(textOf(unit)) || textOf(unit).split(/\s+/).length < LEAST_WORDS)
    )
      continue
    // A wish of which nothing says what the danger would be is an ordinary one, and so is a machine that plans work.
    const danger = culprit.red.reduce((sum, { weight }) => sum + weight, 0)
    const judges = JUDGES.test(textOf(unit))
    if (
      unsure &&
      !red.cued &&
      !judges &&
      !isForeign(unit) &&
      danger < (red.kin ? POLICY.dangerKin : POLICY.dangerNamed)
    )
      continue
    // No word names what would be dangerous in it: learning alone must leave no doubt. What runs by itself may be an invoice.
    const faint = danger < POLICY.dangerUnnamed || (unsure && refusedNow(unit) < POLICY.refusedUnnamed)
    if (!known && finer.length === 0 && !(red.cued && red.id !== 'unchecked') && faint && !isForeign(unit)) continue
    if (!red.cued && danger < POLICY.dangerPlain && PLANS_WORK.test(textOf(unit)) && !judges) continue
    // 'Cheating in the home test' names a trouble: nobody says what a machine should do about it.
    if (
      !red.cued &&
      isName(unit) &&
      refusedNow(unit) < POLICY.refused &&
      !MACHINE.test(textOf(unit)) &&
      !PROPOSES.test(textOf(unit)) &&
      !isForeign(unit)
    )
      continue
    // What is asked about, and of no kind that is known, is answered and not refused.
    if (unsure && red.weight < POLICY.redAsked && ASKS_WHETHER.test(textOf(unit))) continue
    // 'May we let an AI read death certificates at all?' asks; what only tells of something says too little of a danger.
    const only = unit.every(({ kind }) => kind === 'question')
    if ((isTold || only) && red.weight < (only ? POLICY.redQuestion : POLICY.redAsked)) continue
    // Words alone refuse no goal with its figures that nothing learned thinks bad.
    if (paired && refusedNow(unit) < POLICY.refusedAtAll && !isForeign(unit)) continue
    found.push({
      id: red.id,
      ...(unsure && { unsure: true as const }),
      // Nobody is read where no face, voice or watching is named.
      ...(unsure && red.kin && (names || red.kin !== 'reads people') && { kin: red.kin }),
      statement: culprit.id,
      quote: culprit.text,
      against: broken(facts, unit),
      ...(known ? { case: known } : named && { named: named.id }),
      ...(red.second && !known && !named?.of.includes(red.second) && { second: red.second }),
      ...(unit.length > 1 && { more: unit.filter((part) => part !== culprit).map(({ text }) => text) }),
      ...(culprit.topic && { topic: culprit.topic }),
      ...priceOf(facts, unit),
      ...withOthers(facts, culprit, unit),
    })
  }
  return onePerKind([...found, ...unaffordable(facts, found)])
}

/** 'Better nesting, better order of jobs', 'a planning by AI for the next day' */
const PLANS_WORK =
  /(?<!\p{L})(?:(?:re-?)?plans?|(?:re-?)?planning|schedul(?:e|es|ing)|nesting|order of (?:jobs|work|orders)|routes?|routing|sequenc\p{L}+|timetables?|rosters?|likely to (?:fail|break|leak|stop|burst|wear))(?!\p{L})/iu
const JUDGES =
  /(?<!\p{L})(?:scor\p{L}+|rank\p{L}*|points?|faces?|moods?|watch\p{L}*|spy\p{L}*|record(?:s|ed|ing)? (?:them|him|her|people|staff|every\p{L}*|all)|secret\p{L}*|quietly|illness|sick|absen\p{L}*|pregnan\p{L}*|individuals?|(?:which|what|who) (?:of (?:the|our) )?(?:people|persons?|staff|employees|workers|drivers|nurses|members|customers|tenants|patients|pupils|will)|without (?:anybody|anyone|a person|telling|asking))(?!\p{L})/iu

/** 'answer the bad ones' */
const LEAST_WORDS = 6
function isName(unit: readonly Statement[]): boolean {
  return textOf(unit).split(/\s+/).length <= NAME_MOST
}
const NAME_MOST = 7

function tellsPast(unit: readonly Statement[]): boolean {
  return (
    unit.every(({ kind, text }) => kind !== 'wish' && kind !== 'goal' && PAST_DATED.test(text)) &&
    !PUT_FORWARD.test(textOf(unit))
  )
}
const PAST_DATED =
  /^(?:in|during|since|until) (?:the (?:spring|summer|autumn|winter) of )?(?:19|20)\d\d(?!\p{L})|^(?:last|two|three|four|some|a few) (?:years?|months?|winters?|summers?|seasons?)(?: ago)?(?!\p{L})/iu

/** What somebody puts forward is not over, though it was put forward once. */
const PUT_FORWARD = /(?<!\p{L})(?:offer(?:s|ed)?|propos\p{L}+|suggest\p{L}*|wants?) (?:us|me|to)(?!\p{L})/iu

const TELLS: ReadonlySet<Field> = new Set<Field>(['description', 'data', 'team'])
const HOLDS: ReadonlySet<Kind> = new Set<Kind>(['asset', 'gap'])
/** 'Your opinion as to whether', 'we would like to know if', 'is it allowed' */
const ASKS_WHETHER =
  /(?<!\p{L})(?:(?:opinion|view|advice|advise us|tell us|know|wonder\p{L}*|ask(?:ed|s)?) (?:\p{L}+ ){0,3}?(?:whether|if)|(?:is|are) (?:it|this|that|we|they) (?:allowed|lawful|legal|permitted|worth|safe|any good))(?!\p{L})/iu

/** 'Post their names and message their employers': the other half of what is refused is refused too, and so is what is said for it behind it. */
function withOthers(facts: Facts, first: Statement, unit: readonly Statement[]): { also?: string[] } {
  const { statements, fields, measures } = facts
  const field = fields[first.span.field]
  const isMeasured = ({ id }: Statement) => measures.some(({ statement }) => statement === id)
  const other = statements.find(
    ({ kind, span }) =>
      span.field === first.span.field &&
      (kind === 'wish' || kind === 'goal') &&
      /^,?\s(?:and|or)\s(?:to\s)?$/i.test(field.slice(first.span.end, span.start)),
  )
  const also = other && !isMeasured(other) ? [other.id] : []
  const from = Math.max(...unit.map((one) => statements.indexOf(one)))
  for (const next of statements.slice(from + 1)) {
    const speaks = next.span.field === first.span.field && SPEAKS_FOR.test(next.text) && !isMeasured(next)
    if (!speaks || next.text.split(/\s+/).length > SHORT || isBudget(facts, next)) break
    also.push(next.id)
  }
  return also.length > 0 ? { also } : {}
}
/** 'Others have it and people pay', 'our biggest client would love it', 'the recordings belong to the house': why it should be allowed. */
const SPEAKS_FOR =
  /^(?:(?:and|so|then|that|it|this|they) )*(?:others?|everybody|everyone|all (?:the )?others|(?:the |our )?competitors?|they all) (?:\p{L}+ )?(?:have|has|do|does|use|uses|did|got)(?!\p{L})|(?<!\p{L})(?:would|will|['’]d) (?:love|like|welcome|appreciate|pay for) (?:it|this|that)(?!\p{L})|^(?:that|this|it) (?:would|will|['’]d|saves?|gives?|frees?|brings?|makes?|is (?:legal|allowed|fair|only|just))(?!\p{L})|(?<!\p{L})belongs? to (?:us|the (?:house|company|firm))(?!\p{L})|(?<!\p{L})(?:not necessary|no need|needn['’]t) to (?:ask|bother|tell)(?!\p{L})|^(?:the )?(?:fee|subscription|price|contract)s? (?:stays?|remains?)(?!\p{L})|^(?:they )?(?:quoted?|offer(?:s|ed)?|price|cost|it costs?|the (?:price|quote|offer) is)(?!\p{L})|^please (?:confirm|approve|tell us how)(?!\p{L})/iu
const SHORT = 24

/** 'If the camera sees clean carcasses we would leave it out': what is meant stands in the sentence before. */
function withBefore({ statements }: Facts, unit: readonly Statement[]): readonly Statement[] {
  const [first] = unit
  const before = first && statements[statements.indexOf(first) - 1]
  const speaksOfIt = before && before.span.field === first.span.field && POINTS_BACK.test(textOf(unit))
  return speaksOfIt ? [before, ...unit] : unit
}
const POINTS_BACK = /(?<!\p{L})(?:it|them|they|that one|those|these)(?!\p{L})/iu

/** How much was learned against it, whatever its form. */
function refusedNow(unit: readonly Statement[]): number {
  return Math.max(...unit.map(({ refused }) => refused))
}
function isForeign(unit: readonly Statement[]): boolean {
  return unit.some(({ understood }) => understood < 1)
}

/** The part that asks for it: 'The board would like' only leads in. */
function worstOf(unit: readonly Statement[]): Statement | undefined {
  const danger = (one: Statement) =>
    Math.max(
      one.refused,
      one.red.reduce((sum, { weight }) => sum + weight, 0),
    )
  return unit.toSorted((a, b) => danger(b) - danger(a))[0]
}

/** What may be spent is no wish, however it is put. */
function isBudget({ limits }: Facts, { id }: Statement): boolean {
  return limits.some(({ kind, statement }) => kind === 'budget' && statement === id)
}

/** 'I have undertaken that no machine shall replace them': who promises that something will not be does not wish for it. */
function isOwnNo({ limits }: Facts, { id, text, kind }: Statement): boolean {
  const promised = kind !== 'wish' && limits.some((limit) => limit.statement === id && isOwnWord(limit))
  return promised && DENIES_MACHINE.test(text) && !MACHINE_DOES.test(text)
}
const A_MACHINE = String.raw`(?:ai|machines?|software|computers?|cameras?|robots?|bots?|tools?|systems?|programs?|algorithms?|scores?|translation)`
/** The machine is denied: that no officer checks is no such promise. */
const DENIES_MACHINE = new RegExp(
  String.raw`(?<!\p{L})(?:no|never|not)(?!\p{L})[^.;,]{0,24}(?<!\p{L})${A_MACHINE}(?!\p{L})|(?<!\p{L})${A_MACHINE}(?!\p{L})[^.;,]{0,24}(?<!\p{L})(?:shall|will|would|may|must) (?:not|never)(?!\p{L})`,
  'iu',
)
const MACHINE_DOES = new RegExp(
  String.raw`(?<!\p{L})${A_MACHINE}\s(?:decides?|signs?|sets?|writes?|watch\p{L}*|sorts?|checks?|fills?|answers?|chooses?)(?!\p{L})`,
  'iu',
)

const TURNED_DOWN =
  /(?<!\p{L})(?:hung up|sent (?:him|her|them) away|aufgelegt|abgelehnt|abgewinkt|weggeschickt|nein gesagt|avons refusé|hemos rechazado|rechazamos|dijimos que no|recusámos|recusamos|abbiamo rifiutato|said no|not accepted|(?:we|i) (?:declined|refused|rejected|turned (?:it|them|that) down)|was (?:declined|rejected|refused)|too (?:dear|expensive) (?:for us|so we))(?!\p{L})/iu

/** A wish whose price eats the budget: not now. */
function unaffordable(facts: Facts, found: readonly Declined[]): Declined[] {
  return facts.statements.flatMap((statement): Declined[] => {
    // What they have turned down themselves is no wish.
    const next = facts.statements[facts.statements.indexOf(statement) + 1]?.text ?? ''
    if (statement.kind !== 'wish' || TURNED_DOWN.test(`${statement.text}; ${next}`)) return []
    if (statement.continues !== undefined || found.some((one) => one.statement === statement.id)) return []
    const parts = [statement, ...facts.statements.filter(({ continues }) => continues === statement.id)]
    const { price } = priceOf(facts, parts) as Pick<Declined, 'price'>
    if (
      !price ||
      (price.ofBudget ?? 0) < POLICY.tooDear ||
      facts.measures.some((one) => one.statement === statement.id)
    )
      return []
    return [
      {
        id: 'later-unaffordable',
        statement: statement.id,
        quote: statement.text,
        against: [],
        price,
        ...(statement.topic && { topic: statement.topic }),
      },
    ]
  })
}

/** The kind of danger that weighs most over a wish and what goes on from it; a kind without its anchor is not believed. */
function worst(
  parts: readonly Statement[],
  measured: boolean,
): { id: string; share: number; weight: number; kin?: Kin; second?: string; cued: boolean } | undefined {
  const text = textOf(parts)
  const sums = new Map<string, number>()
  // A word or two, a joke, asks for nothing.
  if (OPPOSES.test(text) || text.split(/\s+/).length < WISH_WORDS) return undefined
  // The kinds lie close together: that it is one of them may be sure where it is not sure which.
  const plainest = Math.max(
    0,
    ...parts.map(({ red }) => red.reduce((sum, one) => sum + (one.case ? 0 : one.weight), 0)),
  )
  const refused = Math.max(...parts.map(refusedOf))
  // That a check is to be dropped, or a limit passed, is plain from its words, whatever it is.
  const drops = ['skip-safety', 'evade', 'falsify'].some((id) => ANCHORS[id]?.cue?.test(text))
  if (!drops && !parts.some((part) => isThinkable(part, isAsked(parts)))) return undefined
  if (!isAsked(parts) && plainest < POLICY.redPlain && refused < POLICY.refused) return undefined
  const byMachine = MACHINE.test(text)
  // Where no machine is to do anything, words alone must leave no doubt; a figure of today that should become better is a goal.
  const known = parts.some(({ red }) => red.some((one) => one.case))
  if (
    !byMachine &&
    !PROPOSES.test(text) &&
    (measured
      ? refused < POLICY.refusedPlain || plainest < POLICY.redPlain
      : !known && Math.max(plainest, refused) < POLICY.redMachineless)
  )
    return undefined
  for (const part of parts) {
    const share = moreOf(part)
    for (const { id, weight } of part.red) {
      const anchor = ANCHORS[id]
      const anchored = !anchor || (anchor.needs.test(text) && (byMachine || !anchor.machine))
      if (anchored || weight >= POLICY.redSure || Math.max(plainest, refused) >= POLICY.redSure)
        sums.set(id, (sums.get(id) ?? 0) + weight * share)
    }
  }
  const cued = Object.entries(ANCHORS).filter(([, { cue }]) => cue?.test(text))
  for (const [id] of cued) sums.set(id, (sums.get(id) ?? 0) + POLICY.redCue)
  for (const [, { beats = [] }] of cued) for (const other of beats) sums.delete(other)
  // That nobody looks is the lesser part of it where something worse is to be done.
  if ([...sums].some(([id, sum]) => id !== 'unchecked' && sum >= POLICY.redSure)) sums.delete('unchecked')
  const total = [...sums.values()].reduce((a, b) => a + b, 0)
  if (total < POLICY.redWish) return undefined
  const [first] = [...sums].sort((a, b) => b[1] - a[1])
  if (!first) return undefined
  // Kinds that are refused for much the same reason speak for one another.
  const own = NEAR.find(([, kinds]) => kinds.has(first[0]))
  const shareOf = (kinds: ReadonlySet<string>) =>
    [...sums].reduce((sum, [id, weight]) => sum + (kinds.has(id) ? weight : 0), 0) / total
  const share = shareOf(own?.[1] ?? new Set([first[0]]))
  // To read people and to judge them go together: where that is sure, the heavier of the two is told.
  const ofPeople = own && OF_PEOPLE.has(own[0]) ? NEAR.filter(([name]) => OF_PEOPLE.has(name)) : []
  const together = ofPeople.reduce((sum, [, kinds]) => sum + shareOf(kinds), 0)
  const kin = own && Math.max(share, together) >= POLICY.redKin ? own[0] : undefined
  const weight = Math.max(...parts.map(({ red }) => red.reduce((sum, one) => sum + one.weight, 0)))
  // 'It reads their contacts, and messages the family': two dangers, each sure.
  const [second] = [...sums].filter(([id, sum]) => id !== first[0] && id !== 'unchecked' && sum >= POLICY.redSure)
  return {
    id: first[0],
    share,
    weight,
    cued: cued.length > 0,
    ...(kin && { kin }),
    ...(second && { second: second[0] }),
  }
}

const OF_PEOPLE: ReadonlySet<Kin> = new Set<Kin>(['reads people', 'judges people'])
const NEAR: readonly [Kin, ReadonlySet<string>][] = [
  ['deceives', new Set(['falsify', 'evade', 'fake-reviews', 'impersonate', 'dark'])],
  ['reads people', new Set(['watch-staff', 'covert', 'biometrics', 'emotion', 'lie-detect', 'children'])],
  ['judges people', new Set(['auto-deny', 'profile', 'favour', 'shame'])],
  ['decides alone', new Set(['clinical', 'safety-answer', 'interpret-alone', 'control-alone', 'sign-off'])],
  ['breaks trust', new Set(['leak', 'sell-data', 'scrape', 'spam'])],
]

const WISH_WORDS = 4

/** 'Each breakdown is a shame', 'signed by the director': words that sound like it where nothing that was learned thinks so. Of a foreign sentence too little was learned. */
function isThinkable({ refused, red, understood, english }: Statement, asked: boolean): boolean {
  if ((understood < 1 && english === undefined) || red.some((one) => one.case)) return true
  if (!asked) return refused >= POLICY.refusedThinkable
  return refused >= POLICY.refusedThinkable / 10 || red.length > 0
}

/** Short remarks, and what speaks of the sentence before it, say too little to be refused for their words. */
function refusedOf({ text, kind, refused, red, english }: Statement): number {
  // 'No job will be lost, the union was told': a word that was given, which English words for it make look like a danger.
  if (kind === 'promise' && english !== undefined) return 0
  // That it is a danger, and none that is known, is believed only where it is plain.
  const kinds = red.reduce((sum, one) => sum + one.weight, 0)
  if (kinds < POLICY.refusedKind && refused < POLICY.refusedPlain) return 0
  const least = ASKS.has(kind) ? POLICY.refused : kind === 'pain' ? POLICY.refusedPain : POLICY.refusedSure
  const isWhole = text.split(/\s+/).length >= WHOLE_WORDS && !/^(?:this|that|it)(?!\p{L})/iu.test(text)
  return isWhole && refused >= least ? refused : 0
}
const ASKS: ReadonlySet<Kind> = new Set<Kind>(['wish', 'goal', 'question'])
const WHOLE_WORDS = 8

/** The kinds of danger share what speaks for refusing it at all. */
function moreOf(part: Statement): number {
  const total = part.red.reduce((sum, { weight }) => sum + weight, 0)
  return total > 0 ? Math.max(1, refusedOf(part) / total) : 1
}

/** What only happened is no wish, however dangerous it sounds; nor is what they are against. */
function isAsked(parts: readonly Statement[]): boolean {
  const text = textOf(parts)
  const asks = parts.some(({ kind }) => kind === 'wish' || kind === 'goal' || kind === 'question')
  return !OPPOSES.test(text) && (asks || PROPOSES.test(text))
}

function textOf(parts: readonly Statement[]): string {
  return parts.map(inEnglish).join(' ')
}

/** Agreements, promises and refusals of the client that speak of the same thing. */
function broken(facts: Facts, parts: readonly Statement[]): string[] {
  const words = new Set(parts.flatMap((part) => part.words))
  return (
    facts.limits
      .filter(isOwnWord)
      // What is refused was promised to somebody: that is no word that stands against it.
      .filter(({ statement }) => parts.every(({ id }) => id !== statement))
      .filter((limit) => {
        const told = facts.statements.find(({ id }) => id === limit.statement)?.words ?? []
        const own = told.filter((word) => word.length > 3 && !COMMON.has(word))
        const shared = own.filter((word) => words.has(word)).length
        // 'No cut of the night allowance for the crew' says nothing of readings that the crew takes at night.
        return limit.kind === 'agreement' ? shared >= 1 : shared >= 2 && shared > own.length / 2
      })
      .map(({ id }) => id)
  )
}

const COMMON = new Set([
  'tell',
  'told',
  'people',
  'staff',
  'work',
  'year',
  'month',
  'week',
  'thing',
  'think',
  'time',
  'customer',
  'client',
  'know',
])

function onePerKind(all: readonly Declined[]): Declined[] {
  const kept: Declined[] = []
  for (const one of all) {
    const same = kept.find((other) => other.id === one.id && other.case === one.case)
    if (!same) kept.push(one)
    else {
      same.against = [...new Set([...same.against, ...one.against])]
      same.also = [...(same.also ?? []), one.statement]
    }
  }
  return kept.slice(0, 5)
}

/** Limits that a plan on this subject must keep. */
export function limitsTouching(facts: Facts, words: ReadonlySet<string>): Limit[] {
  return facts.limits.filter((limit) => {
    const own = facts.statements.find(({ id }) => id === limit.statement)?.words ?? []
    return own.some((word) => words.has(word) && word.length > 3)
  })
}
