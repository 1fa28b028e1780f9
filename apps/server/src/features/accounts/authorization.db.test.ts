import { randomUUID } from 'node:crypto'
import { type Operation, operations } from '@zeri/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { anAccount, hashDevelopmentPassword, type TestAccount } from '../../testing/account.ts'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { aBirthForm, addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { aSubscription } from '../../testing/push.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { insertIdentity } from './identities/identity-store.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const callers = ['nobody', 'owner', 'other user', 'deleted user', 'expired token'] as const
type CallerName = (typeof callers)[number]
type Ids = 'own' | 'foreign'

type Owner = TestAccount & {
  readonly chartUuid: string
  readonly choiceUuid: string
  readonly choiceToken: string
  readonly guestUuid: string
  readonly folderUuid: string
  readonly lunarDateUuid: string
  readonly feedUuid: string
  readonly feedToken: string
  readonly keyUuid: string
  readonly morningUuid: string
  readonly printUuid: string
  readonly passkeyUuid: string
  readonly identityUuid: string
}

/** The owner of the `own` ids, and a stranger whose ids are `foreign` to the owner. */
type People = { readonly owner: Owner; readonly stranger: Owner; readonly cancelToken: string }

type Row = {
  /** The request; it names the ids of `person`. */
  readonly request: (person: Owner, people: People) => { url: string; payload?: object }
  /**
   * The statuses of each caller, with their own and with foreign ids. One number where the route needs no session.
   */
  readonly statuses: number | Readonly<Record<CallerName, number | Readonly<Record<Ids, number>>>>
}

/** A route for signed-in users that takes no ids. */
const personal = (status = 200): Row['statuses'] => ({
  nobody: 401,
  owner: status,
  'other user': status,
  'deleted user': 401,
  'expired token': 401,
})
/** A route to a resource of the signed-in user; for all others it does not exist. */
const owned = (own = 200): Row['statuses'] => ({
  nobody: 401,
  owner: { own, foreign: 404 },
  'other user': { own: 404, foreign: 404 },
  'deleted user': 401,
  'expired token': 401,
})
/** The same for a resource that a browser without an account may own. */
const ownedByAnyone = (own = 200): Row['statuses'] => ({
  nobody: 404,
  owner: { own, foreign: 404 },
  'other user': { own: 404, foreign: 404 },
  'deleted user': 404,
  'expired token': 404,
})
const onChart =
  (url: (uuid: string) => string, payload?: object): Row['request'] =>
  ({ chartUuid }) => ({ url: url(chartUuid), ...(payload ? { payload } : {}) })
const namingChart =
  (url: string): Row['request'] =>
  ({ chartUuid }) => ({ url, payload: { uuid: chartUuid } })

const { gender: _, city: __, ...previewed } = aBirthForm()
const plain =
  (url: string, payload?: object): Row['request'] =>
  () => ({ url, ...(payload ? { payload } : {}) })

const theDay = { day: 15, month: 11, year: 2020 }

