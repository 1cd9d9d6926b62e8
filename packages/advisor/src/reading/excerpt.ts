/** Where a sentence may be cut without cutting a thought. */
const BREAKS = /[,;:，、；：]\s*|\s[–—-]\s|\s(?=\(|(?:and|but|so that|so|because|und|aber|et|mais|y|pero|e|ma|mas)\s)/gu

/** The part of a long sentence that holds the match: whole clauses, unbroken, as the client wrote them. */
export function excerpt(text: string, pattern: RegExp, max = 105): string {
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text)
  if (text.length <= max || !match) return text
  const cuts = [0, ...[...text.matchAll(BREAKS)].map((one) => one.index + one[0].length), text.length]
  const [from, to] = [match.index, match.index + match[0].length]
  let first = Math.max(
    0,
    cuts.findLastIndex((cut) => cut <= from),
  )
  let last = cuts.findIndex((cut) => cut >= to)
  const length = () => (cuts[last] ?? 0) - (cuts[first] ?? 0)
  for (;;) {
    const [before, after] = [cuts[first - 1], cuts[last + 1]]
    if (after !== undefined && after - (cuts[first] ?? 0) <= max) last += 1
    else if (before !== undefined && (cuts[last] ?? 0) - before <= max) first -= 1
    else break
  }
  return length() > 0
    ? text
        .slice(cuts[first], cuts[last])
        .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
        .trim()
    : text
}
