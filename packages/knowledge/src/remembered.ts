/** Of one brief the same words are asked about many times: what was made of the last few hundred texts is kept. */
export function remembered<T>(make: (text: string) => T, most = KEPT): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
const KEPT = 200
