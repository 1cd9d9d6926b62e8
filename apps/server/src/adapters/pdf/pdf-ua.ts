import { deflateSync, inflateSync } from 'node:zlib'
import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { shownText } from './shown-text.ts'

/**
 * Typst tags what it sets under every standard, but only PDF/UA-1 itself makes it check the document, write the claim
 * and name each glyph, and its WebAssembly build cannot be asked for that. So it is done here, as an update at the end
 * of the file. A document that the standard would refuse is given back as it came, with the reason and without the claim.
 */
export async function madeAccessible(pdf: Uint8Array): Promise<{ pdf: Uint8Array; refused?: string }> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    forIncrementalUpdate: true,
    parseSpeed: ParseSpeeds.Fastest, // in one go: this process does nothing else
  })
  const fonts = fontsOf(document)
  const faults = new Set([...catalogFaults(document), ...structureFaults(document), ...glyphFaults(document, fonts)])
  if (faults.size > 0) return { pdf, refused: [...faults].join('; ') }
  for (const [dict, font] of fonts) nameGlyphs(dict, font)
  claim(document)
  return { pdf: await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }) }
}

// ---- What the standard asks of the document ----

function* catalogFaults({ catalog }: PDFDocument): Generator<string> {
  if (!textOf(catalog.lookup(name('Lang')))) yield 'the document has no language'
  if (!catalog.lookup(name('Outlines'))) yield 'the document has no bookmarks'
  if (!dictOf(catalog.lookup(name('StructTreeRoot')))) yield 'the document is not tagged'
  if (!/<dc:title>.*?<rdf:li[^>]*>[^<]/s.test(metadataOf(catalog) ?? '')) yield 'the document has no title'
}

/** Tags in reading order, and links. */
function* structureFaults({ catalog, context }: PDFDocument): Generator<string> {
  let level = 0
  for (const tag of tagsUnder(catalog.lookup(name('StructTreeRoot')))) {
    const kind = nameOf(tag, 'S')
    if ((kind === 'Figure' || kind === 'Formula') && !textOf(tag.lookup(name('Alt')))) yield 'a picture has no words'
    const heading = Number(/^H(\d)$/.exec(kind)?.[1] ?? Number.NaN)
    if (Number.isNaN(heading)) continue
    if (!textOf(tag.lookup(name('T')))) yield 'a heading has no text'
    if (heading > level + 1) yield 'a level of headings is passed over'
    level = heading
  }
  for (const [, object] of context.enumerateIndirectObjects()) {
    const link = dictOf(object)
    if (!link || nameOf(link, 'Subtype') !== 'Link') continue
    if (!textOf(link.lookup(name('Contents')))) yield 'a link has no words'
    if (!link.has(name('StructParent'))) yield 'a link is not tagged'
  }
}

function* tagsUnder(node: PDFObject | undefined): Generator<PDFDict> {
  if (node instanceof PDFArray) {
    for (let at = 0; at < node.size(); at += 1) yield* tagsUnder(node.lookup(at))
    return
  }
  const tag = dictOf(node)
  if (!tag) return // the number of a piece of content
  if (tag.has(name('S'))) yield tag
  yield* tagsUnder(tag.lookup(name('K')))
}

// ---- Glyphs: each one shown must be drawn by its font and stand for some text ----

interface Font {
  codeBytes: 1 | 2
  map: string
  mapped: Set<number>
  /** Glyphs that draw a part of a letter; what they stand for is what the whole of it does. */
  missing: Map<number, string>
}

/** By their dictionaries, since each page has names of its own for them. */
function fontsOf({ context }: PDFDocument): Map<PDFDict, Font> {
  const fonts = new Map<PDFDict, Font>()
  for (const [, object] of context.enumerateIndirectObjects()) {
    const font = dictOf(object)
    const toUnicode = font && nameOf(font, 'Type') === 'Font' ? font.lookup(name('ToUnicode')) : undefined
    if (!font || !(toUnicode instanceof PDFRawStream)) continue
    const map = bytesOf(toUnicode).toString('latin1')
    fonts.set(font, {
      codeBytes: nameOf(font, 'Subtype') === 'Type3' ? 1 : 2,
      map,
      mapped: new Set(mappedCodes(map)),
      missing: new Map(),
    })
  }
  return fonts
}

function* mappedCodes(map: string): Generator<number> {
  for (const [, entries = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = ''] of entries.matchAll(/<([\da-fA-F]+)>\s*<[\da-fA-F]+>/g)) yield Number.parseInt(code, 16)
  }
}

