import { gunzipSync } from 'node:zlib'
import { locales, type Operation, operations, saveLocation } from '@zeri/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import { writeTicket } from './features/content/form-ticket.ts'
import { pictureOfPage, picturePath } from './features/exports/index.ts'
import { parseInput } from './platform/http/operations.ts'
import type { RenderPage } from './platform/pages/pages-options.ts'
import { systemRandom } from './platform/random.ts'
import { createSeal, drawKeys, singleKey } from './platform/secret.ts'
import { anAuthenticator } from './testing/authenticator.ts'
import { aClock } from './testing/clock.ts'
import { clock, SECRET, testDeps } from './testing/deps-without-database.ts'

/** When the prices change that a page of these tests shows. */
const PRICES_END_MS = clock.now() + 200_000

let renders = 0
const html = (text: string, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(`<!doctype html><p>${text}</p>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

/** Pages that tell what they were given. */
const render: RenderPage = async (request, context) => {
  renders += 1
  const { pathname, search } = new URL(request.url)
  const seen = `${pathname}${search} ${context.locale} ${context.today} ${context.place?.id ?? 'no place'}`
  if (pathname === '/broken') throw new Error('cannot render')
  if (pathname === '/ru/broken')
    return new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
  if (pathname === '/cookie') {
    const cookie = `a=${renders}; Path=/; Secure; SameSite=Lax`
    await new Promise((resolve) => setTimeout(resolve, 5))
    return html(seen, { 'x-page-cache': 'steady', 'set-cookie': cookie })
  }
  if (pathname === '/forget-place') {
    await context.api.call(saveLocation, { address: '', latitude: 0, longitude: 0 })
    return html(seen)
  }
  if (pathname === '/unmarked') return html(seen)
  if (pathname === '/missing') return html(seen, { 'x-page-cache': 'steady' }, 404)
  if (pathname === '/priced') {
    context.trueUntil(PRICES_END_MS)
    return html(`${renders}`, { 'x-page-cache': 'steady' })
  }
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 20))
  const personal = request.headers.get('cookie')
    ? ` with cookies${context.hasToken ? ' and a token' : ''}`
    : ''
  const script = `<script nonce="${context.nonce}">theme()</script>`
  return html(`${seen}${personal}${script}`, { 'x-page-cache': 'today' })
}

async function appWith(deps: Deps): Promise<FastifyInstance> {
  return (
    await buildApp(deps, { attachPages: async () => ({ render, templates: [] }), isDraining: () => false })
  ).app
}

let app: FastifyInstance
beforeAll(async () => {
  app = await appWith(testDeps())
})
afterAll(() => app.close())

const picture = picturePath(pictureOfPage('/ru/2026/11/15'))

/** The headers of OWASP ASVS 5.0, 3.4 and 4.1.1. */
function expectSafeHeaders({ headers, statusCode }: LightMyRequestResponse): void {
  const hsts = String(headers['strict-transport-security'])
  expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000)
  expect(hsts).toContain('includeSubDomains')
  const policy = String(headers['content-security-policy'])
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  for (const part of ['camera=()', 'microphone=()', 'payment=()', 'geolocation=(self)'])
    expect(headers['permissions-policy']).toContain(part)
  const isText = statusCode !== 304 && statusCode !== 302 && headers['content-type'] !== 'image/png'
  if (isText) expect(headers['content-type']).toContain('charset=utf-8')
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    expect(cookie).toMatch(/Secure.*SameSite|SameSite.*Secure/i)
}

const theDay = { day: 15, month: 11, year: 2026 }

const email = 'anna@example.org'
const password = 'choosing the day'
const uuid = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const secret = 's'.repeat(43)
const birth = {
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  city: 'Moscow',
  latitude: 55.75,
  longitude: 37.62,
  utc: 'Europe/Moscow',
}
const { gender: _, city: __, ...previewed } = birth
const ticket = writeTicket(drawKeys(singleKey(SECRET), 'questions'), systemRandom, clock.now() - 5_000)
/** Requests that succeed, those of an account only with a database. */
/** A browser whose sign-in at an outside provider is under way. */
/** The cookie of a browser whose first step was right. */
const halfSignedIn = {
  cookie: `__Host-second-factor=${createSeal(singleKey(SECRET)).close(
    JSON.stringify({
      accountId: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11',
      epoch: 0,
      first: { by: 'password' },
      expiresAt: Number.MAX_SAFE_INTEGER,
      id: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11',
    }),
  )}`,
}
const waiting = { cookie: `__Host-identity=${'v'.repeat(43)}` }
/** What a browser sends of its subscription to a push service. */
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const exampleInputs: Record<string, InjectOptions> = {
  listDays: { url: '/calendar/days?from=2026-11-15&to=2026-11-15&place=524901' },
  describeDay: { url: '/calendar/days/2026-11-15?locale=ru' },
  describeYear: { url: '/calendar/years/2026' },
  convertDate: { url: '/calendar/convert?lunar=2025-06-01&leap=true' },
  listLunarReturns: { url: '/calendar/lunar-returns?dates=6-15.both,1-30&from=2026-11-15&locale=ru' },
  describeLocal: { url: '/calendar/local?latitude=55.8&longitude=37.6&zone=Europe/Moscow' },
  listSchools: { url: '/calendar/schools' },
  listSchoolDays: { url: '/calendar/school/days?from=2026-11-15&to=2026-11-15&rules=popular.yes' },
  describeSchoolDay: { url: '/calendar/school/days/2026-11-15?rules=month.instant' },
  describeSchoolYear: { url: '/calendar/school/years/2026' },
  getSchool: { url: '/api/school' },
  saveSchool: { url: '/api/school', payload: { rules: 'popular.yes' } },
  listThemes: { url: '/calendar/predict' },
  predictDays: { url: '/calendar/predict', payload: { tag: 'wedding', year: 2026, month: 11 } },
  compareDays: {
    url: '/calendar/predict/compare',
    payload: { tag: 'wedding', dates: ['2026-11-20', '2026-11-24'] },
  },
  describeActivity: { url: '/calendar/activities/wedding' },
  listActivityDays: { url: '/calendar/activities/wedding/days?from=2026-11-01&to=2026-11-30' },
  countDays: { url: '/calendar/counts?month=5&tag=wedding&year=2027' },
  describeSchoolDirections: { url: '/calendar/school/directions/2026-11-15?rules=nine-star.first-after' },
  listAllSigns: { url: '/calendar/signs' },
  describeSign: { url: '/calendar/signs/officers/officer-success' },
  describeDirections: { url: '/calendar/directions/2026-11-15' },
  describeFengshuiYear: { url: '/calendar/fengshui/2026' },
  describeFigure: { url: '/calendar/figures/wheel-of-sixty?args=2026-11-25' },
  listFacingDays: { url: '/calendar/facing?facing=180&from=2026-11-15&to=2026-11-15' },
  createChoice: { url: '/api/choices', payload: { tag: 'wedding', dates: ['2026-11-20'] } },
  listChoices: { url: '/api/choices' },
  deleteChoice: { url: `/api/choices/${uuid}` },
  removeGuest: { url: `/api/choices/${uuid}/guests/${uuid}` },
  decideChoice: { url: `/api/choices/${uuid}/decision`, payload: { date: null } },
  readChoice: { url: `/api/choices/shared/${secret}` },
  markChoice: {
    url: `/api/choices/shared/${secret}/marks`,
    payload: { name: 'Vera', answers: { '2026-11-20': 'yes' } },
  },
  createFeed: { url: '/api/feeds', payload: { filter: 'good' } },
  listFeeds: { url: '/api/feeds' },
  deleteFeed: { url: `/api/feeds/${uuid}` },
  listKeys: { url: '/api/keys' },
  createKey: { url: '/api/keys', payload: { name: 'Key' } },
  revokeKey: { url: `/api/keys/${uuid}` },
  listSampleDays: { url: '/calendar/sample?from=2026-11-15' },
  dayInfoSeason: { url: '/calendar/dayinfo/season', payload: theDay },
  dayInfoDescription: { url: '/calendar/dayinfo/descr', payload: theDay },
  dayInfoMoon: { url: '/calendar/dayinfo/moon', payload: theDay },
  dayInfoMansion: { url: '/calendar/dayinfo/28su', payload: theDay },
  dayInfoHieroglyph: { url: '/calendar/dayinfo/day-hieroglyph', payload: theDay },
  dayInfoTags: { url: '/calendar/dayinfo/tags', payload: { ...theDay, personal: { state: false } } },
  dayInfoStars: { url: '/calendar/dayinfo/stars', payload: { ...theDay, personal: { state: false } } },
  listActivations: { url: '/calendar/activation/list', payload: theDay },
  searchPlaces: { url: '/calendar/location/search', payload: { city: '-' } },
  findZonePlace: { url: '/calendar/location/zone?zone=Europe/Moscow' },
  saveLocation: { url: '/api/location', payload: { address: '', latitude: 0, longitude: 0 } },
  listArticles: { url: '/calendar/articles', payload: {} },
  listArticlesAbout: { url: '/calendar/articles-about?signs=officer-stable' },
  getArticle: { url: '/calendar/articles/how-to-read-a-day' },
  listSections: { url: '/calendar/sections' },
  getSection: { url: '/calendar/sections/beginnings' },
  getFaq: { url: '/calendar/faq' },
  search: { url: '/calendar/search?q=wedding' },
  getPage: { url: '/calendar/pages/about' },
  openQuestionForm: { url: '/api/faq/form' },
  askQuestion: {
    url: '/api/faq/question',
    payload: { name: 'Anna', email, topic: 'A day', question: 'Which?', consent: true, ticket },
  },
  countVisit: { url: '/api/visits', payload: { path: '/about' } },
  reportBrowser: { url: '/api/browser-reports', payload: { page: '/about', vitals: { lcp: 900 } } },
  getStatus: { url: '/api/status' },
  describeApi: { url: '/api/openapi.json' },
  describePublicApi: { url: '/v1/openapi.json' },
  signUp: { url: '/api/user/singup', payload: { email, password, consent: true } },
  signIn: { url: '/api/token/auth', payload: { username: email, password } },
  verifyToken: { url: '/api/token/verify', payload: { token: 'abc' } },
  signOut: { url: '/api/token/end', payload: {} },
  getUser: { url: '/api/user' },
  changePassword: {
    url: '/api/user/change/password',
    payload: { current: password, pass: 'another day', checkPass: 'another day' },
  },
  setPassword: { url: '/api/user/password', payload: { pass: 'another day', checkPass: 'another day' } },
  askRecoveryCode: { url: '/api/user/recovery/code', payload: { email } },
  checkRecoveryCode: { url: '/api/user/recovery/code/check', payload: { email, code: '1234 5678' } },
  recoverPassword: { url: '/api/user/recovery/password', payload: { email, code: '1234 5678', password } },
  recoverByLink: { url: '/api/user/recovery/link', payload: { token: 'abc', password } },
  sendVerification: { url: '/api/user/address/verification', payload: {} },
  verifyAddress: { url: '/api/user/address/verify', payload: { token: 'abc' } },
  getAddressChange: { url: '/api/user/address/change' },
  requestAddressChange: { url: '/api/user/address/change', payload: { email } },
  proveAddressChange: { url: '/api/user/address/change/prove', payload: { of: 'old', code: '1234 5678' } },
  cancelAddressChange: { url: '/api/user/address/change' },
  listSessions: { url: '/api/user/sessions' },
  endSession: { url: '/api/user/sessions/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11' },
  endOtherSessions: { url: '/api/user/sessions' },
  listDevices: { url: '/api/user/devices' },
  forgetDevice: { url: `/api/user/devices/${'0'.repeat(64)}` },
  listSecurityEvents: { url: '/api/user/security-events' },
  confirmIdentity: { url: '/api/user/confirm', payload: { password } },
  getConfirmation: { url: '/api/user/confirm' },
  finishSignIn: { url: '/api/token/second-factor', payload: { code: '123456' }, headers: halfSignedIn },
  getSecondFactor: { url: '/api/user/second-factor' },
  beginSecondFactor: { url: '/api/user/second-factor/begin', payload: {} },
  confirmSecondFactor: { url: '/api/user/second-factor', payload: { code: '123456' } },
  makeBackupCodes: { url: '/api/user/second-factor/backup-codes', payload: {} },
  removeSecondFactor: { url: '/api/user/second-factor/remove', payload: { code: '123456' } },
  listPasskeys: { url: '/api/user/passkeys' },
  startPasskey: { url: '/api/user/passkeys/options', payload: {} },
  addPasskey: {
    url: '/api/user/passkeys',
    payload: { name: 'Key', credential: anAuthenticator().forge('registration') },
  },
  renamePasskey: { url: `/api/user/passkeys/${uuid}`, payload: { name: 'Key' } },
  removePasskey: { url: `/api/user/passkeys/${uuid}` },
  startPasskeySignIn: { url: '/api/token/passkey/options', payload: {} },
  signInByPasskey: {
    url: '/api/token/passkey',
    payload: { credential: anAuthenticator().forge('assertion') },
  },
  beginIdentity: { url: '/api/identities/vk/begin', payload: {} },
  finishIdentity: { url: '/api/identities/vk/finish', payload: { code: 'a', state: 'b' }, headers: waiting },
  getPendingIdentity: { url: '/api/identities/pending', headers: waiting },
  sendIdentityCode: { url: '/api/identities/pending/code', payload: {}, headers: waiting },
  proveIdentity: { url: '/api/identities/pending/prove', payload: { code: '1' }, headers: waiting },
  signUpByIdentity: {
    url: '/api/identities/pending/sign-up',
    payload: { email, consent: true },
    headers: waiting,
  },
  listIdentities: { url: '/api/user/identities' },
  unlinkIdentity: { url: '/api/user/identities/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11' },
  exportAccount: { url: '/api/user/export' },
  deleteAccount: { url: '/api/user/delete', payload: { email } },
  cancelDeletion: { url: '/api/user/delete/cancel', payload: { token: 'abc' } },
  listCharts: { url: '/api/charts' },
  activateChart: { url: '/api/charts/activate', payload: { uuid } },
  deactivateChart: { url: '/api/charts/deactivate', payload: { uuid } },
  activatePaidChart: { url: '/api/charts/activate_from_kassa_success', payload: { uuid } },
  createChart: { url: '/api/charts', payload: { fio: 'Anna', ...birth, email, consent: true } },
  updateChart: { url: `/api/charts/${uuid}`, payload: { fio: 'Anna', ...birth, email } },
  deleteChart: { url: `/api/charts/${uuid}` },
  previewBirth: { url: '/api/charts/preview', payload: previewed },
  listPersonalDays: { url: `/api/charts/${uuid}/days?from=2026-11-15&to=2026-11-15` },
  describePersonalDay: { url: `/api/charts/${uuid}/days/2026-11-15` },
  describePersonalYear: { url: `/api/charts/${uuid}/years/2026` },
  listMobileDays: { url: `/api/mobile/charts/${uuid}/days?from=2026-11-15&to=2026-11-15` },
  describeMobileDay: { url: `/api/mobile/charts/${uuid}/days/2026-11-15` },
  describeMobileYear: { url: `/api/mobile/charts/${uuid}/years/2026` },
  listProducts: { url: '/api/products?locale=ru' },
  startCheckout: { url: '/api/checkout', payload: { uuid, product: 'personal_1m', offer: true } },
  listPayments: { url: '/api/client/payments' },
  stopAutopay: { url: '/api/rbkmoney/autopay', payload: { uuid } },
  getMessenger: { url: '/api/messenger' },
  unlinkMessenger: { url: '/api/messenger' },
  saveMessenger: { url: '/api/messenger', payload: { active: true, timeReminder: '08:00', chart: uuid } },
  getReminderMail: { url: '/api/reminders/mail' },
  saveReminderMail: { url: '/api/reminders/mail', payload: { active: false } },
  listMornings: { url: '/api/mornings' },
  sampleMorning: { url: '/api/mornings/sample' },
  savePushMorning: { url: '/api/mornings/push', payload: { time: '07:00', subscription } },
  inviteTelegramMorning: { url: '/api/mornings/telegram', payload: { time: '07:00' } },
  saveMailMorning: { url: '/api/mornings/mail', payload: { time: '07:00' } },
  changeMorning: { url: `/api/mornings/${uuid}`, payload: { time: '08:00' } },
  endMorning: { url: `/api/mornings/${uuid}` },
  disableReminder: { url: '/api/reminders/disable', payload: { uuid } },
  createReading: { url: '/api/bazi', payload: { ...birth, consent: true } },
  listReadings: { url: '/api/bazi' },
  readBazi: { url: `/api/bazi/${uuid}` },
  exportChart: { url: `/api/bazi/${uuid}/export` },
  compareCharts: { url: `/api/bazi/${uuid}/compare/${uuid}` },
  listFolders: { url: '/api/folders' },
  createFolder: { url: '/api/folders', payload: { name: 'Family' } },
  renameFolder: { url: `/api/folders/${uuid}`, payload: { name: 'Clients' } },
  deleteFolder: { url: `/api/folders/${uuid}` },
  moveChart: { url: `/api/charts/${uuid}/folder`, payload: { folder: null } },
  listLunarDates: { url: '/api/lunar-dates' },
  addLunarDates: { url: '/api/lunar-dates', payload: { dates: [{ name: 'Mother', date: '1962-03-04' }] } },
  changeLunarDate: {
    url: `/api/lunar-dates/${uuid}`,
    payload: { name: 'Mother', lunar: { month: 6, day: 15 } },
  },
  deleteLunarDate: { url: `/api/lunar-dates/${uuid}` },
  renameReading: { url: `/api/bazi/${uuid}/name`, payload: { fio: 'Anna' } },
  chooseNatalRules: { url: `/api/bazi/${uuid}/rules`, payload: { ziRule: 'midnight' } },
  shareReading: { url: `/api/bazi/${uuid}/share`, payload: { isShared: true } },
  claimReading: { url: `/api/bazi/${uuid}/claim`, payload: {} },
  deleteReading: {
    url: `/api/bazi/${uuid}`,
    headers: { cookie: `__Host-visitor=${'v'.repeat(43)}` },
  },
  orderPrint: { url: '/api/prints', payload: { kind: 'month', year: 2026, month: 11 } },
  getPrint: { url: `/api/prints/${uuid}` },
  listPrints: { url: '/api/prints' },
  deletePrint: { url: `/api/prints/${uuid}` },
}
/** What is answered without a database; the rest is in the tests of accounts. */
const answeredHere: readonly string[] = [
  'startPasskeySignIn',
  ...operations
    .filter(({ path }) => /^\/calendar\/(?!location|articles|sections|faq|pages|search)/.test(path))
    .map(({ id }) => id),
  'searchPlaces',
  'findZonePlace',
  'saveLocation',
  'getSchool',
  'saveSchool',
  'previewBirth',
  'listReadings', // of a browser without readings
  'describeApi',
  'describePublicApi',
  'openQuestionForm',
  'countVisit',
  'reportBrowser',
  'getStatus',
  'signOut',
]

function requestFor(operation: Operation): InjectOptions {
  const example = exampleInputs[operation.id]
  if (!example) throw new Error(`no example for ${operation.id}`)
  return { method: operation.method, ...example }
}

describe('every route', () => {
  const requests: [string, InjectOptions][] = [
    ...operations.map((operation): [string, InjectOptions] => [operation.path, requestFor(operation)]),
    ['a page', { url: '/' }],
    ['a Russian page', { url: '/ru' }],
    ['a private page', { url: '/', headers: { cookie: '__Host-token=abc' } }],
    ['a redirect', { url: '/', headers: { cookie: 'locale=ru' } }],
    ['a missing page', { url: '/missing' }],
    ['a page that fails', { url: '/broken' }],
    ['a refused operation', { url: '/calendar/days?from=x&to=y' }],
    ['an unknown method', { url: '/', method: 'DELETE' }],
    ['an address that cannot be read', { url: '/%E0%A4%A' }],
    ['a page with a cookie', { url: '/cookie' }],
    ['a missing file', { url: '/assets/none.js' }],
    ['a picture', { url: picture }],
    ['a picture of another release', { url: '/og/0/en.png' }],
    ['a day for a calendar', { url: '/calendar/days/2026-11-15.ics' }],
    ['the days of everyone for a calendar', { url: '/calendar/feed.ics' }],
    ['a feed nobody has', { url: '/feeds/none.ics' }],
    ['a sheet to print', { url: `/api/prints/${uuid}/pdf` }],
    ['a sitemap', { url: '/sitemap-2026.xml' }],
    ['the rules for robots', { url: '/robots.txt' }],
    ['whom to write to about a weakness', { url: '/.well-known/security.txt' }],
    ['where a password is changed', { url: '/.well-known/change-password' }],
    ['a report of a browser', { method: 'POST', url: '/api/csp-report', payload: {} }],
    ['liveness', { url: '/live' }],
    ['readiness', { url: '/ready' }],
  ]
  test.each(requests)('%s carries the security headers', async (_name, options) => {
    const response = await app.inject(options)
    expectSafeHeaders(response)
  })
})

describe('operations', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is cached exactly as declared',
    async (_id, operation) => {
      const response = await app.inject(requestFor(operation))
      if (!answeredHere.includes(operation.id)) {
        expect([401, 503]).toContain(response.statusCode)
        expect(response.headers['cache-control']).toBe('no-store')
        return
      }
      expect(response.statusCode).toBe(operation.status)
      const cacheControl = String(response.headers['cache-control'])
      expect(cacheControl.startsWith('public')).toBe(operation.cache === 'public')
      if (operation.cache === 'private') expect(cacheControl).toBe('private, no-store')
      if (operation.cache === 'public') expect(response.headers['set-cookie']).toBeUndefined()
    },
  )

  /** The input of the example of an operation, with this language or none. */
  function exampleInput(operation: Operation, locale: string | undefined) {
    const { url, payload } = requestFor(operation)
    const { pathname, searchParams } = new URL(String(url), 'http://any')
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const params = { ...new RegExp(`^${pattern}$`).exec(pathname)?.groups }
    const language = locale === undefined ? {} : { locale }
    const { locale: _named, ...query } = Object.fromEntries(searchParams)
    return { params, query: { ...query, ...language }, body: payload && { ...Object(payload), ...language } }
  }

  const inLanguages = operations.filter((operation) => {
    const input = operation.request.safeParse(
      Object.assign({}, ...Object.values(exampleInput(operation, undefined))),
    )
    return input.success && 'locale' in Object(input.data)
  })
  test.each(inLanguages.map((operation) => [operation.id, operation] as const))(
    '%s is in the language it names, else in that of the edition',
    (_id, operation) => {
      for (const edition of locales)
        for (const locale of [undefined, ...locales]) {
          const input = parseInput(operation, exampleInput(operation, locale), edition)
          expect(input).toMatchObject({ locale: locale ?? edition })
        }
    },
  )
  test('most operations have a language', () => expect(inLanguages.length).toBeGreaterThan(45))

  test('an invalid request names its fields and repeats none of its values', async () => {
    const response = await app.inject({ url: '/calendar/days?from=canary&to=2026-11-15&extra=1' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'request.invalid', fields: { from: expect.any(String) } })
    expect(response.payload).not.toContain('canary')
  })

  test('a day that does not exist is a 404 of the catalogue', async () => {
    const response = await app.inject({ url: '/calendar/days?from=2026-02-29&to=2026-02-29' })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('calendar.no-such-day')
  })

  test('a client that has the response already gets 304', async () => {
    const url = '/calendar/days?from=2026-11-15&to=2026-11-15'
    const first = await app.inject({ url })
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
  })

  test.each(['2026-13-01', '2026-02-30', '1899-12-31', '2101-01-01'])(
    '%s is no day, not a bad request',
    async (date) => {
      const response = await app.inject({ url: `/calendar/days?from=${date}&to=${date}` })
      expect(response.statusCode).toBe(404)
    },
  )

  test('a long response is compressed for clients that accept it', async () => {
    const url = '/calendar/days?from=2026-01-01&to=2026-12-31'
    const plain = await app.inject({ url })
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  })

  test('an unexpected error has a code of the catalogue too', async () => {
    for (const options of [{ url: '/', method: 'DELETE' }, { url: '/%E0%A4%A' }] as const) {
      const response = await app.inject(options)
      expect(response.json()).toMatchObject({
        code: expect.stringMatching(/^request\./),
        requestId: expect.any(String),
      })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test.each([
    ['/calendar/local?latitude=55.8&longitude=37.6&zone=Europe/Moscow', 'today', '2026-11-16'],
    ['/calendar/days?from=2026-11-15&to=2026-11-15&place=524901', 'openUntil', '2026-12-16'],
    ['/calendar/days/2026-11-15?place=524901', 'openUntil', '2026-12-16'],
    ['/calendar/days/2026-11-15?locale=ru', 'openUntil', '2026-12-16'],
    ['/calendar/years/2026?place=524901', 'openUntil', '2026-12-16'],
    ['/calendar/sample?from=2026-11-15&place=524901', 'openUntil', '2026-12-16'],
  ])(
    '%s is of the day before until midnight at the place, and not a second longer',
    async (url, field, after) => {
      const midnight = Date.UTC(2026, 10, 15, 21) // in Moscow
      const late = aClock(midnight - 60_000)
      const small = await appWith(testDeps({ clock: late }))
      const fetchField = async (at: number) => {
        late.at = at
        const { headers, payload } = await small.inject({ url })
        const seconds = String(headers['cache-control']).match(/\d+/g)?.map(Number) ?? []
        return { shown: JSON.parse(payload)[field], life: Math.max(...seconds) }
      }
      const before = (await fetchField(midnight - 60_000)).shown
      expect(before < after).toBe(true)
      const last = await fetchField(midnight - 2_000)
      expect(last.shown).toBe(before)
      expect(last.life).toBeLessThanOrEqual(2)
      expect((await fetchField(midnight)).shown).toBe(after)
      await small.close()
    },
  )

  test('over the limit the status is 429 and says when to try again', async () => {
    const small = await appWith(testDeps({}, { LIMIT_GENERAL_PER_MINUTE: '2' }))
    const statuses = []
    for (let i = 0; i < 3; i++)
      statuses.push((await small.inject(requestFor(operations[0] as Operation))).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await small.inject({ url: '/' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await small.inject({ url: '/live' })).statusCode).toBe(200)
    for (const url of ['/live', '/assets/x']) {
      expect((await small.inject({ url, method: 'POST', payload: 'x' })).statusCode).toBe(429)
    }
    await small.close()
  })
})

describe('files and feeds', () => {
  test('the day of the widget is readable by every site, sets no cookie and depends on no reader', async () => {
    for (const locale of ['en', 'ru']) {
      const answer = await app.inject({
        url: `/widget/today.json?locale=${locale}`,
        headers: { cookie: '__Host-token=abc', origin: 'https://host.example' },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
      const day = answer.json()
      expect(day).toMatchObject({ locale, glyphs: expect.stringMatching(/^\p{Script=Han}{2}$/u) })
      expect(/[а-яё]/i.test(day.summary)).toBe(locale === 'ru')
    }
    expect((await app.inject({ url: '/widget/today.json?locale=fr' })).statusCode).toBe(400)
  })

  test('a picture is cached for a year under its version', async () => {
    const response = await app.inject({ url: picture, headers: { cookie: '__Host-token=abc' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['set-cookie']).toBeUndefined()
    const head = await app.inject({ url: picture, method: 'HEAD' })
    expect(head.payload).toBe('')
    expect(head.headers['content-length']).toBe(String(response.rawPayload.length))
  })

  test('a picture with closed days is cached until the next of them opens', async () => {
    const response = await app.inject({ url: picturePath(pictureOfPage('/2026/12')) })
    expect(response.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test('the URL of another release redirects to the picture of this one', async () => {
    const response = await app.inject({ url: '/og/0-0.0.1-1/ru/2026/11/15.png' })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(picture)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('of many pictures requested at once those over the limit get the fallback picture, for a minute', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => picturePath(pictureOfPage(`/2026/10/${index + 1}`)))
    const answers = await Promise.all(urls.map((url) => app.inject({ url })))
    const stoodIn = answers.filter(({ headers }) => headers['cache-control'] === 'public, max-age=60')
    // Five are drawn at once, and one more for each that is finished before the last request has come.
    expect(stoodIn.length).toBeLessThanOrEqual(15)
    expect(stoodIn.length).toBeGreaterThanOrEqual(10)
    expect(new Set(stoodIn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200)
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
    }
  })

  test('a day for a calendar is a file with a plain name that any cache may store', async () => {
    const url = '/calendar/days/2026-11-15.ics?locale=ru'
    const { headers, payload } = await app.inject({ url })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('inline; filename="day-2026-11-15.ics"')
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(payload).toContain('http://localhost:3000/ru/2026/11/15')
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['/calendar/days/2026-02-30.ics', 404, 'calendar.no-such-day'],
    ['/calendar/days/today.ics', 400, 'request.invalid'],
    ['/calendar/days/2026-11-15.ics?locale=de', 400, 'request.invalid'],
    ['/calendar/days/2026-11-15.ics?name=x', 400, 'request.invalid'],
    ['/og/1/en/2026/2/30.png', 404, 'request.not-found'],
    ['/sitemap-2029.xml', 404, 'request.not-found'],
  ])('%s is refused with %s', async (url, status, code) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.json().code).toBe(code)
  })

  test('a sitemap is compressed and the same with any query', async () => {
    const plain = await app.inject({ url: '/sitemap-2026.xml' })
    const packed = await app.inject({ url: '/sitemap-2026.xml?x=1', headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
    expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(plain.headers['cache-control']).toMatch(/^public/)
  })

  test('password managers are led to the password of the edition’s own language, as nothing a cache may store', async () => {
    for (const [edition, to] of [
      ['en', '/client/password'],
      ['ru', '/ru/client/password'],
    ] as const) {
      const site = await appWith(testDeps({}, { EDITION: edition }))
      const { statusCode, headers } = await site.inject({ url: '/.well-known/change-password' })
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'private, no-store'])
      await site.close()
    }
  })

  test('robots.txt names the sitemap of the deployment’s own origin, whatever the Host header', async () => {
    const env = { SITE_URL_RU: 'https://zeri.example.ru', EDITION: 'ru' }
    const site = await appWith(testDeps({}, env))
    const { payload } = await site.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })
    expect(payload).toContain('Sitemap: https://zeri.example.ru/sitemap.xml\n')
    await site.close()
  })

  test('these routes count against the limit like every other', async () => {
    const site = await appWith(testDeps({}, { LIMIT_GENERAL_PER_MINUTE: '1' }))
    await site.inject({ url: '/robots.txt' })
    for (const url of [picture, '/calendar/days/2026-11-15.ics', '/sitemap.xml', '/robots.txt'])
      expect((await site.inject({ url })).statusCode).toBe(429)
    await site.close()
  })

  test('pages receive their picture and whether search engines may show them', async () => {
    const cards: unknown[] = []
    const { app: site } = await buildApp(testDeps(), {
      isDraining: () => false,
      attachPages: async () => ({
        render: async (_request, { cardOf }) => {
          cards.push(cardOf('/ru/2026/11/15'), cardOf('/2031/1/1'))
          return html('x')
        },
        templates: [],
      }),
    })
    await site.inject({ url: '/about' })
    const beyond = picturePath(pictureOfPage('/2031/1/1'))
    expect(cards).toEqual([
      { isIndexable: true, picture },
      { isIndexable: false, picture: beyond },
    ])
    await site.close()
  })
})

describe('pages', () => {
  test('a public page is rendered once and served to everyone after that', async () => {
    const before = renders
    const first = await app.inject({ url: '/about' })
    const second = await app.inject({ url: '/about?utm_source=mail' })
    expect(renders).toBe(before + 1)
    expect(second.payload).toBe(first.payload)
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test('a page that depends on visitor input sees its query and is not shared', async () => {
    const before = renders
    for (const city of ['Rome', 'Oslo', 'Oslo']) {
      const answer = await app.inject({ url: `/place?city=${city}` })
      expect(answer.payload).toContain(`/place?city=${city}`)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(renders).toBe(before + 3)
  })

  test('a place, a session and a language of the visitor change nothing in a shared page', async () => {
    const before = renders
    const visitors = [
      {},
      { cookie: 'place=524901; here=x; person=chart' },
      { cookie: '__Host-token=abc' },
      { authorization: 'Bearer abc' },
      { 'accept-language': 'en' },
    ]
    const answers = await Promise.all(
      visitors.map((headers) => app.inject({ url: '/ru/rules?utm_source=x', headers })),
    )
    expect(renders).toBe(before + 1)
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/^public/)
  })

  test('the page of a place is rendered for that place, whatever the visitor chose', async () => {
    const headers = { cookie: 'place=1850147' }
    const { payload } = await app.inject({ url: '/place/524901/2026/11', headers })
    expect(payload).toContain('/place/524901/2026/11 en 2026-11-15 524901')
  })

  test('while places cannot be looked up, the page of a place says so and is not cached', async () => {
    const response = await app.inject({ url: '/ru/place/1850147/2026/11' })
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': '5',
    })
    expect(response.payload).toContain('<html lang="ru">')
  })

  test('no cache outside may hold the root, which redirects by a cookie; our nginx may until midnight', async () => {
    const { headers } = await app.inject({ url: '/' })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(Number(headers['x-accel-expires'])).toBeGreaterThan(0)
    expect((await app.inject({ url: '/ru' })).headers['x-accel-expires']).toBeUndefined()
  })

  test('the home page has a copy for yesterday and one for tomorrow, and for no other date', async () => {
    const before = renders
    const at = (today: string) => app.inject({ url: `/ru?utm=1&today=${today}` })
    expect((await at('2026-11-14')).payload).toContain('/ru?today=2026-11-14 ru 2026-11-14')
    expect((await at('2026-11-16')).payload).toContain('/ru?today=2026-11-16 ru 2026-11-16')
    expect((await at('x')).payload).toContain('/ru ru 2026-11-15')
    for (const far of ['2026-11-15', '2026-11-17', '1999-01-01']) {
      const { statusCode, headers } = await at(far)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        302,
        '/ru',
        'private, no-store',
      ])
    }
    expect(renders).toBeLessThanOrEqual(before + 3)
  })

  test('many visitors at once cause one render', async () => {
    const before = renders
    await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/slow' })))
    expect(renders).toBe(before + 1)
  })

  test('English days without a place are UTC days, Russian ones Moscow days', async () => {
    const evening = { now: () => Date.UTC(2026, 10, 15, 22) }
    const late = await appWith(testDeps({ clock: evening }))
    expect((await late.inject({ url: '/' })).payload).toContain('/ en 2026-11-15 no place')
    expect((await late.inject({ url: '/ru' })).payload).toContain('/ru ru 2026-11-16 524901')
    await late.close()
  })

  test('while places cannot be looked up, a page of one visitor shows the default place', async () => {
    const response = await app.inject({ url: '/ru/predict', headers: { cookie: 'place=1850147' } })
    expect(response.payload).toContain('524901')
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('a form without a script sets the cookies of the operation its page calls', async () => {
    const form = { method: 'POST', url: '/forget-place', payload: '' } as const
    const response = await app.inject({ ...form, headers: { 'content-type': 'text/plain' } })
    expect([response.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^location=; Max-Age=0/),
      expect.stringMatching(/^place=; Max-Age=0/),
      expect.stringMatching(/^here=; Max-Age=0/),
    ])
  })

  test('a page about today is not served from the cache after its midnight', async () => {
    const moving = { at: Date.UTC(2026, 10, 15, 23, 59, 30), now: () => moving.at }
    const site = await appWith(testDeps({ clock: moving }))
    const evening = await site.inject({ url: '/2026/11' })
    const header = String(evening.headers['cache-control'])
    const life = [...header.matchAll(/(?:s-maxage|revalidate)=(\d+)/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    )
    expect(life).toBeLessThanOrEqual(30)
    moving.at += 60_000
    expect((await site.inject({ url: '/2026/11' })).payload).toContain('2026-11-16')
    await site.close()
  })

  test('a page the client has already is sent without a body', async () => {
    const first = await app.inject({ url: '/about' })
    const again = await app.inject({
      url: '/about',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('the policy of a public page names its scripts by hash and depends on no visitor', async () => {
    const response = await app.inject({ url: '/about' })
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(response.payload).not.toContain('nonce')
  })

  test('a page of an account is rendered for its user, and no cache may store it', async () => {
    const headers = { cookie: '__Host-token=abc' }
    const [first, second] = [
      await app.inject({ url: '/client/data', headers }),
      await app.inject({ url: '/client/data', headers }),
    ]
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.payload).toContain('with cookies and a token')
    expect(first.payload).toContain(
      `nonce="${/'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1]}"`,
    )
    expect(first.headers['content-security-policy']).toContain("'strict-dynamic'")
    expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy'])
    expect((await app.inject({ url: '/about' })).payload).not.toContain('cookies')
  })

  test('concurrent requests for a page that sets a cookie do not share it', async () => {
    const answers = await Promise.all([app.inject({ url: '/cookie' }), app.inject({ url: '/cookie' })])
    const cookies = answers.map(({ headers }) => String(headers['set-cookie']))
    expect(new Set(cookies).size).toBe(2)
  })

  test.each([
    ['/%61bout', '/about'],
    ['/%72u/about', '/ru/about'],
  ])('%s leads to the one spelling', async (url, location) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe(location)
  })

  test.each(['/unmarked', '/missing', '/cookie'])('%s is not cached', async (url) => {
    const before = renders
    const response = await app.inject({ url })
    await app.inject({ url })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(renders).toBe(before + 2)
  })

  test('only the root follows the language cookie', async () => {
    const headers = { cookie: 'locale=ru' }
    const root = await app.inject({ url: '/', headers })
    expect(root.statusCode).toBe(302)
    expect(root.headers.location).toBe('/ru')
    expect(root.headers['cache-control']).toBe('private, no-store')
    expect((await app.inject({ url: '/about', headers })).statusCode).toBe(200)
  })

  test('nothing redirects by Accept-Language', async () => {
    const response = await app.inject({ url: '/', headers: { 'accept-language': 'ru' } })
    expect(response.statusCode).toBe(200)
  })

  test.each([
    ['/broken', 'An error occurred while showing the error page', 'Go back to home'],
    ['/ru/broken', 'Не удалось показать страницу с сообщением об ошибке', 'Вернуться на главную'],
  ])(
    'when even the error page fails, %s still answers with words and a way home',
    async (url, text, link) => {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(500)
      expect(response.payload).toContain(text)
      expect(response.payload).toContain(link)
    },
  )

  test('a page is not served from the cache after the end it names, by ours or by any other', async () => {
    const ticking = aClock(clock.now())
    const own = await appWith(testDeps({ clock: ticking }))
    const look = async () => {
      const { payload, headers } = await own.inject({ url: '/priced' })
      return { payload, lives: String(headers['cache-control']).match(/\d+/g)?.map(Number) ?? [] }
    }
    const first = await look()
    const [, freshSec = 0, graceSec = 0] = first.lives
    expect(3 * (freshSec + graceSec)).toBeLessThanOrEqual(200)
    expect(freshSec).toBeGreaterThan(0)
    ticking.at = PRICES_END_MS - 1
    expect(await look()).toEqual({ payload: first.payload, lives: [0, 0, 0] })
    ticking.at = PRICES_END_MS
    expect((await look()).payload).not.toBe(first.payload)
    await own.close()
  })

  test('in development nothing is cached and styles may stand in the document', async () => {
    const site = await appWith(testDeps({}, { NODE_ENV: 'development' }))
    const before = renders
    await site.inject({ url: '/about' })
    const again = await site.inject({ url: '/about' })
    expect(renders).toBe(before + 2)
    expect(again.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    await site.close()
  })

  test('the host a visitor claims reaches no page', async () => {
    const seen: string[] = []
    const deps = testDeps()
    const { app: site } = await buildApp(deps, {
      isDraining: () => false,
      attachPages: async () => ({
        render: async (request) => {
          seen.push(request.url)
          return html('x', { 'x-page-cache': 'steady' })
        },
        templates: [],
      }),
    })
    await site.inject({
      url: '/about',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await site.inject({ method: 'POST', url: '//evil.example/about' })
    expect((await site.inject({ url: '//evil.example/about' })).headers.location).toBe('/evil.example/about')
    expect(seen.map((url) => new URL(url).host)).toEqual(['localhost:3000', 'localhost:3000'])
    await site.close()
  })

  test('a form from another site is refused, one of ours reaches its page', async () => {
    const form = { method: 'POST', url: '/locale', payload: 'to=ru' } as const
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = await app.inject({ ...form, headers: { ...type, origin: 'https://evil.example' } })
    expect(foreign.statusCode).toBe(403)
    const own = await app.inject({
      ...form,
      headers: { ...type, origin: 'http://localhost:3000', host: 'localhost:3000' },
    })
    expect(own.statusCode).toBe(200)
  })

  test('behind the proxy, forms and calls of http://site are refused at https://site', async () => {
    const site = await appWith(testDeps({}, { PROXY_HOPS: '1' }))
    const statusOf = async (request: InjectOptions, scheme: string) => {
      const headers = {
        ...request.headers,
        host: 'zeri.example',
        origin: `${scheme}://zeri.example`,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      }
      return (await site.inject({ method: 'POST', ...request, headers })).statusCode
    }
    const form = {
      url: '/locale',
      payload: 'to=ru',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    const call = { url: '/calendar/predict', payload: { tag: 'wedding', year: 2026, month: 11 } }
    expect([await statusOf(form, 'http'), await statusOf(call, 'http')]).toEqual([403, 403])
    expect([await statusOf(form, 'https'), await statusOf(call, 'https')]).toEqual([200, 200])
    await site.close()
  })

  test('a client cannot choose its own scheme where no proxy is trusted', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/locale',
      payload: 'to=ru',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'localhost:3000',
        origin: 'https://localhost:3000',
        'x-forwarded-proto': 'https',
      },
    })
    expect(response.statusCode).toBe(403)
  })

  test('a form larger than any of ours is refused', async () => {
    const payload = 'a'.repeat(20_000)
    const response = await app.inject({
      method: 'POST',
      url: '/locale',
      payload,
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.statusCode).toBe(413)
  })
})

