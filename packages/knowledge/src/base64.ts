const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 → signed bytes; neither Node nor the DOM is at hand in here. */
export function decode(text: string): Int8Array {
  const codes = new Uint8Array(128)
  for (let at = 0; at < 64; at += 1) codes[ALPHABET.charCodeAt(at)] = at
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const length = Math.floor(((text.length - padding) * 3) / 4)
  const bytes = new Int8Array(length)
  let out = 0
  for (let at = 0; at < text.length; at += 4) {
    const word =
      ((codes[text.charCodeAt(at)] as number) << 18) |
      ((codes[text.charCodeAt(at + 1)] as number) << 12) |
      ((codes[text.charCodeAt(at + 2)] ?? 0) << 6) |
      (codes[text.charCodeAt(at + 3)] ?? 0)
    if (out < length) bytes[out++] = (word >> 16) & 255
    if (out < length) bytes[out++] = (word >> 8) & 255
    if (out < length) bytes[out++] = word & 255
  }
  return bytes
}
