import data from '../data/matters.json' with { type: 'json' }
import { once } from './once.ts'

type Class = keyof typeof data.classes

interface Matter {
  move: string
  all: Class[]
  none?: Class[]
}

const CLASSES = new Map(
  Object.entries(data.classes).map(([name, words]) => [
    name as Class,
    once(() => new RegExp(`(?<![a-zà-ÿ0-9])(?:${words})`, 'iu')),
  ]),
)
const MATTERS = data.matters as Matter[]

/**
 * What is to change, told by two or three classes of words that hold in any trade (a bill and forgetting; a second trip
 * and a missing part), in whatever order the client puts them. The first of the list that fits decides.
 */
export function matterIn(text: string): string | undefined {
  const seen = new Map<Class, boolean>()
  const has = (name: Class): boolean => {
    const known = seen.get(name)
    if (known !== undefined) return known
    const found = CLASSES.get(name)?.().test(text) ?? false
    seen.set(name, found)
    return found
  }
  return MATTERS.find(({ all, none = [] }) => all.every(has) && !none.some(has))?.move
}
