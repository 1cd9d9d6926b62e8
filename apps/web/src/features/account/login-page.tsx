import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { email } from '@cairn/contract/email'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '../../api/api-error.ts'
import { routes } from '../../paths.ts'
import { useEnding } from '../../session/ending.ts'
import { signIn } from '../../session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useDrawnForm } from '../../ui/drawn-form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountPage } from './account-page.tsx'
import { showFailure } from './failure.ts'
import { FormFailure } from './form-failure.tsx'
import { useLoginState } from './login-state.ts'
import type { LoginState } from './login-state.ts'
import { PasswordField } from './password-field.tsx'
import { forgetEmail, rememberEmail, rememberedEmail } from './remembered-email.ts'

/** Only what can never be right is refused here; everything else is the server's to judge. */
const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  remember: z.boolean(),
})

export function LoginPage() {
  const state = useLoginState()
  return (
    <AccountPage title="Log in" lead="Your roadmaps are where you left them.">
      <WhyHere {...state} />
      <LoginForm known={state.email ?? rememberedEmail()} />
      <p className="mt-6 border-t border-line pt-5">
        New here?{' '}
        <Link to={routes.register} state={state} className="-my-2.5 inline-block py-2.5">
          Create an account
        </Link>
      </p>
    </AccountPage>
  )
}

/** Where the signed-in go next is the guard's business: the page that asked, else the start page. */
function LoginForm({ known }: { known: string | null }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    z.input<typeof loginForm>,
    unknown,
    z.output<typeof loginForm>
  >({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: known ?? '', password: '', remember: rememberedEmail() !== null },
  })
  useDrawnForm(register)
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email: address, password, remember }) => {
    try {
      await signIn(address, password)
      if (remember) rememberEmail(address)
      else forgetEmail()
    } catch (error) {
      showFailure(error, 'Login failed. Please try again.', setError, { username: 'email', password: 'password' })
      if (error instanceof ApiError && error.status_code === 401) setFocus('password', { shouldSelect: true })
    }
  })

  return (
    <form noValidate method="post" className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('email')}
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className="-mt-2 mb-1 flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox {...register('remember')} label="Remember me" />
        <Link to={routes.forgotPassword} className="button button-quiet -mx-2">
          Forgot your password?
        </Link>
      </div>
      {errors.root?.['server'] && <FormFailure focus={false}>{errors.root['server'].message}</FormFailure>}
      <SubmitButton busy={isSubmitting} className="w-full">
        Log in
      </SubmitButton>
    </form>
  )
}

/** An unreachable server speaks for itself, on every page. */
function WhyHere({ from }: LoginState) {
  const [ending] = useState(() => useEnding.getState().ending)
  const reason =
    ending === 'ran out'
      ? 'Your session has ended. Log in again to carry on where you were.'
      : ending === 'left elsewhere'
        ? 'You logged out in another window.'
        : ending !== 'unreachable' && from
          ? 'Please log in to continue. You then return to the page you asked for.'
          : undefined
  if (!reason) return null
  return (
    <div className="mb-6">
      <Alert type="info">{reason}</Alert>
    </div>
  )
}