/** One row for each operation. The e-mail of the owner is a `foreign` id to all others. */
const matrix: Readonly<Record<string, Row>> = {
  listDays: { request: plain('/calendar/days?from=2026-11-15&to=2026-11-15'), statuses: 200 },
  describeDay: { request: plain('/calendar/days/2020-11-15'), statuses: 200 },
  describeYear: { request: plain('/calendar/years/2020'), statuses: 200 },
  describeLocal: {
    request: plain('/calendar/local?latitude=55.8&longitude=37.6&zone=Europe/Moscow&span=2020'),
    statuses: 200,
  },
  convertDate: { request: plain('/calendar/convert?date=2020-11-15'), statuses: 200 },
  listLunarReturns: {
    request: plain('/calendar/lunar-returns?dates=6-15.both&from=2026-11-15'),
    statuses: 200,
  },
  listSchools: { request: plain('/calendar/schools'), statuses: 200 },
  listSchoolDays: {
    request: plain('/calendar/school/days?from=2026-11-15&to=2026-11-15&rules=popular.yes'),
    statuses: 200,
  },
  describeSchoolDay: { request: plain('/calendar/school/days/2020-11-15'), statuses: 200 },
  describeSchoolYear: { request: plain('/calendar/school/years/2020'), statuses: 200 },
  getSchool: { request: plain('/api/school'), statuses: 200 },
  saveSchool: { request: plain('/api/school', { rules: '' }), statuses: 200 },
  listThemes: { request: plain('/calendar/predict'), statuses: 200 },
  // Only the owner of a paid chart may name it.
  predictDays: {
    request: ({ chartUuid }) => ({
      url: '/calendar/predict',
      payload: { tag: 'wedding', year: 2026, month: 11, charts: [{ uuid: chartUuid }] },
    }),
    statuses: {
      nobody: 403,
      owner: { own: 403, foreign: 404 },
      'other user': { own: 404, foreign: 404 },
      'deleted user': 403,
      'expired token': 403,
    },
  },
  compareDays: {
    request: ({ chartUuid }) => ({
      url: '/calendar/predict/compare',
      payload: { tag: 'wedding', dates: ['2026-11-20'], charts: [{ uuid: chartUuid }] },
    }),
    statuses: {
      nobody: 403,
      owner: { own: 403, foreign: 404 },
      'other user': { own: 404, foreign: 404 },
      'deleted user': 403,
      'expired token': 403,
    },
  },
  createChoice: {
    request: ({ chartUuid }) => ({
      url: '/api/choices',
      payload: { tag: 'wedding', dates: ['2026-11-20'], charts: [{ uuid: chartUuid }] },
    }),
    statuses: owned(403), // nobody has paid here
  },
  listChoices: { request: plain('/api/choices'), statuses: personal() },
  deleteChoice: { request: ({ choiceUuid }) => ({ url: `/api/choices/${choiceUuid}` }), statuses: owned() },
  removeGuest: {
    request: ({ choiceUuid, guestUuid }) => ({ url: `/api/choices/${choiceUuid}/guests/${guestUuid}` }),
    statuses: owned(),
  },
  decideChoice: {
    request: ({ choiceUuid }) => ({ url: `/api/choices/${choiceUuid}/decision`, payload: { date: null } }),
    statuses: owned(),
  },
  // Anyone with the address may read and mark.
  readChoice: {
    request: ({ choiceToken }) => ({ url: `/api/choices/shared/${choiceToken}` }),
    statuses: 200,
  },
  markChoice: {
    request: (_person, { owner }) => ({
      url: `/api/choices/shared/${owner.choiceToken}/marks`,
      payload: { name: 'Vera', answers: { '2026-11-20': 'yes' } },
    }),
    statuses: 200,
  },
  createFeed: {
    request: ({ chartUuid }) => ({ url: '/api/feeds', payload: { chart: chartUuid } }),
    statuses: owned(403), // nobody has paid here
  },
  listFeeds: { request: plain('/api/feeds'), statuses: personal() },
  deleteFeed: { request: ({ feedUuid }) => ({ url: `/api/feeds/${feedUuid}` }), statuses: owned() },
  listKeys: { request: plain('/api/keys'), statuses: personal() },
  createKey: { request: plain('/api/keys', { name: 'Key' }), statuses: personal(201) },
  revokeKey: { request: ({ keyUuid }) => ({ url: `/api/keys/${keyUuid}` }), statuses: owned() },
  describeActivity: { request: plain('/calendar/activities/wedding'), statuses: 200 },
  listActivityDays: {
    request: plain('/calendar/activities/wedding/days?from=2026-11-01&to=2026-11-30'),
    statuses: 200,
  },
  countDays: { request: plain('/calendar/counts?month=5&tag=wedding&year=2027'), statuses: 200 },
  listSampleDays: { request: plain('/calendar/sample?from=2026-11-15'), statuses: 200 },
  listAllSigns: { request: plain('/calendar/signs'), statuses: 200 },
  describeSign: { request: plain('/calendar/signs/officers/officer-success'), statuses: 200 },
  describeSchoolDirections: { request: plain('/calendar/school/directions/2026-11-15'), statuses: 200 },
  describeDirections: { request: plain('/calendar/directions/2026-11-15'), statuses: 200 },
  describeFengshuiYear: { request: plain('/calendar/fengshui/2026'), statuses: 200 },
  describeFigure: { request: plain('/calendar/figures/wheel-of-sixty?args=2026-11-25'), statuses: 200 },
  listFacingDays: {
    request: plain('/calendar/facing?facing=180&from=2026-11-15&to=2026-11-15'),
    statuses: 200,
  },
  dayInfoSeason: { request: plain('/calendar/dayinfo/season', theDay), statuses: 200 },
  dayInfoDescription: { request: plain('/calendar/dayinfo/descr', theDay), statuses: 200 },
  dayInfoMoon: { request: plain('/calendar/dayinfo/moon', theDay), statuses: 200 },
  dayInfoMansion: { request: plain('/calendar/dayinfo/28su', theDay), statuses: 200 },
  dayInfoHieroglyph: { request: plain('/calendar/dayinfo/day-hieroglyph', theDay), statuses: 200 },
  dayInfoTags: { request: plain('/calendar/dayinfo/tags', theDay), statuses: 200 },
  dayInfoStars: { request: plain('/calendar/dayinfo/stars', theDay), statuses: 200 },
  listActivations: { request: plain('/calendar/activation/list', theDay), statuses: 200 },
  searchPlaces: { request: plain('/calendar/location/search', { city: '-' }), statuses: 200 },
  findZonePlace: { request: plain('/calendar/location/zone?zone=Europe/Moscow'), statuses: 200 },
  saveLocation: {
    request: plain('/api/location', { address: 'x', latitude: 1, longitude: 1, place: '524901' }),
    statuses: 200,
  },
  listArticles: { request: plain('/calendar/articles', {}), statuses: 200 },
  listArticlesAbout: { request: plain('/calendar/articles-about?signs=officer-stable'), statuses: 200 },
  getArticle: { request: plain('/calendar/articles/no-such'), statuses: 404 },
  listSections: { request: plain('/calendar/sections'), statuses: 200 },
  getSection: { request: plain('/calendar/sections/no-such'), statuses: 404 },
  getFaq: { request: plain('/calendar/faq'), statuses: 200 },
  search: { request: plain('/calendar/search?q=wedding'), statuses: 200 },
  getPage: { request: plain('/calendar/pages/no-such'), statuses: 404 },
  openQuestionForm: { request: plain('/api/faq/form'), statuses: 200 },
  askQuestion: {
    request: ({ email }) => ({
      url: '/api/faq/question',
      payload: { name: 'A', email, topic: 'A', question: 'A', consent: true, ticket: 'x' },
    }),
    statuses: 400,
  },
  countVisit: { request: plain('/api/visits', { path: '/about' }), statuses: 200 },
  reportBrowser: { request: plain('/api/browser-reports', { page: '/about' }), statuses: 200 },
  getStatus: { request: plain('/api/status'), statuses: 200 },
  describeApi: { request: plain('/api/openapi.json'), statuses: 200 },
  describePublicApi: { request: plain('/v1/openapi.json'), statuses: 200 },
  signUp: {
    request: ({ email }) => ({
      url: '/api/user/singup',
      payload: { email, password: PASSWORD, consent: true },
    }),
    statuses: 302,
  },
  signIn: {
    request: ({ email }) => ({
      url: '/api/token/auth',
      payload: { username: email, password: 'not this one' },
    }),
    statuses: 400,
  },
  startPasskeySignIn: { request: plain('/api/token/passkey/options', {}), statuses: 200 },
  signInByPasskey: {
    request: plain('/api/token/passkey', { credential: anAuthenticator().forge('assertion') }),
    statuses: 400,
  },
  verifyToken: { request: ({ token }) => ({ url: '/api/token/verify', payload: { token } }), statuses: 200 },
  signOut: { request: plain('/api/token/end', {}), statuses: 200 },
  getUser: { request: plain('/api/user'), statuses: personal() },
  changePassword: {
    request: plain('/api/user/change/password', {
      current: 'not this one',
      pass: 'another day',
      checkPass: 'another day',
    }),
    statuses: personal(400),
  },
  // They have one.
  setPassword: {
    request: plain('/api/user/password', { pass: 'another day', checkPass: 'another day' }),
    statuses: personal(409),
  },
  askRecoveryCode: {
    request: ({ email }) => ({ url: '/api/user/recovery/code', payload: { email } }),
    statuses: 200,
  },
  checkRecoveryCode: {
    request: ({ email }) => ({ url: '/api/user/recovery/code/check', payload: { email, code: 'x' } }),
    statuses: 404,
  },
  recoverPassword: {
    request: ({ email }) => ({
      url: '/api/user/recovery/password',
      payload: { email, code: 'x', password: PASSWORD },
    }),
    statuses: 404,
  },
  recoverByLink: {
    request: plain('/api/user/recovery/link', { token: 'x', password: PASSWORD }),
    statuses: 404,
  },
  sendVerification: { request: plain('/api/user/address/verification', {}), statuses: personal() },
  verifyAddress: { request: plain('/api/user/address/verify', { token: 'x' }), statuses: 400 },
  getAddressChange: { request: plain('/api/user/address/change'), statuses: personal() },
  requestAddressChange: {
    request: plain('/api/user/address/change', { email: 'another.address@example.org' }),
    statuses: personal(),
  },
  // Nothing waits in the sessions of this test that has this code.
  proveAddressChange: {
    request: plain('/api/user/address/change/prove', { of: 'old', code: 'x' }),
    statuses: personal(404),
  },
  cancelAddressChange: { request: plain('/api/user/address/change'), statuses: personal(404) },
  listSessions: { request: plain('/api/user/sessions'), statuses: personal() },
  endSession: {
    request: ({ sessionUuid }) => ({ url: `/api/user/sessions/${sessionUuid}` }),
    statuses: owned(),
  },
  endOtherSessions: { request: plain('/api/user/sessions'), statuses: personal() },
  listDevices: { request: plain('/api/user/devices'), statuses: personal() },
  // A device that the account does not know is forgotten already.
  forgetDevice: { request: plain(`/api/user/devices/${'0'.repeat(64)}`), statuses: personal() },
  listSecurityEvents: { request: plain('/api/user/security-events'), statuses: personal() },
  confirmIdentity: {
    request: plain('/api/user/confirm', { password: 'not this one' }),
    statuses: personal(400),
  },
  getConfirmation: { request: plain('/api/user/confirm'), statuses: personal() },
  // No browser of this test has a ticket.
  finishSignIn: { request: plain('/api/token/second-factor', { code: '123456' }), statuses: 400 },
  getSecondFactor: { request: plain('/api/user/second-factor'), statuses: personal() },
  beginSecondFactor: { request: plain('/api/user/second-factor/begin', {}), statuses: personal() },
  confirmSecondFactor: {
    request: plain('/api/user/second-factor', { code: '123456' }),
    statuses: personal(400),
  },
  makeBackupCodes: {
    request: plain('/api/user/second-factor/backup-codes', {}),
    statuses: personal(404),
  },
  removeSecondFactor: {
    request: plain('/api/user/second-factor/remove', { code: '123456' }),
    statuses: personal(404),
  },
  listPasskeys: { request: plain('/api/user/passkeys'), statuses: personal() },
  startPasskey: { request: plain('/api/user/passkeys/options', {}), statuses: personal() },
  addPasskey: {
    request: plain('/api/user/passkeys', {
      name: 'Key',
      credential: anAuthenticator().forge('registration'),
    }),
    statuses: personal(400),
  },
  renamePasskey: {
    request: ({ passkeyUuid }) => ({ url: `/api/user/passkeys/${passkeyUuid}`, payload: { name: 'Key' } }),
    statuses: owned(),
  },
  removePasskey: {
    request: ({ passkeyUuid }) => ({ url: `/api/user/passkeys/${passkeyUuid}` }),
    statuses: owned(),
  },
  beginIdentity: { request: plain('/api/identities/vk/begin', {}), statuses: 200 },
  // Nothing is under way in the browsers of this test.
  finishIdentity: { request: plain('/api/identities/vk/finish', { code: 'a', state: 'b' }), statuses: 400 },
  getPendingIdentity: { request: plain('/api/identities/pending'), statuses: 400 },
  sendIdentityCode: { request: plain('/api/identities/pending/code', {}), statuses: 400 },
  proveIdentity: { request: plain('/api/identities/pending/prove', { code: '1' }), statuses: 400 },
  signUpByIdentity: {
    request: ({ email }) => ({ url: '/api/identities/pending/sign-up', payload: { email, consent: true } }),
    statuses: 400,
  },
  listIdentities: { request: plain('/api/user/identities'), statuses: personal() },
  unlinkIdentity: {
    request: ({ identityUuid }) => ({ url: `/api/user/identities/${identityUuid}` }),
    statuses: owned(),
  },
  exportAccount: { request: plain('/api/user/export'), statuses: personal() },
  deleteAccount: {
    request: ({ email }) => ({ url: '/api/user/delete', payload: { email } }),
    statuses: {
      nobody: 401,
      owner: { own: 200, foreign: 400 },
      'other user': { own: 400, foreign: 400 },
      'deleted user': 401,
      'expired token': 401,
    },
  },
  cancelDeletion: {
    request: (_person, { cancelToken }) => ({
      url: '/api/user/delete/cancel',
      payload: { token: cancelToken },
    }),
    statuses: 404, // the token of a deletion that is already cancelled
  },
  listCharts: { request: plain('/api/charts'), statuses: personal() },
  activateChart: { request: namingChart('/api/charts/activate'), statuses: owned(402) },
  deactivateChart: { request: namingChart('/api/charts/deactivate'), statuses: owned() },
  // Without such a chart there is no payment for it: never a 404, which would lead the browser away.
  activatePaidChart: {
    request: namingChart('/api/charts/activate_from_kassa_success'),
    statuses: personal(),
  },
  listProducts: { request: plain('/api/products?locale=ru'), statuses: 200 },
  startCheckout: {
    request: ({ chartUuid }) => ({
      url: '/api/checkout',
      payload: { uuid: chartUuid, product: 'personal_1m', offer: true },
    }),
    statuses: owned(503), // no payment provider is configured
  },
  listPayments: { request: plain('/api/client/payments'), statuses: personal() },
  stopAutopay: { request: namingChart('/api/rbkmoney/autopay'), statuses: owned() },
  getMessenger: { request: plain('/api/messenger'), statuses: personal() },
  // No bot is configured.
  saveMessenger: {
    request: ({ chartUuid }) => ({
      url: '/api/messenger',
      payload: { active: true, timeReminder: '08:00', chart: chartUuid },
    }),
    statuses: personal(503),
  },
  unlinkMessenger: { request: plain('/api/messenger'), statuses: personal() },
  getReminderMail: { request: plain('/api/reminders/mail'), statuses: personal() },
  saveReminderMail: {
    request: ({ chartUuid }) => ({
      url: '/api/reminders/mail',
      payload: { active: true, timeReminder: '08:00', chart: chartUuid, locale: 'ru' },
    }),
    statuses: owned(402),
  },
  // The uuid of a chart disables no reminder, and the response does not show whether one exists.
  disableReminder: { request: namingChart('/api/reminders/disable'), statuses: 200 },
  listMornings: { request: plain('/api/mornings'), statuses: 200 },
  sampleMorning: { request: plain('/api/mornings/sample'), statuses: 200 },
  // Neither web push nor a bot is configured.
  savePushMorning: {
    request: plain('/api/mornings/push', { time: '07:00', subscription: aSubscription('any') }),
    statuses: 503,
  },
  inviteTelegramMorning: {
    request: plain('/api/mornings/telegram', { time: '07:00', locale: 'ru' }),
    statuses: 503,
  },
  saveMailMorning: {
    request: ({ chartUuid }) => ({
      url: '/api/mornings/mail',
      payload: { time: '07:00', chart: chartUuid, locale: 'ru' },
    }),
    statuses: owned(402),
  },
  changeMorning: {
    request: ({ morningUuid }) => ({ url: `/api/mornings/${morningUuid}`, payload: { time: '08:00' } }),
    statuses: ownedByAnyone(),
  },
  endMorning: {
    request: ({ morningUuid }) => ({ url: `/api/mornings/${morningUuid}` }),
    statuses: ownedByAnyone(),
  },
  createChart: {
    request: ({ email }) => ({
      url: '/api/charts',
      payload: { fio: 'Anna', ...aBirthForm(), email: `of.${email.length}@example.org`, consent: true },
    }),
    statuses: personal(201),
  },
  updateChart: {
    request: onChart((uuid) => `/api/charts/${uuid}`, {
      fio: 'Anna',
      ...aBirthForm(),
      email: 'a@example.org',
    }),
    statuses: owned(),
  },
  deleteChart: { request: onChart((uuid) => `/api/charts/${uuid}`), statuses: owned() },
  listFolders: { request: plain('/api/folders'), statuses: personal() },
  createFolder: { request: plain('/api/folders', { name: 'Family' }), statuses: personal(201) },
  renameFolder: {
    request: ({ folderUuid }) => ({ url: `/api/folders/${folderUuid}`, payload: { name: 'Clients' } }),
    statuses: owned(),
  },
  deleteFolder: { request: ({ folderUuid }) => ({ url: `/api/folders/${folderUuid}` }), statuses: owned() },
  listLunarDates: { request: plain('/api/lunar-dates'), statuses: personal() },
  addLunarDates: {
    request: plain('/api/lunar-dates', { dates: [{ name: 'Father', date: '1960-01-01' }] }),
    statuses: personal(201),
  },
  changeLunarDate: {
    request: ({ lunarDateUuid }) => ({
      url: `/api/lunar-dates/${lunarDateUuid}`,
      payload: { name: 'Mother', lunar: { month: 6, day: 15 } },
    }),
    statuses: owned(),
  },
  deleteLunarDate: {
    request: ({ lunarDateUuid }) => ({ url: `/api/lunar-dates/${lunarDateUuid}` }),
    statuses: owned(),
  },
  // Neither a chart nor a folder of another account can be named.
  moveChart: {
    request: ({ chartUuid, folderUuid }) => ({
      url: `/api/charts/${chartUuid}/folder`,
      payload: { folder: folderUuid },
    }),
    statuses: owned(),
  },
  previewBirth: { request: plain('/api/charts/preview', previewed), statuses: 200 },
  listPersonalDays: {
    request: onChart((uuid) => `/api/charts/${uuid}/days?from=2026-11-15&to=2026-11-15`),
    statuses: owned(),
  },
  describePersonalDay: {
    request: onChart((uuid) => `/api/charts/${uuid}/days/2026-11-15`),
    statuses: owned(),
  },
  describePersonalYear: { request: onChart((uuid) => `/api/charts/${uuid}/years/2026`), statuses: owned() },
  listMobileDays: {
    request: onChart((uuid) => `/api/mobile/charts/${uuid}/days?from=2026-11-15&to=2026-11-15`),
    statuses: owned(),
  },
  describeMobileDay: {
    request: onChart((uuid) => `/api/mobile/charts/${uuid}/days/2026-11-15`),
    statuses: owned(),
  },
  describeMobileYear: {
    request: onChart((uuid) => `/api/mobile/charts/${uuid}/years/2026`),
    statuses: owned(),
  },
  createReading: {
    request: plain('/api/bazi', { ...aBirthForm(), consent: true }),
    statuses: 201,
  },
  // Those of the browser, for any account.
  listReadings: { request: plain('/api/bazi'), statuses: 200 },
  readBazi: { request: onChart((uuid) => `/api/bazi/${uuid}`), statuses: ownedByAnyone() },
  exportChart: { request: onChart((uuid) => `/api/bazi/${uuid}/export`), statuses: ownedByAnyone() },
  compareCharts: {
    request: onChart((uuid) => `/api/bazi/${uuid}/compare/${uuid}`),
    statuses: ownedByAnyone(),
  },
  renameReading: {
    request: onChart((uuid) => `/api/bazi/${uuid}/name`, { fio: 'Anna' }),
    statuses: ownedByAnyone(),
  },
  chooseNatalRules: {
    request: onChart((uuid) => `/api/bazi/${uuid}/rules`, { ziRule: 'midnight' }),
    statuses: ownedByAnyone(),
  },
  shareReading: {
    request: onChart((uuid) => `/api/bazi/${uuid}/share`, { isShared: true }),
    statuses: ownedByAnyone(),
  },
  claimReading: { request: onChart((uuid) => `/api/bazi/${uuid}/claim`, {}), statuses: personal(404) },
  // A chart is never a reading of the browser.
  deleteReading: { request: onChart((uuid) => `/api/bazi/${uuid}`), statuses: 404 },
  // Open to all; the tests of prints cover personal prints.
  orderPrint: { request: plain('/api/prints', { kind: 'fridge' }), statuses: 201 },
  getPrint: { request: ({ printUuid }) => ({ url: `/api/prints/${printUuid}` }), statuses: ownedByAnyone() },
  listPrints: { request: plain('/api/prints'), statuses: personal() },
  deletePrint: {
    request: ({ printUuid }) => ({ url: `/api/prints/${printUuid}` }),
    statuses: ownedByAnyone(),
  },
}

