import de from '../data/words/de.json' with { type: 'json' }
import es from '../data/words/es.json' with { type: 'json' }
import fr from '../data/words/fr.json' with { type: 'json' }
import it from '../data/words/it.json' with { type: 'json' }
import nl from '../data/words/nl.json' with { type: 'json' }
import pl from '../data/words/pl.json' with { type: 'json' }
import pt from '../data/words/pt.json' with { type: 'json' }

/** Words as a business writes them, and their English; 'fact*' is every word that begins so, '-' is none. */
const ROWS: Readonly<Record<string, readonly string[]>> = { de, es, fr, it, nl, pl, pt }
/** Their words grow together: 'Rechnungsprüfung'. */
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl'])
const STEM_LEAST = 3
/** No word that somebody means is longer, and each of its parts is looked for. */
const WORD_MOST = 40
/** What is left of a compound behind its first word. */
const REST_LEAST = 5

interface Dictionary {
  words: Map<string, string>
  stems: Map<string, string>
}
/** As it is written, and for those who leave the accents out. */
const MADE = new Map<string, readonly [written: Dictionary, bare: Dictionary]>()

/** The English of a word in small letters, or nothing where it is not known. */
export function englishOf(language: string, word: string): string | undefined {
  if (word.length > WORD_MOST) return undefined
  const compounds = COMPOUNDING.has(language)
  const [written, bare] = dictionariesOf(language)
  return lookUp(written, word, compounds) ?? lookUp(bare, plain(word), compounds)
}

export function hasDictionary(language: string): boolean {
  return ROWS[language] !== undefined
}

function lookUp(dictionary: Dictionary, word: string, compounds: boolean): string | undefined {
  const whole = dictionary.words.get(word)
  if (whole !== undefined) return whole
  for (let length = word.length; length >= STEM_LEAST; length -= 1) {
    const known =
      dictionary.stems.get(word.slice(0, length)) ??
      (compounds ? dictionary.words.get(word.slice(0, length)) : undefined)
    if (known === undefined) continue
    const rest =
      compounds && word.length - length >= REST_LEAST ? lookUpRest(dictionary, word.slice(length)) : undefined
    if (rest !== undefined) return `${known} ${rest}`
    if (dictionary.stems.has(word.slice(0, length))) return known
  }
  return undefined
}

/** 'sprüfung' behind 'Rechnung': what joins two words is no part of either. */
function lookUpRest(dictionary: Dictionary, rest: string): string | undefined {
  for (const joint of JOINTS)
    if (rest.startsWith(joint)) {
      const known = lookUp(dictionary, rest.slice(joint.length), true)
      if (known !== undefined) return known
    }
  return undefined
}
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ungs']

function dictionariesOf(language: string): readonly [Dictionary, Dictionary] {
  const known = MADE.get(language)
  if (known) return known
  const rows = (ROWS[language] ?? []).map((row) => {
    const at = row.indexOf(' ')
    return [row.slice(0, at), row.slice(at + 1)] as const
  })
  const made = [
    dictionaryOf(rows),
    dictionaryOf(rows.map(([form, english]) => [plain(form), english] as const)),
  ] as const
  MADE.set(language, made)
  return made
}

/** Of two that are written alike the first stands. */
function dictionaryOf(rows: readonly (readonly [form: string, english: string])[]): Dictionary {
  const made: Dictionary = { words: new Map(), stems: new Map() }
  for (const [form, english] of rows) {
    const [list, key] = form.endsWith('*') ? [made.stems, form.slice(0, -1)] : [made.words, form]
    if (!list.has(key)) list.set(key, english)
  }
  return made
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
}
