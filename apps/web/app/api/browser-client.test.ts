import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@zeri/contract'
import * as browserContract from '@zeri/contract/browser'
import { describeDayCall, describeLocalCall, toCallLine } from '@zeri/contract/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { type Browser, callOperation, send, thisBrowser } from './browser-client.ts'

const app = join(import.meta.dirname, '..')

/** The sources of every script of the app, by their paths. */
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(app, file), 'utf8')]),
)

/** The operations that scripts of the app call: those whose lines they name. */
const called = operations.filter(({ id }) =>
  [...sources.values()].some((text) => new RegExp(`\\b${id}Call\\b`).test(text)),
)

/** A browser whose requests all get one response, and what happened in it. */
function browserWith(respond: () => Promise<Response>, isOnline = true) {
  const requests: { path: string; init: RequestInit | undefined }[] = []
  const showNotFound = vi.fn()
  const browser: Browser = {
    fetch: (path, init) => {
      requests.push({ path: String(path), init })
      return respond()
    },
    isOnline: () => isOnline,
    showNotFound,
  }
  return { browser, requests, showNotFound }
}

const missing = async () => Response.json({ code: 'request.not-found', requestId: '1' }, { status: 404 })

/** Where a 404 is a result: all other calls lead to the 404 page. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'recovery calls, whose 404 has a message of its own': [
    'askRecoveryCode',
    'checkRecoveryCode',
    'recoverPassword',
    'reportBrowser',
  ],
  'POST and DELETE on charts, billing, messenger and mornings': [
    'activatePaidChart',
    'previewBirth',
    'savePushMorning',
  ],
  'calls that only fill in a page that is already shown': [
    'convertDate',
    'describeLocal',
    'listFacingDays',
    'listLunarReturns',
  ],
  'calls that nobody waits for': ['countVisit', 'reportBrowser'],
  'searches whose message stays in the popup: no town has this time zone or is near this position': [
    'findZonePlace',
    'saveLocation',
  ],
}

test('browsers call these operations', () => {
  expect(called.map(({ id }) => id).sort()).toEqual([
    'activatePaidChart',
    'addPasskey',
    'askRecoveryCode',
    'checkRecoveryCode',
    'convertDate',
    'countVisit',
    'describeDay',
    'describeLocal',
    'describeMobileDay',
    'describePersonalDay',
    'describeSchoolDay',
    'findZonePlace',
    'finishSignIn',
    'listFacingDays',
    'listLunarReturns',
    'previewBirth',
    'recoverPassword',
    'reportBrowser',
    'saveLocation',
    'savePushMorning',
    'searchPlaces',
    'signIn',
    'signInByPasskey',
    'signUp',
    'startPasskey',
    'startPasskeySignIn',
  ])
})

test.each(called.map((operation) => [operation.id, operation] as const))(
  'a 404 of %s leads to the 404 page or is a declared exception',
  async (id, operation) => {
    const { browser, showNotFound } = browserWith(missing)
    const result = await send(toCallLine(operation), {}, {}, browser)
    expect(result).toMatchObject({ ok: false, wordsKey: 'errors.request.not-found' })
    expect(showNotFound).toHaveBeenCalledTimes(Object.values(exceptions).flat().includes(id) ? 0 : 1)
  },
)

test('the line of each operation is the one its declaration makes', () => {
  const lines: Readonly<Record<string, unknown>> = browserContract
  for (const operation of operations) expect(lines[`${operation.id}Call`]).toBe(toCallLine(operation))
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/2026/11', '/404'],
  ['/ru/2026/11', '/ru/404'],
])('the 404 page of %s is %s', (pathname, page) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname, assign })
  thisBrowser.showNotFound()
  expect(assign).toHaveBeenCalledWith(page)
})

test('a 404 that is the page of a proxy leads to the 404 page too', async () => {
  const { browser, showNotFound } = browserWith(async () => new Response('<h1>404</h1>', { status: 404 }))
  await callOperation(describeDayCall, { date: '2026-11-16' }, {}, browser)
  expect(showNotFound).toHaveBeenCalledOnce()
})

test('the address and the body are made from the operation', async () => {
  const { browser, requests } = browserWith(async () => Response.json({}))
  await callOperation(describeDayCall, { date: '2026-11-16', place: undefined, locale: 'ru' }, {}, browser)
  await callOperation(browserContract.previewBirthCall, aBirth, {}, browser)
  await send('POST /auth/sign-in', new URLSearchParams({ email: 'anna@example.org' }), {}, browser)
  expect(requests.map(({ path }) => path)).toEqual([
    '/calendar/days/2026-11-16?locale=ru',
    '/api/charts/preview',
    '/auth/sign-in',
  ])
  expect(requests.map(({ init }) => [init?.method, String(init?.body)])).toEqual([
    ['GET', 'undefined'],
    ['POST', JSON.stringify(aBirth)],
    ['POST', 'email=anna%40example.org'],
  ])
})

const aBirth = {
  birthday: '1990-05-01',
  birthdayTime: '07:30',
  latitude: 55.79,
  longitude: 49.12,
  utc: 'Europe/Moscow',
}

test('a refusal has the words of its code and its body', async () => {
  const body = { code: 'limit.exceeded', message: '', requestId: '1' }
  const { browser } = browserWith(async () => Response.json(body, { status: 429 }))
  expect(await callOperation(describeDayCall, { date: '2026-11-16' }, {}, browser)).toEqual({
    ok: false,
    wordsKey: 'errors.limit.exceeded',
    body,
  })
})

test.each([
  [true, 'errors.network.unreachable'],
  [false, 'errors.network.offline'],
])('no response while online is %s has words of its own', async (isOnline, wordsKey) => {
  const { browser } = browserWith(() => Promise.reject(new TypeError('Failed to fetch')), isOnline)
  expect(await send(describeLocalCall, {}, {}, browser)).toEqual({ ok: false, wordsKey })
})

/** Files that may call `fetch`, each with its reason. */
const fetching: Readonly<Record<string, string>> = {
  'api/browser-client.ts': 'the client itself',
  'api/refresh-prefetched.ts':
    'data of the router, fetched again into the cache of the browser; nobody reads it',
  'features/developers/samples/choose.ts': 'a sample that is shown as text',
  'features/developers/samples/day.ts': 'a sample that is shown as text',
}

function findStrayFetches(files: Iterable<readonly [string, string]>): string[] {
  const isStray = /\bfetch\s*\(|\b(?:window|globalThis|self)\.fetch\b|XMLHttpRequest|sendBeacon/
  return [...files].filter(([file, text]) => !(file in fetching) && isStray.test(text)).map(([file]) => file)
}

test('no script of the app makes a request beside the client', () => {
  expect(findStrayFetches(sources)).toEqual([])
})

test.each([
  "const response = await fetch('/api/visits')",
  'save({ fetch: (...args) => fetch(...args) })',
  'const request = window.fetch',
  'navigator.sendBeacon(path, body)',
])('a stray request is found: %s', (text) => {
  expect(findStrayFetches([['features/site/visit-counter.tsx', text]])).toEqual([
    'features/site/visit-counter.tsx',
  ])
})
