import { findZonePlace, type Operation, saveLocation, searchPlaces } from '@zeri/contract'
import { expect, test } from 'vitest'
import type { Browser } from '../../api/browser-client.ts'
import { createPlacesApi, type PlacesApi } from './places-api.ts'

const kazan = { address: 'Казань, Россия', latitude: 55.79, longitude: 49.12, place: '551487' }

const aBrowser = (fetch: Browser['fetch'], online = true): Browser => ({
  fetch,
  isOnline: () => online,
  showNotFound: () => expect.unreachable('the page was left'),
})

/** The request a call makes, as the server would see it. */
async function requestOf(call: (api: PlacesApi) => Promise<unknown>): Promise<Request> {
  let seen: Request | undefined
  const fetch = async (path: unknown, init?: RequestInit) => {
    seen = new Request(new URL(String(path), 'https://zeri.example'), init)
    return Response.json({ data: { cities: [] } })
  }
  await call(createPlacesApi('ru', aBrowser(fetch)))
  if (!seen) throw new Error('no request was made')
  return seen
}

async function inputOf(request: Request): Promise<unknown> {
  return request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : request.json()
}

const calls: [Operation, (api: PlacesApi) => Promise<unknown>][] = [
  [searchPlaces, (api) => api.search('каз', 'Europe/Moscow', new AbortController().signal)],
  [findZonePlace, (api) => api.findZonePlace('Europe/Moscow')],
  [saveLocation, (api) => api.save(kazan)],
]
test.each(calls.map(([operation, call]) => [operation.id, operation, call] as const))(
  '%s is called as the contract declares it',
  async (_id, operation, call) => {
    const request = await requestOf(call)
    expect([request.method, new URL(request.url).pathname]).toEqual([operation.method, operation.path])
    expect(operation.request.safeParse(await inputOf(request))).toMatchObject({ success: true })
  },
)

const save = (fetch: () => Promise<Response>, online: boolean) =>
  createPlacesApi('en', aBrowser(fetch, online)).save(kazan)

test('a refusal has the message of its error code', async () => {
  const body = { code: 'limit.exceeded', requestId: 'a-1' }
  const result = await save(async () => Response.json(body, { status: 429 }), true)
  expect(result).toMatchObject({ ok: false, wordsKey: 'errors.limit.exceeded' })
})

test.each([
  [true, 'errors.network.unreachable'],
  [false, 'errors.network.offline'],
])('an unreachable server while online is %s has its own message', async (online, wordsKey) => {
  const result = await save(() => Promise.reject(new TypeError('Failed to fetch')), online)
  expect(result).toEqual({ ok: false, wordsKey })
})

test('an error page of a proxy counts as an unreachable server', async () => {
  const result = await save(async () => new Response('<h1>502</h1>', { status: 502 }), true)
  expect(result).toEqual({ ok: false, wordsKey: 'errors.network.unreachable' })
})
