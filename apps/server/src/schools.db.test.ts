import { createHash } from 'node:crypto'
import { operations, schoolPresets, schoolSwitches } from '@zeri/contract'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createReminderRunner } from '../../../tools/testbed/reminders/reminder-runner.ts'
import { parseConfig } from './config.ts'
import { addChart, payUntil } from './testing/chart.ts'
import { aClock } from './testing/clock.ts'
import type { TestDatabase } from './testing/database.ts'
import { find, readCalendar, readText } from './testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from './testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const clock = aClock()
const RANGE = 'from=2026-11-15&to=2026-12-14'
let database: TestDatabase
let site: TestApp
let token: string
let chart: string
let feed: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  token = await site.signUp('school@example.org')
  chart = await addChart(site, token, { fio: 'Anna', birthday: '1990-02-04', birthdayTime: '01:00' })
  await payUntil(database.db, chart, clock.at + 400 * DAY_MS)
  await site.post('/api/user/confirm', { password: PASSWORD }, { token })
  feed = (await site.post('/api/feeds', { chart }, { token })).json().token
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const choose = (rules: string, request: object = { token }) => site.post('/api/school', { rules }, request)
const cookieOf = (rules: string) => ({ headers: { cookie: `school=${rules}` } })

type Rated = { readonly date: string; readonly verdict: { readonly weight: number } }
const weightsOf = (days: readonly Rated[]) => days.map(({ verdict }) => verdict.weight)
const signed = (weight: number): string =>
  weight > 0 ? `(+${weight})` : weight < 0 ? `(−${-weight})` : '(0)'

const others = schoolSwitches.flatMap(({ name, values }) =>
  values.slice(1).map((value) => `${name}.${value}`),
)

test.each([...others, ...schoolPresets.map(({ rules }) => rules)])(
  'the school %j, set once in an account, reaches its days, calendar, chooser, feed, reading, print and list',
  async (rules) => {
    const saved = (await choose(rules)).json()
    expect(saved).toMatchObject({ school: { rules }, storedIn: 'account' })
    const named = rules === '' ? undefined : expect.objectContaining({ rules })

    const sent = (await site.get(`/calendar/school/days?${RANGE}&rules=${rules}`)).json()
    const stored = (await site.get(`/calendar/school/days?${RANGE}`, { token })).json()
    expect(stored).toEqual(sent)
    expect(stored.school).toEqual(named)

    const personal = (await site.get(`/api/charts/${chart}/days?${RANGE}`, { token })).json()
    expect(personal.school).toEqual(named)
    expect(weightsOf(personal.days)).toEqual(weightsOf(stored.days))

    const question = {
      tag: 'wedding',
      from: '2026-11-15',
      to: '2026-12-14',
      minWeight: 0,
      charts: [{ uuid: chart }],
    }
    const predicted = (await site.post('/calendar/predict', question, { token })).json()
    expect(predicted.school).toEqual(named)
    for (const { date, weight } of predicted.prediction.days) {
      const day = personal.days.find((one: Rated) => one.date === date)
      expect([date, weight]).toEqual([date, day.personal.weights.wedding])
    }

    const calendar = readCalendar((await site.get(`/feeds/${feed}.ics`)).rawPayload)
    for (const { date, personal: own } of personal.days) {
      const event = calendar.components.find((one) => find(one, 'DTSTART').value === date.replaceAll('-', ''))
      expect(event && readText(find(event, 'SUMMARY').value)).toContain(signed(own.weight))
    }
    const name = readText(find(calendar, 'X-WR-CALNAME').value)
    expect(name.includes(saved.school.name)).toBe(rules !== '')

    const reading = (await site.get(`/api/bazi/${chart}`, { token })).json()
    expect(reading.school).toEqual(named)
    const usual = rules.split('_').find((pair) => pair.startsWith('season.')) ?? 'season.earth18'
    expect(`season.${reading.rules.seasonRule}`).toBe(usual)

    const { print } = (await site.post('/api/prints', { kind: 'fridge', uuid: chart }, { token })).json()
    const ordered = database.db.selectFrom('prints').select('school_rules').where('id', '=', print.uuid)
    expect(await ordered.executeTakeFirst()).toEqual({ school_rules: rules })

    const exported = (await site.get(`/api/bazi/${chart}/export`, { token })).json()
    expect(`season.${exported.rules.seasonRule}`).toBe(usual)

    const shortlist = { tag: 'wedding', dates: ['2026-11-20', '2026-12-07'] }
    const { uuid, token: secret } = (await site.post('/api/choices', shortlist, { token })).json()
    const shared = (await site.get(`/api/choices/shared/${secret}`)).json()
    expect(shared.school).toEqual(named)
    for (const { date, weight, changedTo } of shared.days) {
      const day = stored.days.find((one: Rated) => one.date === date)
      expect([date, weight, changedTo]).toEqual([date, day.weights.wedding, null])
    }
    await site.delete(`/api/choices/${uuid}`, { token })
  },
)

test('the letter of a day has the rating and the name of the school', async () => {
  await choose('popular.yes_month.instant')
  await site.post(
    '/api/reminders/mail',
    { active: true, timeReminder: '08:00', chart, locale: 'ru' },
    { token },
  )
  const letters: string[] = []
  const runner = createReminderRunner({
    config: parseConfig({}),
    db: database.db,
    clock,
    send: async (message) => {
      letters.push(String(message.text))
    },
    sleep: async () => {},
  })
  // 08:00 in Moscow, the place of an account without one.
  clock.at += 17 * HOUR_MS
  await runner.round()
  const date = new Date(clock.at).toISOString().slice(0, 10)
  const { days } = (
    await site.get(`/api/charts/${chart}/days?from=${date}&to=${date}&place=524901&locale=ru`, { token })
  ).json()
  clock.at -= 17 * HOUR_MS
  expect(letters).toHaveLength(1)
  const { weight, word } = days[0].personal
  expect(letters[0]).toContain(`${word} день (${String(weight).replace('-', '−')})`)
  expect(letters[0]).toContain('Собственный выбор правил')
})