/** Operations without a row in the matrix. */
function findUncovered(all: readonly Operation[], rows: typeof matrix): string[] {
  return all.map(({ id }) => id).filter((id) => !(id in rows))
}

function expectedOf({ statuses }: Row, caller: CallerName, ids: Ids): number {
  const ofCaller = typeof statuses === 'number' ? statuses : statuses[caller]
  return typeof ofCaller === 'number' ? ofCaller : ofCaller[ids]
}

const clock = aClock()
let database: TestDatabase
let site: TestApp
let count = 0
let passwordHash: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '10000', VK_CLIENT_ID: 'tests' } })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

function aPersonCalled(name: string): Promise<TestAccount> {
  count += 1
  return anAccount(database.db, {
    email: `${name}.${count}@example.org`,
    passwordHash,
    at: new Date(clock.at),
  })
}

/** An account with one of every resource. */
async function anOwnerCalled(name: string): Promise<Owner> {
  const person = await aPersonCalled(name)
  const { email, token } = person
  const choice = await site.post('/api/choices', { tag: 'haircut', dates: ['2026-11-20'] }, { token })
  const vote = { name: 'Vera', answers: {} }
  await site.post(`/api/choices/shared/${choice.json().token}/marks`, vote)
  const listed = await site.get('/api/choices', { token })
  const ordered = await site.post('/api/prints', { kind: 'fridge' }, { token })
  const feed = await site.post('/api/feeds', {}, { token })
  const folder = await site.post('/api/folders', { name: 'Family' }, { token })
  const key = await site.post('/api/keys', { name: 'Office' }, { token })
  const morning = await site.post('/api/mornings/mail', { time: '07:00', locale: 'ru' }, { token })
  const mother = { name: 'Mother', date: '1962-03-04' }
  const lunar = await site.post('/api/lunar-dates', { dates: [mother] }, { token })
  return {
    ...person,
    chartUuid: await addChart(site, token, { fio: `Chart of ${email}` }),
    choiceUuid: choice.json().uuid,
    choiceToken: choice.json().token,
    guestUuid: listed.json().choices[0].guests[0].uuid,
    folderUuid: folder.json().uuid,
    lunarDateUuid: lunar.json().uuids[0],
    feedUuid: feed.json().uuid,
    feedToken: feed.json().token,
    keyUuid: key.json().uuid,
    morningUuid: morning.json().uuid,
    printUuid: ordered.json().print.uuid,
    passkeyUuid: await anAuthenticator().addTo(site, token),
    identityUuid: await anIdentityOf(email),
  }
}

