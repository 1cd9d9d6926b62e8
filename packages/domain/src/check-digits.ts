/** Check digits of the numbers that states and banks give to people: few random numbers pass them. */

const digitsOf = (text: string) => Array.from(text, Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
/** 0000000000 and 1111111111 pass many a sum, and are nobody's. */
const isVaried = (text: string) => new Set(text).size > 1

/** Cards, and Canada's and South Africa's numbers. */
export function luhn(number: string): boolean {
  const sum = digitsOf(number)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0)
  return isVaried(number) && sum % 10 === 0
}

/** Australia's tax file number. */
export function tfn(number: string): boolean {
  return isVaried(number) && weighted(digitsOf(number), [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0
}

/** Australia's Medicare card: the ninth digit checks the first eight. */
export function medicare(number: string): boolean {
  const digits = digitsOf(number)
  return /^[2-6]/.test(number) && weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === digits[8]
}

/** The patient's number in England. */
export function nhs(number: string): boolean {
  const digits = digitsOf(number)
  const check = 11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return isVaried(number) && check !== 10 && check % 11 === digits[9]
}

/** France's number of social insurance; Corsica's departments have letters. */
export function nir(number: string): boolean {
  const body = number.slice(0, 13).replace('2A', '19').replace('2B', '18')
  return 97 - (Number(body) % 97) === Number(number.slice(13))
}

/** Italy's codice fiscale. */
export function codiceFiscale(code: string): boolean {
  const letters = code.toUpperCase()
  const sum = Array.from(letters.slice(0, 15)).reduce((total, letter, index) => {
    const value = /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (ODD[value] ?? 0) : value)
  }, 0)
  return letters.charCodeAt(15) - 65 === sum % 26
}
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Poland's PESEL: it begins with a day of birth. */
export function pesel(number: string): boolean {
  const digits = digitsOf(number)
  const [month, day] = [Number(number.slice(2, 4)) % 20, Number(number.slice(4, 6))]
  const check = (10 - (weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && check === digits[10]
}

/** Brazil's CPF. */
export function cpf(number: string): boolean {
  const digits = digitsOf(number)
  const check = (length: number) =>
    ((weighted(
      digits,
      Array.from({ length }, (_, index) => length + 1 - index),
    ) *
      10) %
      11) %
    10
  return isVaried(number) && check(9) === digits[9] && check(10) === digits[10]
}

/** India's Aadhaar, by Verhoeff's scheme. */
export function aadhaar(number: string): boolean {
  if (!/^[2-9]/.test(number) || !isVaried(number)) return false
  let check = 0
  for (const [index, digit] of digitsOf(number).toReversed().entries())
    check = MULTIPLIED[check]?.[PERMUTED[index % 8]?.[digit] ?? 0] ?? 0
  return check === 0
}
const MULTIPLIED = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 0, 6, 7, 8, 9, 5], [2, 3, 4, 0, 1, 7, 8, 9, 5, 6], [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8], [5, 9, 8, 7, 6, 0, 4, 3, 2, 1], [6, 5, 9, 8, 7, 1, 0, 4, 3, 2], [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] // prettier-ignore
const PERMUTED = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 5, 7, 6, 2, 8, 3, 0, 9, 4], [5, 8, 0, 3, 7, 9, 6, 1, 4, 2], [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0], [4, 2, 8, 6, 5, 7, 3, 9, 0, 1], [2, 7, 9, 3, 8, 0, 6, 4, 1, 5], [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
] // prettier-ignore

/** Spain's DNI and NIE: the letter follows from the number. */
export function dni(code: string): boolean {
  const number = Number(code.slice(0, -1).toUpperCase().replace('X', '0').replace('Y', '1').replace('Z', '2'))
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === code.slice(-1).toUpperCase()
}

/** The Netherlands' BSN. */
export function bsn(number: string): boolean {
  return isVaried(number) && weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
}

/** Germany's tax identification number (ISO 7064, mod 11, 10). */
export function steuerId(number: string): boolean {
  const digits = digitsOf(number)
  let product = 10
  for (const digit of digits.slice(0, 10)) product = (((digit + product) % 10 || 10) * 2) % 11
  return digits[0] !== 0 && isVaried(number) && (11 - product) % 10 === digits[10]
}

/** Bank accounts of some eighty countries (ISO 13616). */
export function iban(code: string): boolean {
  const turned = `${code.slice(4)}${code.slice(0, 4)}`.toUpperCase()
  let rest = 0
  for (const letter of turned) {
    const value = /\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55)
    rest = Number(`${rest}${value}`) % 97
  }
  return rest === 1
}