test('the star of a day follows the school, and the other rule is named beside it', async () => {
  await choose('nine-star.first-after')
  const boardOn = async (path: string, date: string) =>
    (await site.get(`/calendar/${path}/${date}`, { token })).json().boards.day
  let differing = 0
  for (const month of ['01', '04', '07', '10']) {
    const date = `2026-${month}-10`
    const [book, school] = [await boardOn('directions', date), await boardOn('school/directions', date)]
    expect([book.rule, book.centre]).toEqual(['nearest', book.nearest])
    expect([school.rule, school.centre]).toEqual(['first-after', school.firstAfter])
    if (book.centre !== school.centre) differing += 1
  }
  expect(differing).toBeGreaterThan(0)
})

test('what is chosen for one chart wins over the school', async () => {
  const own = await addChart(site, token, { fio: 'Boris' })
  await choose('late-rat.midnight_season.branch')
  await site.post(`/api/bazi/${own}/rules`, { seasonRule: 'earth18' }, { token })
  const { rules } = (await site.get(`/api/bazi/${own}`, { token })).json()
  expect(rules).toMatchObject({ ziRule: 'midnight', seasonRule: 'earth18' })
})

test('a visitor has the school of the browser, a signed-in user that of the account', async () => {
  await choose('virtue.corners')
  const get = async (request: object) => (await site.get('/api/school', request)).json()
  expect(await get(cookieOf('popular.yes'))).toMatchObject({
    school: { rules: 'popular.yes' },
    storedIn: 'browser',
  })
  expect(await get({ token, ...cookieOf('popular.yes') })).toMatchObject({
    school: { rules: 'virtue.corners' },
    storedIn: 'account',
  })
  expect(await get(cookieOf('colour.red'))).toMatchObject({ school: { rules: '' }, storedIn: null })
  const saved = await choose('popular.yes_virtue.corners', {})
  expect(String(saved.headers['set-cookie'])).toMatch(/^school=virtue\.corners_popular\.yes; .*SameSite=Lax/)
  expect(String((await choose('', {})).headers['set-cookie'])).toMatch(/^school=; .*Max-Age=0/)
})

test('the school of the browser becomes that of a new account', async () => {
  const payload = { email: 'taken.along@example.org', password: PASSWORD, consent: true }
  const signedUp = await site.post('/api/user/singup', payload, cookieOf('popular.yes'))
  const own = (await site.get('/api/school', { token: signedUp.json().token })).json()
  expect(own).toMatchObject({ school: { rules: 'popular.yes' }, storedIn: 'account' })
})

test('rules that are not known are refused, by name', async () => {
  for (const url of [`/calendar/school/days?${RANGE}&rules=colour.red`, '/api/school?rules=popular.maybe'])
    expect((await site.get(url)).json()).toMatchObject({ code: 'request.invalid' })
  expect((await choose('popular.yes_popular.yes')).statusCode).toBe(400)
})

test('ratings by a school end at the horizon of everyone', async () => {
  const { days } = (
    await site.get('/calendar/school/days?from=2026-12-14&to=2026-12-17&rules=popular.yes')
  ).json()
  expect(days.map((day: { verdict: object | null }) => day.verdict !== null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  const late = await site.get('/calendar/school/days/2026-12-17?rules=popular.yes', { token })
  expect(late.json().judgement).toBeNull()
})

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex')

test('public responses are the same with and without a school, before and after others were computed', async () => {
  await choose('popular.yes_virtue.corners_month.instant')
  const urls = [
    '/calendar/days?from=2026-11-15&locale=en&to=2026-12-14',
    '/calendar/days/2026-12-07',
    '/calendar/years/2026',
  ]
  for (const url of urls) {
    const before = await site.get(url)
    await site.get(url.replace('/calendar/', '/calendar/school/'), { token })
    for (const request of [{ token }, cookieOf('popular.yes')]) {
      const after = await site.get(url, request)
      expect([after.headers.etag, hashOf(after.payload)]).toEqual([
        before.headers.etag,
        hashOf(before.payload),
      ])
      expect(String(after.headers['cache-control'])).toMatch(/^public/)
    }
    expect((await site.get(`${url}${url.includes('?') ? '&' : '?'}rules=popular.yes`)).statusCode).toBe(400)
  }
})

test('what depends on a school is private, and no public operation takes rules', () => {
  const taking = operations.filter(({ request }) => 'rules' in Object(Object(request).shape ?? {}))
  expect(taking.map(({ id }) => id)).toContain('listSchoolDays')
  expect(taking.filter(({ cache }) => cache === 'public')).toEqual([])
})

test('responses by a school may be stored by nobody', async () => {
  for (const url of [
    `/calendar/school/days?${RANGE}`,
    '/calendar/school/days/2026-11-20',
    '/calendar/school/years/2026',
    '/api/school',
  ])
    for (const request of [{}, { token }, cookieOf('popular.yes')])
      expect((await site.get(url, request)).headers['cache-control']).toBe('private, no-store')
})