function* glyphFaults(document: PDFDocument, fonts: Map<PDFDict, Font>): Generator<string> {
  for (const { content, resources } of drawings(document)) {
    const named = dictOf(resources?.lookup(name('Font')))
    for (const { font: key, codes, actualText } of shownText(content)) {
      const dict = dictOf(named?.lookup(name(key)))
      const font = dict && fonts.get(dict)
      if (!font) {
        yield 'a font does not say what its glyphs stand for'
        continue
      }
      const words = actualText && hexadecimal(actualText)
      for (let at = 0; at < codes.length; at += font.codeBytes) {
        const code = font.codeBytes === 1 ? (codes[at] ?? 0) : ((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0)
        if (code === 0 && font.codeBytes === 2) yield 'a character has no glyph'
        else if (font.mapped.has(code) || font.missing.has(code)) continue
        else if (words) font.missing.set(code, words)
        else yield 'a glyph stands for no text'
      }
    }
  }
}

/** Pages, and what is drawn by a reference from them. */
function* drawings({ context }: PDFDocument): Generator<{ content: Buffer; resources: PDFDict | undefined }> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = dictOf(object)
    if (!dict) continue
    const resources = dictOf(dict.lookup(name('Resources')))
    if (object instanceof PDFRawStream) {
      if (resources?.has(name('Font')) && !nameOf(dict, 'Type').startsWith('Font'))
        yield { content: bytesOf(object), resources }
    } else if (nameOf(dict, 'Type') === 'Page') {
      const contents = dict.lookup(name('Contents'))
      const streams = contents instanceof PDFArray ? contents.asArray().map((one) => context.lookup(one)) : [contents]
      const content = Buffer.concat(
        streams.flatMap((one) => (one instanceof PDFRawStream ? [bytesOf(one), Buffer.from('\n')] : [])),
      )
      yield { content, resources }
    }
  }
}

/** As a character map writes text; undefined where the standard forbids it. */
function hexadecimal(actualText: Uint8Array): string | undefined {
  const bytes = Buffer.from(actualText)
  const utf16 = bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2) : Buffer.from(bytes.toString('latin1'), 'utf16le').swap16() // prettier-ignore
  const units = utf16.toString('hex').match(/.{4}/g) ?? []
  return units.length > 0 && !units.some((unit) => FORBIDDEN.has(unit)) ? units.join('').toUpperCase() : undefined
}
const FORBIDDEN = new Set(['0000', 'feff', 'fffe'])

// ---- What is written ----

/** The format allows no more than a hundred entries in one go. */
const ENTRIES = 100

function nameGlyphs(font: PDFDict, { missing, map, codeBytes }: Font): void {
  if (missing.size === 0) return
  const lines = [...missing].map(([code, text]) => `<${code.toString(16).toUpperCase().padStart(2 * codeBytes, '0')}> <${text}>`) // prettier-ignore
  const groups: string[] = []
  for (let at = 0; at < lines.length; at += ENTRIES) {
    const group = lines.slice(at, at + ENTRIES)
    groups.push(`${group.length} beginbfchar\n${group.join('\n')}\nendbfchar\n`)
  }
  const bytes = deflateSync(map.replace('endcmap', `${groups.join('')}endcmap`))
  const stream = newStream(font.context, { Type: 'CMap', Filter: 'FlateDecode' }, bytes)
  font.set(name('ToUnicode'), font.context.register(stream))
}

function claim({ catalog, context }: PDFDocument): void {
  const preferences = dictOf(catalog.lookup(name('ViewerPreferences')))?.asMap() ?? new Map<PDFName, PDFObject>()
  preferences.set(name('DisplayDocTitle'), PDFBool.True)
  catalog.set(name('ViewerPreferences'), PDFDict.fromMapWithContext(preferences, context))
  const metadata = (metadataOf(catalog) ?? '').replace(
    '</rdf:RDF>',
    '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF>',
  )
  const kind = { Type: 'Metadata', Subtype: 'XML' }
  catalog.set(name('Metadata'), context.register(newStream(context, kind, Buffer.from(metadata))))
}

/** With its entries from the start: each one set afterwards makes the library look through the whole document for it. */
function newStream(context: PDFContext, entries: Record<string, string>, bytes: Uint8Array): PDFRawStream {
  const named = new Map(Object.entries(entries).map(([key, value]) => [name(key), name(value)]))
  return PDFRawStream.of(PDFDict.fromMapWithContext(named, context), bytes)
}

// ---- Reading ----

/** Of a library that decodes it anew each time. */
const NAMES = new Map<string, PDFName>()
function name(text: string): PDFName {
  const known = NAMES.get(text) ?? PDFName.of(text)
  NAMES.set(text, known)
  return known
}
const nameOf = (dict: PDFDict, key: string) => {
  const value = dict.lookup(name(key))
  return value instanceof PDFName ? value.asString().slice(1) : ''
}
const dictOf = (object: PDFObject | undefined) =>
  object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : undefined
const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText().trim() : ''
const bytesOf = ({ dict, contents }: PDFRawStream) =>
  nameOf(dict, 'Filter') === 'FlateDecode' ? inflateSync(contents) : Buffer.from(contents)

function metadataOf(catalog: PDFDict): string | undefined {
  const metadata = catalog.lookup(name('Metadata'))
  return metadata instanceof PDFRawStream ? bytesOf(metadata).toString('utf8') : undefined
}
