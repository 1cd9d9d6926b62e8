import type { Facts, Kind, Statement } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { lastWord, stem } from './nouns.ts'
import { PER_YEAR } from './periods.ts'

/** '70 calls a day, a third nobody picks up', 'turnover of 40% a year' beside '61 in support': how many those are. */
export function sharesOf(facts: Facts): Insight[] {
  return facts.statements.flatMap((one): Insight[] => {
    if (!TELLS.has(one.kind)) return []
    // Of what may be spent, too, a part can be gone.
    const found =
      one.kind === 'limit' ? sumHere(facts, one) : (shareHere(facts, one) ?? sumHere(facts, one) ?? leavers(facts, one))
    return found ? [found] : []
  })
}

const TELLS: ReadonlySet<Kind> = new Set<Kind>(['limit', 'pain', 'goal', 'wish', 'volume', 'people', 'background'])

/** A share that stands right behind a count, and is of nothing else. */
function shareHere(facts: Facts, { id, text, span }: Statement): Insight | undefined {
  const counts = facts.quantities.filter(
    (one) => one.statement === id && one.kind === 'count' && one.per && one.high === undefined && one.value >= 20,
  )
  const [count] = counts
  if (!count || !count.per) return undefined
  const before = text.slice(0, count.span.start - span.start)
  if (ASKED.test(before) || OF_EACH.test(before)) return undefined
  if (counts.length > 1 || count.per === 'hour' || count.per === 'minute') return undefined
  const found = BEHIND.exec(text.slice(count.span.end - span.start))
  const share = found && shareSaid(found[1] ?? '')
  if (!share) return undefined
  const [, , of = '', rest = ''] = found
  const noun = count.noun?.replace(/\s+(?:daily|weekly|monthly|yearly|annually)$/i, '')
  if (of && !(noun && stem(lastWord(of)) === stem(lastWord(noun)))) return undefined
  // 'A third more', 'half as many' are no part of them.
  if (!TROUBLE.test(rest) || NO_PART.test(rest)) return undefined
  const yearly = SEASONAL.test(text) || count.per === 'year' ? undefined : PER_YEAR[count.per]
  const each = count.value * share.value
  return {
    kind: 'share',
    count,
    noun: noun === 'times' ? '' : (noun ?? ''),
    share: share.value,
    quote: text,
    each,
    ...(yearly && { times: yearly, total: each * yearly }),
  }
}

/** What others ask for is no trouble that there is. */
const ASKED = /(?<!\p{L})(?:asked?s? for|wants?|targets?|goals?|should|must|aim)(?!\p{L})/iu
/** 'Parts for 400,000 on the shelves, a third has not moved in years' */
function sumHere(facts: Facts, { id, text, span }: Statement): Insight | undefined {
  const own = facts.quantities.filter(({ statement, kind }) => statement === id && kind === 'money')
  const [sum] = own
  if (!sum || own.length > 1 || sum.per || sum.perNoun || sum.each || sum.high !== undefined) return undefined
  if (ASKED.test(text.slice(0, sum.span.start - span.start))) return undefined
  const found = OF_SUM.exec(text.slice(sum.span.end - span.start))
  const share = found && shareSaid(found[1] ?? '')
  if (!share || !STUCK.test(found[2] ?? '')) return undefined
  return { kind: 'sum-share', sum, share: share.value, quote: text, part: sum.value * share.value }
}