async function anIdentityOf(email: string): Promise<string> {
  const [id, at] = [randomUUID(), new Date(clock.at)]
  const { id: accountId } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const key = { provider: 'vk', subject: id } as const
  await insertIdentity(database.db, { id, accountId, ...key, email: null, at })
  return id
}

async function aDeletedPerson(): Promise<TestAccount & { readonly cancelToken: string }> {
  const person = await aPersonCalled('deleted')
  await site.post('/api/user/delete', { email: person.email }, { token: person.token })
  return { ...person, cancelToken: (await listMailsTo(database, person.email))[0]?.data.token ?? '' }
}

async function createPeople(): Promise<
  People & { readonly tokens: Readonly<Record<CallerName, string | undefined>> }
> {
  clock.at += 120_000 // so that the limits by the minute start again
  count += 1
  const longAgo = new Date(clock.at - 61 * 24 * 3_600_000)
  const expired = await anAccount(database.db, {
    email: `expired.${count}@example.org`,
    passwordHash,
    at: longAgo,
  })
  const [owner, stranger, other] = [
    await anOwnerCalled('owner'),
    await anOwnerCalled('stranger'),
    await aPersonCalled('other'),
  ]
  const [deleted, restored] = [await aDeletedPerson(), await aDeletedPerson()]
  await site.post('/api/user/delete/cancel', { token: restored.cancelToken })
  const tokens = {
    nobody: undefined,
    owner: owner.token,
    'other user': other.token,
    'deleted user': deleted.token,
    'expired token': expired.token,
  }
  return { owner, stranger, cancelToken: restored.cancelToken, tokens }
}

