/** Letters that have no mark to take off. */
const BARE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' }

/** A name as it is compared: small letters, no accents, plain apostrophes ('Łódź' and 'Lodz' are one place). */
export function folded(name: string): string {
  const small = name.toLowerCase()
  // Most names are plain already, and thousands are folded at the start.
  if (/^[!-~]+(?: [!-~]+)*$/.test(small) && !small.includes('`')) return small
  return small
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđßæœıðþ]/g, (letter) => BARE[letter] ?? letter)
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
