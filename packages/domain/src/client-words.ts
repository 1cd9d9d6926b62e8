/** Stands under a quotation that is the client's own. */
export const IN_YOUR_WORDS = 'In your words'

/** A quote counts as the client's when the words are in the brief, whatever the punctuation around them. */
export function clientsWords(clientInput: Record<string, unknown>): (text: string) => boolean {
  const told = normal(
    Object.values(clientInput)
      .filter((value) => typeof value === 'string')
      .join(' '),
  )
  return (text) => {
    const words = normal(text)
    return words.length > 0 && told.includes(words)
  }
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
