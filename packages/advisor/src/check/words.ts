const STEMS = new Map<string, string>()
const STEMS_MAX = 20_000

/** Words as the checks compare them: folded, lightly stemmed, without the ones that say nothing. */
export function stem(word: string): string {
  const kept = STEMS.get(word)
  if (kept !== undefined) return kept
  const made = stemOf(word)
  if (STEMS.size < STEMS_MAX) STEMS.set(word, made)
  return made
}
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$|['’]$/u, '')
  if (plain.length <= 3) return plain
  return plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=[a-z]{3})(?:ings?|edly|ed|ers?|ements?|ations?|ies|es|s|ly)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([bdfgklmnprt])\1$/, '$1')
}

export function stems(text: string): string[] {
  const words = (text.match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? []).filter((word) => word.length > 2)
  // 'no-shows', 'set-up': of a short half and a common one only the whole says something.
  const wholes = (text.match(/(?<![\p{L}-])(?:\p{L}{1,2}-\p{L}+|\p{L}+-\p{L}{1,2})(?![\p{L}-])/gu) ?? [])
    .filter((word) => word.split('-').every((half) => half.length <= 2 || COMMON.has(stem(half))))
    .map((word) => word.replace('-', ''))
  return [...words, ...wholes].map(stem)
}

/** Stems that carry meaning. */
export function contentStems(text: string): string[] {
  return stems(text).filter((one) => one.length > 2 && !COMMON.has(one))
}

const COMMON = new Set(
  stems(
    `the and for with that this from have has had are was were will would should could can may might must been being
    not but you your yours they them their there here then than when where which while who whom whose what how why
    our ours its his her him she about into onto over under after before between during through within without per each
    every all any some most more less least many much few several other another same such only also just even still yet
    already very too now today one two three four five six seven eight nine ten first second third once twice
    new own out off up down because since until till unless although though however both either neither nor
    make makes made take takes took give gives gave get gets got let lets put set use uses used using need needs needed
    want wants wanted like way thing things lot part kind case cases work works time times year years month months week
    weeks day days hour hours minute minutes number numbers figure figures people person good better best well
    does did done doing say says said tell told see sees seen show shows shown know known keep keeps kept start starts
    begin begins come comes came go goes went find finds found means mean meant against among along around across
    percent cent half quarter whole part rest last next past early late long short high low small large big great
    average roughly nearly almost always never often usually`,
  ),
)

/** Spaces, quotation marks and dashes made alike, lower case. */
export function plain(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const ABBREVIATION =
  /(?:\b(?:no|nos|st|mr|mrs|ms|dr|e\.g|i\.e|approx|incl|vs|cf|art|sec|sp|o\.o|ltd|inc|co|p\.eng|e\.i\.t|pvt)|\b\p{L})\.$/iu

export function sentences(text: string): string[] {
  const found: string[] = []
  for (const part of text.split(/(?<=[.!?]["”’)]?)\s+(?=[“"‘'(]?[\p{Lu}\d])/u)) {
    const last = found.at(-1)
    if (last !== undefined && ABBREVIATION.test(last)) found[found.length - 1] = `${last} ${part}`
    else found.push(part)
  }
  return found.map((one) => one.trim()).filter(Boolean)
}
