import type { Facts } from '../facts.ts'

/** The yes that this plan most needs: to a tool, to data or to calls sooner than to anything else. */
export function firstConsent({ limits }: Facts): string | undefined {
  const texts = limits.flatMap(({ kind, text }) => (kind === 'consent' ? [text] : []))
  return texts.find((text) => OF_THE_WORK.test(text)) ?? texts[0]
}
const OF_THE_WORK =
  /(?<!\p{L})(?:ai|ki|ia|software|tools?|systems?|data|records?|recordings?|calls?|cameras?|cloud|servers?|reminders?|automat\p{L}*|polic(?:y|ies)|pilots?|projects?|budget|money|spend\p{L}*|payments?|above|over)(?!\p{L})/iu
