import { deleteAccount } from '@cairn/contract/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { flash } from '../../../notices/flash.ts'
import { routes } from '../../../paths.ts'
import { signOut } from '../../../session/session.ts'
import { forgetEverything } from '../../../storage/local-storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showFailure } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from './section.tsx'

export function DeleteSection() {
  const [asked, setAsked] = useState(false)
  return (
    <Section
      title="Delete the account"
      lead="Your roadmaps, their versions, links and remarks are deleted for good, and so is your name from the inquiries you sent. Nobody can bring them back."
    >
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      <Dialog open={asked} onClose={() => setAsked(false)} title="Delete your account and everything in it?">
        <DeleteForm onCancel={() => setAsked(false)} />
      </Dialog>
    </Section>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    try {
      await call(deleteAccount, { body })
      void signOut()
      forgetEverything()
      flash('success', 'Your account has been deleted.')
      void navigate(routes.home)
    } catch (error) {
      showFailure(error, 'The account could not be deleted. Please try again.', setError, { password: 'password' })
    }
  })
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('password', { required: 'Please enter your password' })}
        label="Your password, to be sure"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
