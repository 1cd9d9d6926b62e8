import type { Clause } from './clauses.ts'

/**
 * 'Got sold an app, $90 a month, and binned it', 'they came three times to demo, 4,800 a month': what was offered, bought
 * once or thrown out had a price, and nobody says that as much may be spent again.
 */
export function tellsOffer({ text, english }: Pick<Clause, 'text' | 'english'>): boolean {
  return [text, english?.text ?? ''].some((one) => OFFERED.test(one) && !MAY_SPEND.test(one))
}
const OFFERED = new RegExp(
  [
    String.raw`(?:got|was|were|been) sold (?!out)`,
    String.raw`(?:wants?|wanted|tr(?:y|ies|ied)|c[oa]mes?|visited|called|phoned|rang)(?: us)?(?!\p{L})[^.;]{0,60}\s(?:to (?:sell|demo|pitch|present|show)|sell|demo|pitch)`,
    String.raw`(?:salesm[ae]n|vendors?|suppliers?|resellers?|agency|start-?up|consultants?|firm|company|crowd|fella|outfit|provider)(?: \p{L}+){0,4} (?:offered|offers|quoted|quotes|wanted|wants|pitched|proposed|sells?|asks?|asked)`,
    String.raw`(?:saw|had|got|gave us|given) an? (?:demo|pitch|presentation|trial)`,
    String.raw`we (?:once |already |have )?(?:tried|bought|licensed|subscribed to|had built|piloted)(?! (?:nothing|to)(?!\p{L}))`,
    String.raw`(?:binned (?:it|them)|threw (?:it|them) out|hung up|sent (?:him|her|them) away|told (?:him|her|them) no|no,? thanks|nobody (?:ever )?used it|(?:is|lies) (?:dead|unused))`,
  ]
    .map((way) => String.raw`(?<!\p{L})${way}(?!\p{L})`)
    .join('|'),
  'iu',
)
/** Beside an offer it may still be said what there is. */
const MAY_SPEND =
  /(?<!\p{L})(?:budgets?|(?:can|could|may|will|would|able to|allowed to|willing to|prepared to) (?:only )?(?:spend|pay|invest|put|find|go up|afford)|set aside|put aside|approved|allocated|available|ceiling|capped?|limit|tops|at most|max(?:imum|\.)?|no more than|not more than|up to|(?:gave|gives|given|granted|voted|awarded) (?:us|me)|left over)(?!\p{L})/iu
