import { type Roadmap, TITLE_MAX, updateRoadmap } from '@cairn/contract/roadmaps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeRoadmap } from '../roadmap-queries.ts'
import { clearError, detailOf } from '../visible-error.ts'

/** The name under which the report is kept, and a way to change it in place. */
export function RenameTitle({ roadmap }: { roadmap: Pick<Roadmap, 'id' | 'title'> }) {
  const [editing, setEditing] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // Back to where the editing began.
    if (!editing && edited.current) rename.current?.focus()
    edited.current = editing
  }, [editing])
  if (editing) return <TitleForm roadmap={roadmap} onDone={() => setEditing(false)} />
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 truncate" title={roadmap.title}>
        {roadmap.title}
      </span>
      <button
        ref={rename}
        type="button"
        aria-label="Rename"
        title="Rename"
        className="icon-button"
        onClick={() => setEditing(true)}
      >
        <Pencil size={17} aria-hidden />
      </button>
    </p>
  )
}

function TitleForm({ roadmap: { id, title }, onDone }: { roadmap: Pick<Roadmap, 'id' | 'title'>; onDone: () => void }) {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (wanted: string) => call(updateRoadmap, { params: { id }, body: { title: wanted } }),
    onSuccess: (saved) => {
      clearError()
      changeRoadmap(queries, id, (row) => ({ ...row, title: saved.title, updated_at: saved.updated_at }))
      onDone()
    },
    onError: () => field.current?.focus(),
  })
  useEffect(() => field.current?.select(), [])
  const empty = text.trim() === ''
  return (
    <form
      className="flex w-full max-w-2xl flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (empty || save.isPending) field.current?.focus()
        else if (text.trim() === title) onDone()
        else save.mutate(text.trim())
      }}
    >
      <div className="min-w-56 flex-1">
        <TextField
          ref={field}
          label="Roadmap title"
          name="title"
          maxLength={TITLE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
          error={
            empty
              ? 'Please enter a title'
              : save.isError
                ? `Failed to update roadmap. ${detailOf(save.error)}`
                : undefined
          }
        />
      </div>
      <div className="mt-8 flex gap-2">
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
