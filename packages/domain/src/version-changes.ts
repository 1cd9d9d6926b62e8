import type { Insights } from '@cairn/contract/insights'
import type { VersionChange } from '@cairn/contract/versions'

type Initiative = Insights['initiatives'][number]
type Change = Omit<VersionChange, 'because'>

/** What a reader would see if both reports lay side by side: what came, went, moved, is done another way, is now known. */
export function changesBetween(before: Insights, after: Insights): Change[] {
  const pairs = paired(before.initiatives, after.initiatives)
  const kept = new Set(pairs.values())
  const went = before.initiatives.flatMap((one, at): Change[] =>
    kept.has(one) ? [] : [{ kind: 'went', name: one.name, from: at + 1 }],
  )
  const rest = after.initiatives.flatMap((one, at): Change[] => {
    const old = pairs.get(one)
    if (!old) return [{ kind: 'came', name: one.name, to: at + 1 }, ...bound(undefined, one)]
    const from = before.initiatives.indexOf(old) + 1
    return [
      ...(old.id === one.id ? [] : [{ kind: 'way' as const, name: one.name, detail: old.name }]),
      ...(from === at + 1 ? [] : [{ kind: 'moved' as const, name: one.name, from, to: at + 1 }]),
      ...bound(old, one),
    ]
  })
  return [...went, ...rest, ...boundOverall(before, after)]
}

/** One text for each change: two lists share a change where they share its text. */
export function changeKey({ kind, name, from, to, detail }: Change): string {
  return [kind, name, from ?? '', to ?? '', detail ?? ''].join('|')
}

/** The initiatives of the later report with those of the earlier that they go on from. */
function paired(before: readonly Initiative[], after: readonly Initiative[]): Map<Initiative, Initiative> {
  const pairs = new Map<Initiative, Initiative>()
  const shares = (a: Initiative, b: Initiative) => a.evidence.some((quote) => b.evidence.includes(quote))
  const same: ((a: Initiative, b: Initiative) => boolean)[] = [
    (a, b) => a.id === b.id && shares(a, b),
    (a, b) => a.name === b.name,
    (a, b) => a.id === b.id,
    shares,
  ]
  for (const fits of same)
    for (const one of after) {
      if (pairs.has(one)) continue
      const taken = new Set(pairs.values())
      const old = before.find((other) => !taken.has(other) && fits(other, one))
      if (old) pairs.set(one, old)
    }
  return pairs
}

function bound(old: Initiative | undefined, one: Initiative): Change[] {
  const told = (text: string): Change => ({ kind: 'bound', name: one.name, detail: text })
  // What a report from before this was recorded held to is not known, so nothing can be said to be new.
  if (old && !old.figures) return []
  const figures = (one.figures ?? []).filter((figure) => !old?.figures?.includes(figure)).map((text) => told(text))
  const rests = (['data', 'owner', 'cost', 'waits'] as const).flatMap((what) => {
    const value = one.rests_on?.[what] ?? ''
    return value === '' || value === (old?.rests_on?.[what] ?? '') ? [] : [told(`${WORDS[what]}: ${value}`)]
  })
  return [...figures, ...rests]
}
const WORDS = { data: 'Records', owner: 'Owner', cost: 'Cost', waits: 'Waits' }

const WHOLE = 'The whole plan'

function boundOverall(before: Insights, after: Insights): Change[] {
  if (!before.bounds) return []
  return (['country', 'budget'] as const).flatMap((what): Change[] => {
    const value = after.bounds?.[what] ?? ''
    if (value === '' || value === before.bounds?.[what]) return []
    return [{ kind: 'bound', name: WHOLE, detail: `${what === 'country' ? 'Country' : 'Budget'}: ${value}` }]
  })
}
