import { join } from 'node:path'
import { locales, operations } from '@zeri/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { syncContent } from './features/content/sync-content.ts'
import { loadGazetteer } from './features/places/gazetteer/load-gazetteer.ts'
import { aBirthForm } from './testing/chart.ts'
import type { TestDatabase } from './testing/database.ts'
import { aGazetteer } from './testing/gazetteer.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from './testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const content = join(import.meta.dirname, '../../../content')
let database: TestDatabase
let sites: Readonly<Record<(typeof locales)[number], TestApp>>
let choice: string
let reading: string

const birth = aBirthForm()
const { gender: _gender, city: _city, ...clock } = birth

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  await syncContent(database.db, content)
  const built = await aGazetteer()
  await loadGazetteer(built, { ...database, now: () => 0, report: () => {} })
  built.remove()
  const [en, ru] = await Promise.all(locales.map((EDITION) => openTestApp(database, { env: { EDITION } })))
  if (!en || !ru) throw new Error('an edition is missing')
  sites = { en, ru }
  const token = await en.signUp('editions@example.org')
  const shortlist = { tag: 'wedding', dates: ['2026-11-20'] }
  choice = (await en.post('/api/choices', shortlist, { token })).json().token
  const created = await en.post('/api/bazi', { ...birth, consent: true })
  reading = created.json().uuid
  await en.post(`/api/bazi/${reading}/share`, { isShared: true }, { headers: visitorOf(created.headers) })
})
afterAll(async () => {
  for (const locale of locales) await sites[locale].close()
  await database.close()
})

function visitorOf(headers: Readonly<Record<string, unknown>>): { cookie: string } {
  const lines = [headers['set-cookie'] ?? []].flat().map(String)
  return { cookie: lines.map((line) => line.split(';')[0]).join('; ') }
}

const theDay = { day: 15, month: 11, year: 2026 }

/** A call of each operation that is open to visitors and has a language, without the language. */
const calls: Readonly<Record<string, () => { readonly url: string; readonly payload?: object }>> = {
  listDays: () => ({ url: '/calendar/days?from=2026-11-15&to=2026-11-15' }),
  describeDay: () => ({ url: '/calendar/days/2026-11-15' }),
  describeYear: () => ({ url: '/calendar/years/2026' }),
  describeLocal: () => ({ url: '/calendar/local?latitude=55.8&longitude=37.6&zone=Europe%2FMoscow' }),
  convertDate: () => ({ url: '/calendar/convert?date=2026-11-15' }),
  listLunarReturns: () => ({ url: '/calendar/lunar-returns?dates=6-15&from=2026-11-15' }),
  listSchools: () => ({ url: '/calendar/schools' }),
  listSchoolDays: () => ({ url: '/calendar/school/days?from=2026-11-15&to=2026-11-15&rules=popular.yes' }),
  describeSchoolDay: () => ({ url: '/calendar/school/days/2026-11-15' }),
  describeSchoolYear: () => ({ url: '/calendar/school/years/2026' }),
  getSchool: () => ({ url: '/api/school' }),
  saveSchool: () => ({ url: '/api/school', payload: { rules: 'popular.yes' } }),
  listThemes: () => ({ url: '/calendar/predict' }),
  predictDays: () => ({ url: '/calendar/predict', payload: { tag: 'wedding', year: 2026, month: 11 } }),
  compareDays: () => ({
    url: '/calendar/predict/compare',
    payload: { tag: 'wedding', dates: ['2026-11-20', '2026-11-24'] },
  }),
  describeActivity: () => ({ url: '/calendar/activities/wedding' }),
  listActivityDays: () => ({ url: '/calendar/activities/wedding/days?from=2026-11-01&to=2026-11-30' }),
  listSampleDays: () => ({ url: '/calendar/sample?from=2026-11-15' }),
  listAllSigns: () => ({ url: '/calendar/signs' }),
  describeSign: () => ({ url: '/calendar/signs/officers/officer-success' }),
  describeSchoolDirections: () => ({ url: '/calendar/school/directions/2026-11-15' }),
  describeDirections: () => ({ url: '/calendar/directions/2026-11-15' }),
  describeFengshuiYear: () => ({ url: '/calendar/fengshui/2026' }),
  describeFigure: () => ({ url: '/calendar/figures/wheel-of-sixty?args=2026-11-25' }),
  listFacingDays: () => ({ url: '/calendar/facing?facing=180&from=2026-11-15&to=2026-11-15' }),
  dayInfoSeason: () => ({ url: '/calendar/dayinfo/season', payload: theDay }),
  dayInfoDescription: () => ({ url: '/calendar/dayinfo/descr', payload: theDay }),
  dayInfoMoon: () => ({ url: '/calendar/dayinfo/moon', payload: theDay }),
  dayInfoMansion: () => ({ url: '/calendar/dayinfo/28su', payload: theDay }),
  dayInfoHieroglyph: () => ({ url: '/calendar/dayinfo/day-hieroglyph', payload: theDay }),
  dayInfoTags: () => ({ url: '/calendar/dayinfo/tags', payload: theDay }),
  dayInfoStars: () => ({ url: '/calendar/dayinfo/stars', payload: theDay }),
  listActivations: () => ({ url: '/calendar/activation/list', payload: theDay }),
  listArticles: () => ({ url: '/calendar/articles', payload: {} }),
  listArticlesAbout: () => ({ url: '/calendar/articles-about?signs=officer-stable' }),
  getArticle: () => ({ url: '/calendar/articles/how-to-read-a-day' }),
  listSections: () => ({ url: '/calendar/sections' }),
  getSection: () => ({ url: '/calendar/sections/beginnings' }),
  getFaq: () => ({ url: '/calendar/faq' }),
  search: () => ({ url: '/calendar/search?q=wedding' }),
  getPage: () => ({ url: '/calendar/pages/about' }),
  searchPlaces: () => ({ url: '/calendar/location/search', payload: { city: 'Moscow' } }),
  findZonePlace: () => ({ url: '/calendar/location/zone?zone=Europe%2FMoscow' }),
  saveLocation: () => ({
    url: '/api/location',
    payload: { address: '', latitude: 55.75, longitude: 37.62 },
  }),
  previewBirth: () => ({ url: '/api/charts/preview', payload: clock }),
  readChoice: () => ({ url: `/api/choices/shared/${choice}` }),
  sampleMorning: () => ({ url: '/api/mornings/sample' }),
  listProducts: () => ({ url: '/api/products' }),
  readBazi: () => ({ url: `/api/bazi/${reading}` }),
  compareCharts: () => ({ url: `/api/bazi/${reading}/compare/${reading}` }),
}

