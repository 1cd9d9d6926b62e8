/** What no reader should ever see: markup, template holes, broken values, foreign links. On the Markdown as written. */
const LEAKS: readonly (readonly [string, RegExp])[] = [
  ['markup', /<\/?[a-z][^>\n]*>/i],
  ['script address', /(?:javascript|vbscript):\S|data:[a-z]+\//i],
  ['image', /!\[[^\]]*\]\(/],
  ['template hole', /\$\{|\{\{|\}\}|%[sd]\b|<%/],
  ['broken value', /\[object |\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b/],
  ['prompt', /system prompt|as an AI (language )?model|BEGIN (BRIEF|PROMPT)/i],
]

/** Traces of careless assembly, on the text as read. */
const SLIPS: readonly (readonly [string, RegExp])[] = [
  ['doubled word', /\b(?!that\b|had\b|\d)([\p{L}]{2,}) \1\b/iu],
  ['doubled stop', /(?<!\.)\.\.(?!\.)|[,;:]{2}|[,;:]\./],
  ['space before a stop', /[\p{L}\p{N}] [,;.](?:\s|$)/u],
  ['Markdown in the text', /\*\*|&(?:amp|lt|gt|quot|#\d+);|\\[*_#[\]]/],
  ['tangled bound', /\bnot no (?:fewer|less|more)\b|\bbelow \d+ (?:in|of) \d/],
  ['empty brackets', /\(\s*\)|\[\s*\]|“\s*”/],
  ['wrong article', /\ba (?:hour|hours|invoice|order|estimate|officer|owner|AI)\b|\ban (?:unit|user|one)\b/],
]

/** `allowed` are the addresses that the report may link to. */
export function leaksIn(markdown: string, allowed: readonly string[]): string[] {
  const links = markdown.match(/(?:https?:\/\/|mailto:)[^\s)>\]]+/g) ?? []
  return [
    ...found(markdown, LEAKS),
    ...links.filter((link) => !allowed.includes(link)).map((link) => `foreign link: ${link}`),
  ]
}

export function slipsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => found(line, SLIPS))
}

function found(text: string, patterns: readonly (readonly [string, RegExp])[]): string[] {
  return patterns.flatMap(([what, pattern]) => {
    const at = pattern.exec(text)
    return at
      ? [`${what}: ${text.slice(Math.max(0, at.index - 25), at.index + at[0].length + 25).replace(/\n/g, ' ')}`]
      : []
  })
}
