import { ApiError, type Client, type ErrorCode, type Operation } from '@zeri/contract'
import { expect, test } from 'vitest'
import { submitAccountForm, submitDeletion } from './submit-account-form.server.ts'

const PASSWORD = 'choosing the day'
const typed = {
  email: ' anna@example.org',
  password: PASSWORD,
  repassword: PASSWORD,
  consent: 'on',
  code: '1234 5678',
  current: PASSWORD,
  pass: PASSWORD,
  checkPass: PASSWORD,
}

function aForm(values: Readonly<Record<string, string>> = typed): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** An API that responds to every call alike and records the calls. */
function anApi(refusal?: ErrorCode) {
  const calls: { operation: Operation; input: unknown }[] = []
  const api = {
    async call(operation: Operation, input: unknown) {
      calls.push({ operation, input })
      if (refusal) throw new ApiError(refusal, 400)
      return { token: '', erasedAt: '2026-11-22T00:00:00Z' }
    },
  } as Client // true: every operation called here finds its fields in the response
  return { calls, caller: { api, locale: 'ru' as const } }
}

const names = [
  'sign-in',
  'sign-up',
  'recovery-code',
  'recovery-check',
  'recovery-password',
  'password-change',
] as const
test.each(names)('the form %s calls its operation as the contract declares it', async (name) => {
  const { calls, caller } = anApi()
  expect(await submitAccountForm(name, aForm(), caller)).toBeUndefined()
  expect(calls).toHaveLength(1)
  for (const { operation, input } of calls)
    expect(operation.request.safeParse(input)).toMatchObject({ success: true })
})

test('a form with faults calls no operation', async () => {
  const { calls, caller } = anApi()
  const refused = await submitAccountForm(
    'sign-up',
    aForm({ ...typed, consent: '', repassword: 'other day' }),
    caller,
  )
  expect(refused).toMatchObject({
    status: 400,
    faults: { repassword: 'accounts.faults.mismatch', consent: 'accounts.faults.consent' },
  })
  expect(calls).toEqual([])
})

test.each([
  ['sign-in', 'auth.bad-credentials', 400, 'errors.auth.bad-credentials', {}],
  ['sign-up', 'account.exists', 409, 'errors.account.exists', { email: 'errors.account.exists' }],
  [
    'recovery-code',
    'account.not-found',
    404,
    'errors.account.not-found',
    { email: 'errors.account.not-found' },
  ],
  [
    'recovery-check',
    'recovery.invalid-code',
    404,
    'errors.recovery.invalid-code',
    { code: 'errors.recovery.invalid-code' },
  ],
  ['recovery-password', 'recovery.invalid-code', 404, 'accounts.faults.failed', {}],
  ['recovery-password', 'server.unavailable', 503, 'accounts.faults.failed', {}],
  ['password-change', 'server.busy', 503, 'accounts.faults.failed', {}],
  [
    'password-change',
    'password.too-common',
    400,
    'errors.password.too-common',
    { pass: 'errors.password.too-common' },
  ],
] as const)(
  '%s refused with %s responds with %s and shows %s',
  async (name, code, status, notice, faults) => {
    const { caller } = anApi(code)
    expect(await submitAccountForm(name, aForm(), caller)).toEqual({ status, notice, faults })
  },
)

test('a deletion returns when the account will be erased', async () => {
  expect(await submitDeletion(aForm(), anApi().caller)).toEqual({ value: '2026-11-22T00:00:00Z' })
})

test('an error that is no refusal reaches the error page', async () => {
  const api = { call: () => Promise.reject(new RangeError('a fault of ours')) } as Client // true: it never responds
  await expect(submitAccountForm('sign-in', aForm(), { api, locale: 'en' })).rejects.toThrow(RangeError)
})
