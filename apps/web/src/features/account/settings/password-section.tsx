import { changePassword } from '@cairn/contract/account'
import { passwordProblem } from '@cairn/domain/password'
import { PASSWORDS_DIFFER } from '@cairn/domain/reset-form'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../notices/toasts.ts'
import { adoptToken } from '../../../session/session.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { showFailure } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { PasswordField } from '../password-field.tsx'
import { PasswordStrength } from '../password-strength.tsx'
import { Section } from './section.tsx'
import { SESSIONS_KEY } from './sessions-section.tsx'

const EMPTY = { current_password: '', new_password: '', confirmation: '' }
const FIELDS = { current_password: 'current_password', new_password: 'new_password' } as const

export function PasswordSection() {
  const strengthId = useId()
  const queries = useQueryClient()
  const { register, handleSubmit, setError, reset, control, formState } = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'new_password' })
  const submit = handleSubmit(async ({ current_password, new_password }) => {
    try {
      adoptToken((await call(changePassword, { body: { current_password, new_password } })).access_token)
      reset()
      showToast({ type: 'success', title: 'Password changed', message: 'Every other session has ended.' })
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY })
    } catch (error) {
      showFailure(error, 'The password could not be changed. Please try again.', setError, FIELDS)
    }
  })
  return (
    <Section title="Password" lead="A new password ends every other session; this one goes on.">
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...register('current_password', { required: 'Please enter your password' })}
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...register('new_password', { validate: (value) => passwordProblem(value) ?? true })}
          label="New password"
          autoComplete="new-password"
          describedBy={strengthId}
          error={errors.new_password?.message}
        />
        <PasswordStrength id={strengthId} password={typed} />
        <PasswordField
          {...register('confirmation', { validate: (value, all) => value === all.new_password || PASSWORDS_DIFFER })}
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
        />
        {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
        <SubmitButton variant="secondary" busy={isSubmitting}>
          Change password
        </SubmitButton>
      </form>
    </Section>
  )
}
