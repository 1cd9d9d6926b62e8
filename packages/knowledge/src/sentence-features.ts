/** What a sentence is known by: its words without their endings, pairs of them, and the shape of its figures. */
export function sentenceFeatures(text: string): string[] {
  const spoken = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
  const told = spoken.filter((word) => !EMPTY.has(word)).map((word) => (isNumber(word) ? FIGURE : stem(word)))
  const found = new Set(SHAPES.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
  spoken.forEach((word, at) => {
    if (TURNS.has(word)) found.add(`m:${word}`)
    // 'Turn up', 'run out', 'call back': the small word is half of it.
    const before = spoken[at - 1]
    if (before !== undefined && PARTICLES.has(word) && !EMPTY.has(before) && !isNumber(before))
      found.add(`b:${stem(before)}_${word}`)
  })
  told.forEach((word, at) => {
    if (word === FIGURE || word.length < 2) return
    found.add(`w:${word}`)
    // 'Schedule', 'scheduling' and 'sheduler' begin alike.
    if (word.length > START) found.add(`p:${word.slice(0, START)}`)
    const before = told[at - 1]
    if (before !== undefined && before !== FIGURE) found.add(`b:${before}_${word}`)
  })
  return [...found]
}
const FIGURE = '#'

function isNumber(word: string): boolean {
  return /^\d/.test(word) || NUMBERS.has(word)
}
const START = 5
const SHAPES: [string, RegExp][] = [
  ['#share', /%|per ?cent|\d in \d|out of/i],
  ['#days', /\b(?:days?|weeks?|months?)\b/i],
  ['#hours', /\b(?:hours?|hrs?|minutes?|mins?|seconds?)\b/i],
  ['#money', /[$€£₹₦]|\b(?:thousand|million)\b/i],
]

/** 'Deliveries' and 'delivery', 'invoices' and 'invoicing': an ending says little. */
function stem(word: string): string {
  const one = word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : singular(word)
  return one.length > 5 ? one.replace(/(?:ing|ed)$/, '') : one
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return /(?:ches|shes|sses|xes)$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '')
}

/** Small words that turn the meaning. */
const TURNS = new Set('no not never nobody without too less fewer more before after who when where whether'.split(' '))

const PARTICLES = new Set('up out off over back away down in on through behind'.split(' '))
const NUMBERS = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty dozen hundred
  thousand million half third quarter fifth tenth once twice`.split(/\s+/),
)

/** Words that stand in any sentence. */
const EMPTY = new Set(
  `a an the and or but if then than so as at by for from in into of off on onto out over to up with within without about
  after be is are was were been am have has had do does did can will would could should may might must we i you they he
  she it our my your their his her its us them me this that these those there here who which what when where how just
  also very too more most much many some any all each every both either other another same such own only even still yet
  again want wants like need needs get gets getting take takes make makes keep let see go come put give use know bring
  new good well better please really thing things currently now today im ive dont wed id thats per least across about
  around roughly average ought happy`.split(/\s+/),
)
