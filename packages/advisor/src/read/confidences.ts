/**
 * What the client says in confidence: a report is forwarded, so none of it may be printed. A request to keep quiet that
 * names nothing itself ('please keep this out of it') means the sentence before.
 */
export function confidencesIn<T extends { text: string; field: string }>(clauses: readonly T[]): T[] {
  return clauses.filter((one, at) => {
    const next = clauses[at + 1]
    return (
      IN_CONFIDENCE.test(one.text) || (next?.field === one.field && HUSHES.test(next.text)) || HUSHES.test(one.text)
    )
  })
}

const IN_CONFIDENCE =
  /^\W*(?:confidential(?:ly)?|in confidence|private(?:ly)?|secret|not for (?:the|this|your) (?:report|roadmap|file|paper))\s*[:;,–-]|^\W*(?:please\s)?(?:don['’]t|do not|never) tell (?:the |my |our |your )?(?:staff|team|others|crew|union|board|customers|clients|workers|employees|\p{Lu}\p{L}+)\b|\b(?:nobody|no one) (?:outside|else|here)? ?(?:(?:may|must|should|is to) (?:ever )?(?:know|hear|learn(?! (?:an?|any|anything|new|another|to)\b)|find out)\b|can (?:ever )?(?:know|hear|learn|find out)(?: (?:of|about|this|that|it|yet|until|we|i|he|she)\b|\W*$))|\b(?:this|that|it) stays (?:here|in this room|in the room)\b|\b(?:told|tells|said|says|admitted|confided|knows?|heard|know this|learnt|learned)\b.{0,40}\b(?:confidentially|in confidence|in private|privately|in secret)\b|\b(?:in strict confidence|strictly between|between (?:us|ourselves|you and me)|off the record)\b|\b(?:the others|the rest|the team|the staff|my staff|our staff|staff|nobody|no one|they|employees|people) (?:do not|does not|don['’]t|doesn['’]t|must not|mustn['’]t|should not|shouldn['’]t) know (?:(?:this|that|it|of it|about it|about this|any of this)\b|yet\b|$)|\b(?:nobody|no one) (?:here |else )?knows (?:yet|this|that yet|about it|about this)\b|\b(?:not|n['’]t)(?: yet)?(?: been)? (?:announced|public|official)(?: yet)?\b/iu
/** Speaks of the telling itself, in a sentence of its own. */
const HUSHES =
  /^\W*(?:and |so |but )?(?:please\s+)?(?:(?:do not|don['’]t|never)\s+(?:repeat|share|print|mention|write|put|tell|include|name|quote)\b.{0,40}\b(?:this|that|it|his|her|their|the name|names?|him|them)\b|keep (?:this|that|it|his|her|their)\b.{0,20}\b(?:to yoursel\w+|between|out of|quiet|private|confidential|secret)|(?:this|that|it) (?:is|stays|must stay|remains)\b.{0,12}\b(?:confidential|between us|private|secret|a secret|not public))/i
