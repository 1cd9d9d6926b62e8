import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { resetPassword } from '@cairn/contract/auth'
import { PASSWORDS_DIFFER, resetForm } from '@cairn/domain/reset-form'
import type { ResetValues } from '@cairn/domain/reset-form'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { routes } from '../../paths.ts'
import { signOut } from '../../session/session.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showFailure } from './failure.ts'
import { FormFailure } from './form-failure.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const strengthId = useId()
  const { register, handleSubmit, control, setError, formState } = useForm<ResetValues, unknown, ResetValues>({
    resolver: standardSchemaResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] })
  const missing =
    newPassword === ''
      ? 'Enter a new password first.'
      : confirmPassword === ''
        ? 'Type it once more to confirm.'
        : newPassword === confirmPassword
          ? undefined
          : 'The two passwords differ.'
  const differ = confirmPassword !== '' && newPassword !== confirmPassword

  const submit = handleSubmit(async ({ newPassword: new_password }) => {
    try {
      await call(resetPassword, { body: { token, new_password } })
      // The reset has ended every session, so also the one this browser may still hold.
      void signOut()
      onDone()
    } catch (error) {
      showFailure(error, 'Failed to reset password. Please try again.', setError, { new_password: 'newPassword' })
    }
  })

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('newPassword')}
        label="New Password"
        autoComplete="new-password"
        describedBy={strengthId}
        error={errors.newPassword?.message}
      />
      <PasswordStrength id={strengthId} password={newPassword} rules="reset" />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm New Password"
        autoComplete="new-password"
        error={differ ? PASSWORDS_DIFFER : undefined}
      />
      {errors.root?.['server'] && (
        <FormFailure>
          {errors.root['server'].message}{' '}
          <Link to={routes.forgotPassword} className="underline">
            Request New Reset Link
          </Link>
        </FormFailure>
      )}
      <SubmitButton busy={isSubmitting} missing={missing} className="w-full">
        Set new password
      </SubmitButton>
    </form>
  )
}
