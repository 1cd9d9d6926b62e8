import { expect, test } from 'vitest'
import { resetForm } from './reset-form.ts'
import { firstMessages } from './ruled.ts'

const short = 'Password must be at least 6 characters long'
const differ = 'Passwords do not match'

test.each([
  [{ newPassword: 'secret', confirmPassword: 'secret' }, {}],
  [{ newPassword: 'secre', confirmPassword: 'secre' }, { newPassword: short }],
  [{ newPassword: 'secret', confirmPassword: 'Secret' }, { confirmPassword: differ }],
  [
    { newPassword: 'secre', confirmPassword: '' },
    { newPassword: short, confirmPassword: differ },
  ],
])('%j is told %j', (values, messages) => {
  expect(firstMessages(resetForm, values)).toEqual(messages)
})
