import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../../../apps/sandbox/src/payments/gateway.ts'
import { startTelegram, type Telegram } from '../../../../apps/sandbox/src/telegram/telegram.ts'
import { syncContent } from '../../../../apps/server/src/features/content/index.ts'
import { loadGazetteer } from '../../../../apps/server/src/features/places/gazetteer/load-gazetteer.ts'
import { aBirthPayload, addChart, payUntil } from '../../../../apps/server/src/testing/chart.ts'
import { aClock } from '../../../../apps/server/src/testing/clock.ts'
import type { TestDatabase } from '../../../../apps/server/src/testing/database.ts'
import { aGazetteer } from '../../../../apps/server/src/testing/gazetteer.ts'
import { listMailsTo } from '../../../../apps/server/src/testing/queued-mail.ts'
import {
  openAppDatabase,
  openTestApp,
  PASSWORD,
  type TestApp,
} from '../../../../apps/server/src/testing/test-app.ts'
import { type SpecifiedCall, specifiedCalls } from './specified.ts'

/** Every call of the specification with exactly the payload it names: its status, and the fields of its response. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const root = join(import.meta.dirname, '../../../..')
const clock = aClock()
let database: TestDatabase
let site: TestApp
let gateway: Gateway
let telegram: Telegram

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  await syncContent(database.db, join(root, 'content'))
  const places = await aGazetteer()
  await loadGazetteer(places, { ...database, now: () => 0, report: () => {} })
  places.remove()
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, {
    clock,
    env: { ...gateway.env, ...telegram.env, PAYMENTS_RU: 'yookassa', LIMIT_TRIES_FACTOR: '1000' },
  })
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.stop()
  await telegram.stop()
  await site.close()
  await database.close()
})

let people = 0
async function aMember() {
  people += 1
  const email = `member.${people}@example.org`
  return { email, token: await site.signUp(email) }
}
async function anOwner(overrides: Readonly<Record<string, unknown>> = {}) {
  const member = await aMember()
  return { ...member, uuid: await addChart(site, member.token, overrides) }
}
/** A user whose chart is paid for. */
async function aPayer() {
  const owner = await anOwner()
  await payUntil(database.db, owner.uuid, clock.at + DAY_MS)
  return owner
}

/** A user who has paid for a month with renewals at the provider, and whose card is bound. */
async function aBuyer() {
  const owner = await anOwner()
  const order = { uuid: owner.uuid, product: 'personal_1m', autopay: true, offer: true, locale: 'ru' }
  const { url } = (await site.post('/api/checkout', order, owner)).json()
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
  await gateway.pump()
  return owner
}

const chartsOf = async (token: string) => (await site.get('/api/charts', { token })).json()
const refusal = (response: LightMyRequestResponse) => [response.statusCode, response.json().code]
const fieldsOf = (value: object) => Object.keys(value).sort()
const theDay = { day: 15, month: 11, year: 2026 }

/** The part of a day response that the call is for. */
async function dayPart(call: string, name: string, payload: object = theDay) {
  const response = await site.post(call, { ...payload })
  expect(response.statusCode).toBe(200)
  return response.json()[name]
}

async function aRecoveryCode() {
  const { email, token } = await aMember()
  expect((await site.post('/api/user/recovery/code', { email })).statusCode).toBe(200)
  const mails = await listMailsTo(database, email)
  return { email, token, code: mails.find(({ data }) => data.code)?.data.code ?? '' }
}

