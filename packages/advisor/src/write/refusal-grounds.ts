interface Ground {
  says: RegExp
  because?: string
  /** What meets the trouble behind the wish. */
  instead?: string
}

/** What a wish touches beyond its kind, by what it names; each holds in any country. */
const GROUNDS: readonly Ground[] = [
  {
    says: /\b(?:zip ?codes?|post ?codes?|neighbou?rhoods?|surnames?|facebook|instagram|social media|linkedin)\b/i,
    because:
      'Address and social media stand in for origin, faith, age and family: whoever uses them decides by these, and must be able to defend it.',
  },
  {
    says: /\b(?:past|last (?:\w+ )?years['’]?(?: of)?|historical|previous|old) (?:\w+ )?(?:decisions?|cases|hires|approvals|judg\w+)\b|\byears of decisions\b/i,
    because: 'Past decisions teach a machine to repeat them, the unfair ones with the others.',
  },
  {
    says: /\b(?:bonus|salary|salaries|wages?|deduct\w*|docked?)\b/i,
    because:
      'Pay that hangs on a machine’s word needs a law or a contract that allows it, proof in each case and a hearing first.',
  },
  {
    says: /\b(?:steal\w*|theft|stolen|thie\w+|cheat\w*|walking away|pilfer\w*)\b/i,
    because: 'A machine’s suspicion is no proof, and an innocent person accused costs more than the goods.',
    instead:
      'measure the goods, not the people: a meter or a count at each place and delivery, two signatures, and the gap by place and week. A named person looks into a gap, hears those concerned and decides; nothing is taken from pay on a machine’s word.',
  },
  {
    says: /\banswer\w* .{0,40}on (?:its|their) own\b|\b(?:send|sign|submit)\w* .{0,40}(?:unread|unseen|without (?:a|any)(?:one|body)?)\b/i,
    instead:
      'let the tool find the passage in your own evidence and draft the answer with the document named, or write “not held”; a named person signs and sends.',
  },
  {
    says: /\b(?:face|faces|facial|fingerprints?|biometric\w*)\b/i,
    because: 'Faces and fingerprints are the most protected data there is, and can never be exchanged once lost.',
  },
  {
    says: /\b(?:allerg\w+|nuts?|nuez|gluten|peanut\w*|lactose)\b/i,
    because: 'An answer on allergens that is wrong once can kill: that goes to a trained person with the written list.',
  },
  {
    says: /\b(?:registers?|logs?|records?|entr(?:y|ies)|timesheets?) .{0,40}(?:missed|missing|forgot\w*|gaps?)\b|\bback-?(?:date|fill)\w*\b/i,
    because: 'An entry made afterwards is a false record, and a declared gap costs less at an audit than one found.',
  },
  {
    says: /\b(?:groups?|whatsapp|notice ?board|public\w*|everybody|post(?:ed)?)\b.{0,60}\b(?:debt\w*|owe|owes|owing|arrears|pay)\b|\b(?:debt\w*|arrears)\b.{0,60}\b(?:posted|groups?|public\w*|list)\b/i,
    because: 'What one person owes is private to them; shown to neighbours it is a complaint waiting to be made.',
  },
  {
    says: /\b(?:seal|seals|sealed|stamp|p\.? ?eng|certif\w+|sign(?:s|ed)? off)\b/i,
    because: 'Whoever seals must have directed the work itself, not read a summary of it.',
  },
  {
    says: /\b(?:listen\w*|record\w*|transcrib\w*) .{0,40}(?:consultations?|calls?|sessions?|meetings?|lessons?)\b/i,
    because: 'Those who are recorded, on both sides, must know and agree beforehand, and may say no without loss.',
  },
]

export function groundsOf(wish: string): Ground[] {
  return GROUNDS.filter(({ says }) => says.test(wish))
}
