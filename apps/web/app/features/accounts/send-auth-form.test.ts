import { afterEach, expect, test, vi } from 'vitest'
import type { AuthForm } from './auth-form-names.ts'
import { sendAuthForm } from './send-auth-form.ts'

const form = new FormData()
form.set('email', 'anna@example.org')

const showNotFound = vi.fn()
afterEach(() => showNotFound.mockClear())

const send = (
  fetch: (path: unknown, init?: RequestInit) => Promise<Response>,
  isOnline = true,
  name: AuthForm = 'recovery-code',
) => sendAuthForm(name, form, 'ru', { fetch, isOnline: () => isOnline, showNotFound })

test('a form goes to the action of its language, and an accepted one has no refusal', async () => {
  let seen: unknown[] = []
  const refused = await send(async (path, init) => {
    seen = [path, init?.method, String(init?.body)]
    return Response.json({})
  })
  expect(refused).toBeUndefined()
  expect(seen).toEqual(['/ru/auth/recovery-code', 'POST', 'email=anna%40example.org'])
})

test('a refusal of the form is returned as it was sent', async () => {
  const said = { notice: 'errors.account.not-found', faults: { email: 'errors.account.not-found' } }
  expect(await send(async () => Response.json(said, { status: 404 }))).toEqual(said)
  expect(showNotFound).not.toHaveBeenCalled()
})

test.each(['sign-in', 'sign-up'] as const)('a 404 of %s leads to the 404 page', async (name) => {
  const body = { code: 'request.not-found', requestId: 'a-1' }
  await send(async () => Response.json(body, { status: 404 }), true, name)
  expect(showNotFound).toHaveBeenCalledOnce()
})

test('a refusal before the form was read has the words of its code', async () => {
  const body = { code: 'limit.exceeded', requestId: 'a-1' }
  expect(await send(async () => Response.json(body, { status: 429 }))).toEqual({
    notice: 'errors.limit.exceeded',
    faults: {},
  })
})

test.each([
  [true, 'errors.network.unreachable'],
  [false, 'errors.network.offline'],
])('no response while online is %s has words of its own', async (isOnline, notice) => {
  const refused = await send(() => Promise.reject(new TypeError('Failed to fetch')), isOnline)
  expect(refused).toEqual({ notice, faults: {} })
})

test('the page of a proxy counts as no response', async () => {
  const refused = await send(async () => new Response('<h1>502</h1>', { status: 502 }))
  expect(refused?.notice).toBe('errors.network.unreachable')
})
