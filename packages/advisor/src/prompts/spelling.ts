import { countryByCode } from '@cairn/knowledge/countries'
import type { Facts } from '../facts.ts'

const PAIRS: [RegExp, string][] = [
  [
    /\b(\w*(?:organ|real|recogn|priorit|optim|util|categor|summar|standard|digit|final|minim|maxim|author|special|custom|analog|emphas|apolog|central|modern|normal|visual|personal))iz(e[sd]?|ing|ation|ations|er|ers)\b/g,
    '$1is$2',
  ],
  [/\b([Aa]nal)yz(e[sd]?|ing)\b/g, '$1ys$2'],
  [/\b([Cc])olor/g, '$1olour'],
  [/\b([Bb])ehavior/g, '$1ehaviour'],
  [/\b([Ll])abor(?=\b|s\b|ed\b|ing\b)/g, '$1abour'],
  [/\b([Ff])avor/g, '$1avour'],
  [/\b([Nn])eighbor/g, '$1eighbour'],
  [/\b([Cc])enter(s|ed)?\b/g, '$1entre$2'],
  [/\b([Ff])ulfill\b/g, '$1ulfil'],
  [/\b([Ee])nroll\b/g, '$1nrol'],
  [/\b([Dd])efense\b/g, '$1efence'],
  [/\b([Cc])atalog\b/g, '$1atalogue'],
  [/\b([Ss])kept/g, '$1cept'],
  [/\b([Cc])ancel(ed|ing)\b/g, '$1ancell$2'],
  [/\b([Ll])abel(ed|ing)\b/g, '$1abell$2'],
  [/\b([Tt])ravel(ed|ing)\b/g, '$1ravell$2'],
  [/\b([Mm])odel(ed|ing)\b/g, '$1odell$2'],
]

const WORD = /\p{L}+/gu

export function spellingOf({ place }: Facts): 'American' | 'British' {
  return place && countryByCode(place.country)?.spelling === 'american' ? 'American' : 'British'
}

/**
 * Turns American spelling into British outside quotation marks, unless the client is American; a word that the client
 * spells otherwise stays as the client spells it.
 */
export function spellerFor(facts: Facts): (text: string) => string {
  if (spellingOf(facts) === 'American') return (text) => text
  const own = new Set(Object.values(facts.fields).join(' ').toLowerCase().match(WORD) ?? [])
  const british = (word: string) =>
    own.has(word.toLowerCase())
      ? word
      : PAIRS.reduce((changed, [pattern, into]) => changed.replace(pattern, into), word)
  return (text) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, british)))
      .join('')
}
