import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import type { ButtonVariant } from './button.tsx'

/** A link that looks like a button: for going somewhere, where a button does something. */
export function LinkButton({
  variant = 'primary',
  className = '',
  ...rest
}: LinkProps & { variant?: ButtonVariant; className?: string }) {
  return <Link {...rest} className={`button button-${variant} ${className}`} />
}