const SHARE = String.raw`\d{1,2}(?:[.,]\d+)? ?(?:%|per ?cent)|(?:an? |one )?(?:third|quarter|fifth|tenth)|half|two[ -]thirds|three[ -]quarters|(?:one|1) (?:in|out of) (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)`
const HEDGE = String.raw`(?:(?:about|maybe|perhaps|only|roughly|around|some|nearly|almost|over|just|of which|of them|of those|and|but|i['’]d (?:guess|say)|we think|probably|at least) )*`
const BEHIND = new RegExp(
  String.raw`^(?: \p{L}+){0,3}?(?: (?:a|per|each|every) \p{L}+| daily| weekly| monthly)?(?: over the phone| by (?:phone|e-?mail)| in \p{Lu}[\p{L}, ]{2,24}?)?(?:,| and| -| –|;|:)? ${HEDGE}(${SHARE})(?: of (?:the |our |these |those |them(?!\p{L}))?(\p{L}*))?((?:,|;| |$).*)$`,
  'iu',
)
const OF_SUM = new RegExp(
  String.raw`^(?: (?:of|in|on|for) (?:\p{L}+ ?){1,4}| approved| owed| outstanding| open)?(?: (?:for|on|in|at) (?:the |our )?\p{L}+)?(?:,| and| but| -| –|;|:) ${HEDGE}(${SHARE})(?: of (?:it|that|them|this|which)(?!\p{L}))?((?: |,).*)$`,
  'iu',
)
/** What cannot be used, or is gone. */
const STUCK =
  /^[ ,]*(?:\p{L}+ ){0,3}?(?:not|never|dead|obsolete|stuck|tied up|already|promised|committed|reserved|overdue|late|unpaid|expired|written off|did(?:n['’]t| not)|has(?:n['’]t| not)|have(?:n['’]t| not)|unsold|wasted|thrown away|older than|over \d+ days)(?!\p{L})/iu
/** What each of several does in a day, nobody has added up. */
const OF_EACH =
  /(?<!\p{L})(?:each|every|per|on average an?)(?!\p{L})|^(?:our |the |all )?(?!(?:customers?|callers|members|users|visitors|farmers|buyers|suppliers|readers|guests)(?!\p{L}))\p{L}+(?:ers|ors|men|ses|ists|ants|ents|cs|reps|vets) (?:\p{L}+ )?(?:make|do|see|mark|take|handle|write|answer|drive|visit|serve|get|have|treat|read|check|enter|type)(?!\p{L})/iu
/** '40% to Germany' is nothing that anybody would change. */
const TROUBLE =
  /(?<!\p{L})(?:nobody|no one|never|not|no|cannot|only|about|asking|wrong\p{L}*|false|late|mis\p{L}+|duplicat\p{L}+|incomplete|unreadable|illegible|without|empty|lost|los(?:e|es)|fail\p{L}*|un\p{L}+ed|wait\p{L}*|return\p{L}*|abandon\p{L}*|back|missing|miss|errors?|reject\p{L}*|complain\p{L}*|chas\p{L}+|again|twice|by hand|books?|cancel\p{L}*|bounce\p{L}*|go elsewhere|hang up|give up|drop out|don['’]t|doesn['’]t|isn['’]t|aren['’]t|what['’]?s)(?!\p{L})/iu
const NO_PART =
  /^[\s,]*(?:an? (?:day|hour|week|month|year|dozen)|more|less|fewer|as (?:many|much)|again|up|down|off|of (?:the )?(?:turnover|sales|revenue|income|time))(?!\p{L})/iu
const SEASONAL =
  /(?<!\p{L})(?:summer|winter|spring|autumn|season|peak|harvest|christmas|high|rains?|jan\p{L}*|feb\p{L}*|march|apr\p{L}*|may|june?|july?|aug\p{L}*|sept?\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|ramadan|easter|term)(?!\p{L})/iu

function shareSaid(text: string): { value: number } | undefined {
  const said = text.toLowerCase().replace(/-/g, ' ')
  const digits = /^(\d{1,2}(?:[.,]\d+)?) ?(?:%|per ?cent)/.exec(said)?.[1]
  if (digits) return { value: Number(digits.replace(',', '.')) / 100 }
  const inMany = /^(?:one|1) (?:in|out of) (\p{L}+|\d+)/u.exec(said)?.[1]
  if (inMany) {
    const many = Number(inMany) || MANY.indexOf(inMany)
    return many > 1 ? { value: 1 / many } : undefined
  }
  const part = PARTS.find(([name]) => said.endsWith(name))
  return part && { value: part[1] }
}
const MANY = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const PARTS: readonly (readonly [string, number])[] = [
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['tenth', 1 / 10],
  ['half', 1 / 2],
]

/** Whom a year of so many goings makes one find and teach anew. */
function leavers(facts: Facts, { id, text, span }: Statement): Insight | undefined {
  const found = TURNOVER.exec(text)
  if (!found) return undefined
  const rate = facts.quantities.find(
    (one) =>
      one.statement === id &&
      one.kind === 'percent' &&
      one.span.start - span.start >= found.index &&
      one.span.start - span.start < found.index + found[0].length,
  )
  const group = (found.groups?.of ?? found.groups?.who ?? '').toLowerCase()
  const heads = group && headsOf(facts, group)
  if (!rate || !heads || heads.value < HEADS_LEAST) return undefined
  return { kind: 'churn', rate, heads: heads.value, group: heads.name, leavers: (rate.value / 100) * heads.value }
}
const HEADS_LEAST = 15
const TURNOVER =
  /(?<!\p{L})(?:(?<who>(?:staff|labour|labor|employee|personnel|driver|nurse|carer|agent|teacher|instructor|technician|support|porter|picker|guard|cleaner|crew|worker)s?)(?: \p{L}+)? )?(?:has (?:a )?)?(?:turnover|attrition|fluctuation)(?: (?:rate )?of (?:the |our )?(?<of>\p{L}+?))?(?: (?:rate|is|was|of|at|stands|runs|running|about|around|some|now|last year|year))*:? ?\d{1,2}(?:[.,]\d+)? ?(?:%|per ?cent)(?! of)/iu
const ALL = /^(?:staff|labour|labor|employees?|personnel|people|workers?)$/

/** Of the whole house where nobody is named; of a group as many as are counted. */
function headsOf(
  { quantities, fields, statements }: Facts,
  group: string,
): { value: number; name: string } | undefined {
  const people = quantities.filter(
    (one) => one.kind === 'count' && !one.per && one.high === undefined && one.value >= 2,
  )
  if (ALL.test(group)) {
    const whole = people.filter(
      ({ noun, statement }) =>
        HOUSE.test(noun ?? '') && statements.find(({ id }) => id === statement)?.span.field === 'description',
    )
    return whole.length === 1 && whole[0] ? { value: whole[0].value, name: whole[0].noun ?? 'people' } : undefined
  }
  const head = stem(group)
  const own = people.filter(
    ({ noun, span }) =>
      stem(lastWord(noun ?? '')) === head ||
      new RegExp(String.raw`^ (?:people |staff )?(?:in|on|at) (?:the )?${head}`, 'iu').test(
        fields[span.field].slice(span.end, span.end + 40),
      ),
  )
  return own.length === 1 && own[0]
    ? { value: own[0].value, name: stem(lastWord(own[0].noun ?? '')) === head ? (own[0].noun ?? '') : `in ${group}` }
    : undefined
}
const HOUSE = /^(?:staff|people|employees|persons|workers|of us|headcount|heads)$/iu
