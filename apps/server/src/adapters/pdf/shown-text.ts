/** One string that a page shows: its font's name on that page, its bytes, and the words that stand for it if any. */
export interface ShownText {
  font: string
  codes: Uint8Array
  /** As the file has it: UTF-16 behind its mark, or plain. */
  actualText: Uint8Array | undefined
}

/** Reads a page's drawing instructions for the text they show, whether it is real content or decoration. */
export function* shownText(content: Uint8Array): Generator<ShownText> {
  const inherited: (Uint8Array | undefined)[] = []
  let operands: Token[] = []
  let font = ''
  for (const token of tokens(content)) {
    if (token.kind !== 'word') {
      operands.push(token)
      continue
    }
    const actualText = inherited.at(-1)
    switch (token.text) {
      case 'Tf':
        font = operands.find(isName)?.text ?? ''
        break
      case 'BMC':
        inherited.push(actualText)
        break
      case 'BDC':
        inherited.push(propertyOf(operands, 'ActualText') ?? actualText)
        break
      case 'EMC':
        inherited.pop()
        break
      case 'Tj':
      case 'TJ':
        for (const one of operands) if (one.kind === 'string') yield { font, codes: one.bytes, actualText }
    }
    operands = []
  }
}

type Name = { kind: 'name'; text: string }
type Token = Name | { kind: 'word'; text: string } | { kind: 'string'; bytes: Uint8Array } | { kind: 'number' }
const isName = (token: Token): token is Name => token.kind === 'name'

function propertyOf(operands: Token[], name: string): Uint8Array | undefined {
  const value = operands[operands.findIndex((one) => one.kind === 'name' && one.text === name) + 1]
  return value?.kind === 'string' ? value.bytes : undefined
}

/** PDF 1.7, 7.2 and 7.3, byte by byte, as most of a page is numbers; brackets of arrays and dictionaries are passed over. */
function* tokens(content: Uint8Array): Generator<Token> {
  let at = 0
  while (at < content.length) {
    const byte = content[at] ?? 0
    if (byte === SIGN.open) {
      const [bytes, end] = stringAt(content, at + 1)
      yield { kind: 'string', bytes }
      at = end
    } else if (byte === SIGN.less && content[at + 1] !== SIGN.less) {
      const end = content.indexOf(SIGN.more, at)
      yield { kind: 'string', bytes: Buffer.from(latin(content, at + 1, end).replace(/\s+/g, ''), 'hex') }
      at = end < 0 ? content.length : end + 1
    } else if (byte !== SIGN.slash && ENDS_A_WORD[byte]) at += byte === SIGN.less ? 2 : 1
    else {
      let end = at + 1
      while (end < content.length && !ENDS_A_WORD[content[end] ?? 0]) end += 1
      if (byte === SIGN.slash) yield { kind: 'name', text: latin(content, at + 1, end) }
      else if (STARTS_A_NUMBER[byte]) yield NUMBER
      else yield { kind: 'word', text: latin(content, at, end) }
      at = end
    }
  }
}

const NUMBER: Token = { kind: 'number' }
const SIGN = {
  open: 0x28,
  close: 0x29,
  slash: 0x2f,
  less: 0x3c,
  more: 0x3e,
  backslash: 0x5c,
  newline: 0x0a,
  return: 0x0d,
}
const bytesIn = (signs: string) => Uint8Array.from({ length: 256 }, (_, byte) => Number(signs.includes(String.fromCharCode(byte)))) // prettier-ignore
const ENDS_A_WORD = bytesIn('\0\t\n\f\r ()<>[]{}/%')
const STARTS_A_NUMBER = bytesIn('0123456789+-.')
const latin = (content: Uint8Array, from: number, to: number) =>
  Buffer.from(content.buffer, content.byteOffset + from, to - from).toString('latin1')

/** What a string says, and where the content goes on. Brackets inside it need no escape as long as they come in pairs. */
function stringAt(content: Uint8Array, start: number): [Uint8Array, number] {
  const bytes: number[] = []
  let depth = 0
  let at = start
  for (; at < content.length; at += 1) {
    const byte = content[at] ?? 0
    if (byte === SIGN.open) depth += 1
    else if (byte === SIGN.close && (depth -= 1) < 0) break
    if (byte !== SIGN.backslash) {
      bytes.push(byte)
      continue
    }
    at += 1
    const escaped = content[at] ?? 0
    if (isOctal(escaped)) {
      let code = escaped - ZERO
      for (let more = 0; more < 2 && isOctal(content[at + 1]); more += 1)
        code = code * 8 + (content[(at += 1)] ?? 0) - ZERO
      bytes.push(code & 0xff)
    } else if (escaped === SIGN.return) {
      if (content[at + 1] === SIGN.newline) at += 1
    } else if (escaped !== SIGN.newline) bytes.push(ESCAPES[escaped] ?? escaped)
  }
  return [Uint8Array.from(bytes), at + 1]
}

const ZERO = 0x30
const isOctal = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte < ZERO + 8
/** n, r, t, b and f. */
const ESCAPES: Record<number, number> = { 0x6e: 0x0a, 0x72: 0x0d, 0x74: 0x09, 0x62: 0x08, 0x66: 0x0c }
