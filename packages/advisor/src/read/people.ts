import type { Absence, Role, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'

const ENDINGS =
  /(?:er|or|ist|ant|ent|ian|ee|man|woman|men|women|ers|ors|ists|ants|ians|ees|clerk|clerks|nurse|nurses|chef|chefs|staff|head|lead|manager|boss|desk|partner|partners|analyst|crew|team|officer|officers|cook|cooks|guard|guards|maid|maids|pilot|pilots|coach|coaches|vet|vets|doctor|doctors|agent|agents|associate|associates|aide|aides|apprentice|apprentices|trainee|trainees|volunteer|volunteers|mechanic|mechanics|electrician|dentist|lawyer|paralegal|paralegals|steward|stewards|scientist|scientists|librarian|secretary|secretaries|planner|planners|buyer|buyers|rep|reps|it|cfo|ceo|coo|cto|md|gm|hr)$/i
const NO_ROLE =
  /^(?:number|order|orders|customer|customers|user|users|member|members|computer|computers|paper|papers|letter|letters|offer|offers|server|printer|water|winter|summer|quarter|quarters|center|centre|matter|matters|weather|power|timber|rubber|leather|butter|container|containers|trailer|trailers|tanker|filter|meter|meters|boiler|boilers|cooler|freezer|elevator|generator|generators|motor|motors|sensor|sensors|error|errors|door|doors|floor|color|colour|labor|labour|error|vendor|vendors|supplier|suppliers|competitor|competitors|tenant|tenants|patient|patients|client|clients|student|students|parent|parents|agent|agents|event|events|payment|payments|equipment|document|documents|department|management|component|components|percent|content|shipment|shipments|appointment|appointments|treatment|agreement|contract|rent|plant|plants|restaurant|restaurants|accident|incident|incidents|ingredient|ingredients|investment|statement|statements|assessment|employee|employees|fee|fees|coffee|committee|degree|tree|trees|list|lists|cost|consultant|resident|residents|visitor|visitors|donor|donors|buyer|career|layer|tier|pier|folder|folders|header|register|registers|chapter|newsletter|poster|router|software|hardware|center|brother|sister|mother|father|daughter|owner['’]s|other|others|another|whether|either|later|after|over|under|never|ever|faster|better|bigger|larger|older|newer|corner|dinner|partner['’]s)$/i

/** The jobs that exist here, as the client names them. */
export function roles(clause: Clause, statement: string): Role[] {
  const found: Role[] = []
  clause.tokens.forEach((token, at) => {
    if ((token.pos !== 'NOUN' && token.pos !== 'PROPN') || !ENDINGS.test(token.lower) || NO_ROLE.test(token.lower)) return
    const next = clause.tokens[at + 1]
    if (next && (next.pos === 'NOUN' || next.text === "'s" || next.text === '’s') && !/^(?:and|,)$/.test(next.text)) return
    const words = [token]
    for (let back = at - 1; back >= 0 && words.length < 4; back -= 1) {
      const before = clause.tokens[back] as Token
      const joins = before.pos === 'NOUN' || before.pos === 'PROPN' || (before.pos === 'ADJ' && !/^(?:only|other|new|same|more|few|several|two|three|our)$/.test(before.lower)) || before.text === '-'
      if (!joins || before.end < (words[0] as Token).start - 1) break
      words.unshift(before)
    }
    const first = words[0] as Token
    const text = clause.text.slice(first.start - clause.start, token.end - clause.start)
    const before = clause.text.slice(0, first.start - clause.start)
    const number = /(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a|an)\s+(?:\p{L}+\s)?$/iu.exec(before)?.[1]?.toLowerCase()
    const only = /\b(?:only|sole|one|single|alone)\s+(?:\p{L}+\s)?$/iu.test(before) || /\bonly\b/i.test(text)
    if (/^(?:ai|it)$/i.test(text) && !/\bIT\b/.test(text)) return
    found.push({ statement, title: text.replace(/^only\s+/i, ''), only, ...(number !== undefined && { count: COUNT[number] ?? Number(number) }) })
  })
  return found
}
const COUNT: Record<string, number> = { one: 1, a: 1, an: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }

const LEAVES = /\b(?:retir\w+|leav(?:es|ing|e)|se retira|geht in rente|part à la retraite|steps? down|last day|resign\w*|hand(?:s|ing)? over|moves? (?:on|away)|emigrat\w+)\b/iu
const AWAY = /\b(?:maternity|paternity|parental|sick leave|sabbatical|on leave|long[- ]term sick|operation|surgery)\b/iu
const RETURNS = /\b(?:back|returns?|is back|comes back)\b/iu

/** Somebody goes or comes at a date: 'our only compliance officer goes on maternity leave from June'. */
export function absences(clause: Clause, dates: readonly When[], statement: string): Absence[] {
  const when = dates[0]
  if (!when) return []
  const leave = LEAVES.exec(clause.text)
  const away = AWAY.exec(clause.text)
  const back = RETURNS.exec(clause.text)
  const match = away ?? leave
  if (!match) return []
  if (!away && !/\b(?:retir\w+|se retira|last day|resign\w*|steps? down|rente|retraite)\b/iu.test(clause.text) && !/^\S+(?: \S+){0,3} leaves\b/i.test(clause.text)) return []
  const who = subject(clause, match.index)
  if (!who) return []
  const what = back && (back.index < match.index + 20) && /\bback\b|\breturns?\b/i.test(clause.text) ? 'returns' : away ? 'away' : 'leaves'
  return [{ statement, who, what, when }]
}

function subject(clause: Clause, end: number): string | undefined {
  const lead = clause.text.slice(0, end).replace(/\b(?:is|will|goes|are|be|on|back|from|to|our|my|the|his|her|a|an|only|and|both|,)\b/giu, ' ')
  const text = lead.replace(/\s+/g, ' ').trim()
  const words = text.split(' ')
  return text === '' || words.length > 6 ? words.slice(0, 3).join(' ').trim() || undefined : text
}
