import { ApiError, type Client, type ErrorCode, type Operation } from '@zeri/contract'
import { expect, test } from 'vitest'
import { answerDeletion, answerForm } from './answer-form.server.ts'

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

/** An API that answers everything alike and remembers what it was asked. */
function anApi(refusal?: ErrorCode) {
  const asked: { operation: Operation; input: unknown }[] = []
  const api = {
    async call(operation: Operation, input: unknown) {
      asked.push({ operation, input })
      if (refusal) throw new ApiError(refusal, 400)
      return { token: '', erasedAt: '2026-11-22T00:00:00Z' }
    },
  } as Client // true: the answers are those of every operation asked here
  return { asked, caller: { api, locale: 'ru' as const } }
}

const names = [
  'sign-in',
  'sign-up',
  'recovery-code',
  'recovery-check',
  'recovery-password',
  'password-change',
] as const
test.each(names)('the form %s asks for its operation as the contract declares it', async (name) => {
  const { asked, caller } = anApi()
  expect(await answerForm(name, aForm(), caller)).toBeUndefined()
  expect(asked).toHaveLength(1)
  for (const { operation, input } of asked)
    expect(operation.request.safeParse(input)).toMatchObject({ success: true })
})

test('a form that is wrong in itself asks for nothing', async () => {
  const { asked, caller } = anApi()
  const refused = await answerForm(
    'sign-up',
    aForm({ ...typed, consent: '', repassword: 'other day' }),
    caller,
  )
  expect(refused).toMatchObject({
    status: 400,
    faults: { repassword: 'accounts.faults.mismatch', consent: 'accounts.faults.consent' },
  })
  expect(asked).toEqual([])
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
  ['password-change', 'server.busy', 429, 'accounts.faults.failed', {}],
  [
    'password-change',
    'password.too-common',
    400,
    'errors.password.too-common',
    { pass: 'errors.password.too-common' },
  ],
] as const)('%s refused with %s answers %s, says %s', async (name, code, status, notice, faults) => {
  const { caller } = anApi(code)
  expect(await answerForm(name, aForm(), caller)).toEqual({ status, notice, faults })
})

test('a deletion tells when the account will be erased', async () => {
  expect(await answerDeletion(aForm(), anApi().caller)).toEqual({ value: '2026-11-22T00:00:00Z' })
})

test('what is no refusal is for the error page', async () => {
  const api = { call: () => Promise.reject(new RangeError('a fault of ours')) } as Client // true: it never answers
  await expect(answerForm('sign-in', aForm(), { api, locale: 'en' })).rejects.toThrow(RangeError)
})
