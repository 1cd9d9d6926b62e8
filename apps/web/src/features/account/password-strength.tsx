import {
  PASSWORD_CHECKS,
  RESET_PASSWORD_CHECK,
  checkPassword,
  passwordStrength,
  resetPasswordProblem,
} from '@cairn/domain/password'
import type { PasswordLevel } from '@cairn/domain/password'
import { Check, Minus } from 'lucide-react'

const LEVELS: Record<PasswordLevel, { stones: number; colour: string; fill: string }> = {
  weak: { stones: 1, colour: 'text-danger', fill: 'fill-danger' },
  fair: { stones: 2, colour: 'text-warning', fill: 'fill-warning' },
  good: { stones: 3, colour: 'text-success', fill: 'fill-success' },
  strong: { stones: 4, colour: 'text-success', fill: 'fill-success' },
}

/**
 * How strong a password is, as a cairn that grows with it, and what is demanded. Registration demands all of it; a
 * reset demands less, and the rest is advice.
 */
export function PasswordStrength({
  id,
  password,
  rules = 'registration',
}: {
  id: string
  password: string
  rules?: 'registration' | 'reset'
}) {
  const level = password === '' ? undefined : passwordStrength(password).level
  const checks = checkPassword(password)
  const all = PASSWORD_CHECKS.map(({ key, label }) => ({ label, met: checks[key] }))
  const demanded =
    rules === 'reset' ? [{ label: RESET_PASSWORD_CHECK, met: resetPasswordProblem(password) === undefined }] : all
  return (
    <div id={id} className="mb-3 rounded-sm bg-sunken p-4">
      <div className="flex items-center gap-3">
        <StrengthCairn level={level} />
        <p aria-live="polite">
          Password strength:{' '}
          <strong className={level ? LEVELS[level].colour : 'font-normal text-ink-soft'}>{level ?? 'none yet'}</strong>
        </p>
      </div>
      <Checklist checks={demanded} password={password} />
      {rules === 'reset' && (
        <>
          <p className="mt-3 text-sm font-semibold">Stronger with</p>
          <Checklist checks={all} password={password} />
        </>
      )}
    </div>
  )
}

function Checklist({ checks, password }: { checks: { label: string; met: boolean }[]; password: string }) {
  return (
    <ul className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {checks.map((check) => {
        // Nothing typed breaks no rule, but it keeps none either.
        const met = password !== '' && check.met
        const Icon = met ? Check : Minus
        return (
          <li key={check.label} className={`flex gap-2 ${met ? 'text-ink' : 'text-ink-soft'}`}>
            <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${met ? 'text-success' : 'text-ink-faint'}`} />
            <span>
              {check.label}
              <span className="sr-only">{met ? ' (met)' : ' (not yet)'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** From the ground up. */
const STONES = [
  { cx: 32, cy: 47, rx: 27, ry: 7.5 },
  { cx: 34, cy: 33, rx: 20, ry: 6 },
  { cx: 31, cy: 21.5, rx: 14, ry: 5 },
  { cx: 33, cy: 11, rx: 8, ry: 5 },
]

function StrengthCairn({ level }: { level: PasswordLevel | undefined }) {
  const { stones, fill } = level ? LEVELS[level] : { stones: 0, fill: '' }
  return (
    <svg width="64" height="56" viewBox="0 0 64 56" aria-hidden="true" className="shrink-0">
      {STONES.map((stone, index) => (
        <ellipse
          key={stone.cy}
          {...stone}
          className={
            index < stones
              ? `${fill} transition-[fill] duration-200`
              : 'fill-transparent stroke-edge transition-[fill] duration-200'
          }
          strokeDasharray={index < stones ? undefined : '3 3'}
        />
      ))}
    </svg>
  )
}