const checks: Readonly<Record<SpecifiedCall, () => Promise<void>>> = {
  async 'POST /api/token/verify'() {
    const { token } = await aMember()
    expect((await site.post('/api/token/verify', { token })).statusCode).toBe(200)
    expect(refusal(await site.post('/api/token/verify', { token: 'x' }))).toEqual([401, 'auth.required'])
  },
  async 'POST /api/token/auth'() {
    const { email } = await aMember()
    const response = await site.post('/api/token/auth', { username: email, password: PASSWORD })
    expect([response.statusCode, fieldsOf(response.json())]).toEqual([200, ['token']])
    const wrong = await site.post('/api/token/auth', { username: email, password: 'another one' })
    expect(refusal(wrong)).toEqual([400, 'auth.bad-credentials'])
  },
  async 'POST /api/user/singup'() {
    const form = { name: 'Anna', email: 'new@example.org', password: PASSWORD }
    expect((await site.post('/api/user/singup', form)).statusCode).toBe(400)
    const response = await site.post('/api/user/singup', { ...form, consent: true })
    expect([response.statusCode, fieldsOf(response.json())]).toEqual([201, ['token']])
    const user = await site.get('/api/user', { token: response.json().token })
    expect(user.json().user.username).toBe('Anna')
    const again = await site.post('/api/user/singup', { ...form, consent: true })
    expect([again.statusCode, again.headers.location]).toEqual([302, undefined])
  },
  async 'GET /api/user'() {
    const { token } = await aMember()
    const { user, location } = (await site.get('/api/user', { token })).json()
    expect([typeof user.uuid, typeof user.username]).toEqual(['string', 'string'])
    expect(location).toEqual({ address: '', latitude: 0, longitude: 0 })
    expect((await site.get('/api/user')).statusCode).toBe(401)
  },
  async 'POST /api/location'() {
    const { token } = await aMember()
    const location = { address: 'Moscow, Russia', latitude: 55.752, longitude: 37.616 }
    expect((await site.post('/api/location', location, { token })).statusCode).toBe(200)
    const saved = (await site.get('/api/user', { token })).json().location
    expect(saved).toMatchObject({ latitude: 55.752, longitude: 37.616 })
    expect(saved.address).toContain('Moscow')
  },
  async 'GET /api/charts'() {
    const { token, uuid } = await anOwner()
    const { list, active } = await chartsOf(token)
    expect([list.length, list[0].uuid, active]).toEqual([1, uuid, null])
    const refused = (await site.get('/api/charts')).json()
    expect(refused.message).toBe('Sign in to continue')
  },
  async 'POST /api/charts/deactivate'() {
    const payer = await aPayer()
    await site.post('/api/charts/activate', { uuid: payer.uuid }, payer)
    const response = await site.post('/api/charts/deactivate', { uuid: payer.uuid }, payer)
    expect([response.statusCode, (await chartsOf(payer.token)).active]).toEqual([200, null])
  },
  async 'POST /api/charts/activate'() {
    const payer = await aPayer()
    const response = await site.post('/api/charts/activate', { uuid: payer.uuid }, payer)
    expect([response.statusCode, response.json()]).toEqual([200, { active: payer.uuid }])
    const unpaid = await anOwner()
    expect(refusal(await site.post('/api/charts/activate', { uuid: unpaid.uuid }, unpaid))).toEqual([
      402,
      'subscription.required',
    ])
  },
  async 'POST /api/charts/activate_from_kassa_success'() {
    const buyer = await aBuyer()
    const response = await site.post('/api/charts/activate_from_kassa_success', { uuid: buyer.uuid }, buyer)
    expect([response.statusCode, response.json()]).toMatchObject([200, { active: buyer.uuid, state: 'paid' }])
  },
  async 'DELETE /api/charts/{uuid}'() {
    const owner = await anOwner()
    expect((await site.delete(`/api/charts/${owner.uuid}`, owner)).statusCode).toBe(200)
    expect((await chartsOf(owner.token)).list).toEqual([])
  },
  async 'GET /api/messenger'() {
    const { token } = await aMember()
    const { messenger } = (await site.get('/api/messenger', { token })).json()
    expect(messenger).toMatchObject({ active: false, timeReminder: null, chart: null })
    expect(messenger.messengerUser).toBeUndefined()
  },
  async 'POST /api/messenger'() {
    const payer = await aPayer()
    const settings = { active: false, timeReminder: '24:45', chart: payer.uuid }
    expect((await site.post('/api/messenger', settings, payer)).statusCode).toBe(200)
    expect((await site.get('/api/messenger', payer)).json().messenger).toMatchObject(settings)
    expect(
      (await site.post('/api/messenger', { ...settings, timeReminder: '08:10' }, payer)).statusCode,
    ).toBe(400)
  },
  async 'GET /api/products'() {
    const { list } = (await site.get('/api/products')).json()
    expect(list.map(({ months }: { months: number }) => months)).toEqual([1, 6, 12])
  },
  async 'GET /api/client/payments'() {
    const { payments } = (await site.get('/api/client/payments', await aBuyer())).json()
    expect(payments).toMatchObject([{ chartName: 'Anna', summ: '490.00', status: 'paid' }])
    expect(new Date(payments[0].date).getTime()).toBe(clock.at)
  },
  async 'POST /api/rbkmoney/autopay'() {
    const buyer = await aBuyer()
    const isBound = async () => (await chartsOf(buyer.token)).list[0].isBindingCustomer
    expect(await isBound()).toBe(true)
    expect((await site.post('/api/rbkmoney/autopay', { uuid: buyer.uuid }, buyer)).statusCode).toBe(200)
    expect(await isBound()).toBe(false)
  },
  async 'POST /api/user/change/password'() {
    const { email, token } = await aMember()
    const typed = { pass: 'another day', checkPass: 'another day' }
    const missing = await site.post('/api/user/change/password', typed, { token })
    expect([missing.statusCode, fieldsOf(missing.json().fields)]).toEqual([400, ['current']])
    const unequal = { ...typed, checkPass: 'a third day', current: PASSWORD }
    const differing = await site.post('/api/user/change/password', unequal, { token })
    expect([differing.statusCode, fieldsOf(differing.json().fields)]).toEqual([400, ['checkPass']])
    const changed = await site.post('/api/user/change/password', { ...typed, current: PASSWORD }, { token })
    expect(changed.statusCode).toBe(200)
    const signedIn = await site.post('/api/token/auth', { username: email, password: 'another day' })
    expect(signedIn.statusCode).toBe(200)
  },
  async 'POST /api/user/recovery/code'() {
    expect((await aRecoveryCode()).code).toMatch(/^\d{8}$/)
    const unknown = await site.post('/api/user/recovery/code', { email: 'unknown@example.org' })
    expect([...refusal(unknown), unknown.json().message]).toEqual([
      404,
      'account.not-found',
      'User with this email was not found.',
    ])
  },
  async 'POST /api/user/recovery/code/check'() {
    const { email, code } = await aRecoveryCode()
    const wrong = await site.post('/api/user/recovery/code/check', { email, code: '00000000' })
    expect([...refusal(wrong), wrong.json().message]).toEqual([
      404,
      'recovery.invalid-code',
      'Invalid recovery code',
    ])
    expect((await site.post('/api/user/recovery/code/check', { email, code })).statusCode).toBe(200)
  },
  async 'POST /api/user/recovery/password'() {
    const { email, code } = await aRecoveryCode()
    const password = 'another day'
    const recover = () => site.post('/api/user/recovery/password', { email, code, password })
    expect((await recover()).statusCode).toBe(200)
    expect((await recover()).statusCode).toBe(404)
    expect((await site.post('/api/token/auth', { username: email, password })).statusCode).toBe(200)
  },
  async 'POST /calendar/location/search'() {
    const { data } = (await site.post('/calendar/location/search', { city: 'Kaz' })).json()
    expect(data.cities[0].address).toContain('Kazan')
  },
  async 'POST /calendar/activation/list'() {
    const { list } = (await site.post('/calendar/activation/list', theDay)).json()
    expect(list).toHaveLength(12)
    for (const hour of list)
      expect(hour).toMatchObject({ pillar: {}, path: {}, verdict: { weight: expect.any(Number) } })
  },
  async 'POST /calendar/articles'() {
    const { articles, total } = (await site.post('/calendar/articles', { page: 1, limit: 5 })).json()
    const first = (await site.post('/calendar/articles', {})).json()
    expect([articles.length, first.articles.length, first.total]).toEqual([5, 20, total])
    expect(articles).toEqual(first.articles.slice(5, 10))
  },
  async 'GET /calendar/articles/{id}'() {
    const { article } = (await site.get('/calendar/articles/how-to-read-a-day')).json()
    expect(article.id).toBe('how-to-read-a-day')
    expect((await site.get('/calendar/articles/none')).statusCode).toBe(404)
  },
  async 'GET /calendar/sections'() {
    const { sections } = (await site.get('/calendar/sections')).json()
    expect(sections.map(({ id }: { id: string }) => id)).toContain('beginnings')
  },
  async 'GET /calendar/sections/{id}'() {
    const { section, articles } = (await site.get('/calendar/sections/beginnings')).json()
    expect([section.id, articles[0].section]).toEqual(['beginnings', 'beginnings'])
    expect((await site.get('/calendar/sections/none')).statusCode).toBe(404)
  },
  async 'GET /calendar/faq'() {
    const { sections, faqs } = (await site.get('/calendar/faq')).json()
    const known = sections.map(({ id }: { id: string }) => id)
    for (const { section } of faqs) expect(known).toContain(section)
    expect(faqs.length).toBeGreaterThan(0)
  },
  async 'GET /calendar/predict'() {
    const { themes, tags } = (await site.get('/calendar/predict')).json()
    const known = themes.map(({ id }: { id: string }) => id)
    for (const { theme } of tags) expect(known).toContain(theme)
    expect(tags.length).toBeGreaterThan(30)
  },
  async 'POST /calendar/dayinfo/season'() {
    const season = await dayPart('/calendar/dayinfo/season', 'season')
    expect(season).toHaveLength(2)
    expect(season[0].from < '2026-11-15' && season[0].to > '2026-11-15').toBe(true)
    expect(season[1].at).toBe(season[0].to)
  },
  async 'POST /calendar/dayinfo/descr'() {
    expect(await dayPart('/calendar/dayinfo/descr', 'day_info')).toMatchObject({ officer: {}, clash: {} })
  },
  async 'POST /calendar/dayinfo/moon'() {
    expect(await dayPart('/calendar/dayinfo/moon', 'moon')).toMatchObject({
      name: expect.any(String),
      step: expect.any(Number),
      lunar: { day: 7 },
    })
  },
  async 'POST /calendar/dayinfo/28su'() {
    const names = new Set<string>()
    for (let day = 1; day <= 28; day += 1)
      names.add((await dayPart('/calendar/dayinfo/28su', 'su', { ...theDay, month: 9, day })).zh)
    expect(names.size).toBe(28)
  },
  async 'POST /calendar/dayinfo/day-hieroglyph'() {
    const hieroglyph = await dayPart('/calendar/dayinfo/day-hieroglyph', 'hieroglyph')
    expect(JSON.stringify(hieroglyph)).toContain('癸')
  },
  async 'POST /calendar/dayinfo/tags'() {
    const payload = { ...theDay, personal: { state: false } }
    const tags = await dayPart('/calendar/dayinfo/tags', 'tags', payload)
    for (const { weight } of tags) expect([-3, -2, -1, 0, 1, 2, 3]).toContain(weight)
    const personal = { state: true, birth: aBirthPayload() }
    const stranger = await site.post('/calendar/dayinfo/tags', { ...theDay, personal })
    expect(refusal(stranger)).toEqual([403, 'chart.not-paid'])
    const own = await site.post('/calendar/dayinfo/tags', { ...theDay, personal }, await aPayer())
    expect([own.statusCode, own.json().tags.length]).toEqual([200, tags.length])
    expect(own.json().tags[0].personal.general).toBe(tags[0].weight)
  },
  async 'POST /calendar/dayinfo/stars'() {
    const payload = { ...theDay, personal: { state: false } }
    expect((await dayPart('/calendar/dayinfo/stars', 'stars', payload)).length).toBeGreaterThan(3)
    const personal = { state: true, birth: aBirthPayload() }
    const own = await site.post('/calendar/dayinfo/stars', { ...theDay, personal }, await aPayer())
    expect([own.statusCode, fieldsOf(own.json())]).toEqual([
      200,
      expect.arrayContaining(['personal', 'stars']),
    ])
  },
}

test.each(specifiedCalls)('%s responds as specified', (call) => checks[call]())

test('theme, tag, volume, year and month yield a prediction', async () => {
  const { tags } = (await site.get('/calendar/predict')).json()
  const { id, theme } = tags.find((tag: { id: string }) => tag.id === 'wedding')
  const selection = { theme, tag: id, volume: 'month', year: 2026, month: 11 }
  const response = await site.post('/calendar/predict', selection)
  expect(response.statusCode).toBe(200)
  const { prediction } = response.json()
  expect(JSON.stringify(prediction)).toMatch(/"date":"2026-11-\d\d"/)
  expect((await site.post('/calendar/predict', { ...selection, volume: 'week' })).statusCode).toBe(400)
})
