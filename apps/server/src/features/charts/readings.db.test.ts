import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { aBirthForm, addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { sweepReadings } from './planners.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '1000' } })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** A browser that sends its visitor cookie again. */
function aBrowser() {
  let cookie: string | undefined
  const request = (token?: string) => ({
    headers: cookie === undefined ? {} : { cookie: `__Host-visitor=${cookie}` },
    ...(token === undefined ? {} : { token }),
  })
  return {
    request,
    async calculate(overrides: Record<string, unknown> = {}): Promise<string> {
      const response = await site.post(
        '/api/bazi',
        { ...aBirthForm(), consent: true, ...overrides },
        request(),
      )
      if (response.statusCode !== 201) throw new Error(response.payload)
      cookie = cookieOf(response, '__Host-visitor')
      return response.json().uuid
    },
    read: (uuid: string, token?: string) => site.get(`/api/bazi/${uuid}`, request(token)),
  }
}
type Browser = ReturnType<typeof aBrowser>

const seen = (response: LightMyRequestResponse) => [response.statusCode, response.json().view]
let people = 0
const anEmail = (): string => {
  people += 1
  return `person.${people}@example.org`
}
const signUp = async (browser: Browser, email = anEmail()): Promise<string> =>
  (
    await site.post('/api/user/singup', { email, password: PASSWORD, consent: true }, browser.request())
  ).json().token
const uuidsOf = async (token: string): Promise<string[]> =>
  (await site.get('/api/charts', { token })).json().list.map((chart: { uuid: string }) => chart.uuid)

describe('a reading of a visitor', () => {
  test('belongs to the browser that made it and nobody else', async () => {
    const [mine, theirs] = [aBrowser(), aBrowser()]
    const uuid = await mine.calculate({ fio: 'Anna' })
    await theirs.calculate()
    const own = (await mine.read(uuid)).json()
    expect(own).toMatchObject({
      view: 'own',
      uuid,
      fio: 'Anna',
      isChart: false,
      isShared: false,
      keptUntil: new Date(clock.at + 30 * DAY_MS).toISOString(),
      birth: aBirthForm(),
      clock: { offset: '+04:00', at: '1990-05-01T08:30:00+04:00', hour: { zh: '辰', branch: 4 } },
    })
    for (const other of [theirs, aBrowser()]) expect((await other.read(uuid)).statusCode).toBe(404)
    expect((await theirs.read(uuid, await site.signUp(anEmail()))).statusCode).toBe(404)
  })

  test('needs no name and no e-mail, but consent', async () => {
    const refused = await site.post('/api/bazi', aBirthForm())
    expect(Object.keys(refused.json().fields)).toEqual(['consent'])
    const browser = aBrowser()
    expect((await browser.read(await browser.calculate())).json().fio).toBeNull()
  })

  test('the secret of the browser is not readable by scripts and not in the database', async () => {
    const response = await site.post('/api/bazi', { ...aBirthForm(), consent: true })
    const line = [response.headers['set-cookie'] ?? []]
      .flat()
      .find((one) => one.startsWith('__Host-visitor='))
    expect(line).toMatch(/; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    const rows = await database.db.selectFrom('charts').select('visitor_hash').execute()
    const secret = cookieOf(response, '__Host-visitor') ?? ''
    expect(rows.some(({ visitor_hash }) => visitor_hash?.toString('base64url') === secret)).toBe(false)
  })

  test('shows only name and pillars while shared, and is not found when private again', async () => {
    const [mine, stranger] = [aBrowser(), aBrowser()]
    const uuid = await mine.calculate({ fio: 'Anna' })
    const share = (isShared: boolean, browser = mine) =>
      site.post(`/api/bazi/${uuid}/share`, { isShared }, browser.request())
    expect((await share(true, stranger)).statusCode).toBe(404)
    expect((await share(true)).json()).toEqual({ isShared: true })
    const shown = await stranger.read(uuid)
    expect(Object.keys(shown.json()).sort()).toEqual(['fio', 'pillars', 'uuid', 'view'])
    expect(shown.json()).toMatchObject({ view: 'shared', fio: 'Anna', pillars: [{ at: 'year' }, {}, {}, {}] })
    for (const birth of ['1990', '08:30', 'Moscow', '55.75', '37.61', 'female', '14400'])
      expect(shown.payload).not.toContain(birth)
    expect(seen(await mine.read(uuid))).toEqual([200, 'own'])
    const rename = await site.post(`/api/bazi/${uuid}/name`, { fio: 'x' }, stranger.request())
    expect(rename.statusCode).toBe(404)
    await share(false)
    expect((await stranger.read(uuid)).statusCode).toBe(404)
  })

  test('can be renamed and deleted by its browser alone', async () => {
    const [mine, stranger] = [aBrowser(), aBrowser()]
    const uuid = await mine.calculate()
    await stranger.calculate()
    await site.post(`/api/bazi/${uuid}/name`, { fio: 'Мама' }, mine.request())
    expect((await mine.read(uuid)).json().fio).toBe('Мама')
    expect((await site.delete(`/api/bazi/${uuid}`, stranger.request())).statusCode).toBe(404)
    expect((await site.delete(`/api/bazi/${uuid}`, mine.request())).statusCode).toBe(200)
    expect((await mine.read(uuid)).statusCode).toBe(404)
  })

  test('ends after thirty days, before and after the sweep', async () => {
    const browser = aBrowser()
    const uuid = await browser.calculate()
    await site.post(`/api/bazi/${uuid}/share`, { isShared: true }, browser.request())
    clock.at += 30 * DAY_MS - 1
    expect((await browser.read(uuid)).statusCode).toBe(200)
    clock.at += 1
    expect((await browser.read(uuid)).statusCode).toBe(404)
    expect((await aBrowser().read(uuid)).statusCode).toBe(404)
    const chart = await addChart(site, await site.signUp(anEmail()))
    await sweepReadings.plan(
      {
        db: database.db,
        enqueue: () => Promise.reject(new Error('nothing is enqueued')),
        log: pino({ level: 'silent' }),
        forgetMails: async () => {},
      },
      clock.at,
    )
    const left = await database.db
      .selectFrom('charts')
      .select('id')
      .where('id', 'in', [uuid, chart])
      .execute()
    expect(left).toEqual([{ id: chart }])
  })

  test('a browser has at most ten; the next replaces the oldest', async () => {
    const browser = aBrowser()
    const uuids = []
    for (let count = 0; count < 11; count++) uuids.push(await browser.calculate())
    const statuses = []
    for (const uuid of uuids) statuses.push((await browser.read(uuid)).statusCode)
    expect(statuses).toEqual([404, ...Array(10).fill(200)])
  })

  test('an e-mail that has an account is asked to sign in', async () => {
    const email = anEmail()
    await site.signUp(email)
    const form = { ...aBirthForm(), email: email.toUpperCase(), consent: true }
    const response = await site.post('/api/bazi', form)
    expect([response.statusCode, response.json().code]).toEqual([409, 'chart.account-exists'])
    const free = await site.post('/api/bazi', { ...form, email: 'nobody.yet@example.org' })
    expect(free.statusCode).toBe(201)
  })
})

describe('the rules of a reading', () => {
  const choose = (uuid: string, body: Readonly<Record<string, unknown>>, browser: Browser) =>
    site.post(`/api/bazi/${uuid}/rules`, body, browser.request())
  const pillarsOf = (response: LightMyRequestResponse): string[] =>
    response
      .json()
      .reading.pillars.map(({ pillar }: { pillar: { stem: { glyph: string }; branch: { glyph: string } } }) =>
        pillar.stem.glyph.concat(pillar.branch.glyph),
      )
  type Doubt = { because: string; choice: Record<string, unknown>; differs: string[] }
  const doubtsOf = (response: LightMyRequestResponse): Doubt[] => response.json().reading.doubts

  test('a late hour of the Rat can be read by the other school, and back', async () => {
    const browser = aBrowser()
    // 23:30 by the clock of Beijing, 23:17 by its sun.
    const beijing = { latitude: 39.9, longitude: 116.4, utc: 'Asia/Shanghai' }
    const uuid = await browser.calculate({ ...beijing, birthday: '1988-02-15', birthdayTime: '23:50' })
    const usual = await browser.read(uuid)
    const other = doubtsOf(usual).find(({ because }) => because === 'zi-rule')
    expect(other).toMatchObject({ choice: { ziRule: 'midnight' }, differs: ['day'] })
    expect((await choose(uuid, other?.choice ?? {}, browser)).json()).toMatchObject({
      rules: { ziRule: 'midnight', timeBasis: 'apparent' },
      chosenAt: null,
    })
    const chosen = await browser.read(uuid)
    expect(chosen.json().rules.ziRule).toBe('midnight')
    expect(pillarsOf(chosen)[2]).not.toBe(pillarsOf(usual)[2])
    await choose(uuid, { ziRule: null }, browser)
    const back = await browser.read(uuid)
    expect(pillarsOf(back)).toEqual(pillarsOf(usual))
    expect(back.json().questions.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([])
  })

  test('a chart beyond a boundary can be used, and the time itself again; no other instant is accepted', async () => {
    const browser = aBrowser()
    const beijing = { latitude: 39.9, longitude: 116.4, utc: 'Asia/Shanghai' }
    const uuid = await browser.calculate({ ...beijing, birthday: '2024-02-04', birthdayTime: '16:26' })
    const usual = await browser.read(uuid)
    const beyond = doubtsOf(usual).find(({ because }) => because === 'near-boundary')
    expect((await choose(uuid, beyond?.choice ?? {}, browser)).statusCode).toBe(200)
    const chosen = await browser.read(uuid)
    expect(pillarsOf(chosen).slice(0, 2)).toEqual(['甲辰', '丙寅'])
    expect(chosen.json().birth).toEqual(usual.json().birth)
    const back = doubtsOf(chosen).find(({ because }) => because === 'near-boundary')
    expect(back?.choice).toEqual({ chosenAt: null })
    await choose(uuid, back?.choice ?? {}, browser)
    expect(pillarsOf(await browser.read(uuid))).toEqual(pillarsOf(usual))
    expect((await choose(uuid, { chosenAt: '2020-01-01T00:00:00.000Z' }, browser)).statusCode).toBe(400)
  })

  test('only the owner chooses, and only rules that exist', async () => {
    const [mine, theirs] = [aBrowser(), aBrowser()]
    const uuid = await mine.calculate()
    await theirs.calculate()
    expect((await choose(uuid, { ziRule: 'midnight' }, theirs)).statusCode).toBe(404)
    expect((await choose(uuid, { ziRule: 'never' }, mine)).statusCode).toBe(400)
    expect((await mine.read(uuid)).json().rules.ziRule).toBe('day23')
  })
})

describe('the list of a browser', () => {
  const list = async (browser: Browser) => {
    const response = await site.get('/api/bazi', browser.request())
    return response.json().list as { uuid: string; fio: string | null; keptUntil: string }[]
  }

  test('has what was typed there in that order, with the day it is stored until, and nothing of others', async () => {
    const [browser, other] = [aBrowser(), aBrowser()]
    expect(await list(browser)).toEqual([])
    const [emma, liam] = [await browser.calculate({ fio: 'Emma' }), await browser.calculate({ fio: 'Liam' })]
    await other.calculate({ fio: 'Nora' })
    expect((await list(browser)).map(({ uuid, fio }) => [uuid, fio])).toEqual([
      [emma, 'Emma'],
      [liam, 'Liam'],
    ])
    expect((await list(browser))[0]?.keptUntil).toBe(new Date(clock.now() + 30 * DAY_MS).toISOString())
  })

  test('a typed birth that is erased is gone from the database at once', async () => {
    const browser = aBrowser()
    const uuid = await browser.calculate({ fio: 'Emma' })
    const foreign = await site.delete(`/api/bazi/${uuid}`, aBrowser().request())
    expect(foreign.statusCode).toBe(404)
    expect((await site.delete(`/api/bazi/${uuid}`, browser.request())).statusCode).toBe(200)
    expect(await list(browser)).toEqual([])
    const left = await database.db.selectFrom('charts').select('id').where('id', '=', uuid).execute()
    expect(left).toEqual([])
  })

  test('a typed birth is not listed after thirty days', async () => {
    const browser = aBrowser()
    await browser.calculate({ fio: 'Emma' })
    const before = clock.at
    clock.at += 30 * DAY_MS - 1
    expect(await list(browser)).toHaveLength(1)
    clock.at += 1
    expect(await list(browser)).toEqual([])
    clock.at = before
  })
})

describe('claiming', () => {
  test('signing up turns the readings of the browser into charts of the account, under the same address', async () => {
    const [browser, other] = [aBrowser(), aBrowser()]
    const [named, nameless] = [await browser.calculate({ fio: 'Anna' }), await browser.calculate()]
    const foreign = await other.calculate()
    const email = anEmail()
    const token = await signUp(browser, email)
    expect((await uuidsOf(token)).sort()).toEqual([named, nameless].sort())
    const { list } = (await site.get('/api/charts', { token })).json()
    const byUuid = Object.fromEntries(list.map((chart: { uuid: string }) => [chart.uuid, chart]))
    expect(byUuid[named]).toMatchObject({ fio: 'Anna', email })
    expect(byUuid[nameless]).toMatchObject({ fio: '1990-05-01', email })
    expect((await aBrowser().read(named, token)).json()).toMatchObject({ isChart: true, keptUntil: null })
    expect((await browser.read(named)).statusCode).toBe(404)
    expect((await other.read(foreign)).statusCode).toBe(200)
  })

  test('signing in does the same', async () => {
    const email = anEmail()
    await site.signUp(email)
    const browser = aBrowser()
    const uuid = await browser.calculate()
    const { token } = (
      await site.post('/api/token/auth', { username: email, password: PASSWORD }, browser.request())
    ).json()
    expect(await uuidsOf(token)).toEqual([uuid])
  })

  test('a signed-in user claims one by its uuid, from the same browser', async () => {
    const [token, browser] = [await site.signUp(anEmail()), aBrowser()]
    const [other, claimed] = [await browser.calculate(), await browser.calculate({ fio: 'Anna' })]
    const claim = (from: Browser) => site.post(`/api/bazi/${claimed}/claim`, {}, from.request(token))
    expect((await claim(aBrowser())).statusCode).toBe(404)
    expect((await claim(browser)).json()).toMatchObject({ chart: { uuid: claimed, fio: 'Anna' } })
    expect((await claim(browser)).statusCode).toBe(404)
    expect(await uuidsOf(token)).toEqual([claimed])
    expect((await browser.read(other)).statusCode).toBe(200)
  })

  test('a full account claims nothing and says so', async () => {
    const [token, browser] = [await site.signUp(anEmail()), aBrowser()]
    for (let count = 0; count < 50; count++) await addChart(site, token)
    const uuid = await browser.calculate()
    const response = await site.post(`/api/bazi/${uuid}/claim`, {}, browser.request(token))
    expect([response.statusCode, response.json().code]).toEqual([409, 'chart.too-many'])
    expect((await browser.read(uuid)).statusCode).toBe(200)
  })
})

test('what an account shares is not found as soon as its deletion is requested', async () => {
  const email = anEmail()
  const token = await site.signUp(email)
  const uuid = await addChart(site, token)
  await site.post(`/api/bazi/${uuid}/share`, { isShared: true }, { token })
  expect(seen(await aBrowser().read(uuid))).toEqual([200, 'shared'])
  await site.post('/api/user/delete', { email }, { token })
  expect((await aBrowser().read(uuid)).statusCode).toBe(404)
})
