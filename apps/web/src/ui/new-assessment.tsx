import { useNavigate } from 'react-router'
import type { LinkProps } from 'react-router'
import { showToast, UNDO_MS } from '../notices/toasts.ts'
import { routes } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { restartFlow } from '../storage/assessment-flow.ts'
import type { Place } from '../storage/assessment-flow.ts'
import type { ButtonVariant } from './button.tsx'
import { LinkButton } from './link-button.tsx'

/** Clears the assessment and offers to take that back; `place` is where one then returns to. */
export function useRestart(): (options: { draftToo: boolean; place?: Place }) => void {
  const userId = useSession(({ user }) => user?.id ?? '')
  const navigate = useNavigate()
  return ({ draftToo, place }) => {
    const undo = restartFlow(userId, { draftToo })
    if (!undo) return
    showToast({
      type: 'info',
      title: draftToo ? 'New assessment started' : 'Started over',
      message: 'Your earlier answers were cleared.',
      duration: UNDO_MS,
      action: {
        label: 'Undo',
        onClick: () => void navigate(routes.home, { state: { place: undo(place) } }),
      },
    })
  }
}

/** Every link that promises a new roadmap begins a new assessment. */
export function NewAssessmentLink(props: Omit<LinkProps, 'to'> & { variant?: ButtonVariant; className?: string }) {
  const restart = useRestart()
  return (
    <LinkButton
      {...props}
      to={routes.home}
      state={{ place: 'company' }}
      onClick={(event) => {
        // Another tab or window is opened beside what is here.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) restart({ draftToo: true })
      }}
    />
  )
}
