import type { AccountForm } from './account-forms.ts'
import { recoverySteps } from './recovery.ts'

/** The forms for visitors who are not signed in. */
const authForms = [
  'sign-in',
  'sign-up',
  'passkey',
  'second-factor',
  ...recoverySteps,
] as const satisfies readonly AccountForm[]

export type AuthForm = (typeof authForms)[number]

export function isAuthForm(name: string | undefined): name is AuthForm {
  return authForms.some((form) => form === name)
}
