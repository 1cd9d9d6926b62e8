/**
 * Whether a clause tells what others must not learn. A report is passed round: nothing of it, least of all a name, may
 * stand there.
 */
export function isConfided(text: string): boolean {
  return CONFIDED.test(text)
}
const CONFIDED =
  /(?<!\p{L})(?:confidentially|in (?:strict )?confidence|(?:this is|it is|that is|strictly|please keep (?:this|it)) (?:strictly |still )?(?:confidential|secret)|between (?:us|you and me)|(?:the )?(?:others?|staff|team|rest|workers|employees|crew) (?:do not|don['’]?t|doesn['’]?t|does not) know(?: (?:yet|this|it|about (?:it|this)))?(?=\s*(?:$|[.,;)]))|nobody (?:else )?knows (?:yet|about (?:it|this))|(?:don['’]?t|do not|never) (?:put|write|mention|print|use) (?:his|her|their|the) names?)(?!\p{L})/iu
