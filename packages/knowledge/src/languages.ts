export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  vi: 'Vietnamese',
  id: 'Indonesian',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  hi: 'Hindi',
} as const

/** The languages that have a column in the glossary; those with a dictionary need none. */
export const FOREIGN = ['tr', 'vi', 'id', 'zh', 'ja', 'ko', 'ar', 'hi', 'hi-Latn'] as const
export type Foreign = (typeof FOREIGN)[number]
