/** People whom advice for a trade takes for granted, and whom a client of it may not have; how words that tell of them begin. */
const ROLES: Record<string, string> = {
  nurse: 'nurs',
  doctor: 'doctor',
  vet: 'vet',
  pharmacist: 'pharmac',
  dentist: 'dent',
  therapist: 'therap',
  midwife: 'midwi',
  surgeon: 'surg',
  clinician: 'clinic',
  dispatcher: 'dispatch',
  foreman: 'forem',
  estimator: 'estimat',
  planner: 'plann',
  clerk: 'clerk',
  agronomist: 'agronom',
  driver: 'driv',
  technician: 'technician',
  mechanic: 'mechanic',
  teacher: 'teach',
  carer: 'carer',
}
const PLURALS: Record<string, string> = { foreman: 'foremen', midwife: 'midwives' }
const QUALIFIED = new Set('nurse doctor vet pharmacist dentist therapist midwife surgeon clinician'.split(' '))
const IN_CHARGE = new Set('dispatcher foreman estimator planner clerk agronomist'.split(' '))

/** Those of whom a text speaks, by their name or by what they do. */
export function rolesIn(text: string): string[] {
  return Object.entries(ROLES).flatMap(([role, start]) => (new RegExp(`\\b${start}`, 'i').test(text) ? [role] : []))
}

/** The same text with some of them spoken of in general: 'a nurse checks' becomes 'a qualified person checks'. */
export function withoutRoles(text: string, roles: readonly string[]): string {
  return roles.reduce((kept, role) => {
    const called = (noun: string) =>
      QUALIFIED.has(role) ? `qualified ${noun}` : IN_CHARGE.has(role) ? `${noun} in charge` : noun
    const many = new RegExp(`\\b${PLURALS[role] ?? `${role}s`}\\b(?!['’])`, 'gi')
    const one = new RegExp(`\\b(?:(an?) )?${role}\\b`, 'gi')
    return kept
      .replace(many, (found) => likeFirst(found, called('people')))
      .replace(one, (found, article?: string) => likeFirst(found, `${article ? 'a ' : ''}${called('person')}`))
  }, text)
}

function likeFirst(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : text
}
