import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx'
import { type Language } from '../../report/language.ts'

/** The PDF's colours, as Word writes them. */
export const INK = '1A2226'
export const SOFT = '4B5356'
export const FAINT = '646A6A'
export const HAIRLINE = 'DED8CB'
export const ACCENT = '0D5C70'

/** Fonts that come with Word, and that others have a font of the same widths for. */
export const SERIF = 'Cambria'
export const SANS = 'Calibri'

/** In twentieths of a point: A4 with margins of 25 mm. */
export const PAGE = { width: 11_906, height: 16_838, margin: 1417 }
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

export const BULLETS = 'bullets'
export const NUMBERS = 'numbers'
/** As many as Word has. */
export const LEVELS_MAX = 9
export const INDENT = 360

const GREY_LINE = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE }
export const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
export const ROW_LINES = { top: GREY_LINE, bottom: GREY_LINE, left: NO_LINE, right: NO_LINE }
export const HEAD_LINES = { ...ROW_LINES, top: { style: BorderStyle.SINGLE, size: 8, color: INK } }

/** The level is what Word's own navigation and readers of the screen go by. */
const heading = (outlineLevel: number, size: number, before: number) => ({
  run: { font: SERIF, size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true, outlineLevel },
})

export function styles(language: Language): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: SERIF, size: 22, color: INK, language: languageTags(language) },
        paragraph: { spacing: { after: 140, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: SERIF, size: 72, bold: true, color: INK },
        paragraph: { spacing: { before: 2400, after: 120, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: heading(0, 36, 480),
      heading2: heading(1, 26, 320),
      heading3: heading(2, 22, 240),
      caption: {
        run: { font: SANS, size: 18, color: SOFT },
        paragraph: { spacing: { before: 60, after: 240 }, alignment: AlignmentType.CENTER },
      },
      listParagraph: { paragraph: { spacing: { after: 80 } } },
      hyperlink: { run: { color: ACCENT, underline: { color: ACCENT } } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: 36, color: ACCENT },
        paragraph: { spacing: { after: 900 } },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        run: { italics: true, color: SOFT },
        paragraph: {
          indent: { start: INDENT },
          border: { left: { style: BorderStyle.SINGLE, size: 12, color: ACCENT, space: 10 } },
        },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: { font: SANS, size: 19 },
        paragraph: { spacing: { before: 40, after: 40, line: 250, lineRule: LineRuleType.AUTO } },
      },
      {
        id: 'ContentsHeading',
        name: 'Contents Heading',
        basedOn: 'Normal',
        run: { size: 36, bold: true },
        paragraph: { spacing: { after: 240 } },
      },
    ],
  }
}

const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: (level: number) => string) =>
  Array.from({ length: LEVELS_MAX }, (_, level) => ({
    level,
    format,
    text: text(level),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: INDENT * (level + 1), hanging: INDENT } }, run: { color: ACCENT } },
  }))

export const numbering: INumberingOptions = {
  config: [
    { reference: BULLETS, levels: levels(LevelFormat.BULLET, () => '–') },
    { reference: NUMBERS, levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
  ],
}

const TAGS: Record<Language, string> = {
  en: 'en-GB', ar: 'ar-SA', he: 'he-IL', hi: 'hi-IN', th: 'th-TH', zh: 'zh-CN', ja: 'ja-JP', ko: 'ko-KR', ru: 'ru-RU', el: 'el-GR',
} // prettier-ignore
const EAST_ASIAN = new Set<Language>(['zh', 'ja', 'ko'])
const COMPLEX = new Set<Language>(['ar', 'he', 'hi', 'th'])

/** Word keeps three languages of a text, one for each kind of script. */
export function languageTags(language: Language) {
  const tag = TAGS[language]
  if (EAST_ASIAN.has(language)) return { eastAsia: tag }
  return COMPLEX.has(language) ? { bidirectional: tag } : { value: tag }
}
