import data from '../data/matters.json' with { type: 'json' }

/** What the facts may hold that makes another general way better than a new count. */
export type Ground =
  | 'to be moved'
  | 'hours'
  | 'cause named'
  | 'seen late'
  | 'too few'
  | 'told in texts'
  | 'comes back'
  | 'on record'

/** Which general way stands for which others, on what ground; the first row that holds decides. */
export const WAYS = data.ways as { of: string[]; where: Ground; way: string }[]
