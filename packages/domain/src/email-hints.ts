import { EMAIL_MIN } from '@cairn/contract/email'
import { emailProblem } from './registration-form.ts'

/** Said while typing; nothing is said of an empty field. */
export function emailHint(value: string): string | undefined {
  const address = value.trim()
  if (address === '') return undefined
  if (!address.includes('@')) return 'Email must contain @'
  if (address.length < EMAIL_MIN) return 'Email is too short'
  return emailProblem(address) === undefined ? 'Email format looks good!' : undefined
}

/** The address with the common domain that was probably meant, for 'Did you mean …?'. */
export function suggestEmail(value: string): string | undefined {
  const address = value.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || domain.length < 4 || domain.length > LONGEST || isGood(domain)) return undefined
  const meant = domain.includes('.')
    ? nearest(domain)
    : SUGGESTED_DOMAINS.find((known) => known.startsWith(`${domain}.`))
  return meant === undefined ? undefined : `${address.slice(0, at)}@${meant}`
}

/** Most common first: the first of equally near ones wins. */
const SUGGESTED_DOMAINS = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'outlook.com.au',
  'hotmail.com.au',
  'yahoo.com.au',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'iinet.net.au',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'btinternet.com',
]

/** Real domains that a slip could have made of a common one. */
const KNOWN_DOMAINS = new Set([
  ...SUGGESTED_DOMAINS,
  'aol.com',
  'bmail.com',
  'cmail.com',
  'email.com',
  'fmail.com',
  'gail.com',
  'gmal.com',
  'gmx.com',
  'gotmail.com',
  'grail.com',
  'hmail.com',
  'jmail.com',
  'mail.com',
  'me.com',
  'nmail.com',
  'proton.me',
  'rmail.com',
  'tmail.com',
  'vmail.com',
  'ymail.com',
  'zmail.com',
])

/** These have a domain in many countries: 'yahoo.com.br' is as good as 'yahoo.com'. */
const NATIONAL = /^(?:yahoo|hotmail|outlook|live|gmx|aol|msn|mail|email)\.(?:(?:com?|net|org)\.)?[a-z]{2}$/
/** '.co', '.cm' and '.om' are countries too, but at these names they are slips for '.com'. */
const SLIPPED_COM = /^(?:yahoo|hotmail|outlook)\.(?:co|cm|om)$/

function isGood(domain: string): boolean {
  return KNOWN_DOMAINS.has(domain) || (NATIONAL.test(domain) && !SLIPPED_COM.test(domain))
}

const LONGEST = 20

/**
 * A slip in the name and a slip in the ending, at most one of each. In the name, another letter is a slip only where
 * it lies beside the right one on the keyboard: 'grail.com' is a domain of its own, 'gnail.com' a slip.
 */
function nearest(domain: string): string | undefined {
  const [name, ending] = parts(domain)
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const known of SUGGESTED_DOMAINS) {
    const [knownName, knownEnding] = parts(known)
    const slips = [slip(name, knownName, areNeighbours), slip(ending, knownEnding, () => true)]
    const sum = slips.reduce((total, count) => total + count, 0)
    if (sum < fewest) [best, fewest] = [known, sum]
  }
  return fewest <= 2 ? best : undefined
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.')
  return [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** 0 for the same, 1 for one letter lost, added, swapped with its neighbour or (if `mistakable`) replaced. */
function slip(typed: string, meant: string, mistakable: (a: string, b: string) => boolean): number {
  if (typed === meant) return 0
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  if (long.length - short.length > 1) return Number.POSITIVE_INFINITY
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1) ? 1 : Number.POSITIVE_INFINITY
  const [a = '', b = ''] = [typed[at], meant[at]]
  if (typed.slice(at + 1) === meant.slice(at + 1)) return mistakable(a, b) ? 1 : Number.POSITIVE_INFINITY
  const swapped = a === meant[at + 1] && b === typed[at + 1] && typed.slice(at + 2) === meant.slice(at + 2)
  return swapped ? 1 : Number.POSITIVE_INFINITY
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function areNeighbours(a: string, b: string): boolean {
  const [rowA, rowB] = [a, b].map((key) => KEYBOARD.findIndex((row) => row.includes(key)))
  if (rowA === undefined || rowB === undefined || rowA < 0 || rowB < 0) return false
  const [placeA = 0, placeB = 0] = [KEYBOARD[rowA]?.indexOf(a), KEYBOARD[rowB]?.indexOf(b)]
  return Math.abs(rowA - rowB) <= 1 && Math.abs(placeA - placeB) <= 1
}
