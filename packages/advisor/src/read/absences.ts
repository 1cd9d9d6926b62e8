import { matches } from '@cairn/knowledge/matches'
import type { Absence, When } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { isAgain, isLongAhead, seasonTold, sureness } from './goings.ts'
import { isPersonalName } from './personal-names.ts'
import { isRoleNoun } from './role-nouns.ts'
import { hasName, HONORIFIC } from './persons.ts'
import type { Reading } from './readings.ts'

/** A clause with those before it in its field: whom 'she', 'one' or 'four' may mean. */
type Told = Pick<Reading, 'clause' | 'dates' | 'people' | 'names' | 'before'>

/** Somebody goes, is away or comes back, with the date where there is one. */
export function absences(told: Told, statement: string, today: string, south: boolean): Absence[] {
  const { clause, dates } = told
  const { text } = clause
  if (PASSED.test(text) || (OVER.test(text) && !STILL.test(text))) return []
  // 'On sick leave since February': gone already, and nothing is due then.
  const days = dates.filter(({ month, year, span }) => {
    const before = text.slice(0, span.start - clause.start)
    // A year alone is when somebody goes only where it says so: 'retires in 2027'.
    const isTold = month !== undefined || (year !== undefined && /(?<!\p{L})(?:in|en|em|nel)\s+$/iu.test(before))
    return isTold && !/(?<!\p{L})since\s+$/iu.test(before)
  })
  // 'The inspection is in February, and the manager is on leave until 11 January': until when, where that is told.
  const dated = days.find((one) => isUntil(clause, one)) ?? days[0]
  for (const [way, pattern, needsDate] of WAYS) {
    const match = pattern.exec(text)
    if (!match) continue
    if (!dated && isAgain(text)) return []
    // 'She is 61 and had a stent in February': an age has no date, unless it is reached then.
    const own = pattern === AGED && !/^turn/i.test(match[0]) ? undefined : dated
    const when = own ?? (pattern === AGED ? undefined : seasonTold(clause, match, today, south, needsDate))
    if (needsDate && !when) continue
    const what = sureness(text, match, way, pattern === AGED, when !== undefined)
    const who = what && subject(told, match.index, !needsDate)
    // 'Motivo de baja': words that lead on name nobody.
    if (!who || /(?:^|\s)(?:de|del|que|la|el|los|las|do|da|du|des|le|les)$/iu.test(who)) continue
    const isHeld = when && !isOther(clause, when, match.index) && !isLongAhead(match[0], when, today)
    const near = isHeld ? when : undefined
    // 'On leave until June': then they are back.
    const back = what === 'away' && near && isUntil(clause, near)
    return [{ statement, who: titled(told, who), what: back ? 'returns' : what, ...(near && { when: near }) }]
  }
  return []
}

/** 'Director' is a post and no name; 'CEO' keeps its capitals. */
function titled({ clause, names }: Told, who: string): string {
  const lower = who.toLowerCase()
  const isPost = clause.language === 'en' && !names.includes(who) && /^\p{Lu}\p{Ll}+$/u.test(who)
  return isPost && isRoleNoun(lower, lower) ? lower : who
}

