import type { Statement } from '../facts.ts'
import type { Clause } from './clauses.ts'

/** Why something is so, where the client says it: by the joining words of reason, wherever they stand in the sentence. */
export function causeTold({ text, language }: Pick<Clause, 'text' | 'language'>): Statement['cause'] {
  if (language !== 'en' || ASKS.test(text)) return undefined
  if (ALONE.test(text)) return { text, alone: true }
  const inside = INSIDE.exec(text)
  if (!inside || inside.index < EFFECT_MIN) return undefined
  const part = text.slice(inside.index + inside[0].length).replace(/^[\s,:]+/, '')
  // 'mostly since Jorge left', 'come from the cellar' and '… because it is dark' say nothing without what they speak of.
  if (WHOLE.test(inside[0]) || SPEAKS_OF.test(part)) return { text, alone: false }
  return part.split(/\s+/).length < CAUSE_WORDS || CUT_SHORT.test(part) ? undefined : { text: part, alone: false }
}

/** Before a reason stands what it is the reason of. */
const EFFECT_MIN = 6
const CAUSE_WORDS = 3
/** Who asks for the reason, or says that it is not known, has told none. */
const ASKS =
  /\?\s*$|(?<!\p{L})(?:why|what (?:is|are) the (?:reason|cause)s?|(?:don['’]?t|do not|nobody|no one|never) (?:\p{L}+ )?knows? (?:why|the (?:reason|cause)|what)|reasons? (?:is|are) (?:not|un)|unclear|no idea)(?!\p{L})/iu
const MOSTLY = '(?:mostly|mainly|mostly all|all|only|just|largely|partly|simply|usually|always|often|probably|really)'
const BACK = '(?:it|this|that|which|they|these|those|most of (?:it|this|that|them)|half of (?:it|them))'
const LEFT = String.raw`since (?:\p{L}+ ){1,3}(?:left|went|retired|died|stopped|moved|changed|quit|broke|closed|took over)`
const ALONE = new RegExp(
  [
    `^(?:and |but |well |honestly,? )?${BACK}(?:['’]s| is| are| was| happens?| comes?| all comes?)?(?: ${MOSTLY})? (?:because|due to|owing to|down to|caused by|come from|comes from|stems? from|from|as a result of|${LEFT})`,
    `^(?:${MOSTLY},? )?(?:because|${LEFT})`,
    String.raw`^(?:the |our |one )?(?:main |real |usual |only |biggest |root )?(?:reasons?|causes?|culprits?)(?: (?:for|of|behind) (?:it|this|that|them))?(?: is| are|:|,)`,
    String.raw`^what (?:goes|went|is going|always goes|usually goes|causes|makes|breaks)(?: \p{L}+){0,3} is(?: that)?`,
  ]
    .map((way) => `(?:${way})(?!\\p{L})`)
    .join('|'),
  'iu',
)
const INSIDE = new RegExp(
  String.raw`(?<!\p{L})(?:because(?: of)?|(?:the |and the )?(?:main |real |usual )?(?:reason|cause)(?: for (?:it|this|that))? is(?: that)?|due to|owing to|on account of|caused by|stems? from|(?:is|are) (?:${MOSTLY} )?down to|(?:happens?|occurs?) (?:${MOSTLY} )?as|(?:${MOSTLY} )?comes? from|(?:is|are|started|began|worse|${MOSTLY}) ${LEFT})(?!\p{L})`,
  'iu',
)
const WHOLE = /since|come|stem/i
const SPEAKS_OF = /^(?:it|they|these|those|this|that|he|she)(?!\p{L})/iu
/** '… because Ana never did': what it was is told elsewhere. */
const CUT_SHORT = /(?<!\p{L})(?:did|do|does|has|have|is|are|was|were|can|will|would|could)(?:n['’]t| not)?$/iu
