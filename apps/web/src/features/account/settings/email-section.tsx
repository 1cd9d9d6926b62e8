import { changeEmail } from '@cairn/contract/account'
import type { User } from '@cairn/contract/auth'
import { emailProblem } from '@cairn/domain/registration-form'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { Alert } from '../../../ui/alert.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showFailure } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from './section.tsx'

const FIELDS = { email: 'email', password: 'password' } as const

/** A new address counts once its owner has followed the link that is sent to it. */
export function EmailSection({ user }: { user: User }) {
  const [sent, setSent] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    try {
      setSent((await call(changeEmail, { body })).message)
      reset()
    } catch (error) {
      setSent(undefined)
      showFailure(error, 'The address could not be changed. Please try again.', setError, FIELDS)
    }
  })
  return (
    <Section
      title="Email"
      lead={
        <>
          You log in with <strong className="wrap-anywhere text-ink">{user.email}</strong>.
        </>
      }
    >
      {sent && (
        <div className="mb-4">
          <Alert type="success">{sent}</Alert>
        </div>
      )}
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('email', { validate: (value) => emailProblem(value) ?? true })}
          type="email"
          label="New email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password', { required: 'Please enter your password' })}
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
        <SubmitButton variant="secondary" busy={isSubmitting}>
          Change email
        </SubmitButton>
      </form>
    </Section>
  )
}
