import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { emailHint, suggestEmail } from '@cairn/domain/email-hints'
import { nameHint, registrationForm } from '@cairn/domain/registration-form'
import type { RegistrationValues } from '@cairn/domain/registration-form'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { routes } from '../../paths.ts'
import { signUp } from '../../session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useDrawnForm } from '../../ui/drawn-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountPage } from './account-page.tsx'
import { EmailSuggestion } from './email-suggestion.tsx'
import { showFailure } from './failure.ts'
import { FormFailure } from './form-failure.tsx'
import { LiveRemark } from './live-remark.tsx'
import { useLoginState } from './login-state.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { clearRegistrationDraft, readRegistrationDraft, useRegistrationDraft } from './registration-draft.ts'

const EMPTY = { fullName: '', email: '', password: '', confirmPassword: '' }
const FIELDS = ['fullName', 'email', 'password', 'confirmPassword'] as const
const WIRE_FIELDS = { username: 'fullName', email: 'email', password: 'password' } as const

export function RegisterPage() {
  const state = useLoginState()
  return (
    <AccountPage
      title="Create your account"
      lead="It is free, and so is the report. Your roadmaps are kept here for you, and open in no other account."
    >
      <RegistrationForm />
      <p className="mt-4 text-sm text-ink-soft">
        <Link to={routes.privacy} className="-my-2.5 inline-block py-2.5">
          What we keep about you, where and how long
        </Link>
      </p>
      <p className="mt-6 border-t border-line pt-5">
        Already have an account?{' '}
        <Link to={routes.login} state={state} className="-my-2.5 inline-block py-2.5">
          Log in
        </Link>
      </p>
    </AccountPage>
  )
}

function RegistrationForm() {
  const state = useLoginState()
  const strengthId = useId()
  const [restored, setRestored] = useState(readRegistrationDraft)
  const [taken, setTaken] = useState<string>()
  const { register, handleSubmit, control, setError, setValue, setFocus, formState } = useForm<
    RegistrationValues,
    unknown,
    RegistrationValues
  >({
    resolver: standardSchemaResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: { ...EMPTY, ...restored },
  })
  const { errors, isSubmitting } = formState
  const [fullName, email, password, confirmPassword] = useWatch({ control, name: FIELDS })
  useDrawnForm(register)
  useRegistrationDraft({ fullName, email })
  const meant = suggestEmail(email)

  const submit = handleSubmit(async (values) => {
    try {
      await signUp({ email: values.email, password: values.password, username: values.fullName })
      clearRegistrationDraft()
    } catch (error) {
      if (error instanceof ApiError && error.status_code === 409) {
        setTaken(email)
        setError('email', { type: 'server', message: error.detail }, { shouldFocus: true })
      } else showFailure(error, 'Registration failed. Please try again.', setError, WIRE_FIELDS)
    }
  })

  return (
    <form noValidate method="post" className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      {restored && (
        <RestoredNote
          onClear={() => {
            clearRegistrationDraft()
            setRestored(undefined)
            // Not reset(): it expects register() to run again, which the React compiler saves itself.
            setValue('fullName', '')
            setValue('email', '')
            setFocus('fullName')
          }}
        />
      )}
      <TextField
        {...register('fullName')}
        label="Full name"
        autoComplete="name"
        remark={remark(nameHint(fullName))}
        error={errors.fullName?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        label="Email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        remark={
          // A doubt takes the place of the praise.
          meant ? (
            <EmailSuggestion
              address={meant}
              onAccept={(address) => {
                setValue('email', address, { shouldValidate: true, shouldDirty: true })
                setFocus('email')
              }}
            />
          ) : (
            remark(emailHint(email))
          )
        }
        error={errors.email?.message}
      />
      {taken !== undefined && taken === email && (
        <p className="-mt-3">
          <Link to={routes.login} state={{ ...state, email }} className="button button-quiet -mx-2">
            Log in with this address
          </Link>
        </p>
      )}
      <PasswordField
        {...register('password', { deps: confirmPassword === '' ? [] : ['confirmPassword'] })}
        label="Password"
        autoComplete="new-password"
        describedBy={strengthId}
        error={errors.password?.message}
      />
      <PasswordStrength id={strengthId} password={password} />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      {errors.root?.['server'] && <FormFailure>{errors.root['server'].message}</FormFailure>}
      <SubmitButton busy={isSubmitting} className="w-full">
        Create account
      </SubmitButton>
    </form>
  )
}

function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <div className="mb-3">
      <Alert type="info">
        <p>Your name and email are still here from last time.</p>
        <Button variant="quiet" className="-mx-2 -mb-2" onClick={onClear}>
          Clear them
        </Button>
      </Alert>
    </div>
  )
}

function remark(text: string | undefined) {
  return text && <LiveRemark text={text} />
}
