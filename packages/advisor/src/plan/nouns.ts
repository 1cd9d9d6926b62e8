/** The last word of a name, which says what kind of thing it is. */
export function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
}

/** 'Invoices' and 'invoice' are one. */
export function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=(?:ss|sh|ch|x))es$|(?<=[^s])s$/, '')
    .replace(/(?<=\p{L}{4})(?:ing|ed)$/u, '')
}
