import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { RESET_LINK_MIN, forgotPassword } from '@cairn/contract/auth'
import { email } from '@cairn/contract/email'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { routes } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountPage } from './account-page.tsx'
import { failureText, showFailure } from './failure.ts'
import { FormFailure } from './form-failure.tsx'
import { rememberedEmail } from './remembered-email.ts'

const forgotForm = z.object({ email })
const FALLBACK = 'Failed to send password reset email. Please try again.'

export function ForgotPasswordPage() {
  const [address, setAddress] = useState(rememberedEmail() ?? '')
  const [sent, setSent] = useState(false)
  if (sent) return <SentPage address={address} onChangeAddress={() => setSent(false)} />
  return (
    <AccountPage
      key="form"
      title="Forgot your password?"
      lead="Tell us the email address of your account, and we send you a link to choose a new one."
    >
      <ForgotForm
        address={address}
        onSent={(to) => {
          setAddress(to)
          setSent(true)
        }}
      />
      <p className="mt-6 border-t border-line pt-5">
        <Link to={routes.login} className="-my-2.5 inline-block py-2.5">
          Back to Login
        </Link>
      </p>
    </AccountPage>
  )
}

function ForgotForm({ address, onSent }: { address: string; onSent: (address: string) => void }) {
  const { register, handleSubmit, control, setError, formState } = useForm<
    z.input<typeof forgotForm>,
    unknown,
    z.output<typeof forgotForm>
  >({
    resolver: standardSchemaResolver(forgotForm),
    defaultValues: { email: address },
  })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'email' })

  const submit = handleSubmit(async (values) => {
    try {
      await call(forgotPassword, { body: values })
      onSent(values.email)
    } catch (error) {
      showFailure(error, FALLBACK, setError, { email: 'email' })
    }
  })

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('email')}
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={`The link expires in ${RESET_LINK_MIN} minutes.`}
        error={errors.email?.message}
      />
      {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
      <SubmitButton
        busy={isSubmitting}
        missing={typed.trim() === '' ? 'Enter your email address first.' : undefined}
        className="w-full"
      >
        Send reset link
      </SubmitButton>
    </form>
  )
}

function SentPage({ address, onChangeAddress }: { address: string; onChangeAddress: () => void }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()

  const sendAgain = async () => {
    setState('sending')
    setFailure(undefined)
    try {
      await call(forgotPassword, { body: { email: address } })
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(failureText(error, FALLBACK))
    }
  }

  return (
    <AccountPage key="sent" title="Check Your Email" lead={`The reset link expires in ${RESET_LINK_MIN} minutes.`}>
      <p>If an account with that email exists, we've sent a password reset link to:</p>
      <p className="mt-2 text-lg font-semibold break-all">{address}</p>
      <p className="mt-4 text-ink-soft">
        Nothing there after a few minutes? Look among the unwanted mail, or{' '}
        <button
          type="button"
          className="text-accent underline decoration-1 underline-offset-4"
          onClick={onChangeAddress}
        >
          use another address
        </button>
        .
      </p>
      <div aria-live="polite" className="mt-6 empty:hidden">
        {state === 'sent' && <Alert type="success">Sent once more. Only the newest link works.</Alert>}
      </div>
      {failure && (
        <div className="mt-6">
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={routes.login}>Back to Login</LinkButton>
        <Button variant="secondary" busy={state === 'sending'} onClick={() => void sendAgain()}>
          Send Another Reset Email
        </Button>
      </div>
    </AccountPage>
  )
}
