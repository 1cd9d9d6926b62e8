import { type AccountSession, endOtherSessions, endSession, listSessions } from '@cairn/contract/account'
import { formatMoment } from '@cairn/domain/roadmap-content'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../notices/toasts.ts'
import { adoptToken } from '../../../session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { failureText } from '../failure.ts'
import { Section } from './section.tsx'

export const SESSIONS_KEY = ['sessions']

export function SessionsSection() {
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => call(listSessions, { signal }) })
  const refresh = () => queries.invalidateQueries({ queryKey: SESSIONS_KEY })
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => showToast({ type: 'success', title: 'Session ended', message: 'It opens nothing any more.' }),
    onError: tellFailure,
    onSettled: refresh,
  })
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: ({ access_token }) => {
      adoptToken(access_token)
      showToast({ type: 'success', title: 'Sessions ended', message: 'You are signed in here and nowhere else.' })
    },
    onError: tellFailure,
    onSettled: refresh,
  })
  const others = sessions.data?.filter(({ current }) => !current) ?? []
  return (
    <Section title="Where you are signed in" lead="A session that nobody uses ends by itself within the hour.">
      {sessions.isPending && <Spinner />}
      {sessions.error && <Alert type="error">{failureText(sessions.error, 'The sessions could not be loaded.')}</Alert>}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="secondary" className="mt-4" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          End all other sessions
        </Button>
      )}
    </Section>
  )
}

function SessionRow({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const { device, started_at, renewed_at, current } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {current && <Badge tone="success">This one</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in {formatMoment(started_at)}, last seen {formatMoment(renewed_at)}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={`End the session of ${device}, signed in ${formatMoment(started_at)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}

function tellFailure(error: Error) {
  showToast({ type: 'error', title: 'Not ended', message: failureText(error, 'Please try again.') })
}