describe('a cached page over a connection', () => {
  async function listen(env: Record<string, string> = {}, isDraining = () => false) {
    const { app: site } = await buildApp(testDeps({}, env), {
      attachPages: async () => ({ render, templates: [] }),
      isDraining,
    })
    const url = await site.listen({ host: '127.0.0.1', port: 0 })
    const request = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' })
      const { date: _now, ...rest } = Object.fromEntries(response.headers)
      return { status: response.status, headers: rest, body: await response.text() }
    }
    return { site, request }
  }

  test.each(['br', 'gzip', 'identity'])(
    'is the same with and without an unknown cookie, as %s',
    async (encoding) => {
      const { site, request } = await listen()
      const headers = { 'accept-encoding': encoding }
      for (const path of ['/about', '/ru/2026/11?utm_source=letter', '/']) {
        const rendered = await request(path, headers)
        expect(await request(path, headers)).toEqual(rendered)
        expect(await request(path, { ...headers, cookie: 'unknown=1' })).toEqual(rendered)
      }
      await site.close()
    },
  )

  test('is refused over the limit, and the root leads to the language of the edition', async () => {
    const { site, request } = await listen({ LIMIT_GENERAL_PER_MINUTE: '3', EDITION: 'ru' })
    expect(await request('/')).toMatchObject({ status: 302 })
    expect(await request('/ru')).toMatchObject({ status: 200 })
    expect(await request('/ru')).toMatchObject({ status: 200 })
    expect(await request('/ru')).toMatchObject({ status: 429 })
    await site.close()
  })

  test('is refused by a draining process, so that the proxy tries another', async () => {
    let isDraining = false
    const { site, request } = await listen({ PROXY_HOPS: '1' }, () => isDraining)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await request('/about', headers)
    expect(await request('/about', headers)).toMatchObject({ status: 200 })
    isDraining = true
    expect(await request('/about', headers)).toMatchObject({ status: 502 })
    await site.close()
  })
})

describe('health', () => {
  test('a process without its database is live but not ready', async () => {
    expect((await app.inject({ url: '/live' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(503)
  })

  test('a draining process is not ready and still responds', async () => {
    const { app: site } = await buildApp(testDeps(), {
      attachPages: async () => ({ render, templates: [] }),
      isDraining: () => true,
    })
    expect((await site.inject({ url: '/ready' })).json()).toEqual({ status: 'draining' })
    expect((await site.inject({ url: '/' })).statusCode).toBe(200)
    await site.close()
  })
})
