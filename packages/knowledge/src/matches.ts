/**
 * Every find of a pattern with the flag g. String.matchAll makes a copy of the pattern each time, which costs four
 * times what the search does where the pattern is long and the text a sentence.
 */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
