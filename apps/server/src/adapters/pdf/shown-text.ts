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

/** PDF 1.7, 7.2 and 7.3; brackets of arrays and dictionaries are passed over. */
function* tokens(content: Uint8Array): Generator<Token> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [token] = found
    if (token === '(') {
      const end = endOfString(text, TOKEN.lastIndex)
      yield { kind: 'string', bytes: unescaped(text.slice(TOKEN.lastIndex, end)) }
      TOKEN.lastIndex = end + 1
    } else if (token.startsWith('/')) yield { kind: 'name', text: token.slice(1) }
    else if (token.startsWith('<')) yield { kind: 'string', bytes: Buffer.from(token.slice(1, -1), 'hex') }
    else if (/^[-+.\d]/.test(token)) yield NUMBER
    else yield { kind: 'word', text: token }
  }
}

const NUMBER: Token = { kind: 'number' }
const TOKEN = /\/[^\s()<>[\]{}/%]*|<[\s\da-fA-F]*>|\(|[^\s()<>[\]{}/%]+/g

/** Brackets inside a string need no escape as long as they come in pairs. */
function endOfString(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')' && (depth -= 1) < 0) return at
  }
  return text.length
}

function unescaped(text: string): Uint8Array {
  if (!text.includes('\\')) return Buffer.from(text, 'latin1')
  const plain = text.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, one: string) =>
    /^[0-7]/.test(one) ? String.fromCharCode(Number.parseInt(one, 8) & 0xff) : (ESCAPES[one] ?? one),
  )
  return Buffer.from(plain, 'latin1')
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' }
