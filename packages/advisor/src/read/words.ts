/** 'a|b|c' as a set: a word is looked up in one step, where a pattern of them is tried letter by letter. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split('|'))
}

const SEEN = new WeakMap<object, ReadonlySet<string>>()

/** The words of a clause in small letters, made once: most patterns need one of a few to be there at all. */
export function wordsOf(clause: { text: string }): ReadonlySet<string> {
  const known = SEEN.get(clause)
  if (known) return known
  const made = new Set(clause.text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu))
  SEEN.set(clause, made)
  return made
}

export function hasAny(own: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const word of own) if (wanted.has(word)) return true
  return false
}
