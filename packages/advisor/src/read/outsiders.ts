import type { Role } from '../facts.ts'

/** A role as a clause names it, with the words that stand before it. */
export interface NamedRole {
  role: Role
  before: string
}

/**
 * Those who work here, of all whom the clauses name. Who is served or who delivers does not, however they are spoken of
 * later: 'we supply 300 opticians … an optician waits nine days'. Whoever has a name here, or is the only one, does.
 */
export function colleagues(named: readonly (readonly NamedRole[])[]): Role[][] {
  const served = named
    .flat()
    .filter((one) => !isOurs(one.role) && isServed(one))
    .map(titleOf)
  const isOutsider = (one: NamedRole) =>
    BY_TITLE.test(one.role.title) || isServed(one) || served.some((title) => names(title, titleOf(one)))
  return named.map((list) => list.filter((one) => isOurs(one.role) || !isOutsider(one)).map(({ role }) => role))
}

function isOurs({ only, name }: Role): boolean {
  return only || name !== undefined
}

function isServed({ role, before }: NamedRole): boolean {
  return NOT_EMPLOYED.test(role.title) || SERVED.test(before)
}

/** 'independent interior designer' is an interior designer. */
function names(longer: string, title: string): boolean {
  return longer === title || longer.endsWith(` ${title}`)
}

function titleOf({ role }: NamedRole): string {
  return role.title.toLowerCase().replace(/s$/, '')
}

const DEALT_WITH = '(?:client|customer|supplier|vendor|patient|guest|tenant|parent|visitor|pupil|inspector|auditor)s?'
/** By what they are called. A customer service manager is one of us; a service customer, or the client's HR, is not. */
const BY_TITLE = new RegExp(`(?:^|\\s)${DEALT_WITH}$|^${DEALT_WITH}['’]?\\s\\p{L}+$`, 'iu')
const NOT_EMPLOYED = /^(?:member|volunteer|independent)\s/i
/** By what is done with them, unless an 'our' stands between. */
const SERVED =
  /(?<!\p{L})(?:suppl(?:y|ies|ying)|serv(?:e|es|ing)|(?:sell(?:s|ing)?|deliver(?:s|ing)?|rents?|(?:hires?|hiring) out) to|for|owned by|(?:customers?|clients?|buyers?|members|guests|tenants)(?:,|:| are| include| being| such as| like)(?: mostly| mainly| all)?)\s(?:(?!(?:our|my|own)\s)[\p{L}\d,-]+\s){0,5}$/iu
