/** Text from outside as plain text: no control characters, no tags, no Markdown that means anything, single spaces. */
export function cleanText(raw: string): string {
  return (
    raw
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff0-\uffff]/g,
        ' ',
      )
      .replace(/<(script|style)\b[\s\S]{0,1000}?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]{0,1000}?-->/g, ' ')
      .replace(/<\/?[a-z!?][^<>]{0,500}>/gi, ' ')
      .replace(/!?\[([^[\]\n]{0,300})\]\([^()\n]{0,500}\)/g, '$1')
      .replace(/^[ \t]*(?:#{1,6}|>+|[-*+•])[ \t]+/gm, '')
      // The cells of a row are told apart; the line under its heads says nothing.
      .replace(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?::?-+:?)?[ \t]*$/gm, '')
      .replace(/(?<=[^\s|])[ \t]*\|[ \t]*(?=[^\s|])/g, ', ')
      .replace(/[`*|~]+|_{2,}|={3,}|-{3,}/g, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{2,}/g, '\n')
      .trim()
  )
}

/** Client's words inside our Markdown: shown as they stand, never read as markup. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      // An ampersand shows as itself in the file and on the page, unless what follows would make it something else.
      .replace(/&(?=#?\w{1,32};)/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/[\\`*_[\]{}|#~]/g, '\\$&')
      .replace(
        /^(\s*)([-+]|\d{1,9}[.)])(\s|$)/,
        (_, space: string, mark: string, after: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}${after}`,
      )
      .replace(/:(?=\/\/)/g, '\\:')
  )
}

/** At most `max` characters, cut between words. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
