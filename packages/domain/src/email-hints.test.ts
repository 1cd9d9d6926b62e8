import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailHint, suggestEmail } from './email-hints.ts'

test.each([
  ['', undefined],
  ['ana', 'Email must contain @'],
  ['a@b', 'Email is too short'],
  ['ana@firm', undefined],
  ['ana@firm.example', 'Email format looks good!'],
])('the hint for %j is %j', (value, hint) => {
  expect(emailHint(value)).toBe(hint)
})

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana@GMAI.com', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@hotmial.co.uk', 'ana@hotmail.co.uk'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@bigpnd.net.au', 'ana@bigpond.net.au'],
  ['ana@gmail.com', undefined],
  ['ana@mail.com', undefined],
  ['ana@ymail.com', undefined],
  ['ana@firm.example', undefined],
  ['ana@ge.com', undefined],
  ['gmial.com', undefined],
  ['@gmial.com', undefined],
  ['ana@', undefined],
])('of %j the suggestion is %j', (value, suggestion) => {
  expect(suggestEmail(value)).toBe(suggestion)
})

test('a suggestion keeps the local part and needs no further suggestion', () => {
  const address = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^g?m?[a-z]{2}i?l\.co?m?$/))
  fc.assert(
    fc.property(address, ([local, domain]) => {
      const suggestion = suggestEmail(`${local}@${domain}`)
      fc.pre(suggestion !== undefined)
      expect(suggestion?.startsWith(`${local}@`)).toBe(true)
      expect(suggestEmail(suggestion ?? '')).toBeUndefined()
    }),
  )
})
