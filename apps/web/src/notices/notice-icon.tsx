import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { NoticeType } from './toasts.ts'

const ICONS = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info }
const COLOURS = { success: 'text-success', error: 'text-danger', warning: 'text-warning', info: 'text-info' }

export function NoticeIcon({ type }: { type: NoticeType }) {
  const Icon = ICONS[type]
  return <Icon size={20} aria-hidden className={`mt-0.5 shrink-0 ${COLOURS[type]}`} />
}
