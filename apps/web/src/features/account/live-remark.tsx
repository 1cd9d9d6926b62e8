import { Check } from 'lucide-react'

/** A hint while typing; praise gets a tick. */
export function LiveRemark({ text }: { text: string }) {
  if (!text.endsWith('looks good!')) return text
  return (
    <span className="inline-flex items-center gap-1.5 text-success">
      <Check size={16} aria-hidden />
      {text}
    </span>
  )
}
