import { matches } from '@cairn/knowledge/matches'
import type { Clause } from './clauses.ts'
import { isPersonalName } from './personal-names.ts'

/** Somebody the brief calls by name. */
export interface Person {
  name: string
  /** Whether the brief says that they work there: only such a one can be asked to own something. */
  works: boolean
}

/**
 * The people a brief names, found by where their names stand; a name that stands so once is one everywhere. Whoever is
 * spoken of in what was set `aside` is not named at all.
 */
export function personsIn(told: readonly Clause[], aside: readonly Clause[]): Person[] {
  const found = new Map<string, Person>()
  const words = new Set(told.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}’'-]+/gu) ?? []))
  for (const { text } of told)
    for (const [place, works] of PLACES)
      for (const match of matches(place, text))
        for (const name of match.slice(1)) {
          if (!name || !isName(name, match[0], words)) continue
          const known = found.get(name)
          found.set(name, { name, works: works || (known?.works ?? false) })
        }
  return [...found.values()].filter(({ name }) => !aside.some(({ text }) => hasName(text, name)))
}

/** Whether a text speaks of somebody, and not only of what is theirs. */
export function hasName(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L}|['’]s)`, 'u').test(text)
}

const NAME = String.raw`\p{Lu}\p{Ll}[\p{Ll}’'-]*\p{Ll}(?:-\p{Lu}\p{Ll}+)?`
export const HONORIFIC =
  'Mr|Mrs|Ms|Miss|Dr|Prof|Don|Doña|Dona|Seu|Sr|Sra|Srta|Herr|Frau|Ing|Lic|Pan|Pani|Monsieur|Madame|Mme|Fr|Sister|Uncle|Auntie'
const KIN =
  'wife|husband|partner|brother|sister|son|daughter|mother|father|mum|mom|dad|nephew|niece|cousin|uncle|aunt|colleague|boss|friend|man|woman|lady|ladies|girl|girls|lads?'
const ROLE = String.raw`(?:${KIN}|\p{Ll}{2,}(?:er|ers|or|ors|ist|ists|ant|ants|ian|man|men|chef|clerk|clerks|nurse|cook|vet|head|lead|boss))`
/** What somebody does at work, in words that no machine or firm is the subject of. */
const WORKS =
  'does|types|draws|answers|rings|speaks|keeps|handles|prices|remembers|runs|writes|plans|schedules|orders|checks|counts|updates|spends|knows|takes|deals|looks after|uses|quotes|fixes|mends|teaches|trains|cooks|drives'
const MIND =
  "thinks|says|said|reckons|believes|told|wants|likes|loves|hates|asked|feels|worries|doesn[’']?t|does not|won[’']?t|never did|hopes|refuses|insists"
const GOES =
  'retires|is retiring|is leaving|leaves|left us|resigned|has resigned|handed in|gave notice|is finishing|finishes|is moving|might leave|may leave|wants to leave|is expecting|is pregnant|has a bad|has bad|turns|goes on|goes in|has been offered|is scared|is afraid|is tired|is exhausted'

const at = (pattern: string) => new RegExp(pattern, 'gu')
/** Where only a person's name stands, and whether that is somebody who works there. */
const PLACES: [place: RegExp, works: boolean][] = [
  // 'Torgeir, 63, decides it', 'less dependent on Torgeir'
  [
    at(String.raw`(?<!\p{L})(${NAME})(?:,\s(?:aged\s)?[2-7]\d(?=,|\s(?:and|but|who)\s)|\s\((?:aged\s)?[2-7]\d\))`),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L})(?:depend(?:s|ent|ing)?|rel(?:y|ies|ying|iant)|hangs?|hanging)\son\s(${NAME})(?!\p{L}|\s\p{Lu})`,
    ),
    true,
  ],
  [at(String.raw`(?<!\p{L})((?:${HONORIFIC})\.?\s${NAME}(?:\s${NAME})?)`), true],
  [
    at(
      String.raw`(?<!\p{L})(?:my|our|My|Our|the|The|one|his|her)\s(?:[\p{L}&-]+\s){0,3}?${ROLE},?\s(${NAME})(?:\sand\s(${NAME}))?(?!\p{L}|\s\p{Lu})`,
    ),
    true,
  ],
  [at(String.raw`(?<!\p{L})(?:young|old|of the|two|three)\s${ROLE},\s(${NAME})(?:\sand\s(${NAME}))?(?=,|\.|$)`), true],
  [
    at(
      String.raw`(?<!\p{L}|[Tt]he\s|[Aa]n?\s)(${NAME})(?:\s(?:in|from|on)\s(?:the\s)?\p{Ll}+)?\s(?:only\s|mostly\s|still\s|always\s)?(?:${WORKS})(?!\p{L})`,
    ),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L})(?:kept|typed|done|made|drawn|written|handled|priced|checked|answered|typed up|managed)\sby\s(${NAME})(?!\p{L}|\s\p{Lu})`,
    ),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L})(?:[Oo]nly|[Jj]ust|[Nn]obody but|no one but)\s(?:(?:me|I|myself)\sand\s)?(${NAME})\s(?:can|knows|understands|remembers|has)(?!\p{L})`,
    ),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L})(?:[Oo]ne|a single|this one) (?:person|man|woman|girl|lady|colleague)(?!\p{L})[^.;]{0,60}?[(:,]\s?(${NAME})(?=[,.)]|$)`,
    ),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L})(?:telling|asking|tell|ask|to|takes|costs)\s(${NAME})\s(?:in the|at the|\d|two|three|four|five|half|most)(?!\p{L})`,
    ),
    true,
  ],
  [
    at(String.raw`(?<!\p{L}|[Tt]he\s|[Aa]n?\s)(${NAME})(?:\s(?:in|from|on)\s(?:the\s)?\p{Ll}+)?\s(?:${MIND})(?!\p{L})`),
    false,
  ],
  [
    at(
      String.raw`(?<!\p{L}|[Tt]he\s|[Aa]n?\s)(${NAME})\s(?:(?:already|also|now|probably|soon|just|then|finally)\s)?(?:${GOES})(?!\p{L})`,
    ),
    true,
  ],
  [
    at(
      String.raw`(?<!\p{L}|[Tt]he\s|[Aa]n?\s)(${NAME})\s(?:is|has|was|will|can|might|may)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:she|he|her|his|herself|himself)(?!\p{L})`,
    ),
    true,
  ],
  [at(String.raw`(?<!\p{L})in\sthe\s(?:head|heads|hands|memory)\sof\s(${NAME}(?:\s${NAME})?)`), true],
  [
    at(
      String.raw`(?<!\p{L})(?:in|on)\s(${NAME})[’']s\s(?:head|hand|desk|phone|handwriting|machine|computer|laptop)(?!\p{L})`,
    ),
    true,
  ],
]

/** A name where it stands: between 'my wife' and 'speaks' any may, at the head of a sentence any other word may too. */
function isName(name: string, around: string, words: ReadonlySet<string>): boolean {
  if (new RegExp(`^(?:${HONORIFIC})\\b`, 'u').test(name)) return true
  return !words.has(name.toLowerCase()) && isPersonalName(name, !around.startsWith(name))
}
