/** Decoration only: the text beside it says what is going on. */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span aria-hidden="true" className={size === 'large' ? 'spinner' : 'spinner spinner-small'} />
}
