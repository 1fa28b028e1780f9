import { type Operation, operations } from '@zeri/contract'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  anAccount,
  hashDevelopmentPassword,
  type TestAccount as PersonWithoutChart,
} from '../../testing/account.ts'
import { aBirthForm, addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Hashing costs what it costs, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const callers = ['nobody', 'owner', 'other user', 'deleted user', 'expired token'] as const
type CallerName = (typeof callers)[number]
type Ids = 'own' | 'foreign'

type Person = PersonWithoutChart & {
  readonly chartUuid: string
  readonly choiceUuid: string
  readonly choiceToken: string
  readonly feedUuid: string
  readonly feedToken: string
  readonly printUuid: string
}

/** The owner of what `own` ids name, and somebody whose things are `foreign` to them. */
type World = { readonly owner: Person; readonly stranger: Person; readonly cancelToken: string }

type Row = {
  /** The request; `person` is whose ids it names. */
  readonly request: (person: Person, world: World) => { url: string; payload?: object }
  /**
   * The statuses of each caller, with their own and with foreign ids. One for all where nobody is asked who they are.
   */
  readonly answers: number | Readonly<Record<CallerName, number | Readonly<Record<Ids, number>>>>
}

/** A door that only opens to those signed in, and knows no ids. */
const personal = (status = 200): Row['answers'] => ({
  nobody: 401,
  owner: status,
  'other user': status,
  'deleted user': 401,
  'expired token': 401,
})
/** A door to one thing of the caller's own; to everybody else it is not there. */
const owned = (own = 200): Row['answers'] => ({
  nobody: 401,
  owner: { own, foreign: 404 },
  'other user': { own: 404, foreign: 404 },
  'deleted user': 401,
  'expired token': 401,
})
/** The same where nobody has to be signed in: a browser may own things too. */
const ownedByAnyone = (own = 200): Row['answers'] => ({
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

/** One row an operation. The e-mail of the owner is a `foreign` id to everybody else. */
const matrix: Readonly<Record<string, Row>> = {
  listDays: { request: plain('/calendar/days?from=2026-11-15&to=2026-11-15'), answers: 200 },
  describeDay: { request: plain('/calendar/days/2020-11-15'), answers: 200 },
  describeYear: { request: plain('/calendar/years/2020'), answers: 200 },
  listThemes: { request: plain('/calendar/predict'), answers: 200 },
  // Whoever names a chart has to be its owner, and to have paid for it.
  predictDays: {
    request: ({ chartUuid }) => ({
      url: '/calendar/predict',
      payload: { tag: 'wedding', year: 2026, month: 11, charts: [{ uuid: chartUuid }] },
    }),
    answers: {
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
    answers: {
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
    answers: owned(403), // nobody has paid here
  },
  listChoices: { request: plain('/api/choices'), answers: personal() },
  deleteChoice: { request: ({ choiceUuid }) => ({ url: `/api/choices/${choiceUuid}` }), answers: owned() },
  // Whoever has the address may read and answer.
  readChoice: { request: ({ choiceToken }) => ({ url: `/api/choices/shared/${choiceToken}` }), answers: 200 },
  markChoice: {
    request: (_person, { owner }) => ({
      url: `/api/choices/shared/${owner.choiceToken}/marks`,
      payload: { name: 'Vera', answers: { '2026-11-20': 'yes' } },
    }),
    answers: 200,
  },
  createFeed: {
    request: ({ chartUuid }) => ({ url: '/api/feeds', payload: { chart: chartUuid } }),
    answers: owned(403), // nobody has paid here
  },
  listFeeds: { request: plain('/api/feeds'), answers: personal() },
  deleteFeed: { request: ({ feedUuid }) => ({ url: `/api/feeds/${feedUuid}` }), answers: owned() },
  listSampleDays: { request: plain('/calendar/sample?from=2026-11-15'), answers: 200 },
  dayInfoSeason: { request: plain('/calendar/dayinfo/season', theDay), answers: 200 },
  dayInfoDescription: { request: plain('/calendar/dayinfo/descr', theDay), answers: 200 },
  dayInfoMoon: { request: plain('/calendar/dayinfo/moon', theDay), answers: 200 },
  dayInfoMansion: { request: plain('/calendar/dayinfo/28su', theDay), answers: 200 },
  dayInfoHieroglyph: { request: plain('/calendar/dayinfo/day-hieroglyph', theDay), answers: 200 },
  dayInfoTags: { request: plain('/calendar/dayinfo/tags', theDay), answers: 200 },
  dayInfoStars: { request: plain('/calendar/dayinfo/stars', theDay), answers: 200 },
  listActivations: { request: plain('/calendar/activation/list', theDay), answers: 200 },
  searchPlaces: { request: plain('/calendar/location/search', { city: '-' }), answers: 200 },
  findZonePlace: { request: plain('/calendar/location/zone?zone=Europe/Moscow'), answers: 200 },
  saveLocation: {
    request: plain('/api/location', { address: 'x', latitude: 1, longitude: 1, place: '524901' }),
    answers: 200,
  },
  listArticles: { request: plain('/calendar/articles', {}), answers: 200 },
  listArticlesAbout: { request: plain('/calendar/articles-about?signs=officer-stable'), answers: 200 },
  getArticle: { request: plain('/calendar/articles/no-such'), answers: 404 },
  listSections: { request: plain('/calendar/sections'), answers: 200 },
  getSection: { request: plain('/calendar/sections/no-such'), answers: 404 },
  getFaq: { request: plain('/calendar/faq'), answers: 200 },
  getPage: { request: plain('/calendar/pages/no-such'), answers: 404 },
  openQuestionForm: { request: plain('/api/faq/form'), answers: 200 },
  askQuestion: {
    request: ({ email }) => ({
      url: '/api/faq/question',
      payload: { name: 'A', email, topic: 'A', question: 'A', consent: true, ticket: 'x' },
    }),
    answers: 400,
  },
  countVisit: { request: plain('/api/visits', { path: '/about' }), answers: 200 },
  describeApi: { request: plain('/api/openapi.json'), answers: 200 },
  signUp: {
    request: ({ email }) => ({
      url: '/api/user/singup',
      payload: { email, password: PASSWORD, consent: true },
    }),
    answers: 302,
  },
  signIn: {
    request: ({ email }) => ({
      url: '/api/token/auth',
      payload: { username: email, password: 'not this one' },
    }),
    answers: 400,
  },
  verifyToken: { request: ({ token }) => ({ url: '/api/token/verify', payload: { token } }), answers: 200 },
  signOut: { request: plain('/api/token/end', {}), answers: 200 },
  getUser: { request: plain('/api/user'), answers: personal() },
  changePassword: {
    request: plain('/api/user/change/password', {
      current: 'not this one',
      pass: 'another day',
      checkPass: 'another day',
    }),
    answers: personal(400),
  },
  askRecoveryCode: {
    request: ({ email }) => ({ url: '/api/user/recovery/code', payload: { email } }),
    answers: 200,
  },
  checkRecoveryCode: {
    request: ({ email }) => ({ url: '/api/user/recovery/code/check', payload: { email, code: 'x' } }),
    answers: 404,
  },
  recoverPassword: {
    request: ({ email }) => ({
      url: '/api/user/recovery/password',
      payload: { email, code: 'x', password: PASSWORD },
    }),
    answers: 404,
  },
  listSessions: { request: plain('/api/user/sessions'), answers: personal() },
  endSession: {
    request: ({ sessionUuid }) => ({ url: `/api/user/sessions/${sessionUuid}` }),
    answers: owned(),
  },
  endOtherSessions: { request: plain('/api/user/sessions'), answers: personal() },
  exportAccount: { request: plain('/api/user/export'), answers: personal() },
  deleteAccount: {
    request: ({ email }) => ({ url: '/api/user/delete', payload: { email } }),
    answers: {
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
    answers: 404, // the token of a deletion that was cancelled already: nobody has a use of it
  },
  listCharts: { request: plain('/api/charts'), answers: personal() },
  activateChart: { request: namingChart('/api/charts/activate'), answers: owned(402) },
  deactivateChart: { request: namingChart('/api/charts/deactivate'), answers: owned() },
  // Whoever has no such chart has no payment for it either: never a 404, which would lead the browser away.
  activatePaidChart: {
    request: namingChart('/api/charts/activate_from_kassa_success'),
    answers: personal(),
  },
  listProducts: { request: plain('/api/products?locale=ru'), answers: 200 },
  startCheckout: {
    request: ({ chartUuid }) => ({
      url: '/api/checkout',
      payload: { uuid: chartUuid, product: 'personal_1m', offer: true },
    }),
    answers: owned(503), // nobody takes money here
  },
  listPayments: { request: plain('/api/client/payments'), answers: personal() },
  stopAutopay: { request: namingChart('/api/rbkmoney/autopay'), answers: owned() },
  getMessenger: { request: plain('/api/messenger'), answers: personal() },
  // No bot is in the settings here.
  saveMessenger: {
    request: ({ chartUuid }) => ({
      url: '/api/messenger',
      payload: { active: true, timeReminder: '08:00', chart: chartUuid },
    }),
    answers: personal(503),
  },
  getReminderMail: { request: plain('/api/reminders/mail'), answers: personal() },
  saveReminderMail: {
    request: ({ chartUuid }) => ({
      url: '/api/reminders/mail',
      payload: { active: true, timeReminder: '08:00', chart: chartUuid, locale: 'ru' },
    }),
    answers: owned(402),
  },
  // The uuid of a chart ends no reminder, and nobody learns whether one does.
  disableReminder: { request: namingChart('/api/reminders/disable'), answers: 200 },
  createChart: {
    request: ({ email }) => ({
      url: '/api/charts',
      payload: { fio: 'Anna', ...aBirthForm(), email: `of.${email.length}@example.org`, consent: true },
    }),
    answers: personal(201),
  },
  updateChart: {
    request: onChart((uuid) => `/api/charts/${uuid}`, {
      fio: 'Anna',
      ...aBirthForm(),
      email: 'a@example.org',
    }),
    answers: owned(),
  },
  deleteChart: { request: onChart((uuid) => `/api/charts/${uuid}`), answers: owned() },
  previewBirth: { request: plain('/api/charts/preview', previewed), answers: 200 },
  listPersonalDays: {
    request: onChart((uuid) => `/api/charts/${uuid}/days?from=2026-11-15&to=2026-11-15`),
    answers: owned(),
  },
  describePersonalDay: {
    request: onChart((uuid) => `/api/charts/${uuid}/days/2026-11-15`),
    answers: owned(),
  },
  describePersonalYear: { request: onChart((uuid) => `/api/charts/${uuid}/years/2026`), answers: owned() },
  createReading: {
    request: plain('/api/bazi', { ...aBirthForm(), consent: true }),
    answers: 201,
  },
  readBazi: { request: onChart((uuid) => `/api/bazi/${uuid}`), answers: ownedByAnyone() },
  renameReading: {
    request: onChart((uuid) => `/api/bazi/${uuid}/name`, { fio: 'Anna' }),
    answers: ownedByAnyone(),
  },
  shareReading: {
    request: onChart((uuid) => `/api/bazi/${uuid}/share`, { isShared: true }),
    answers: ownedByAnyone(),
  },
  claimReading: { request: onChart((uuid) => `/api/bazi/${uuid}/claim`, {}), answers: personal(404) },
  // A chart is not a reading of the browser, whoever asks.
  deleteReading: { request: onChart((uuid) => `/api/bazi/${uuid}`), answers: 404 },
  // For everyone; who may have one for a person, the tests of prints tell.
  orderPrint: { request: plain('/api/prints', { kind: 'fridge' }), answers: 201 },
  getPrint: { request: ({ printUuid }) => ({ url: `/api/prints/${printUuid}` }), answers: ownedByAnyone() },
  listPrints: { request: plain('/api/prints'), answers: personal() },
  deletePrint: {
    request: ({ printUuid }) => ({ url: `/api/prints/${printUuid}` }),
    answers: ownedByAnyone(),
  },
}

/** Operations that the matrix says nothing about. */
function findUncovered(all: readonly Operation[], rows: typeof matrix): string[] {
  return all.map(({ id }) => id).filter((id) => !(id in rows))
}

function expectedOf({ answers }: Row, caller: CallerName, ids: Ids): number {
  const ofCaller = typeof answers === 'number' ? answers : answers[caller]
  return typeof ofCaller === 'number' ? ofCaller : ofCaller[ids]
}

const clock = aClock()
let database: TestDatabase
let site: TestApp
let count = 0
let passwordHash: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '10000' } })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

function aPersonCalled(name: string): Promise<PersonWithoutChart> {
  count += 1
  return anAccount(database.db, {
    email: `${name}.${count}@example.org`,
    passwordHash,
    at: new Date(clock.at),
  })
}

/** Somebody with one of everything a person can have. */
async function anOwnerCalled(name: string): Promise<Person> {
  const person = await aPersonCalled(name)
  const { email, token } = person
  const choice = await site.post('/api/choices', { tag: 'haircut', dates: ['2026-11-20'] }, { token })
  const ordered = await site.post('/api/prints', { kind: 'fridge' }, { token })
  const feed = await site.post('/api/feeds', {}, { token })
  return {
    ...person,
    chartUuid: await addChart(site, token, { fio: `Chart of ${email}` }),
    choiceUuid: choice.json().uuid,
    choiceToken: choice.json().token,
    feedUuid: feed.json().uuid,
    feedToken: feed.json().token,
    printUuid: ordered.json().print.uuid,
  }
}

async function aDeletedPerson(): Promise<PersonWithoutChart & { readonly cancelToken: string }> {
  const person = await aPersonCalled('deleted')
  await site.post('/api/user/delete', { email: person.email }, { token: person.token })
  return { ...person, cancelToken: (await listMailsTo(database, person.email))[0]?.data.token ?? '' }
}

async function aWorld(): Promise<
  World & { readonly tokens: Readonly<Record<CallerName, string | undefined>> }
> {
  clock.at += 120_000 // limits by the minute begin anew
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
  const [deleted, kept] = [await aDeletedPerson(), await aDeletedPerson()]
  await site.post('/api/user/delete/cancel', { token: kept.cancelToken })
  const tokens = {
    nobody: undefined,
    owner: owner.token,
    'other user': other.token,
    'deleted user': deleted.token,
    'expired token': expired.token,
  }
  return { owner, stranger, cancelToken: kept.cancelToken, tokens }
}

/** What the database knows of a person; a foreign call must not change it. */
async function traceOf({ email }: Person) {
  const account = await database.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()
  const sessions = await database.db
    .selectFrom('sessions')
    .select(['id', 'token_hash'])
    .where('account_id', '=', account[0]?.id ?? '')
    .execute()
  const charts = await database.db
    .selectFrom('charts')
    .selectAll()
    .where('account_id', '=', account[0]?.id ?? '')
    .execute()
  const [choices, feeds] = [
    await database.db
      .selectFrom('choices')
      .selectAll()
      .where('account_id', '=', account[0]?.id ?? '')
      .execute(),
    await database.db
      .selectFrom('feeds')
      .selectAll()
      .where('account_id', '=', account[0]?.id ?? '')
      .execute(),
  ]
  return { account, sessions, charts, choices, feeds }
}

test('every operation has a row, and one without would be noticed', () => {
  expect(findUncovered(operations, matrix)).toEqual([])
  const stray = { ...operations[0], id: 'stray' } as Operation
  expect(findUncovered([...operations, stray], matrix)).toEqual(['stray'])
  expect(Object.keys(matrix).filter((id) => !operations.some((one) => one.id === id))).toEqual([])
})

test('an operation that asks for a session refuses everybody without one', () => {
  for (const { id, auth } of operations) {
    const row = matrix[id] as Row
    const refused = (['nobody', 'deleted user', 'expired token'] as const).every(
      (caller) => expectedOf(row, caller, 'own') === 401,
    )
    expect([id, refused]).toEqual([id, auth === 'required'])
  }
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('answers each caller as the matrix says, and touches nobody else’s things', async () => {
    const row = matrix[id] as Row
    let world = await aWorld()
    for (const caller of callers) {
      for (const ids of ['foreign', 'own'] as const) {
        if (operation.method !== 'GET') world = await aWorld() // what is only read serves the next caller too
        const named = ids === 'own' ? world.owner : world.stranger
        const before = await traceOf(world.stranger)
        const { url, payload } = row.request(named, world)
        const token = world.tokens[caller]
        const answer = await site.app.inject({
          method: operation.method,
          url,
          ...(payload ? { payload } : {}),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
        expect([caller, ids, answer.statusCode]).toEqual([caller, ids, expectedOf(row, caller, ids)])
        expect(await traceOf(world.stranger)).toEqual(before)
        for (const secret of [world.stranger.sessionUuid, world.stranger.email])
          expect(answer.payload).not.toContain(secret)
        if (operation.cache === 'private')
          expect(String(answer.headers['cache-control'])).toContain('no-store')
      }
    }
  })
})

/** Secret addresses: what opens each, and what must not. Files of prints are in `prints.db.test.ts`. */
const otherDoors: readonly (readonly [string, (person: Person) => string, number])[] = [
  ['a feed by its secret', ({ feedToken }) => `/feeds/${feedToken}.ics`, 200],
  ['a feed by its id', ({ feedUuid }) => `/feeds/${feedUuid}.ics`, 404],
  ['a feed by the secret of a list', ({ choiceToken }) => `/feeds/${choiceToken}.ics`, 404],
  ['a list by the secret of a feed', ({ feedToken }) => `/api/choices/shared/${feedToken}`, 404],
  ['a list by its id', ({ choiceUuid }) => `/api/choices/shared/${choiceUuid}`, 400],
]

test.each(otherDoors)(
  '%s answers every caller alike and shows nothing of its owner',
  async (_door, url, status) => {
    const world = await aWorld()
    const before = await traceOf(world.stranger)
    for (const caller of callers) {
      for (const method of ['GET', 'HEAD'] as const) {
        const token = world.tokens[caller]
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const answer = await site.app.inject({ method, url: url(world.stranger), headers })
        expect([caller, method, answer.statusCode]).toEqual([caller, method, status])
        expect(answer.headers['cache-control']).toMatch(/private|no-store/)
        for (const secret of [world.stranger.sessionUuid, world.stranger.email, world.stranger.chartUuid])
          expect(answer.payload).not.toContain(secret)
      }
    }
    // Whoever has the secret is a reader, and what they were told is noted.
    if (status !== 200) expect(await traceOf(world.stranger)).toEqual(before)
  },
)

test('a foreign session and one that never was are the same answer', async () => {
  const { owner, stranger } = await aWorld()
  const [foreign, missing] = [stranger.sessionUuid, '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'].map((uuid) =>
    site.delete(`/api/user/sessions/${uuid}`, { token: owner.token }),
  )
  const answers = (await Promise.all([foreign, missing])).map((one) => [one?.statusCode, one?.json().code])
  expect(answers[0]).toEqual(answers[1])
})