/** Shorter than a sign-in counts as a recent one. */
const RECENT_MS = 8 * 60_000
let readPeople: { readonly people: ReturnType<typeof createPeople>; readonly untilMs: number } | undefined

/** People for requests that change nothing; each operation begins with limits of its own. */
function findReadPeople(): ReturnType<typeof createPeople> {
  clock.at += 120_000
  if (!readPeople || clock.at > readPeople.untilMs)
    readPeople = { people: createPeople(), untilMs: clock.at + RECENT_MS }
  return readPeople.people
}

/** The rows of an account; a foreign request must not change them. That somebody read a shared list is no change of it. */
async function traceOf({ email }: Owner): Promise<unknown> {
  const rowsOf = (table: string) =>
    sql`(select jsonb_agg(to_jsonb(one) - 'last_read_at' order by one.id) from ${sql.table(table)} as one
      where one.account_id = accounts.id)`
  const { rows } = await sql`
    select to_jsonb(accounts) as account, ${rowsOf('charts')} as charts, ${rowsOf('choices')} as lists,
      ${rowsOf('feeds')} as feeds, ${rowsOf('api_keys')} as keys, ${rowsOf('passkeys')} as passkeys,
      ${rowsOf('chart_folders')} as folders, ${rowsOf('lunar_dates')} as lunar_dates,
      (select jsonb_agg(to_jsonb(folder_charts) order by chart_id) from folder_charts
        join chart_folders on chart_folders.id = folder_charts.folder_id
        where chart_folders.account_id = accounts.id) as foldered,
      (select jsonb_agg(jsonb_build_array(sessions.id, token_hash) order by sessions.id) from sessions
        where sessions.account_id = accounts.id) as sessions
    from accounts where email = ${email}`.execute(database.db)
  return rows
}