function isUntil(clause: Clause, when: When): boolean {
  const before = clause.text.slice(0, when.span.start - clause.start)
  return (
    /^(?:until|till|bis|hasta|até|jusqu|fino|tot)/iu.test(when.text) ||
    /(?<!\p{L})(?:until|till|bis|hasta|até|jusqu['’]\p{L}*|fino a|tot)\s+(?:the\s|end of\s)?$/iu.test(before)
  )
}

/** Who has gone already leaves nothing to plan for, nor does who only jokes about it. */
const PASSED =
  /(?<!\p{L})how (?:likely|probable)(?!\p{L})|(?<!\p{L})jok(?:e[ds]?|ing|ingly)(?!\p{L})|(?<!\p{L})(?:retired|left|lost|resigned|quit) (?:in|last|two|three|four|five|some|a few|\d)|(?<!\p{L})who left(?!\p{L})|(?<!\p{L})we lost(?!\p{L})/iu

/** 'Was off three weeks in autumn', 'had an operation last year': back again. */
const OVER =
  /(?<!\p{L})(?:(?:was|were|had been) (?:\p{L}+ )?(?:off|away|absent|ill|sick|pregnant|in hospital|on (?:\p{L}+ )*leave)|had (?:an? |his |her |their |to have )?(?:\p{L}+ ){0,3}(?:operations?|surgery|baby)|(?:while|when) (?:he|she) was (?:off|away|ill|sick|gone))(?!\p{L})/iu
const STILL =
  /(?<!\p{L})(?:retir\p{L}+|leav(?:es|ing)|resign\p{L}*|will be|still (?:off|away|on|ill|sick)|not back|until|going to|(?:is|are) (?:off|on|away|leaving|back))(?!\p{L})/iu

const SOON = String.raw`(?:may|might|could|will probably|wants? to|would like to|plans? to|threaten(?:s|ed)? to|is (?:likely|expected|about) to|are (?:likely|expected|about) to|hopes? to)`
/** What is left behind, finished or gone to is no job: 'leaves a note', 'finishes the count', 'leaves early'. */
const NO_THING = String.raw`(?! (?:an?|the|his|her|their|our|my|its?|them|him|me|everything|things|something|nothing|no|some|all|early|late|home|work|notes?|at \d|for (?:lunch|home|the day|holidays?|vacation))(?!\p{L})(?! (?:company|firm|business|team|trade|house|job|yard|farm|practice|shop)(?!\p{L})))`
const ELSEWHERE = String.raw`(?:to another|to a new (?:firm|job|company|country|town|city)|away|abroad|back home)`
const RETIREMENT = '(?:retirement|pension|the pension|rente)'
const pattern = (text: string) => new RegExp(`(?<![\\p{L}’'])(?:${text})(?!\\p{L})`, 'iu')

const AGED = pattern(
  String.raw`(?:is|are|be|am|turns?|turning) (?:both |already |now |nearly |almost |over |past |about )*(?:6\d|7\d|sixty(?:[- ]\p{L}+)?|seventy(?:[- ]\p{L}+)?)(?=\s*(?:$|[.,;)]|(?:and|but|or|years?|yrs?|this|next|in)\b))|(?:she|he)['’]?s (?:6\d|7\d)`,
)

/** In this order: the surer reading first. The last ones mean something only with a date. */
const WAYS: [what: Absence['what'], pattern: RegExp, needsDate: boolean][] = [
  [
    'returns',
    /(?<!\p{L})(?:is back|back|returns?|comes back|are back)(?!\p{L})(?=.*\b(?:leave|sick|maternity|sabbatical)\b)/iu,
    true,
  ],
  [
    'away',
    pattern(
      String.raw`(?:goes |going |is |are |be )?(?:on )?(?:maternity|paternity|parental)(?: leave)?|(?:is |are |be )?on (?:long |sick |extended )?leave|(?:has|having|have|gets|expects|is expecting|expecting)(?: (?:a|the|her|our|their|another|second|third|first|new))* baby|is (?:expecting|pregnant)|sabbatical|long[- ]term sick|off (?:long[- ]term )?sick|(?:is|are|will be) off(?= (?:from|until|till|for))|operation|surgery|elternzeit|mutterschutz|congé maternité|(?:está|de|estará) (?:de )?baja(?: médica| maternal| por)?`,
    ),
    false,
  ],
  [
    'may leave',
    pattern(
      String.raw`${SOON} (?:leave|go|quit|retire|stop|move on|give up|step down)|(?:might|may|will|won['’]?t|would)(?: not)? (?:be|stay) (?:here|with us|around)(?: for)?(?: much longer| long| forever)?|has been offered (?:work|a job|a post|a position|another job)|(?:has|have|had|['’]s) (?:applied (?:to|for) (?:study|a (?:job|post|place|position)|another)|accepted (?:a|an|another) (?:\p{L}+ )?(?:job|post|position|place|offer))|(?:is|are|['’]s) (?:looking for (?:another|a new) (?:job|post)|job hunting)|has (?:had )?(?:an offer|another offer)|(?:has|have) given (?:us|me) (?:until|till)|(?:is|are) (?:only )?with us (?:until|till)|(?:close|near|nearing|coming up) (?:to )?${RETIREMENT}`,
    ),
    false,
  ],
  [
    'leaves',
    pattern(
      String.raw`retires?|retiring|(?:will|(?:is|are) going to|(?:is|are) (?:due|set) to|(?:has|have) decided to) (?:retire|(?:leave|stop|go)${NO_THING})|go(?:es|ing)? (?:in|into|to|on|in the|to the)(?: the)? ${RETIREMENT}|(?:is|are) leaving${NO_THING}|(?:is|are) (?:finishing|stopping)(?: up)?${NO_THING}(?! (?:when|whenever|if|every|each|because))|steps? down|resign(?:s|ed|ing)|(?:handed|hands|has handed) in (?:his|her|their) notice|(?:gave|has given|gives) (?:his |her |their |in )?notice|is moving (?:${ELSEWHERE}|to)|emigrates?|se retira|se jubila|se va|reforma-se|se reforma|vai (?:reformar|aposentar)-se|vai se aposentar|geht (?:[\p{L}\d.]+ ){0,4}in (?:rente|pension)|part à la retraite|part en retraite|va in pensione|se aposenta|odchodzi|gaat met pensioen`,
    ),
    false,
  ],
  [
    'leaves',
    pattern(
      String.raw`leaves${NO_THING}|finishes(?: up)?${NO_THING}|stops(?= (?:working|in|at|on|by|after|before|next|this)(?!\p{L})|\s*(?:$|[.,;]))|will finish${NO_THING}|goes${NO_THING}(?! (?:to|on (?!\d)|with|through|out|up|down|into|over|round|there|back(?! (?:to|home))|by (?:bike|bus|car|hand|phone|boat|train))(?!\p{L}))|moves (?:${ELSEWHERE}|to|on)|last day|leave us`,
    ),
    true,
  ],
  ['may leave', AGED, false],
]

/** 'gives three weeks … in May they look at it': a date in a later part of the sentence is of something else. */
function isOther(clause: Clause, when: When, at: number): boolean {
  const start = when.span.start - clause.start
  return (
    start > at &&
    /[;:]|,? (?:and|but|so) (?:\p{L}+ ){1,3}(?:is|are|will|has|have|can|must|goes?)(?!\p{L})/u.test(
      clause.text.slice(at, start),
    )
  )
}

/** A name, a role or one of the family; customers, deliveries and requests that 'leave' are nobody. */
function subject(told: Told, end: number, sure: boolean): string | undefined {
  const { clause } = told
  const lead = clause.text.slice(0, end)
  // 'Off on maternity from October': who that is was said before.
  if (OMITTED.test(lead)) return lastPerson(told, '')
  // Who stands right before the verb is meant, whoever was named earlier.
  const back = POINTS.exec(lead)
  const one = back !== null && /^(?:he|she)$/i.test(back[1] as string)
  // 'Engineers take the wrong board, then Moira works it out and she retires': whoever does it, and none of many.
  const doer = one && clause.language === 'en' ? lastDoer(told, lead) : undefined
  const own = doer ?? (clause.language === 'en' ? firstName(lead, sure) : undefined) ?? ownSubject(told, lead, sure)
  // 'My senior people know it, but two of them retire'
  if (back && OF_THEM.test(back[0])) return matches(MANY, lead).at(-1)?.[1] ?? lastRole(told, lead)
  if (own !== undefined && !(one && isMany(own))) return own
  // 'He leaves in May', 'Four go into retirement', '… , one is 63': who that is was said before.
  if (one) return lastPerson(told, lead)
  if (back) return lastRole(told, lead)
  return clause.language === 'en' ? undefined : foreignSubject(lead)
}
const OMITTED =
  /^(?:(?:is|now|off|on|out|away|back|currently|still|also|and|but|so)\s)*(?:now|off|on|out|away|currently|still|also)\s$/iu
/** 'then Moira who does the dispatch …', 'only Nurten hanım understand this' */
function lastDoer({ names }: Told, lead: string): string | undefined {
  const found = matches(DOES, lead).at(-1)
  const name = found?.[1]
  // Who is named later is nearer.
  if (found && names.some((other) => lead.lastIndexOf(other) > found.index)) return undefined
  return name && isPersonalName(name.split(' ')[0] as string, true) ? name : undefined
}
const DOES =
  /(?<=^|(?:^|\s)(?:only|just|then|and|but|so|because)\s|,\s)(?!(?:Because|When|While|If|Since|After|Before|Then|Only|Just|Once|As)\s)(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)(?=\s(?:\p{Ll}+\s)?(?:who|alone|knows?|understands?|does|works?|decides?|keeps?|remembers?|can)(?!\p{L}))/gu
/** 'Ned is 67': what retires or has a baby is a person, so an unknown word before it is a name. */
function firstName(lead: string, sure: boolean): string | undefined {
  const name = (/(?:^|[,;]\s|\(|^If\s)(?:Old\s|Young\s|Big\s)?(\p{Lu}\p{Ll}+)(?:\s\p{Ll}+)?\s*$/u.exec(lead) ??
    // 'Joan has done the rota since 1998 and retires in May'
    /(?:^|[,;]\s|\()(\p{Lu}\p{Ll}+)\s(?:is|has|had|does|did|was|knows)\s[^,.;]{2,60}\sand\s(?:\p{Ll}+\s)?$/u.exec(
      lead,
    ) ??
    // 'Ana, the only one who knows the kiln, has accepted a job'
    /^(\p{Lu}\p{Ll}+),\s[^,.;]{3,60},\s*$/u.exec(lead))?.[1]
  return name && isPersonalName(name, sure) ? name : undefined
}
const OF_THEM = /\sof (?:them|these)\s/iu
const MANY =
  /(?<!\p{L})(?:my|our|the|these)\s((?:\p{Ll}+\s){0,2}?(?:people|staff|colleagues|men|women|\p{Ll}+(?:ers|ors|ists|ants|ians)))(?!\p{L})/gu
const POINTS =
  /(?:^|[,;:]\s|\s(?:and|but|because|as|that|says|said)\s)(he|she|\d{1,2}|one|two|three|four|five|six|some|both|half|most)(?:\s(?:of (?:them|these)|more|also|already))?\s?(?:\p{L}+\s)?$/iu

/** The last one named in the part of the sentence that the verb belongs to. */
function ownSubject({ clause, people, names }: Told, lead: string, sure: boolean): string | undefined {
  // 'Two apprentices, a cutter who retires in May'
  const post = /(?<!\p{L})(?:an?|the|our|my)\s(?:\p{Ll}+\s)?(\p{Ll}+),?\swho\s(?:\p{Ll}+\s)?$/u.exec(lead)?.[1]
  if (post && isRoleNoun(post, post) && !people.some(({ title }) => title.endsWith(post))) return post
  const part = lead.split(/[;:]\s|,\s(?=(?:and|but|so|because)\s)/u).at(-1) ?? lead
  const named = [...names.filter((name) => hasName(part, name)), ...(NAME.exec(part)?.slice(1).filter(Boolean) ?? [])]
  const last = named.sort((a, b) => part.lastIndexOf(a) - part.lastIndexOf(b)).at(-1)
  const role = people
    .filter(({ title }) => part.includes(title) && !isAnybody(part, title, sure))
    .sort((a, b) => part.lastIndexOf(a.title) - part.lastIndexOf(b.title))
    .at(-1)
  if (last && !(role && POINTS.test(part) && part.lastIndexOf(role.title) > part.lastIndexOf(last)))
    return inFull(named, last)
  if (role && !/(?<!\p{L})(?:customers?|clients?|guests|suppliers?)['’]s?\s/iu.test(part)) return role.title
  const kin = KIN.exec(part)?.[1]
  return kin && clause.language === 'en' ? kin : undefined
}
/** 'Mr. Owusu' and not 'Owusu' alone. */
function inFull(names: readonly string[], last: string): string {
  return names.find((name) => name.length > last.length && name.endsWith(last)) ?? last
}
/** 'In August a skipper waits two days and goes', 'all in the head of Bibi': one of many outside, and no post. */
function isAnybody(part: string, title: string, sure: boolean): boolean {
  const before = part.slice(0, part.lastIndexOf(title))
  return (
    (/^head of \p{Lu}/u.test(title) && /(?<!\p{L})in the $/iu.test(before)) ||
    (!sure && /(?<!\p{L})(?:an?|any|each|every|some)\s(?:\p{L}+\s)?$/iu.test(before) && !/\swho\s$/iu.test(part))
  )
}
const KIN =
  /(?:^|\s)my\s((?:younger |older |elder )?(?:wife|husband|brother|sister|son|daughter|mother|father|mum|mom|dad|nephew|niece|cousin|uncle|aunt|business partner))\b(?![’'])/iu

function lastPerson(told: Told, lead: string): string | undefined {
  const here = told.names.filter((name) => hasName(lead, name))
  const last = here.at(-1)
  if (last) return inFull(here, last)
  // 'The compliance officer is against it, but she retires in May.'
  const role = told.people
    .filter(({ title, count }) => lead.includes(title) && (count ?? 1) === 1 && !isMany(title))
    .at(-1)
  if (role) return role.title
  for (let back: Told | undefined = told.before, steps = 0; back && steps < 2; back = back.before, steps += 1) {
    const { clause, names, people } = back
    const name = names
      .filter((one) => hasName(clause.text, one))
      .sort((a, b) => clause.text.lastIndexOf(a) - clause.text.lastIndexOf(b))
      .at(-1)
    if (name) return name
    // 'Rates are set by Mei Ling alone. She …': who does it is somebody, known or not.
    const doer = steps === 0 && clause.language === 'en' ? DOER.exec(clause.text)?.[1] : undefined
    if (doer && !people.some(({ title }) => clause.text.includes(title))) return doer
    const earlier = people.filter(({ title, count }) => (count ?? 1) === 1 && !isMany(title)).at(-1)
    if (earlier) return earlier.title
  }
  return undefined
}

const DOER =
  /(?<!\p{L})(?:by|only|just|on)\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=\s(?:alone|only|herself|himself)|[.,;]|$)/u

/** 'Two shift foremen decide, one is 63': those last named who are more than one. */
function lastRole(told: Told, lead: string): string | undefined {
  const here = told.people.filter(({ title }) => lead.includes(title) && isMany(title)).at(-1)
  return (here ?? told.before?.people.filter(({ title }) => isMany(title)).at(-1))?.title
}

function isMany(title: string): boolean {
  return /s$|men$|women$|people$/i.test(title)
}

const FOREIGN_NAME =
  /(?<!\p{L})((?:[Dd]on|[Dd]oña|[Dd]ona|[Ss]eu|[Ss]eñora?|[Ss]ra?\.|Herr|Frau|Monsieur|Madame|Mme|[Ss]ignora?|[Mm]eneer|[Mm]evrouw)\s\p{Lu}\p{L}+)/gu

function foreignSubject(lead: string): string | undefined {
  // 'El único que conoce las válvulas es don Hernán, capataz, que se jubila'
  const named = [...lead.matchAll(FOREIGN_NAME)].at(-1)?.[1] ?? APPOSED.exec(lead)?.[1]
  if (named) return named
  // 'Ah,' and 'Bueno,' open a sentence and are nobody.
  const first = /^(?:[AO]\s)?(\p{Lu}\p{Ll}{2,}),\s/u.exec(lead)?.[1]
  if (first && isPersonalName(first, false)) return first
  const ours = OUR_OWN.exec(lead.replace(/\s*(?:se|va|nos)?\s*$/u, ''))?.[1]
  if (ours) return ours
  const name = /^(\p{Lu}\p{Ll}+)\s(?:se\s|va\s)?$/u.exec(lead)?.[1]
  return name && !NOBODY_FOREIGN.test(name) ? name : undefined
}
/** 'y Toni, el de la fresadora, se jubila' */
const APPOSED = /(?:^|,\s|\s)(\p{Lu}\p{Ll}{2,}),\s[^,;]{3,60},\s(?:que\s)?(?:se\s|va\s)?$/u
/** 'Nuestra contable', 'unser Meister': a thing or a customer that goes is nobody of the house. */
const OUR_OWN =
  /^\s*(?:nuestr[oa]|mi|unsere?|mein[e]?|notre|mon|ma|noss[oa]|meu|minha|nostr[oa]|il mio|la mia|nasza?|mój|moja|onze|mijn)\s+((?:\p{L}+\s?){1,3})$/iu
const NOBODY_FOREIGN =
  /^(?:niemand|keiner|nadie|personne|ninguém|nessuno|nikt|der|die|das|el|la|los|las|le|les|il|lo|gli|os?|as?|de|het|todo|tout|alles|wir|er|sie|es|man|on|eso|esto)$/iu
const NAME = new RegExp(
  `^(?:.*?[,:]\\s)?((?:${HONORIFIC})\\.?\\s\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?)(?!\\p{L})|\\b(?:with|to|on)\\s+((?:Mr|Ms|Dr)\\.?\\s\\p{Lu}\\p{L}+)`,
  'u',
)
