import { once } from './once.ts'

/** People whom advice for a trade takes for granted, and whom a client of it may not have; how words that tell of them begin. */
const ROLES: Record<string, RegExp> = {
  nurse: /\b(?:nurs|enfermer|infirmi|pfleg|matron)/i,
  doctor: /\b(?:doctor|physician|gps?\b|médec|médic|medic[oi]|arzt|ärzt)/i,
  vet: /\b(?:vets?\b|veterin|tierärzt|tierarzt)/i,
  pharmacist: /\b(?:pharmac|farmac|apothek|chemist)/i,
  dentist: /\b(?:dentist|dental|odont|zahn)/i,
  therapist: /\b(?:therap|terap|physio)/i,
  midwife: /\b(?:midwi|matron|hebamm|sage-femme)/i,
  surgeon: /\b(?:surgeon|surger|surgical|cirug|cirurg|chirurg)/i,
  clinician: /\b(?:clinic|clínic|klinik)/i,
  dispatcher: /\b(?:dispatch|despach)/i,
  foreman: /\b(?:forem[ae]n|forewom|capataz|polier|vorarbeiter)/i,
  estimator: /\bestimat/i,
  planner: /\b(?:plann|planific|planer)/i,
  clerk: /\bclerk/i,
  agronomist: /\bagron/i,
}
const PLURALS: Record<string, string> = { foreman: 'foremen', midwife: 'midwives' }
const QUALIFIED = new Set('nurse doctor vet pharmacist dentist therapist midwife surgeon clinician'.split(' '))

/** How each is named, and what is said instead; a report asks for it in every sentence. */
const NAMED = once(
  () =>
    new Map(
      Object.keys(ROLES).map((role) => {
        const called = (noun: string) => (QUALIFIED.has(role) ? `qualified ${noun}` : `${noun} in charge`)
        return [
          role,
          {
            many: new RegExp(`\\b${PLURALS[role] ?? `${role}s`}\\b(?!['’])`, 'gi'),
            people: called('people'),
            // Without one of these before it, it is half of another name, or one of a list.
            one: new RegExp(`\\b(an?|the|one|each|every|another|that|this|your|any|no) ${role}\\b`, 'gi'),
            person: called('person'),
          },
        ]
      }),
    ),
)

/** Those of whom a text speaks, by their name or by what they do. */
export function rolesIn(text: string): string[] {
  return Object.entries(ROLES).flatMap(([role, told]) => (told.test(text) ? [role] : []))
}

/** The same text with some of them spoken of in general: 'a nurse checks' becomes 'a qualified person checks'. */
export function withoutRoles(text: string, roles: readonly string[]): string {
  const general = roles.reduce((kept, role) => {
    const named = NAMED().get(role)
    if (!named) return kept
    return kept
      .replace(named.many, (found) => likeFirst(found, named.people))
      .replace(named.one, (_found, before: string) => `${before.replace(/^(a)n$/i, '$1')} ${named.person}`)
  }, text)
  // 'Doctor, therapist and resident decide' names two of a kind.
  return general.replace(TWICE, (found) =>
    likeFirst(found, /charge/i.test(found) ? 'people in charge' : 'qualified people'),
  )
}
const TWICE =
  /\b(?:(?:an?|the) )?(?:qualified (?:person|people)|(?:person|people) in charge)(?:(?:,|,? and|,? or) (?:(?:an?|the) )?(?:qualified (?:person|people)|(?:person|people) in charge))+\b/gi

function likeFirst(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : text
}
