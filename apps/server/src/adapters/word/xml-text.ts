/** What XML can hold: one control character in a name, and Word calls the whole file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(FORBIDDEN, '').replaceAll(STACKED, '$1').replaceAll(LONG_WORD, '$&\u200b')
}

/** Controls, noncharacters, and the marks that turn the direction of what follows. */
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]/gu
/** Letters under a tower of accents cover the lines around them. */
const STACKED = /((?:\p{M}){6})\p{M}+/gu
/** A word that is longer than a line may break here and there. */
const LONG_WORD = /\S{40}(?=\S)/gu
