import type { VersionChange } from '@cairn/contract/versions'

/** One change as a sentence. */
export function ChangeText({ change }: { change: Omit<VersionChange, 'because'> }) {
  const { kind, name, from, to, detail } = change
  const initiative = <strong className="font-semibold">{name}</strong>
  switch (kind) {
    case 'came':
      return (
        <>
          New in place {to}: {initiative}
        </>
      )
    case 'went':
      return <>Gone: {initiative}</>
    case 'moved':
      return (
        <>
          {(to ?? 0) < (from ?? 0) ? 'Up' : 'Down'} from place {from} to {to}: {initiative}
        </>
      )
    case 'way':
      return (
        <>
          {initiative}, in place of {detail}
        </>
      )
    case 'bound':
      return (
        <>
          {initiative}. {detail}
        </>
      )
  }
}