test('every operation has a row, and one without would be noticed', () => {
  expect(findUncovered(operations, matrix)).toEqual([])
  const stray = { ...operations[0], id: 'stray' } as Operation
  expect(findUncovered([...operations, stray], matrix)).toEqual(['stray'])
  expect(Object.keys(matrix).filter((id) => !operations.some((one) => one.id === id))).toEqual([])
})

test('an operation that requires a session refuses callers without one', () => {
  for (const { id, auth } of operations) {
    const row = matrix[id] as Row
    const refused = (['nobody', 'deleted user', 'expired token'] as const).every(
      (caller) => expectedOf(row, caller, 'own') === 401,
    )
    expect([id, refused]).toEqual([id, auth === 'required'])
  }
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('responds to each caller as the matrix says, and changes nothing of another account', async () => {
    const row = matrix[id] as Row
    // What was only read serves the next operation too.
    let people = operation.method === 'GET' ? await findReadPeople() : await createPeople()
    let isUsed = false
    for (const caller of callers) {
      for (const ids of ['foreign', 'own'] as const) {
        // Rows that were only read, or that a refused request named, serve the next caller too.
        if (isUsed) people = await createPeople()
        const named = ids === 'own' ? people.owner : people.stranger
        const before = await traceOf(people.stranger)
        const { url, payload } = row.request(named, people)
        const token = people.tokens[caller]
        const response = await site.app.inject({
          method: operation.method,
          url,
          ...(payload ? { payload } : {}),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
        isUsed = operation.method !== 'GET' && response.statusCode < 400
        expect([caller, ids, response.statusCode]).toEqual([caller, ids, expectedOf(row, caller, ids)])
        expect(await traceOf(people.stranger)).toEqual(before)
        for (const secret of [people.stranger.sessionUuid, people.stranger.email])
          expect(response.payload).not.toContain(secret)
        if (operation.cache === 'private')
          expect(String(response.headers['cache-control'])).toContain('no-store')
      }
    }
  })
})

/** Secret addresses, and ids that must not open them. Files of prints are in `prints.db.test.ts`. */
const secretAddresses: readonly (readonly [string, (person: Owner) => string, number])[] = [
  ['a feed by its secret', ({ feedToken }) => `/feeds/${feedToken}.ics`, 200],
  ['a feed by its id', ({ feedUuid }) => `/feeds/${feedUuid}.ics`, 404],
  ['a feed by the secret of a list', ({ choiceToken }) => `/feeds/${choiceToken}.ics`, 404],
  ['a list by the secret of a feed', ({ feedToken }) => `/api/choices/shared/${feedToken}`, 404],
  ['a list by its id', ({ choiceUuid }) => `/api/choices/shared/${choiceUuid}`, 400],
]

test.each(secretAddresses)(
  '%s gets the same response for every caller and shows nothing of its owner',
  async (_name, url, status) => {
    const people = await createPeople()
    const before = await traceOf(people.stranger)
    for (const caller of callers) {
      for (const method of ['GET', 'HEAD'] as const) {
        const token = people.tokens[caller]
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const response = await site.app.inject({ method, url: url(people.stranger), headers })
        expect([caller, method, response.statusCode]).toEqual([caller, method, status])
        expect(response.headers['cache-control']).toMatch(/private|no-store/)
        for (const secret of [people.stranger.sessionUuid, people.stranger.email, people.stranger.chartUuid])
          expect(response.payload).not.toContain(secret)
      }
    }
    // A client with the secret is a reader, and what it has seen is recorded.
    if (status !== 200) expect(await traceOf(people.stranger)).toEqual(before)
  },
)

test('a foreign session and a missing one get the same response', async () => {
  const { owner, stranger } = await createPeople()
  const [foreign, missing] = [stranger.sessionUuid, '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'].map((uuid) =>
    site.delete(`/api/user/sessions/${uuid}`, { token: owner.token }),
  )
  const statuses = (await Promise.all([foreign, missing])).map((one) => [one?.statusCode, one?.json().code])
  expect(statuses[0]).toEqual(statuses[1])
})
