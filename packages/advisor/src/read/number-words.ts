/** Number words of the languages that are read; those that are other words too ('un', 'six' is fine) are left out. */
const LISTS: string[] = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
  '|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte',
  '|deux|trois|quatre|cinq||sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt',
  '|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig',
  '|dois|três|quatro|||sete|oito|nove|dez|||||||dezassete|dezoito||vinte',
  '|duas||||||||||||||||||',
  '|due|tre|quattro|cinque|sei|sette|otto||dieci||dodici||||||||venti',
  '|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć||||||||||dwadzieścia',
  '|dwie||||||||||||||||||',
  '|twee|drie||vijf|zes|zeven||negen|tien||twaalf||||||||twintig',
]
const TENS: [string, number][] = [
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['treinta', 30],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['dreißig', 30],
  ['trinta', 30],
  ['trenta', 30],
]
const VALUES = new Map<string, number>([
  ...LISTS.flatMap((list) => list.split('|').flatMap((word, at) => (word ? [[word, at + 1] as [string, number]] : []))),
  ...TENS,
])
/** 'once' is English for another thing, 'sei' and 'due' are too common beside other languages. */
for (const word of ['once', 'due', 'sei', 'elf', 'tien', 'dix', 'sept']) VALUES.delete(word)

export const NUMBER_WORDS: ReadonlySet<string> = new Set(VALUES.keys())
const TENS_UNITS = String.raw`(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)|(?:vingt|trente|quarante|cinquante|soixante)-(?:deux|trois|quatre|cinq|six|sept|huit|neuf)`
export const NUMBER_WORD = `${TENS_UNITS}|${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')}`

export function numberWord(word: string): number | undefined {
  const known = VALUES.get(word.toLowerCase())
  if (known !== undefined) return known
  // 'seventy-five'; but 'two-three' is a range.
  const [tens = 0, units = 0] = word
    .toLowerCase()
    .split('-')
    .map((part) => VALUES.get(part) ?? FRENCH_UNITS[part] ?? 0)
  return tens >= 20 && tens < 100 && units > 0 && units < 10 ? tens + units : undefined
}
/** Alone they are other words too. */
const FRENCH_UNITS: Record<string, number> = { six: 6, sept: 7 }
