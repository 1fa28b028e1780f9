import {
  askRecoveryCode,
  type Client,
  cancelDeletion,
  changePassword,
  checkRecoveryCode,
  confirmIdentity,
  deleteAccount,
  type ErrorCode,
  endOtherSessions,
  endSession,
  errors,
  finishSignIn,
  type Input,
  type Locale,
  recoverByLink,
  recoverPassword,
  sendVerification,
  setPassword,
  signIn,
  signInByPasskey,
  signUp,
  verifyAddress,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { readAccessToEnd } from './access-to-end.ts'
import { type AccountForm, findFaults, readValues, type Values } from './account-forms.ts'
import type { Refusal } from './refusal.ts'
import type { SecurityActions } from './security-actions.ts'

export type Caller = { readonly api: Client; readonly locale: Locale }

export type Refused = Refusal & { readonly status: number }
type OperationResult<T> = { readonly value: T } | { readonly refused: Refused }

/** The operation each form calls. Its fields were checked before, or the operation itself refuses them. */
const operations = {
  'sign-in': ({ email = '', password = '' }, { api }) => api.call(signIn, { username: email, password }),
  'sign-up': ({ email = '', password = '' }, { api, locale }) =>
    api.call(signUp, { email, password, consent: true, locale }),
  'recovery-code': ({ email = '' }, { api, locale }) => api.call(askRecoveryCode, { email, locale }),
  'recovery-check': ({ email = '', code = '' }, { api }) => api.call(checkRecoveryCode, { email, code }),
  'recovery-password': ({ email = '', code = '', password = '', ...rest }, { api }) =>
    api.call(recoverPassword, { email, code, password, ...readSecondStep(rest) }),
  'recovery-link': ({ token = '', password = '', ...rest }, { api }) =>
    api.call(recoverByLink, { token, password, ...readSecondStep(rest) }),
  'password-change': (values, { api }) => {
    const { current = '', pass = '', checkPass = '' } = values
    return api.call(changePassword, { current, pass, checkPass, end: readAccessToEnd(values) })
  },
  'password-set': ({ pass = '', checkPass = '' }, { api }) => api.call(setPassword, { pass, checkPass }),
  verification: ({ code = '' }, { api }) => api.call(verifyAddress, { code }),
  confirm: ({ password, code, credential }, { api }) => {
    if (credential) return api.call(confirmIdentity, { credential: readCredential(credential) })
    return api.call(confirmIdentity, code === undefined ? { password: password ?? '' } : { code })
  },
  'second-factor': ({ code = '' }, { api }) => api.call(finishSignIn, { code }),
  passkey: ({ credential = '' }, { api }) =>
    api.call(signInByPasskey, { credential: readCredential(credential) }),
} as const satisfies Partial<Record<AccountForm, (values: Values, caller: Caller) => Promise<unknown>>>

/** What a recovery of an account with a second factor also needs. */
function readSecondStep({ secondFactor = '', lost }: Values) {
  return { ...(secondFactor.trim() === '' ? {} : { secondFactor }), lost: lost !== undefined }
}

type Credential = Input<typeof signInByPasskey>['credential']

/** What a passkey has signed, as the script wrote it; the operation itself refuses what is none. */
function readCredential(text: string): Credential {
  try {
    return JSON.parse(text) as Credential // true or refused
  } catch {
    return {} as Credential // refused
  }
}

export type SubmittedForm = keyof typeof operations

/** Checks a form and calls its operation. Returns the refusal, or undefined when the operation succeeded. */
export async function submitAccountForm(
  name: SubmittedForm,
  form: FormData,
  caller: Caller,
): Promise<Refused | undefined> {
  const values = readValues(form)
  const faults = findFaults(name, values)
  if (Object.keys(faults).length > 0) return { status: 400, notice: 'errors.request.invalid', faults }
  return findRefusal<unknown>(() => operations[name](values, caller), name)
}

/** Requests the deletion of the account; returns when it will be erased. */
export async function submitDeletion(form: FormData, { api }: Caller): Promise<OperationResult<string>> {
  const values = readValues(form)
  const faults = findFaults('deletion', values)
  if (Object.keys(faults).length > 0)
    return { refused: { status: 400, notice: 'errors.request.invalid', faults } }
  return callOrRefuse(
    async () => (await api.call(deleteAccount, { email: values.email ?? '' })).erasedAt,
    'deletion',
  )
}

export async function cancelAccountDeletion(token: string, { api }: Caller): Promise<Refused | undefined> {
  return findRefusal(() => api.call(cancelDeletion, { token }))
}

/** Mails the link and the code that confirm the address of the account. */
export async function mailVerification({ api, locale }: Caller): Promise<Refused | undefined> {
  return findRefusal(() => api.call(sendVerification, { locale }))
}

/** Confirms an address by the link that was mailed to it. */
export async function verifyByLink(token: string, { api }: Caller): Promise<Refused | undefined> {
  return findRefusal(() => api.call(verifyAddress, { token }))
}

/** The forms of the list of sessions: one of them ends, or all but the current one. */
export const sessionActions: SecurityActions = {
  end: async (form, { api }) => {
    const refused = await findRefusal(() => api.call(endSession, { uuid: String(form.get('uuid')) }))
    return refused ? { refused } : { done: 'client.sessions.ended' }
  },
  'end-others': async (_form, { api }) => {
    const refused = await findRefusal(() => api.call(endOtherSessions, {}))
    return refused ? { refused } : { done: 'client.sessions.endedOthers' }
  },
}

/** Why a call was refused; nothing where it was carried out. */
export async function findRefusal<T>(
  call: () => Promise<T>,
  form?: AccountForm,
): Promise<Refused | undefined> {
  const result = await callOrRefuse(call, form)
  return 'refused' in result ? result.refused : undefined
}

/** The result of a call, or why it was refused. */
export async function callOrRefuse<T>(
  call: () => Promise<T>,
  form?: AccountForm,
): Promise<OperationResult<T>> {
  try {
    return { value: await call() }
  } catch (error) {
    return { refused: refusalOf(refusalCode(error), form) }
  }
}

/** Forms that set a password do not name the reason of a failure, unless one of their fields is the reason. */
const formsWithoutReasons: readonly (AccountForm | undefined)[] = ['recovery-password', 'password-change']

function refusalOf(code: ErrorCode, form: AccountForm | undefined): Refused {
  const field = form && fieldsToBlame[form]?.[code]
  const { status } = errors[code]
  return {
    // A page cannot respond with 302 without a location.
    status: status < 400 ? 409 : status,
    notice: formsWithoutReasons.includes(form) && !field ? 'accounts.faults.failed' : `errors.${code}`,
    faults: field ? { [field]: `errors.${code}` } : {},
  }
}

const secondStepFaults = {
  'auth.second-factor-required': 'secondFactor',
  'second-factor.wrong-code': 'secondFactor',
  'recovery.waiting': 'secondFactor',
} as const

const fieldsToBlame: Partial<Record<AccountForm, Partial<Record<ErrorCode, string>>>> = {
  'sign-up': { 'account.exists': 'email', 'password.too-common': 'password' },
  'recovery-code': { 'account.not-found': 'email' },
  'recovery-check': { 'recovery.invalid-code': 'code' },
  'recovery-password': { 'password.too-common': 'password', ...secondStepFaults },
  'recovery-link': { 'password.too-common': 'password', ...secondStepFaults },
  verification: { 'verification.invalid': 'code' },
  'password-set': { 'password.too-common': 'pass' },
  'password-change': { 'password.wrong-current': 'current', 'password.too-common': 'pass' },
  deletion: { 'account.not-confirmed': 'email' },
  address: { 'address.same': 'email' },
  'address-code': { 'verification.invalid': 'code' },
  confirm: { 'password.wrong-current': 'password', 'second-factor.wrong-code': 'code' },
  'second-factor': { 'second-factor.wrong-code': 'code' },
  'factor-code': { 'second-factor.wrong-code': 'factorCode', 'request.invalid': 'factorCode' },
}
