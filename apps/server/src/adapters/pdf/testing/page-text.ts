import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import { shownText } from '../shown-text.ts'

/** What each page says, in the order it is drawn and without blanks: where a line ends is not the test's business. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return document.getPages().map(({ node }) => {
    const fonts = lookup(lookup(node, 'Resources'), 'Font')
    return [...shownText(contentOf(node.Contents()))]
      .map(({ font, codes }) => written(codes, lettersOf(lookup(fonts, font))))
      .join('')
      .replace(/\s+/g, '')
  })
}

export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}

const known = new WeakMap<PDFDict, Map<number, string>>()

function lettersOf(font: PDFDict | undefined): Map<number, string> {
  const before = font && known.get(font)
  if (before) return before
  const letters = new Map<number, string>()
  const toUnicode = font?.lookup(PDFName.of('ToUnicode'))
  if (!font || !(toUnicode instanceof PDFRawStream)) return letters
  for (const [, entries = ''] of bytesOf(toUnicode)
    .toString('latin1')
    .matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of entries.matchAll(/<([\da-fA-F]+)>\s*<([\da-fA-F]+)>/g))
      letters.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
  known.set(font, letters)
  return letters
}

function written(codes: Uint8Array, letters: Map<number, string>): string {
  let text = ''
  for (let at = 0; at + 1 < codes.length; at += 2)
    text += letters.get(((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0)) ?? ''
  return text
}

function contentOf(contents: PDFObject | undefined): Buffer {
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents]
  return Buffer.concat(streams.flatMap((one) => (one instanceof PDFRawStream ? [bytesOf(one), Buffer.from('\n')] : [])))
}

function bytesOf({ dict, contents }: PDFRawStream): Buffer {
  return dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode') ? inflateSync(contents) : Buffer.from(contents)
}

function lookup(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const found = dict?.lookup(PDFName.of(key))
  return found instanceof PDFDict ? found : undefined
}
