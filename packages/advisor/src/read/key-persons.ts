import type { Facts, Kind } from '../facts.ts'
import { sureOf } from './classify.ts'
import { hasName } from './persons.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './readings.ts'

/** Work hangs on one person: known by what was learned of how people say so, and only where a person is spoken of. */
export function addKeyPerson(facts: Facts, reading: Reading): void {
  const { statement, traits, clause } = reading
  if (!statement || !TOLD_AS.has(statement.kind) || clause.field === 'data' || tellsUse(clause)) return
  const sure = sureOf('key', traits)
  if (sure < (statement.kind === 'goal' ? KEY_MIN_OF_GOALS : KEY_MIN)) return
  const who = whoOf(reading)
  if (who === undefined && !PERSON.test(clause.text)) return
  // Where there is no room for a piece of work, the table says what to do.
  if (statement.kind === 'pain') statement.hurdle ??= 'one-head'
  facts.rests.push({ statement: statement.id, sure, ...(who && { who }) })
}

/** 'Marta has it on her phone', 'Tom is on it all day for his studies': among what people know of AI, 'it' is that. */
function tellsUse({ field, text }: Clause): boolean {
  return field === 'team' && USES_IT.test(text)
}
const USES_IT =
  /(?<!\p{L})(?:(?:has|have|had|got|uses?|used|using|is on|are on|tried|tries|asks?|knows?|plays? with|likes?|writes?|does|understands?|good at|keen on)(?: \p{L}+){0,4}? (?:it|ai|chatgpt|copilot|gemini)|with it|on it)(?!\p{L})/iu

const KEY_MIN = 0.7
/** Who is to be freed of something is named too. */
const KEY_MIN_OF_GOALS = 0.9
const TOLD_AS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'people', 'goal', 'volume', 'gap', 'limit'])
const PERSON =
  /(?<!\p{L})(?:he|she|him|her|his|(?:he|she)['’]s|father|mother|wife|husband|brother|sister|uncle|aunt)(?!\p{L})/iu

const OUTSIDER = /(?<!\p{L})(?:customer|client|supplier|inspector|neighbour|competitor|auditor|patient|guest),?\s$/iu
const NOBODY = /^(?:any|every|no|some|whatever|nothing|all)/i

/** Who is named there, else just before: 'Darrell does every quote. He's 63, carries the prices in his head.' */
function whoOf({ clause, names, people, before }: Reading): string | undefined {
  const named = (text: string) =>
    names.filter((name) => hasName(text, name) && !isOutsider(text, name)).sort((a, b) => b.length - a.length)[0]
  const role = people.find(({ count, title }) => (count === undefined || count === 1) && !NOBODY.test(title))
  const own = named(clause.text) ?? role?.title
  if (own || !PERSON.test(clause.text)) return own
  // Only the sentence just before says whom it means, and nothing may have been set aside between the two.
  if (!before || clause.start - before.clause.end > 3) return undefined
  return named(before.clause.text)
}

/** 'Our customer Mr Smith' */
function isOutsider(text: string, name: string): boolean {
  return OUTSIDER.test(text.slice(0, Math.max(0, text.indexOf(name))))
}
