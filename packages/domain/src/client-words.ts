/** Stands under a quotation that is the client's own. */
export const IN_YOUR_WORDS = 'In your words'

/** A quote counts as the client's when the words are in the brief, whatever the punctuation around them. */
export function clientsWords(clientInput: Record<string, unknown>): (text: string) => boolean {
  const told = normal(
    [...Object.values(clientInput), ...toldLater(clientInput)].filter((value) => typeof value === 'string').join(' '),
  )
  return (text) => {
    const words = normal(text)
    return words.length > 0 && told.includes(words)
  }
}

/** What was answered and refused since the first report. */
function toldLater({ answers, not_for_us }: Record<string, unknown>): unknown[] {
  const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])
  return [...list(answers).map(({ answer }) => answer), ...list(not_for_us).map(({ reason }) => reason)]
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
