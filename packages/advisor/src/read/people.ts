import type { Role } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { monthOf } from './months.ts'
import { numberWord } from './number-words.ts'
import { hasName, type Person } from './persons.ts'
import type { NamedRole } from './outsiders.ts'
import { isRoleNoun, ROLE_WORD } from './role-nouns.ts'
import type { Token } from './tokens.ts'
import { hasAny, words, wordsOf } from './words.ts'

/** The roles a clause names, ours or not, with how many there are and whether there is no other; and people without a title. */
export function roles(clause: Clause, statement: string, persons: readonly Person[]): NamedRole[] {
  const held = hasAny(wordsOf(clause), OURS) ? NAMED.exec(clause.text) : null
  if (clause.language !== 'en')
    return held
      ? [{ role: { statement, title: held[2] as string, name: held[1] as string, only: false }, before: '' }]
      : []
  const found: NamedRole[] = []
  clause.tokens.forEach((token, at) => {
    const ending = endsAt(clause.tokens, at)
    if (!ending) return
    const words = wordsBefore(clause.tokens, at)
    const first = words[0] as Token
    const title = clause.text.slice(first.start - clause.start, ending.end - clause.start).replace(/^only\s+/i, '')
    if (/^(?:it|ai)$/i.test(title) && !/^IT$/.test(title)) return
    // 'No second coordinator': a post that is not there.
    if (/^(?:second|third|another|additional|extra|next)\s/i.test(title)) return
    // '"We need twelve Prussian officers by Friday", they say': whom somebody else speaks of.
    if (isQuoted(clause.text, first.start - clause.start)) return
    // A role that is wanted, needed or a machine does not exist.
    if (
      /\b(?:ai|virtual|automatic|digital|voice)\b/i.test(title) ||
      /\b(?:no|without|another|should have|need|needs|posts? for|vacancies for|an ai|like a)\s+(?:\d+\s+)?$/i.test(
        clause.text.slice(0, first.start - clause.start),
      )
    )
      return
    if (
      /^assistants?$/i.test(title) &&
      clause.field === 'goals' &&
      /\ban?\s+(?:[\p{L}-]+\s)?$/iu.test(clause.text.slice(0, first.start - clause.start))
    )
      return
    if (found.some(({ role }) => role.title.toLowerCase() === title.toLowerCase())) return
    // 'A director calls and wants 44 costumes': whoever may ring is not one of us.
    if (
      /(?:^|[\s(])an?\s$/iu.test(clause.text.slice(0, first.start - clause.start)) &&
      COMES.test(clause.text.slice(ending.end - clause.start))
    )
      return
    const before = clause.text.slice(Math.max(0, first.start - clause.start - 40), first.start - clause.start)
    const number = (OF_THEM.exec(before) ?? NUMBER.exec(before))?.[1]?.toLowerCase()
    const count =
      number === undefined
        ? undefined
        : /^an?$/.test(number)
          ? 1
          : (numberWord(number) ?? Number(number.replace(/,/g, '')))
    const missing =
      /^\s+short\b/i.test(clause.text.slice(ending.end - clause.start)) || /\blost\s+(?:\S+\s+)?$/i.test(before)
    const only =
      alone(clause.text, title) ||
      (/\b(?:only|sole|single)\s+(?:\p{L}+\s)?$/iu.test(before) && !/^\s*only\s+\d/i.test(before))
    const name =
      held?.[2] && held[2].includes(title) ? held[1] : persons.find((one) => holds(clause.text, one.name, title))?.name
    const role: Role = {
      statement,
      title,
      only,
      ...(name && { name }),
      ...(count !== undefined && Number.isFinite(count) && !missing && { count }),
    }
    // Only the description says whom the firm works for; elsewhere 'for the dispatcher' is a colleague.
    found.push({ role, before: clause.field === 'description' ? clause.text.slice(0, first.start - clause.start) : '' })
  })
  for (const { name, works } of persons)
    if (works && hasName(clause.text, name) && !found.some(({ role }) => role.name === name))
      found.push({ role: { statement, title: name, name, only: alone(clause.text, name) }, before: '' })
  return found
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return (before.match(/["“”„«»]/g)?.length ?? 0) % 2 === 1 && /["“”»]/.test(text.slice(at))
}

/** 'only Ines knows', 'nobody but the stock clerk can', 'it is all in Ines's head': there is no other. */
function alone(text: string, who: string): boolean {
  if (!ALONE.test(text)) return false
  const name = who.replaceAll('.', '\\.')
  return new RegExp(
    `(?<!\\p{L})(?:only|nobody but|no one but|nobody except|no one except|just)\\s(?:the\\s|our\\s|my\\s)?${name}\\s(?:can|knows?|has|understands?|remembers|is able|does)(?!\\p{L})|(?<!\\p{L})${name}\\s(?:is|['’]s) the only (?:one|person)|one person[^.;]{0,40}[(:,]\\s?${name}(?!\\p{L})`,
    'iu',
  ).test(text)
}

const ALONE = /(?<!\p{L})(?:only|nobody|no one|just|one person)(?!\p{L})/iu

/** 'our stock clerk Ines', 'Ines, the stock clerk'. */
function holds(text: string, name: string, title: string): boolean {
  const at = text.indexOf(title)
  return (
    text
      .slice(at + title.length)
      .replace(/^,?\s/, '')
      .startsWith(name) ||
    new RegExp(`${name.replaceAll('.', '\\.')},\\s(?:our|my|the)\\s(?:\\S+\\s)?$`, 'u').test(text.slice(0, at))
  )
}
/** 'Don Chuy, nuestro maestro panadero,' and 'Mr Iyer, our lab head': a person and what they are. */
const NAMED =
  /(?<!\p{L})((?:(?:Don|Doña|Mr|Mrs|Ms|Dr|Herr|Frau|Seu|Dona|Pan|Pani)\.?\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?),\s(?:our|my|nuestr[oa]|mi|unsere?|notre|noss[oa]|nostr[oa]|onze|nasz|nasza)\s((?:\p{Ll}[\p{L}-]*\s?){1,4}?)(?=,|\.|;|$|\s(?:who|of|is|retires|goes|leaves|que|de|wants|se)(?!\p{L}))/u
const OURS = words('our|my|nuestro|nuestra|mi|unser|unsere|notre|nosso|nossa|nostro|nostra|onze|nasz|nasza')
const NUMBER =
  /(?<![\p{L}\p{N}.,])(\d{1,3}(?:,\d{3})+|\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a|an)\s+(?:(?:full-time|part-time|of our|of \p{L}+|seasonal|other|more)\s+)?$/iu

const OF_THEM =
  /(?<!\p{L})(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten) of (?:our |the )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+$/iu
/** The tagger takes these for nouns behind a role: 'Merchandisers use ChatGPT'. */
const DOES = words(
  'use|uses|work|works|cost|costs|report|reports|plan|plans|need|needs|wait|waits|fear|say|says|ring|write|writes|handle|check|type|spend|argue|leave|complain|know|knows|fill|drive|run|runs|plus|and',
)

/** The last word of a role that begins here: 'officer', or 'head' with 'of maintenance'. */
function endsAt(all: readonly Token[], at: number): Token | undefined {
  const token = all[at] as Token
  const [next, after] = [all[at + 1], all[at + 2]]
  if (
    (token.lower === 'head' || token.lower === 'heads') &&
    next?.lower === 'of' &&
    after &&
    (after.pos === 'NOUN' || after.pos === 'PROPN')
  )
    return after
  if (
    token.text === 'IT' &&
    (!next || DOES.has(next.lower) || (next.pos !== 'NOUN' && !isRoleNoun(next.text, next.lower))) &&
    all[at - 1]?.lower !== 'in'
  )
    return token
  if (token.lower === 'head' && all[at - 1]?.pos === 'NOUN' && next?.pos !== 'NOUN') return token
  if (token.pos !== 'NOUN' && token.pos !== 'PROPN' && !(token.pos === 'VERB' && at === 0)) return undefined
  if (!isRoleNoun(token.text, token.lower) || monthOf(token.lower)) return undefined
  // 'Truck GPS (Navman)', 'the Driver Hub system': capitals inside a sentence make a name.
  const inside = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && !/[.:;!?–-]/.test(all[at - 1]?.text ?? '')
  if (
    inside &&
    (!ROLE_WORD.has(token.lower.replace(/s$/, '')) ||
      (next && /^\p{Lu}\p{Ll}/u.test(next.text) && next.start - token.end === 1))
  )
    return undefined
  // 'passenger counts', 'makers' fitting software': the role only describes another noun.
  if (next && (next.text === "'s" || next.text === '’s' || next.text === "'" || next.text === '’')) return undefined
  if (
    next &&
    next.pos === 'NOUN' &&
    next.start - token.end === 1 &&
    !isRoleNoun(next.text, next.lower) &&
    !DOES.has(next.lower)
  )
    return undefined
  if (next && isRoleNoun(next.text, next.lower) && next.start - token.end === 1 && next.pos !== 'PUNCT')
    return undefined
  return token
}

function wordsBefore(all: readonly Token[], at: number): Token[] {
  const words = [all[at] as Token]
  for (let back = at - 1; back >= 0 && words.length < 4; back -= 1) {
    const before = all[back] as Token
    const first = words[0] as Token
    const names =
      before.pos === 'NOUN' ||
      before.text === 'IT' ||
      (before.pos === 'PROPN' && !/^(?:mr|ms|mrs|dr|don)$/.test(before.lower))
    const tells =
      (before.pos === 'ADJ' || (before.pos === 'VERB' && before.lower.endsWith('ed'))) && !PLAIN.has(before.lower)
    // 'by-law officer'
    const hyphen =
      (before.text === '-' && before.end === first.start) || (first.text === '-' && before.end === first.start)
    if (!(names || tells || hyphen) || before.end < first.start - 1 || monthOf(before.lower)) break
    words.unshift(before)
  }
  while (words.length > 1 && /^-$/.test((words[0] as Token).text)) words.shift()
  return words
}
const COMES = /^\s(?:calls?|rings?|phones?|writes?|asks?|wants?|comes?|walks? in|turns? up|orders?|books?)(?!\p{L})/iu
const PLAIN = words(
  'individual|outside|present|current|former|oldest|youngest|other|only|sole|single|new|same|more|few|several|two|three|our|young|younger|old|older|big|good|best|most|many|own|long|seasonal|retired|trained|first|last|sick|late|bought|needed|used|mixed|closed|missed|short|free|busy|alone|full|billable|able',
)
