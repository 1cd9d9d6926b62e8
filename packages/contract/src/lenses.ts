/** The eight lenses of discovery, in the order they are shown. */
export const LENSES = [
  'customer',
  'operations',
  'decisions',
  'knowledge',
  'data',
  'people',
  'technology',
  'risk',
] as const
export type Lens = (typeof LENSES)[number]
