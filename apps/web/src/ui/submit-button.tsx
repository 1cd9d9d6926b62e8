import { useId } from 'react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/**
 * One policy for every form: the button can be pressed, and pressing it leads to what is wrong. Where the spec wants it
 * disabled, `missing` says why, in sight and to a screen reader; it then stays within reach of the Tab key.
 */
export function SubmitButton({
  missing,
  busy = false,
  variant = 'primary',
  children,
  className = '',
}: Pick<ComponentProps<typeof Button>, 'busy' | 'variant' | 'children' | 'className'> & {
  missing?: string | undefined
}) {
  const reason = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        busy={busy}
        variant={variant}
        {...(missing && { 'aria-disabled': true, 'data-waiting': '', 'aria-describedby': reason })}
        className={className}
      >
        {children}
      </Button>
      <p id={reason} className="min-w-0 text-sm text-ink-soft empty:hidden">
        {missing}
      </p>
    </div>
  )
}
