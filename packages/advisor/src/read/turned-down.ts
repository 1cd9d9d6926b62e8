/** 'A man offered us a robot for 90,000, we said no', 'Got a quote for gates, no thanks': what was offered and refused is not wished for. */
export function isTurnedDown(text: string): boolean {
  return OFFERED.test(text) && (SAID_NO.test(text) || LAUGHED.test(text))
}
const OFFERED =
  /(?<!\p{L})(?:offer(?:s|ed)?|quot(?:e|es|ed)|propos(?:al|als|ed|es)|pitch(?:ed)?|demo(?:nstration|ed)?s?|sales(?:man|woman|people)|wanted to sell|tried to sell|came to sell|sell us|showed us)(?!\p{L})/iu
const SAID_NO =
  /(?<!\p{L})(?:no,? thanks?(?: you)?|no thank you|thanks,? but no|(?:i|we|the (?:board|owner|council|committee|partners|trustees)|my (?:father|mother|husband|wife|brother|sister|boss)) (?:all )?(?:(?:have |has )?(?:said no|refused|declined|rejected)|laughed|(?:told|sent|showed) (?:him|her|them) (?:no|away|the door|home))|turned (?:it|him|her|them|this|that) down|sent (?:him|her|them) (?:away|home|packing)|not (?:viable|thinkable|affordable) for us|(?:was|were|is|are) (?:refused|rejected|turned down))(?!\p{L})/iu
const LAUGHED = /(?<!\p{L})laughed (?:at|about)(?!\p{L})/iu
