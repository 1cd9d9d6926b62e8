import type { Quantity, Span } from '../facts.ts'

/** What 'half' and 'a third' are of the whole. */
export const PARTS: Record<string, number> = {
  half: 0.5,
  third: 1 / 3,
  'two-thirds': 2 / 3,
  'two thirds': 2 / 3,
  quarter: 0.25,
  fifth: 0.2,
  tenth: 0.1,
  moitié: 0.5,
  mitad: 0.5,
  hälfte: 0.5,
  metade: 0.5,
  metà: 0.5,
  połowę: 0.5,
  helft: 0.5,
  derde: 1 / 3,
  quarto: 0.25,
  kwart: 0.25,
  tercio: 1 / 3,
  tiers: 1 / 3,
  drittel: 1 / 3,
  terço: 1 / 3,
  terzo: 1 / 3,
  quart: 0.25,
  viertel: 0.25,
  cuarto: 0.25,
  fünftel: 0.2,
}

/** 'Half', 'a third', 'one quarter' as they are written beside a figure. */
export function partNamed(text: string): number | undefined {
  return PARTS[text.toLowerCase().replace(/^(?:an?|one) /, '')]
}

/** Twenty-five for 'It is 44%, we would like to see a quarter': a share like the one before it, where no word makes it a part of that. */
export function shareWanted(text: string, { start, end }: Omit<Span, 'field'>, now: Quantity): number | undefined {
  const part = now.kind === 'percent' ? partNamed(text.slice(start, end)) : undefined
  if (part === undefined || part >= 1 / 2 || part * 100 >= now.value) return undefined
  return OF_THAT.test(text.slice(end)) || BY.test(text.slice(0, start)) ? undefined : part * 100
}
const OF_THAT =
  /^\s(?:of (?:that|it|this|them|those|these|today|the)|less|fewer|lower|off|down|up|more|smaller|shorter|as)(?!\p{L})/iu
const BY = /(?<!\p{L})(?:by|cut|reduce|down|up|off|less|fewer|save|drop|another)(?:\s\p{L}+){0,2}\s$/iu
