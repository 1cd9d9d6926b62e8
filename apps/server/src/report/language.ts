export type Language = 'en' | 'ar' | 'he' | 'hi' | 'th' | 'zh' | 'ja' | 'ko' | 'ru' | 'el'

export const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set<Language>(['ar', 'he'])

/**
 * The language that the script of a text speaks for, so that a PDF reads aloud, breaks lines and joins letters
 * rightly. Latin letters count as English: that is what reports are written in.
 */
export function languageOf(text: string): Language | undefined {
  const sample = text.slice(0, SAMPLE)
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  let [best, most] = [undefined as Language | undefined, 0]
  for (const [language, pattern] of SCRIPTS) {
    const letters = count(pattern)
    if (letters > most) [best, most] = [language, letters]
  }
  // Japanese mixes its own letters with Chinese characters, of which there may be more.
  if ((best === 'zh' || best === 'ja') && count(KANA) * 3 > most) return 'ja'
  return best === 'ja' ? 'zh' : best
}

const SAMPLE = 4000
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu

const SCRIPTS: [Language, RegExp][] = [
  ['en', /\p{Script=Latin}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ja', KANA],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
]
