import {
  askRecoveryCode,
  type Client,
  cancelDeletion,
  changePassword,
  checkRecoveryCode,
  deleteAccount,
  type ErrorCode,
  endOtherSessions,
  endSession,
  errors,
  type Locale,
  recoverPassword,
  signIn,
  signUp,
} from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { type AccountForm, findFaults, readValues, type Values } from './account-forms.ts'
import type { Refusal } from './refusal.ts'

export type Caller = { readonly api: Client; readonly locale: Locale }

type Refused = Refusal & { readonly status: number }
type Answer<T> = { readonly value: T } | { readonly refused: Refused }

/** What a form asks of the API. Whether a field holds what it should was checked, or is the operation's to say. */
const acts = {
  'sign-in': ({ email = '', password = '' }, { api }) => api.call(signIn, { username: email, password }),
  'sign-up': ({ email = '', password = '' }, { api, locale }) =>
    api.call(signUp, { email, password, consent: true, locale }),
  'recovery-code': ({ email = '' }, { api, locale }) => api.call(askRecoveryCode, { email, locale }),
  'recovery-check': ({ email = '', code = '' }, { api }) => api.call(checkRecoveryCode, { email, code }),
  'recovery-password': ({ email = '', code = '', password = '' }, { api }) =>
    api.call(recoverPassword, { email, code, password }),
  'password-change': ({ current = '', pass = '', checkPass = '' }, { api }) =>
    api.call(changePassword, { current, pass, checkPass }),
} as const satisfies Partial<Record<AccountForm, (values: Values, caller: Caller) => Promise<unknown>>>

export type AnsweredForm = keyof typeof acts

/** Answers a form: its faults, or what came of asking for it. */
export async function answerForm(
  name: AnsweredForm,
  form: FormData,
  caller: Caller,
): Promise<Refused | undefined> {
  const values = readValues(form)
  const faults = findFaults(name, values)
  if (Object.keys(faults).length > 0) return { status: 400, notice: 'errors.request.invalid', faults }
  const answer = await ask<unknown>(() => acts[name](values, caller), name)
  return 'refused' in answer ? answer.refused : undefined
}

/** Asks for the deletion; tells when the account will be erased. */
export async function answerDeletion(form: FormData, { api }: Caller): Promise<Answer<string>> {
  const values = readValues(form)
  const faults = findFaults('deletion', values)
  if (Object.keys(faults).length > 0)
    return { refused: { status: 400, notice: 'errors.request.invalid', faults } }
  return ask(async () => (await api.call(deleteAccount, { email: values.email ?? '' })).erasedAt, 'deletion')
}

export async function keepAccount(token: string, { api }: Caller): Promise<Refused | undefined> {
  const answer = await ask(() => api.call(cancelDeletion, { token }))
  return 'refused' in answer ? answer.refused : undefined
}

/** Ends the session of an id, or without one all but this. */
export async function endSessions(uuid: string | undefined, { api }: Caller): Promise<Refused | undefined> {
  const answer = await ask<unknown>(() =>
    uuid === undefined ? api.call(endOtherSessions, {}) : api.call(endSession, { uuid }),
  )
  return 'refused' in answer ? answer.refused : undefined
}

async function ask<T>(act: () => Promise<T>, form?: AccountForm): Promise<Answer<T>> {
  try {
    return { value: await act() }
  } catch (error) {
    return { refused: refusalOf(refusalCode(error), form) }
  }
}

/** Forms that set a password say no more of a failure than that it happened, unless a field of theirs is to blame. */
const reticent: readonly (AccountForm | undefined)[] = ['recovery-password', 'password-change']

function refusalOf(code: ErrorCode, form: AccountForm | undefined): Refused {
  const field = form && fieldsToBlame[form]?.[code]
  const { status } = errors[code]
  return {
    // A page cannot answer 302 without leading somewhere.
    status: status < 400 ? 409 : status,
    notice: reticent.includes(form) && !field ? 'accounts.faults.failed' : `errors.${code}`,
    faults: field ? { [field]: `errors.${code}` } : {},
  }
}

const fieldsToBlame: Partial<Record<AccountForm, Partial<Record<ErrorCode, string>>>> = {
  'sign-up': { 'account.exists': 'email', 'password.too-common': 'password' },
  'recovery-code': { 'account.not-found': 'email' },
  'recovery-check': { 'recovery.invalid-code': 'code' },
  'recovery-password': { 'password.too-common': 'password' },
  'password-change': { 'password.wrong-current': 'current', 'password.too-common': 'pass' },
  deletion: { 'account.not-confirmed': 'email' },
}
