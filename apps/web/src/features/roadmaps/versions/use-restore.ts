import { restoreVersion } from '@cairn/contract/versions'
import { call } from '../../../api/call.ts'
import { useNewVersion } from '../use-new-version.ts'
import { reportError } from '../visible-error.ts'

/** An older version becomes the newest, as one of its own: nothing is lost by it, so nobody is asked twice. */
export function useRestore(id: string) {
  const { mutate, isPending, variables } = useNewVersion(id)
  return {
    isPending,
    variables,
    restore: (number: number) =>
      mutate(() => call(restoreVersion, { params: { id, number } }), {
        onError: (error) => reportError(`Failed to restore version ${number}`, error),
      }),
  }
}
