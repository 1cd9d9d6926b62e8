import { NOTICE } from '@cairn/domain/notice'

export function Notice() {
  return <p className="max-w-[28em]">{NOTICE}</p>
}
