/** Which characters can be set in every style: one bit for each of Unicode's. */
export class Coverage {
  readonly #bits: Uint8Array

  /** A family draws what all its fonts draw; together they draw what any family does. */
  constructor(families: readonly Buffer[][]) {
    const any = new Uint32Array(UNICODE / 32)
    for (const fonts of families) {
      const all = new Uint32Array(UNICODE / 32).fill(0xffffffff)
      for (const font of fonts) {
        const own = new Uint32Array(charactersOf(font).buffer)
        for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) & (own[at] ?? 0)
      }
      for (let at = 0; at < any.length; at += 1) any[at] = (any[at] ?? 0) | (all[at] ?? 0)
    }
    this.#bits = new Uint8Array(any.buffer)
  }

  has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0
    return (((this.#bits[code >> 3] ?? 0) >> (code & 7)) & 1) === 1
  }
}

const UNICODE = 0x110000

/** Reads the table 'cmap' of a TrueType or OpenType font: the formats 4 and 12 hold all of Unicode. */
function charactersOf(font: Buffer): Uint8Array {
  const bits = new Uint8Array(UNICODE / 8)
  const set = (code: number) => {
    bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7))
  }
  const cmap = tableAt(font, 'cmap')
  if (cmap === undefined) return bits
  const count = font.readUInt16BE(cmap + 2)
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)
    const format = font.readUInt16BE(at)
    if (format === 4) readSegments(font, at, set)
    else if (format === 12) readGroups(font, at, set)
  }
  return bits
}

function readSegments(font: Buffer, at: number, set: (code: number) => void): void {
  const size = font.readUInt16BE(at + 6)
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size]
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)]
    const offset = font.readUInt16BE(offsets + segment)
    const delta = font.readUInt16BE(deltas + segment)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsets + segment + offset + 2 * (code - start))
      if (glyph !== 0) set(code)
    }
  }
}

function readGroups(font: Buffer, at: number, set: (code: number) => void): void {
  const groups = font.readUInt32BE(at + 12)
  for (let group = 0; group < groups; group += 1) {
    const from = at + 16 + 12 * group
    for (let code = font.readUInt32BE(from); code <= font.readUInt32BE(from + 4); code += 1) set(code)
  }
}

function tableAt(font: Buffer, tag: string): number | undefined {
  const tables = font.readUInt16BE(4)
  for (let index = 0; index < tables; index += 1) {
    const entry = 12 + 16 * index
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  return undefined
}
