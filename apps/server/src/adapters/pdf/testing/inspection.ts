/**
 * What a PDF of ours says of itself. Its objects are plain text; only its streams are compressed. Where the file was
 * completed at its end, the last word counts.
 */
export interface Inspection {
  pages: number
  /** The bookmarks, in the order of the file. */
  bookmarks: string[]
  /** What is read out for each picture. */
  pictures: string[]
  links: string[]
  language: string | undefined
  metadata: string
  /** Everything but the contents of streams. */
  objects: string
}

export function inspect(pdf: Uint8Array): Inspection {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = file.replace(/stream\r?\n[\s\S]*?endstream/g, 'stream')
  const strings = (key: string, within = objects) =>
    [...within.matchAll(new RegExp(`/${key}\\s*(\\((?:\\\\[\\s\\S]|[^\\\\)])*\\)|<[0-9A-Fa-f]*>)`, 'g'))].map((found) =>
      decoded(found[1] ?? ''),
    )
  return {
    pages: objects.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    bookmarks: strings('Title'),
    pictures: strings('Alt'),
    links: strings('URI'),
    language: strings('Lang', objects.match(/\/Type\s*\/Catalog[\s\S]*?endobj/g)?.at(-1) ?? '')[0],
    metadata:
      Buffer.from(pdf)
        .toString('utf8')
        .match(/<\?xpacket begin[\s\S]*?<\?xpacket end/g)
        ?.at(-1) ?? '',
    objects,
  }
}

/** A PDF string: bytes in brackets with escapes, or hexadecimal; UTF-16 when it begins with its mark. */
function decoded(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.slice(1, -1), 'hex')
    : Buffer.from(
        written
          .slice(1, -1)
          .replace(/\\([0-7]{3}|[\s\S])/g, (_, one: string) =>
            /^[0-7]{3}$/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : (ESCAPES[one] ?? one),
          ),
        'latin1',
      )
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1')
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }
