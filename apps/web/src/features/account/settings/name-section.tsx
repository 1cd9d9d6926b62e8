import { updateAccount } from '@cairn/contract/account'
import type { User } from '@cairn/contract/auth'
import { fullNameProblem } from '@cairn/domain/registration-form'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../notices/toasts.ts'
import { showUser } from '../../../session/session.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showFailure } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { Section } from './section.tsx'

export function NameSection({ user }: { user: User }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { username: user.username } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ username }) => {
    try {
      showUser(await call(updateAccount, { body: { username } }))
      showToast({ type: 'success', title: 'Name changed', message: 'It stands in the mails we send you.' })
    } catch (error) {
      showFailure(error, 'The name could not be changed. Please try again.', setError, { username: 'username' })
    }
  })
  return (
    <Section title="Name">
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('username', { validate: (value) => fullNameProblem(value) ?? true })}
          label="Full name"
          autoComplete="name"
          error={errors.username?.message}
        />
        {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
        <SubmitButton variant="secondary" busy={isSubmitting}>
          Change name
        </SubmitButton>
      </form>
    </Section>
  )
}
