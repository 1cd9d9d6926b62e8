import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailProblem, fullNameProblem, nameHint, registrationForm, registrationProblem } from './registration-form.ts'
import { firstMessages } from './ruled.ts'

const good = { fullName: 'Ana Pérez', email: 'ana@firm.example', password: 'Kestrel7!', confirmPassword: 'Kestrel7!' }
const differ = "Passwords don't match - please type the same password in both fields"
const letters = 'Name can only contain letters, spaces, hyphens and apostrophes'

describe('full name', () => {
  test.each([
    ['', 'Please enter your full name'],
    ['   ', 'Please enter your full name'],
    [' A ', 'Please enter your first and last name (at least 2 characters)'],
    ['Al', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Name is too long - please use a shorter version (under 100 characters)'],
    ['𠮷'.repeat(100), undefined], // code points, not units
    ["Seán O'Brien-Ng", undefined],
    ['Seán O’Brien', undefined],
    ['Zoe\u0301', undefined],
    ['山田太郎', undefined],
    ['अनिल कुमार', undefined],
    ['R2 D2', letters],
    ['Ann <b>', letters],
    ['Ann\nLee', letters],
  ])('%j: %s', (name, problem) => {
    expect(fullNameProblem(name)).toBe(problem)
  })

  test.each([
    ['Ana Pérez', 'Name looks good!'],
    [' Ana ', 'Consider adding your last name too'],
    ['A', undefined],
    ['R2 D2', undefined],
  ])('hint for %j: %s', (name, hint) => {
    expect(nameHint(name)).toBe(hint)
  })
})

describe('the form', () => {
  test('good values pass; the name comes out trimmed, the address in lower case', () => {
    expect(registrationForm.parse({ ...good, fullName: ' Ana Pérez ', email: ' Ana@Firm.Example ' })).toEqual(good)
  })

  test.each([
    [{ email: '' }, { email: 'Email address is required' }],
    [{ email: 'a@b' }, { email: 'Email is too short' }],
    [{ email: 'ana.firm.example' }, { email: 'Please enter a valid email address' }],
    [{ password: 'Kes7!', confirmPassword: 'Kes7!' }, { password: 'Password must be at least 8 characters long' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    [{ confirmPassword: 'Kestrel8!' }, { confirmPassword: differ }],
    [
      { email: '', fullName: '', confirmPassword: 'x' },
      { fullName: 'Please enter your full name', email: 'Email address is required', confirmPassword: differ },
    ],
  ])('%j is told %j', (change, messages) => {
    expect(firstMessages(registrationForm, { ...good, ...change })).toEqual(messages)
  })

  test('an untouched form names every field once', () => {
    expect(firstMessages(registrationForm, {})).toMatchObject({
      fullName: 'Please enter your full name',
      confirmPassword: 'Please confirm your password',
    })
    expect(firstMessages(registrationForm, { fullName: '', email: '', password: '', confirmPassword: '' })).toEqual({
      fullName: 'Please enter your full name',
      email: 'Email address is required',
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Please confirm your password',
    })
  })
})

test.each([
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`, 'at most'],
  ['ana@firm', 'valid'],
  ['ana@@firm.example', 'valid'],
])('the address %j is refused', (address, words) => {
  expect(emailProblem(address)).toContain(words)
})

test('an address of 254 characters is still accepted', () => {
  expect(emailProblem(`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`)).toBeUndefined()
})

test('the server finds what the form finds, under the names of the wire', () => {
  expect(registrationProblem({ email: 'ana@firm.example', password: 'Kestrel7!', username: 'Ana Pérez' })).toEqual([])
  expect(registrationProblem({ email: 'ana', password: 'kestrels', username: '' })).toEqual([
    { field: 'username', message: 'Please enter your full name' },
    { field: 'email', message: 'Email is too short' },
    {
      field: 'password',
      message: 'Password must include: uppercase letter, lowercase letter, number, and special character (!@#$%^&*)',
    },
  ])
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (username, email, password) => {
      const form = firstMessages(registrationForm, {
        fullName: username,
        email,
        password,
        confirmPassword: password || '-',
      })
      const wire = Object.fromEntries(
        registrationProblem({ username, email, password }).map((p) => [p.field, p.message]),
      )
      expect([wire['username'], wire['email'], wire['password']]).toEqual([
        form['fullName'],
        form['email'],
        form['password'],
      ])
    }),
  )
})
