import { getRoadmap, type Roadmap } from '@cairn/contract/roadmaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { roadmapPath } from '../../paths.ts'
import { followGeneration } from './create/follow-generation.ts'
import { rememberRoadmap } from './roadmap-queries.ts'
import { forgetVersions } from './version-queries.ts'

/** Left in the history entry of a report that has just changed: its reader begins at what changed. */
export const SHOW_CHANGES = { show: 'changes' } as const

/** Asks for a new version, waits until it is written, and opens it. Whoever leaves meanwhile finds it later. */
export function useNewVersion(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [percent, setPercent] = useState(0)
  const mutation = useMutation({
    mutationFn: async (start: () => Promise<Roadmap>) => {
      const started = await start()
      const look = (signal: AbortSignal) => call(getRoadmap, { params: { id }, signal })
      const written =
        started.status === 'completed'
          ? { kind: 'completed' as const, roadmap: started }
          : await followGeneration(look, setPercent, new AbortController().signal)
      await rememberRoadmap(queries, written.kind === 'completed' ? written.roadmap : started)
      await forgetVersions(queries, id)
    },
    onSuccess: () => navigate(roadmapPath(id), { state: SHOW_CHANGES }),
  })
  return { ...mutation, percent }
}
