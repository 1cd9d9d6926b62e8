import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkPassword,
  COMMON_PATTERNS,
  PASSWORD_CHECKS,
  passwordProblem,
  passwordStrength,
  resetPasswordProblem,
} from './password.ts'

const include = 'Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&*)'

describe('strength', () => {
  test.each([
    ['', -1, 'weak'],
    ['aaaaaa', -1, 'weak'],
    ['kestrel', 1, 'weak'],
    ['kestrels', 2, 'weak'],
    ['Kestrels', 3, 'fair'],
    ['Kestrel7', 4, 'good'],
    ['Kestrel7!', 5, 'strong'],
    ['Ke7!', 4, 'good'],
    ['Kesss7!xx', 4, 'weak'], // a run is weak whatever the score
    ['Kestrel123!', 4, 'weak'],
    ['PassWord7!', 4, 'weak'],
    ['Kss7!', 4, 'good'],
    ['Aaa111!!', 4, 'weak'],
    ['A1!A1!A1!', 3, 'fair'], // three distinct characters cost one
    ['Äöüß1234€', 4, 'weak'],
    ['Äöüß4711€', 5, 'strong'],
  ])('%j scores %i: %s', (password, score, level) => {
    expect(passwordStrength(password)).toEqual({ score, level })
  })
})

describe('registration rules, in their order', () => {
  test.each([
    ['', 'Password must be at least 8 characters long'],
    ['Kes7!xy', 'Password must be at least 8 characters long'],
    ['aaa123', 'Password must be at least 8 characters long'],
    ['Kesttt123!', 'Password must not contain the same character three or more times in a row'],
    ['Kestrel123!', 'Password must not contain a common pattern such as “123”'],
    ['LetMeIn77!', 'Password must not contain a common pattern such as “letmein”'],
    ['aA1aA1aA', 'Password must contain at least 4 different characters'],
    ['kestrels', include],
    ['Kestrels', include],
    ['kestrel7', include],
    ['Kestrel7', undefined], // four of the five points are enough
    ['kestrel7!', undefined],
    ['Kestrel7!', undefined],
    [`Kestrel7!${'xy'.repeat(60)}`, 'Please use at most 128 characters'],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  test('characters outside the basic plane count once', () => {
    expect(checkPassword('🦊🦉🐝🐢🦔🐌🦋').length).toBe(false)
    expect(checkPassword('🦊🦉🐝🐢🦔🐌🦋🐞').length).toBe(true)
    expect(checkPassword('🦊🦊').noRun).toBe(true)
    expect(checkPassword('🦊🦊🦊').noRun).toBe(false)
    expect(checkPassword('🦊🦉🐝').distinct).toBe(false)
  })

  test('a common pattern is found anywhere and in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_PATTERNS), fc.string(), fc.string(), (pattern, before, after) => {
        expect(checkPassword(before + pattern.toUpperCase() + after).noPattern).toBe(false)
      }),
    )
  })

  test('an accepted password is long, varied, and never weak', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', 'q', '7', '!', '🦊'), minLength: 6, maxLength: 12 }),
        (password) => {
          fc.pre(passwordProblem(password) === undefined)
          expect(Array.from(password).length).toBeGreaterThanOrEqual(8)
          expect(new Set(password).size).toBeGreaterThanOrEqual(4)
          expect(['good', 'strong']).toContain(passwordStrength(password).level)
        },
      ),
    )
  })
})

test('the checklist shows every check once', () => {
  expect(PASSWORD_CHECKS.map(({ key }) => key)).toEqual(Object.keys(checkPassword('')))
})

test.each([
  ['12345', 'Password must be at least 6 characters long'],
  ['123456', undefined],
  ['🦊🦊🦊', 'Password must be at least 6 characters long'],
  ['x'.repeat(129), 'Please use at most 128 characters'],
])('a reset to %j: %s', (password, problem) => {
  expect(resetPasswordProblem(password)).toBe(problem)
})
