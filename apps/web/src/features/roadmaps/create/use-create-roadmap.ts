import { createRoadmap, type Roadmap, type RoadmapBrief } from '@cairn/contract/roadmaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { rememberRoadmap } from '../roadmap-queries.ts'

/**
 * One submission, one key: pressing again after a lost answer finds the roadmap that was made, if one was. Once the
 * server has answered, or when the text has changed, the next submission is a new one.
 */
export function useCreateRoadmap(onCreated: (roadmap: Roadmap) => void) {
  const queries = useQueryClient()
  const submission = useRef<{ text: string; key: string }>(undefined)
  return useMutation({
    mutationFn: (brief: RoadmapBrief) => {
      const text = JSON.stringify(brief)
      if (submission.current?.text !== text) submission.current = { text, key: crypto.randomUUID() }
      return call(createRoadmap, { body: brief, headers: { 'Idempotency-Key': submission.current.key } })
    },
    onSuccess: (roadmap) => {
      submission.current = undefined
      void rememberRoadmap(queries, roadmap)
      onCreated(roadmap)
    },
  })
}
