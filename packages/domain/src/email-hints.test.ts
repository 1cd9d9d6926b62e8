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
  ['ana@yahoo.co', 'ana@yahoo.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmail.cmo', 'ana@hotmail.com'],
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

test.each([
  'yahoo.com.br',
  'yahoo.co.za',
  'yahoo.com.ar',
  'yahoo.co.id',
  'yahoo.fr',
  'yahoo.ca',
  'hotmail.be',
  'hotmail.co.jp',
  'hotmail.com.br',
  'outlook.jp',
  'outlook.com.br',
  'live.nl',
  'live.com.au',
  'msn.com',
  'gmx.ch',
  'gmx.net',
  'mail.co',
  'mail.ru',
  'email.it',
  'grail.com',
  'gail.com',
  'trail.com',
  'email.com',
  'aol.com',
  'aol.co.uk',
  'me.com',
  'mac.com',
  'ymail.com',
  'rocketmail.com',
  'proton.me',
  'pm.me',
  'fastmail.com',
  'hey.com',
  'zoho.com',
  'web.de',
  't-online.de',
  'orange.fr',
  'libero.it',
  'qq.com',
  '163.com',
  'naver.com',
  'seznam.cz',
  'wp.pl',
  'bt.com',
  'sky.com',
  'telstra.com',
  'xtra.co.nz',
  'shaw.ca',
  'rogers.com',
  'comcast.net',
  'att.net',
  'verizon.net',
])('an address at %s is left alone', (domain) => {
  expect(suggestEmail(`ana@${domain}`)).toBeUndefined()
})

test('a suggestion keeps the local part and needs no further suggestion', () => {
  const known = fc.constantFrom('gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com')
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', '')
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), known, fc.nat(4), letter, (local, right, at, slip) => {
      const domain = right.slice(0, at) + slip + right.slice(at + 1)
      const suggestion = suggestEmail(`${local}@${domain}`)
      fc.pre(suggestion !== undefined)
      expect(suggestion?.startsWith(`${local}@`)).toBe(true)
      expect(suggestEmail(suggestion ?? '')).toBeUndefined()
    }),
  )
})
