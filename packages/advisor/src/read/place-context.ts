import type { FoundPlace } from '@cairn/knowledge/places'
import type { Field } from '../facts.ts'

/** How much a name says where it stands: a market, a supplier or a person's name says nothing about home. */
export function weightInContext(text: string, place: FoundPlace, field: Field, listed: boolean): number {
  const before = sentenceBefore(text, place.start)
  const after = text.slice(place.end, place.end + 24)
  if (isAbroad(text, place.start) || listed) return 0
  if (place.kind === 'demonym')
    return FIRM.test(after) && !/\b(?:for|to|import\w*|sell\w*)\s+(?:an?\s+)?$/i.test(before)
      ? Math.max(place.weight, 0.9)
      : 0
  const home = isHome(before)
  if (place.ambiguous) {
    // 'Georgia runs the desk', 'Nice people', 'Cork flooring': only a preposition makes such a word a place.
    if (!home) return 0
    return place.weight
  }
  if (before.trim() === '' && /^\s+\p{Ll}+s?\s+(?:the|a|our)\b/u.test(after)) return 0
  if (place.kind === 'country' && !home) return place.weight * 0.5
  return place.weight * (field === 'description' || home ? 1 : 0.6)
}

/** 'in', 'near', 'from' and the like before it. */
function isHome(before: string): boolean {
  return HOME.test(before)
}

/** 'bags for Germany', 'goods come from Shenzhen', 'a supplier in Dublin', 'we saw it in Milan'. */
export function isAbroad(text: string, start: number): boolean {
  return ABROAD.test(sentenceBefore(text, start))
}

function sentenceBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - 90), start)
      .split(/(?<=[.!?;])\s|\n/)
      .at(-1) ?? ''
  )
}

const HOME =
  /(?<!\p{L})(?:in|near|at|outside|around|from|across|of|based in|by|throughout|north of|south of|east of|west of|serving|on|en|a|à|em|no|na|bei|aus|w|we|te|presso|près de|cerca de|cerca di|nahe|(?:in|en|near|at) \p{Lu}[\p{L} -]{1,30}(?:,| and| und| y| et))\s+(?:the\s+|south\s+|north\s+|east\s+|west\s+|central\s+|greater\s+|downtown\s+|la\s+|el\s+)?$/iu
const ABROAD =
  /(?<!\p{L})(?:exports?|exported|exporting|ships?|shipping|shipped|sells?|selling|sold|deliver\p{L}*|supply|supplies|imports?|imported|importing)(?!\p{L})[^.;]{0,60}$|(?<!\p{L})(?:customers?|clients?|buyers?|brands?|guests|tourists|visitors|suppliers?|vendors?|retailers|sister company|head office|parent company|owners?|markets?|competitors?)\s+(?:are|come|is|sit|sits)?\s*(?:mostly|mainly|all|also)?\s*(?:in|from|across|of)\s[^.;]{0,40}$|(?<!\p{L})(?:come|comes|came|bought|ordered|sourced) from\s[^.;]{0,30}$|(?<!\p{L})saw (?:it|them|this|one) (?:in|at)\s$|(?<!\p{L})(?:month|year|week|bags|goods|belts|made|contracts|products|parts|clothes|shirts|manufacturer in \p{L}+|leather)\s+for\s[^.;]{0,40}$|(?<!\p{L})trips? to\s$|(?<!\p{L})(?:fair|show|exhibition|conference|congress) (?:in|at)\s$|(?<!\p{L})(?:drivers|workers|staff|people|pickers|nurses|crew|women|men|boys|mostly)[^.;]{0,12} from\s[^.;]{0,20}$|(?<!\p{L})(?:he|she|nephew|cousin|son|daughter|brother|lad|who programmed it)\s(?:is|moved|went|lives)[^.;]{0,12} (?:in|to)\s$/iu
const FIRM =
  /^\s+(?:[\p{L}-]+\s){0,2}?(?:firm|company|business|family|fintech|start-?up|charity|bank|school|cooperative|co-op|manufacturer|maker|retailer|subsidiary|gmbh|hospital|council|ngo|agency|law firm|farm|bakery|chain|trading)(?!\p{L})/iu
