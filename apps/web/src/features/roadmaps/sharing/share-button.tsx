import { createLink } from '@cairn/contract/sharing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { routes, sharedPath } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { detailOf } from '../visible-error.ts'
import { LINKS } from './link-queries.ts'

export function ShareButton({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Share2 size={18} aria-hidden /> Share
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share this report">
        <ShareForm id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ShareForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [end, setEnd] = useState('')
  const [isPast, setPast] = useState(false)
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () =>
      call(createLink, { params: { id }, body: end === '' ? {} : { expires_at: endOfDay(end).toISOString() } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS }),
  })
  if (make.data) return <MadeLink url={`${location.origin}${sharedPath(make.data.token)}`} onClose={onClose} />
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!make.isPending && !isPast) make.mutate()
      }}
    >
      <p>
        Whoever has the link reads this version of the report and its PDF, without an account. Your brief is not shown,
        but for the sentences that the report quotes.
      </p>
      <TextField
        type="date"
        label="Open until"
        optional
        hint="Without a date it stays open until you end it."
        value={end}
        onChange={({ target: { value } }) => {
          setEnd(value)
          setPast(value !== '' && endOfDay(value).getTime() <= Date.now())
        }}
        error={isPast ? 'Please choose today or a later day.' : undefined}
      />
      {make.isError && (
        <Alert type="error" title="The link was not made">
          {detailOf(make.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <LinkButton to={routes.links} variant="quiet" className="-ml-2 mr-auto">
          All your links
        </LinkButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={make.isPending}>
          Make a link
        </Button>
      </div>
    </form>
  )
}

function MadeLink({ url, onClose }: { url: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false), // it is selected: the keyboard copies it
    )
  }
  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        readOnly
        label="The link"
        value={url}
        hint="Copy it now: only its holder has it, and it is not shown again."
        remark={copied ? 'Copied.' : undefined}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <LinkButton to={routes.links} variant="quiet" className="-ml-2 mr-auto">
          All your links
        </LinkButton>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  )
}

/** The last moment of that day where the owner is. */
function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59`)
}
