declare module 'wawoff2' {
  /** WOFF2 → TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
