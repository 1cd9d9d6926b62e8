import { PASSWORD_MAX } from '@cairn/contract/auth'

export const PASSWORD_MIN = 8
export const RESET_PASSWORD_MIN = 6
export const DISTINCT_MIN = 4
export const COMMON_PATTERNS = ['123', 'abc', 'qwe', 'password', 'admin', 'user', 'letmein', 'welcome'] as const

const STRENGTH_MESSAGE =
  'Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&*)'

export interface PasswordChecks {
  length: boolean
  uppercase: boolean
  lowercase: boolean
  digit: boolean
  special: boolean
  noRun: boolean
  noPattern: boolean
  distinct: boolean
}

export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong'

export interface PasswordStrength {
  /** From -3 to 5: the penalties are taken off whatever was earned. */
  score: number
  level: PasswordLevel
}

/** What the live checklist says, in its order. */
export const PASSWORD_CHECKS: readonly { key: keyof PasswordChecks; label: string }[] = [
  { key: 'length', label: 'At least 8 characters' },
  { key: 'uppercase', label: 'An uppercase letter' },
  { key: 'lowercase', label: 'A lowercase letter' },
  { key: 'digit', label: 'A number' },
  { key: 'special', label: 'A special character (!@#$%^&*)' },
  { key: 'noRun', label: 'No character three times in a row' },
  { key: 'noPattern', label: 'No common pattern such as 123 or “password”' },
  { key: 'distinct', label: 'At least 4 different characters' },
]

/** All that a reset demands. */
export const RESET_PASSWORD_CHECK = `At least ${RESET_PASSWORD_MIN} characters`

/** Characters are counted as code points: an emoji is one, though JavaScript stores it as two. */
export function checkPassword(password: string): PasswordChecks {
  const characters = Array.from(password)
  return {
    length: characters.length >= PASSWORD_MIN,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[\p{P}\p{S}]/u.test(password),
    noRun: !/(.)\1\1/su.test(password),
    noPattern: commonPattern(password) === undefined,
    distinct: new Set(characters).size >= DISTINCT_MIN,
  }
}

export function passwordStrength(password: string): PasswordStrength {
  const c = checkPassword(password)
  const earned = [c.length, c.uppercase, c.lowercase, c.digit, c.special].filter((met) => met).length
  const lost = [c.noRun, c.noPattern, c.distinct].filter((met) => !met).length
  const score = earned - lost
  const predictable = !c.noRun || !c.noPattern
  return { score, level: predictable || score <= 2 ? 'weak' : score === 3 ? 'fair' : score === 4 ? 'good' : 'strong' }
}

/** The first rule of registration that the password breaks. */
export function passwordProblem(password: string): string | undefined {
  const checks = checkPassword(password)
  if (!checks.length) return `Password must be at least ${PASSWORD_MIN} characters long`
  if (password.length > PASSWORD_MAX) return tooLong
  if (!checks.noRun) return 'Password must not contain the same character three or more times in a row'
  const pattern = commonPattern(password)
  if (pattern !== undefined) return `Password must not contain a common pattern such as “${pattern}”`
  if (!checks.distinct) return `Password must contain at least ${DISTINCT_MIN} different characters`
  const { score, level } = passwordStrength(password)
  return score < 4 || level === 'weak' ? STRENGTH_MESSAGE : undefined
}

/** Spec 5: a reset asks for less than registration does. */
export function resetPasswordProblem(password: string): string | undefined {
  if (Array.from(password).length < RESET_PASSWORD_MIN) {
    return `Password must be at least ${RESET_PASSWORD_MIN} characters long`
  }
  return password.length > PASSWORD_MAX ? tooLong : undefined
}

const tooLong = `Please use at most ${PASSWORD_MAX} characters`

function commonPattern(password: string): string | undefined {
  const lower = password.toLowerCase()
  return COMMON_PATTERNS.find((pattern) => lower.includes(pattern))
}
