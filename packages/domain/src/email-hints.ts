import { EMAIL_MIN } from '@cairn/contract/auth'
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
  if (at < 1 || domain.length < 4 || domain.length > LONGEST || KNOWN_DOMAINS.has(domain)) return undefined
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

/** Real domains that must not be taken for a slip, some because they are one letter from another. */
const KNOWN_DOMAINS = new Set([
  ...SUGGESTED_DOMAINS,
  'aol.com',
  'email.com',
  'fastmail.com',
  'gmx.at',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'hey.com',
  'hotmail.de',
  'hotmail.es',
  'hotmail.fr',
  'hotmail.it',
  'live.com',
  'live.com.au',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.de',
  'outlook.es',
  'outlook.fr',
  'proton.me',
  'rocketmail.com',
  'yahoo.ca',
  'yahoo.co.in',
  'yahoo.co.jp',
  'yahoo.co.nz',
  'yahoo.de',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
])

const LONGEST = 20
const SLIPS_ALLOWED = 2

function nearest(domain: string): string | undefined {
  let best: string | undefined
  let fewest = SLIPS_ALLOWED + 1
  for (const known of SUGGESTED_DOMAINS) {
    const slips = distance(domain, known)
    if (slips < fewest) [best, fewest] = [known, slips]
  }
  return best
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
