import type { Facts, Kind, Measure, Quantity, Statement } from '../facts.ts'
import type { Insight } from '../plan.ts'
import { inOneUnit } from './periods.ts'

/**
 * '61 of 107 breaches were on nine apps': what makes so much of what there should be less of, what would remain without
 * it, and whether the target can be won there.
 */
export function parts(facts: Facts): Insight[] {
  const shares = sharesTold(facts)
  return facts.measures.flatMap((measure): Insight[] => {
    const { now, wanted, factor, direction, doubtful } = measure
    if (doubtful || direction !== 'down' || !now || now.high !== undefined) return []
    const from = wanted ? inOneUnit(now, wanted) : now.value
    const to = wanted?.value ?? (factor ?? 1) * from
    if (from <= 0 || to >= from || (wanted && wanted.kind !== now.kind)) return []
    const found = shares.find(({ share, told }) => isShareOf(measure, share, told))
    if (!found) return []
    const left = from * (1 - found.share.value / 100)
    const fine = left < 2 ? 100 : left < 20 && (now.kind !== 'count' || !Number.isInteger(from)) ? 10 : 1
    const rest = Math.round(left * fine) / fine
    return [
      {
        kind: 'part',
        measure,
        quote: found.told.text,
        rest,
        enough: rest <= to,
        ...(from - left > to && { only: true as const }),
        ...(UNKNOWN.test(found.told.text) && { unknown: true as const }),
      },
    ]
  })
}

/** The shares of something that are told beside the goals' own figures. */
function sharesTold({ quantities, statements, measures }: Facts): { share: Quantity; told: Statement }[] {
  const byId = new Map(statements.map((one) => [one.id, one]))
  const own = new Set(measures.flatMap(({ now, wanted }) => [now, wanted]))
  return quantities.flatMap((share) => {
    const told = byId.get(share.statement)
    if (share.kind !== 'percent' || share.value <= LEAST || share.value >= 100 || own.has(share)) return []
    if (!told || !TELLS.has(told.kind) || (DENIED.test(told.text) && !UNKNOWN.test(told.text))) return []
    return [{ share, told }]
  })
}
/** A smaller part wins nothing. */
const LEAST = 15
/** What is denied, settled or only said of whom they come from is no part that could be ended. */
const DENIED =
  /(?<!\p{L})(?:not|never|solved|fixed|mended|answered|resolved|settled|fine|harmless|on time|come from|comes from)(?!\p{L})|n['’]t(?!\p{L})/iu
const TELLS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'volume', 'people', 'gap', 'asset', 'goal'])
/** Nobody can end what has no reason. */
const UNKNOWN =
  /(?<!\p{L})(?:others?|misc\p{L}*|unknown|unclear|unexplained|uncategori[sz]ed|un(?:sorted|coded|recorded)|nobody (?:knows|can say)|no (?:reason|cause|code)|without (?:a |any )?(?:reason|cause)|not (?:recorded|noted|known))(?!\p{L})/iu

/** The share is of what is measured, and not of all things of which some are: 'of late orders', 'of the 26 days'. */
function isShareOf({ what, now, statement }: Measure, share: Quantity, told: Statement): boolean {
  const at = share.span.start - told.span.start
  const near = told.text.slice(Math.max(0, at - BEFORE), at + BEHIND)
  if (now?.kind === 'duration')
    return (
      now.unit !== undefined &&
      new RegExp(
        String.raw`\bof\s(?:the\s|those\s|these\s|our\s)?(?:about\s)?${now.value}\s${now.unit}s?\b`,
        'iu',
      ).test(near)
    )
  if (statement === told.id) return false
  // 'Of the 22 that lapsed, 17 had changed hands' is of the 22 that are told as the start.
  if (now?.kind === 'count' && now.value >= TELLING && told.kind !== 'asset' && told.kind !== 'gap')
    if (
      new RegExp(String.raw`(?<!\p{L})of\s(?:the\s|those\s|these\s|our\s)?${now.value}(?![\d.,]\d|\p{N})`, 'iu').test(
        near,
      )
    )
      return true
  // '40% of first calls come after hours' is of all of them, and not of those 'that nobody picks up'.
  if (now?.kind === 'percent' && /\s(?:that|which|who)\s/iu.test(what)) return false
  const words = (what.split(/\s(?:in|of|for|per|from|with|on|at|to|by|that|which|who)\s/iu)[0] ?? '').split(/\s+/)
  if (words.length > 3 || words.some((word) => word.length < 2) || (words.at(-1)?.length ?? 0) < 4) return false
  const thing = words.map((word) => `${literally(word.replace(/s$/i, ''))}s?`).join(String.raw`\s`)
  return new RegExp(
    String.raw`(?<!\p{L})(?:of|out of)\s(?:all\s)?(?:the\s|our\s|those\s|these\s|last year['’]s\s)?(?:\d[\d.,]*\s)?${thing}(?!\p{L})`,
    'iu',
  ).test(near)
}
/** A smaller count is told of many things. */
const TELLING = 12
const BEFORE = 50
const BEHIND = 60
function literally(word: string): string {
  return word.replace(/[^\p{L}\p{N} -]/gu, '')
}
