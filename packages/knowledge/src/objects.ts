import data from '../data/objects.json' with { type: 'json' }
import { once } from './once.ts'

/** Beginnings of words one of which stands in any sentence that the move can be about: no reminders without visits. */
const ABOUT = new Map(
  Object.entries(data).map(([move, pattern]) => [move, once(() => new RegExp(`(?<![a-zà-ÿ])(?:${pattern})`, 'iu'))]),
)

/** Whether the move has its object in these words; one that needs none has. */
export function hasObject(move: string, text: string): boolean {
  return ABOUT.get(move)?.().test(text) ?? true
}
