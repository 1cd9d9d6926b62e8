import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

export interface OpenedWord {
  /** Name and text of every part that is XML. */
  parts: Map<string, string>
  /** The text of each heading with its level. */
  headings: [level: number, text: string][]
  /** What is read out for each picture. */
  pictures: string[]
  captions: string[]
  /** Rows that are repeated as heads. */
  headRows: number
  text: string
}

/** Reads the file strictly, as Word does: any fault in its XML throws. */
export function openWordFile(file: Uint8Array): OpenedWord {
  const parts = new Map(
    Object.entries(unzipSync(file))
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  for (const [name, xml] of parts) checkWellFormed(name, xml)
  const body = parts.get('word/document.xml') ?? ''
  const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([xml]) => xml)
  const styled = (style: string) => paragraphs.filter((xml) => xml.includes(`<w:pStyle w:val="${style}"/>`)).map(textOf)
  return {
    parts,
    headings: paragraphs.flatMap((xml): [number, string][] => {
      const level = /<w:pStyle w:val="Heading(\d)"\/>/.exec(xml)?.[1]
      return level ? [[Number(level), textOf(xml)]] : []
    }),
    pictures: [...body.matchAll(/<wp:docPr[^>]*? descr="([^"]*)"/g)].map(([, words = '']) => unescaped(words)),
    captions: styled('Caption'),
    headRows: body.match(/<w:tblHeader\/>/g)?.length ?? 0,
    text: paragraphs.map(textOf).join('\n'),
  }
}

function checkWellFormed(name: string, xml: string): void {
  const parser = new SaxesParser({ xmlns: true, fileName: name })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

function textOf(xml: string): string {
  return unescaped(
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)].map(([, text = '\t']) => text).join(''),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) => text.replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
