import { expect, test } from 'vitest'
import { findPrivateData, withoutFinding } from './private-data.ts'

const seen = (text: string) => findPrivateData(text).map(({ what, start, end }) => [what, text.slice(start, end)])

test.each([
  ['Write to jane.o+x@clinic.example.com, please.', 'an email address', 'jane.o+x@clinic.example.com'],
  ['Card 4111 1111 1111 1111 on file', 'a card number', '4111 1111 1111 1111'],
  ['5500-0000-0000-0004', 'a card number', '5500-0000-0000-0004'],
  ['378282246310005', 'a card number', '378282246310005'],
  ['Her TFN is 123 456 782.', 'a tax file number', '123 456 782'],
  ['Medicare 2123 45670 1', 'a Medicare number', '2123 45670 1'],
  ['NHS no. 943 476 5919', 'an NHS number', '943 476 5919'],
  ['NHS number 9434765919', 'an NHS number', '9434765919'],
  ['Sécu 2 55 08 14 168 025 38', 'a French social security number', '2 55 08 14 168 025 38'],
  ['RSSMRA85T10A562S', 'an Italian tax code', 'RSSMRA85T10A562S'],
  ['PESEL: 44051401359', 'a Polish PESEL', '44051401359'],
  ['111.444.777-35', 'a Brazilian CPF', '111.444.777-35'],
  ['CPF 11144477735', 'a Brazilian CPF', '11144477735'],
  ['2341 2341 2346', 'an Aadhaar number', '2341 2341 2346'],
  ['SSN 078-05-1120', 'a US social security number', '078-05-1120'],
  ['SIN: 046 454 286', 'a Canadian social insurance number', '046 454 286'],
  ['DNI 12345678Z', 'a Spanish identity number', '12345678Z'],
  ['BSN 111222333', 'a Dutch BSN', '111222333'],
  ['Steuer-ID 86 095 742 719', 'a German tax number', '86 095 742 719'],
  ['NI AB 12 34 56 C', 'a UK National Insurance number', 'AB 12 34 56 C'],
  ['Pay to DE89 3704 0044 0532 0130 00', 'a bank account (IBAN)', 'DE89 3704 0044 0532 0130 00'],
  ['passport no. PA1234567', 'a passport number', 'PA1234567'],
  ['Ring +61 2 9876 5432 first', 'a telephone number', '+61 2 9876 5432'],
  ['+1 (555) 010-9999', 'a telephone number', '+1 (555) 010-9999'],
  ['mobile 0412 345 678', 'a telephone number', '0412 345 678'],
  ['Call reception on 020 7946 0958', 'a telephone number', '020 7946 0958'],
  ['The password is Sommer2024! for all', 'a password', 'Sommer2024!'],
  ['pwd=hunter2x', 'a password', 'hunter2x'],
  ['api key: 9f8e7d6c5b4a39281706', 'an access key', '9f8e7d6c5b4a39281706'],
  ['sk-proj-abcdefghijklmnop1234', 'an access key', 'sk-proj-abcdefghijklmnop1234'],
  ['AKIAIOSFODNN7EXAMPLE', 'an access key', 'AKIAIOSFODNN7EXAMPLE'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'an access key', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
])('%s', (text, what, words) => {
  expect(seen(text)).toEqual([[what, words]])
})

test('a private key is found with all its lines', () => {
  const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----'
  expect(seen(`Ours: ${key} there`)).toEqual([['a private key', key]])
})

test.each([
  'Cut no-shows from 15 percent and free two hours a day at the front desk.',
  'We turned over 12 345 678 900 yen and hold 1,234,567,890 records since 2019-2024.',
  'Orders 100200300, 100200301 and 4111111111111112 are late; invoice INV-2024-000123.',
  'ABN 51 824 753 556, our company number, is public.',
  'Open 08:30-17:00, 24/7 in 2025 2026 2027; rooms 101 102 103 104.',
  'Budget $250,000.00 over 2025-2026, 3.5 % of 7 142 857 142 857.',
  'Version 1.2.3-4, IP 192.168.10.254, part 123-45-6789-X, ISBN 978-3-16-148410-0.',
  'Staff share one password and reset it by phone. Passwords are weak. The password policy is old.',
  'Customers call us 1200 times a week and 300 of 1500 calls wait.',
  'Our token system is loved. The secret is good bread. Contact us @bakery.',
  '943 476 5919 parcels', '078-05-1120', '123456782', '44051401359', '123 456 782 units sold',
])('%s is an ordinary sentence', (text) => {
  expect(seen(text)).toEqual([])
}) // prettier-ignore

test.each([
  ['Write to a@b.example today', 'Write to today'],
  ['a@b.example', ''],
  ['(a@b.example) is it', '() is it'],
  ['One\na@b.example\ntwo', 'One\n\ntwo'],
])('%j becomes %j without it', (text, left) => {
  const [finding] = findPrivateData(text)
  expect(finding && withoutFinding(text, finding)).toBe(left)
})

test('a long text of anything is judged at once', () => {
  for (const sign of ['1 ', 'a@', '+1-', '(0', 'AB12 ', 'password: ', '-----BEGIN ', '9'])
    expect(findPrivateData(sign.repeat(5000)).length).toBeLessThan(5001)
})
