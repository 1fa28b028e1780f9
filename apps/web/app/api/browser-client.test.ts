import { ApiError, listDays, NetworkError } from '@zeri/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserApi, failureKeyOf } from './browser-client.ts'

afterEach(() => vi.unstubAllGlobals())

const input = { from: '2026-11-15', to: '2026-11-15' }

function stubNetwork(respond: () => Promise<Response>, { onLine = true } = {}) {
  vi.stubGlobal('fetch', vi.fn(respond))
  vi.stubGlobal('navigator', { onLine })
}

test('a refusal has the words of its code', () => {
  expect(failureKeyOf(new ApiError('calendar.no-such-day', 404))).toBe('errors.calendar.no-such-day')
})

test('an offline device and an unreachable server have different words', () => {
  expect(failureKeyOf(new NetworkError(true, undefined))).toBe('errors.network.offline')
  expect(failureKeyOf(new NetworkError(false, undefined))).toBe('errors.network.unreachable')
})

test('a call takes at least 200 ms', async () => {
  stubNetwork(async () => Response.json({ almanacVersion: '1', days: [] }))
  const startedMs = performance.now()
  expect(await createBrowserApi({ locale: 'en' }).call(listDays, input)).toEqual({
    almanacVersion: '1',
    days: [],
  })
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(195)
})

test.each([
  ['en', '/404'],
  ['ru', '/ru/404'],
] as const)('a 404 in %s leaves for %s', async (locale, page) => {
  stubNetwork(async () => Response.json({ code: 'calendar.no-such-day', requestId: '1' }, { status: 404 }))
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  await expect(createBrowserApi({ locale }).call(listDays, input)).rejects.toThrow('calendar.no-such-day')
  expect(assign).toHaveBeenCalledWith(page)
})

test('a request that finds no network says whether the device is offline', async () => {
  stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')), { onLine: false })
  await expect(createBrowserApi({ locale: 'en' }).call(listDays, input)).rejects.toMatchObject({
    offline: true,
  })
})
