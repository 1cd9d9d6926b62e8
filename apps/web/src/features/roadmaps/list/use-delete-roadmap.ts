import { deleteRoadmap, type Roadmap } from '@cairn/contract/roadmaps'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../notices/toasts.ts'
import { forgetRoadmap } from '../roadmap-queries.ts'
import { clearError, reportError } from '../visible-error.ts'

const MUTATION_KEY = ['delete-roadmap']
type Doomed = Pick<Roadmap, 'id' | 'title'>

/** The row is hidden while the server is asked, and is there again by itself if it refuses. */
export function useDeleteRoadmap() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ id }: Doomed) => {
      try {
        await call(deleteRoadmap, { params: { id } })
      } catch (error) {
        // Deleted elsewhere: what was wanted.
        if (!(error instanceof ApiError && error.status_code === 404)) throw error
      }
    },
    onSuccess: (_, { id, title }) => {
      clearError()
      forgetRoadmap(queries, id)
      showToast({ type: 'success', title: 'Roadmap deleted', message: `${title} is gone from your list.` })
    },
    onError: (error) => reportError('Failed to delete roadmap', error),
  })
}

export function useRowsBeingDeleted(): string[] {
  return useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Doomed).id,
  })
}