/** Files outside the contract that have a language. */
const files = ['/calendar/days/2026-11-15.ics', '/calendar/feed.ics', '/widget/today.json']

/** These respond without words; what a sign-up stores is tested below. */
const wordless = [
  'askQuestion',
  'signUp',
  'signUpByIdentity',
  'beginIdentity',
  'createReading',
  'orderPrint',
  'countVisit',
  'listMornings',
  'savePushMorning',
  'inviteTelegramMorning',
]
/** These write in the language of the account. */
const ofAccount = ['askRecoveryCode', 'sendIdentityCode']

test('every operation that is open to visitors and has a language is tried here', () => {
  const withLanguage = operations.filter(({ request, auth }) => {
    const parsed = request.safeParse({ locale: 'none' })
    const refused = parsed.error?.issues.some(({ path }) => path[0] === 'locale') ?? false
    return refused && auth !== 'required'
  })
  const ids = withLanguage.map(({ id }) => id).filter((id) => !ofAccount.includes(id))
  expect(ids.toSorted()).toEqual([...Object.keys(calls), ...wordless].toSorted())
})

async function respond(edition: (typeof locales)[number], { url, payload }: InjectOptions, locale?: string) {
  const site = sites[edition]
  if (payload) return site.post(String(url), { ...(payload as object), ...(locale ? { locale } : {}) })
  return site.get(locale ? `${url}${String(url).includes('?') ? '&' : '?'}locale=${locale}` : String(url))
}

describe.each(locales)('in the %s edition', (edition) => {
  const requests = [
    ...Object.entries(calls),
    ...files.map((url): [string, () => InjectOptions] => [url, () => ({ url })]),
  ]
  test.each(requests)('%s without a language is in its own, and with one in that', async (_id, requestOf) => {
    const request = requestOf()
    // The second round is served from the caches, where there are any.
    for (const _round of [1, 2]) {
      const plain = await respond(edition, request)
      const [en, ru] = [await respond(edition, request, 'en'), await respond(edition, request, 'ru')]
      expect([plain.statusCode, en.statusCode, ru.statusCode]).toEqual([200, 200, 200])
      expect(ru.payload).not.toBe(en.payload)
      expect(plain.payload).toBe({ en, ru }[edition].payload)
    }
  })

  test('prices without a language are in its currency', async () => {
    const { list } = (await sites[edition].get('/api/products')).json()
    const currencies = new Set(list.map(({ currency }: { currency: string }) => currency))
    expect([...currencies]).toEqual([{ en: 'USD', ru: 'RUB' }[edition]])
  })

  test('an account without a language is in its own', async () => {
    const email = `${edition}@example.org`
    await sites[edition].post('/api/user/singup', { email, password: PASSWORD, consent: true })
    const { locale } = await database.db
      .selectFrom('accounts')
      .select('locale')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(locale).toBe(edition)
  })

  test('the description of the API names its language as the default', async () => {
    const { paths } = (await sites[edition].get('/api/openapi.json')).json()
    const [locale] = paths['/api/products'].get.parameters
    expect([locale.name, locale.schema.default]).toEqual(['locale', edition])
  })
})
