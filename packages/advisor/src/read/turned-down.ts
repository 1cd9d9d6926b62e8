/** 'A man offered us a robot for 90,000, we said no', 'Got a quote for gates, no thanks': what was offered and refused is not wished for. */
export function isTurnedDown(text: string): boolean {
  return OFFERED.test(text) && SAID_NO.test(text)
}
/** To us: what customers are quoted or offered is the firm's own trade. */
const OFFERED =
  /^(?!(?:the |our |some |most )?(?:customers?|clients?|buyers?|guests?)(?!\p{L}))(?!.*(?<!\p{L})(?:we|i|our) (?:\p{L}+ )?(?:offer(?:s|ed)?|quot(?:e|es|ed)|propos(?:e|ed|als?))(?!\p{L})).*(?<!\p{L})(?:offered|quoted (?:us|me)|(?:got|had|have|received|the|was|from) (?:an? |the )?(?:offer|quote|quotation|demo|pitch)|(?:gave|did|made) (?:us |me )?(?:an? )?(?:demo(?:nstration)?|pitch|presentation)|(?:wanted|tried|came|wants) to sell|showed (?:us|me))(?!\p{L})/iu
const SAID_NO =
  /(?<!\p{L})(?:no,? thanks?(?: you)?|no thank you|thanks,? but no|(?:i|we|the (?:board|owner|council|committee|partners|trustees)|my (?:father|mother|husband|wife|brother|sister|boss)) (?:all )?(?:(?:have |has )?(?:said no|refused|declined|rejected)|laughed|(?:told|sent|showed) (?:him|her|them) (?:no|away|the door|home))|turned (?:it|him|her|them|this|that) down|sent (?:him|her|them) (?:away|home|packing)|not (?:viable|thinkable|affordable) for us)(?!\p{L})/iu

/** 'I told the dealer no subscription', 'I told them no lock-in': terms that a seller was refused are no promise. */
export function refusesTerms(text: string): boolean {
  return TERMS.test(text)
}
const TERMS =
  /(?<!\p{L})told (?:(?:him|her|them) (?:that )?no (?:\p{L}+ )?(?:lock[ -]?in|subscriptions?|contracts?|deposits?|prepayment|licen[cs]es?|monthly fees?|commission)|the (?:\p{L}+ )?(?:salesm[ae]n|dealer|vendor|supplier|seller|agent|rep|company|firm) (?:that )?no \p{L}+)(?!\p{L})/iu
