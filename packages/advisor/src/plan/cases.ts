import type { Facts, Measure } from '../facts.ts'
import type { Initiative } from '../plan.ts'
import type { Group } from './group.ts'
import { PER_YEAR } from './periods.ts'
import { volumeFor, yearly } from './sums.ts'
import { testWeeks } from './test-length.ts'

/** How many cases of what is to become fewer there are in a year, where the client's figures tell. */
export function casesAYear(facts: Facts, { lead, measures }: Pick<Group, 'lead' | 'measures'>): number | undefined {
  const bound = measures.filter(({ now, doubtful }) => now && !doubtful)
  const cases =
    bound.length > 0 ? bound.map((one) => casesOf(facts, one)).find((one) => one !== undefined) : toldIn(facts, lead)
  return cases !== undefined && cases >= LEAST ? Math.round(cases) : undefined
}
/** Fewer than that is more likely a grade or a rate than a number of cases. */
const LEAST = 4

function casesOf(facts: Facts, { now, direction, statement, ...measure }: Measure): number | undefined {
  if (!now || direction !== 'down') return undefined
  if (now.kind === 'count' && Number.isInteger(now.value)) {
    if (now.per) return now.value * PER_YEAR[now.per]
    return isOfAYear(facts.statements.find(({ id }) => id === statement)?.text ?? '') ? now.value : undefined
  }
  const volume = now.kind === 'percent' ? volumeFor(facts, { now, direction, statement, ...measure }) : undefined
  const times = volume?.per ? PER_YEAR[volume.per] : volume && yearly(facts, volume) ? 1 : undefined
  return volume && times !== undefined ? (volume.value * times * now.value) / 100 : undefined
}

/** 'Bring the claims down, in 2024 there were 31': no start and target were read in it, yet it tells how many there are. */
function toldIn({ quantities }: Facts, { id, kind, text }: Group['lead']): number | undefined {
  if (kind !== 'goal' || !FEWER.test(text) || !isOfAYear(text)) return undefined
  const counts = quantities.filter((one) => one.statement === id && one.kind === 'count').map(({ value }) => value)
  return counts.length > 0 ? Math.max(...counts) : undefined
}
const FEWER =
  /(?<!\p{L})(?:fewer|less|down|reduce|cut|halve|lower|menos|bajar|reducir|reduzir|diminuir|baixar|moins|réduire|weniger|senken|minder|meno|ridurre|mniej)(?!\p{L})/iu

function isOfAYear(text: string): boolean {
  return OF_A_YEAR.test(text) && !OFTENER.test(text)
}
const OF_A_YEAR =
  /(?<!\p{L})(?:(?:last|this|per|a|each|every|in the|over the) (?:year|season|summer|winter)|yearly|annually|(?:in|en|el|im jahr|em) (?:19|20)\d\d|al año|por ano|el año pasado|no ano passado|l['’]an(?:née)? (?:dernier|dernière|passée?)|par an|im jahr|pro jahr|letztes jahr|all['’]anno|per jaar|vorig jaar)(?!\p{L})/iu
const OFTENER =
  /(?<!\p{L})(?:days?|daily|weeks?|weekly|months?|monthly|shifts?|al mes|al día|por mês|par mois)(?!\p{L})/iu

/** The cases that come while the test runs, where they are too few to show anything. */
export function tooRare(
  cases: number | undefined,
  way: Pick<Initiative, 'move' | 'situation'>,
): Pick<Initiative, 'rare'> {
  if (cases === undefined) return {}
  const weeks = way.move === 'past-few' ? A_COUNT : Math.round(testWeeks(way))
  // 'The next ten' take as long as they take.
  if (weeks < 2) return {}
  const shown = (cases * weeks) / WEEKS_A_YEAR
  return shown < SHOWS ? { rare: { year: cases, weeks, shown: Math.max(1, Math.round(shown)) } } : {}
}
/** A new count would run so long. */
const A_COUNT = 3
const WEEKS_A_YEAR = 52
/** Fewer than that come and go by chance. */
const SHOWS = 4.5
