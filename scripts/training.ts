import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where what was labelled stands, and what is learned from it goes. */
export const DATA = fileURLToPath(new URL('../packages/knowledge/data/', import.meta.url))

/** Every line of a folder's files, in the order of their names. */
export function linesOf<T>(folder: string): T[] {
  return readdirSync(`${DATA}${folder}`)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(`${DATA}${folder}/${file}`, 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as T)
}

/** The same numbers each time: the same sentences give the same weights. */
export function seeded(start: number): () => number {
  let seed = start
  return () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
}

/** Weights as signed bytes of one scale. */
export function bytes(values: Iterable<number>, scale: number): string {
  return Buffer.from(Int8Array.from(values, (value) => Math.round(value / scale)).buffer).toString('base64')
}
