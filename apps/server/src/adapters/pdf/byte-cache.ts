/** Keeps what was used last, up to a number of bytes. */
export class ByteCache {
  readonly #max: number
  readonly #entries = new Map<string, Uint8Array>()
  #bytes = 0

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Uint8Array | undefined {
    const value = this.#entries.get(key)
    if (value) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: Uint8Array): void {
    if (this.#entries.has(key) || value.byteLength > this.#max) return
    this.#entries.set(key, value)
    this.#bytes += value.byteLength
    for (const [oldest, { byteLength }] of this.#entries) {
      if (this.#bytes <= this.#max) break
      this.#entries.delete(oldest)
      this.#bytes -= byteLength
    }
  }
}
