import type { Absence, Role, When } from '../facts.ts'
import type { Clause } from './clauses.ts'

const LEAVES =
  /(?<!\p{L})(?:retires?|retiring|will retire|is leaving|leaves|leaving|steps? down|resign(?:s|ed|ing)?|handed in|gave notice|last day|moves? (?:to|away|on)|goes back to|emigrates?|se retira|se jubila|se va|geht (?:[\p{L}\d.]+ ){0,4}in (?:rente|pension)|part à la retraite|part en retraite|va in pensione|se aposenta|odchodzi|gaat met pensioen)(?!\p{L})/iu
const AWAY =
  /(?<!\p{L})(?:maternity|paternity|parental|sabbatical|on leave|having a baby|long[- ]term sick|off sick|operation|surgery|elternzeit|mutterschutz|congé maternité|baja)(?!\p{L})/iu
const BACK = /(?<!\p{L})(?:is back|back from|returns?|comes back|are back)(?!\p{L})/iu

/** Somebody goes or comes at a date: 'our only compliance officer goes on maternity leave from June'. */
export function absences(clause: Clause, dates: readonly When[], own: readonly Role[], statement: string): Absence[] {
  const when = dates.find(({ month }) => month !== undefined)
  if (!when) return []
  const away = AWAY.exec(clause.text)
  const back = BACK.exec(clause.text)
  const leaves = LEAVES.exec(clause.text)
  const first = [back, away, leaves].filter((match) => match !== null).sort((a, b) => a.index - b.index)[0]
  if (!first) return []
  const sick = back !== null && /\b(?:sick leave|leave)\b/i.test(clause.text)
  if (!away && !leaves && !sick) return []
  const who = subject(clause, first.index, own)
  if (!who) return []
  return [{ statement, who, what: back ? 'returns' : away ? 'away' : 'leaves', when }]
}

/** A name, or a role; customers, deliveries and requests that 'leave' are nobody. */
function subject(clause: Clause, end: number, own: readonly Role[]): string | undefined {
  const lead = clause.text.slice(0, end)
  const match = NAME.exec(lead)
  const name = match?.[1] ?? match?.[2]
  if (name) return name
  const role = own.filter(({ title }) => lead.includes(title)).at(0)?.title
  if (role) return role
  if (clause.language === 'en') return undefined
  const words = lead
    .replace(
      /^\s*(?:nuestr[oa]s?|unsere?|notre|nos|la|el|der|die|le|il|nossa?o?|nasza?|onze|o|a|nostro|nostra|l['’])\s+/iu,
      '',
    )
    .replace(/\s*(?:se|va|nos)?\s*$/u, '')
    .trim()
  return words !== '' && words.split(/\s+/).length <= 3 ? words : undefined
}
const NAME =
  /^(?:.*?[,:]\s)?((?:Don|Doña|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Herr|Frau|Señora?|Monsieur|Madame|Pan|Pani)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?!\p{L})|\b(?:with|to|on)\s+((?:Mr|Ms|Dr)\.?\s\p{Lu}\p{L}+)/u
