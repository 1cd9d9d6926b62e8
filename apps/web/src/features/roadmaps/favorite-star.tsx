import { toggleFavorite, type Roadmap } from '@cairn/contract/roadmaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { call } from '../../api/call.ts'
import { changeRoadmap } from './roadmap-queries.ts'
import { clearError, reportError } from './visible-error.ts'

export function FavoriteStar({ roadmap }: { roadmap: Pick<Roadmap, 'id' | 'title' | 'is_favorite'> }) {
  const { id, title, is_favorite } = roadmap
  const queries = useQueryClient()
  const toggle = useMutation({
    mutationFn: (_wanted: boolean) => call(toggleFavorite, { params: { id } }),
    onSuccess: (reply) => {
      clearError()
      changeRoadmap(queries, id, (row) => ({ ...row, is_favorite: reply.is_favorite }))
    },
    onError: (error) => reportError('Failed to toggle favorite', error),
  })
  // The star shows the wish while the server is asked; if it refuses, what it had before comes back by itself.
  const starred = toggle.isPending ? toggle.variables : is_favorite
  return (
    <button
      type="button"
      aria-label={`Favourite: ${title}`}
      aria-pressed={starred}
      className="icon-button print:hidden"
      // A second press before the answer would flip it back.
      onClick={() => !toggle.isPending && toggle.mutate(!is_favorite)}
    >
      <Star size={20} aria-hidden className={starred ? 'fill-warning text-warning' : ''} />
    </button>
  )
}
