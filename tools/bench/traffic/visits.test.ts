import { expect, test } from 'vitest'
import { createRandom } from '../../testbed/random.ts'
import { createDraw, drawKind, kinds, listEveryPage, type SiteData, sharedKinds, shares } from './visits.ts'

const aResident = {
  email: 'anna@example.org',
  password: 'choosing the day',
  token: 'token',
  device: 'device',
  chart: 'chart',
  feed: 'feed',
}
const someData: SiteData = {
  today: '2026-11-15',
  places: [
    { id: '524901', latitude: 55.8, longitude: 37.6, zone: 'Europe/Moscow', en: 'Moscow', ru: 'Москва' },
    { id: '2643743', latitude: 51.5, longitude: -0.1, zone: 'Europe/London', en: 'London', ru: 'Лондон' },
  ],
  articles: ['/articles', '/faq'],
  searches: ['{"city":"Mos"}'],
  residents: [aResident],
}

const drawMany = (seed: number, count = 2_000) =>
  Array.from({ length: count }, createDraw(someData, createRandom(seed)))

test('the shares add up to a hundred', () => {
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100)
})

test('a kind is drawn as often as its share says', () => {
  const drawn = Array.from({ length: 1_000 }, (_, index) => drawKind((index + 0.5) / 1_000))
  for (const kind of kinds) expect(drawn.filter((one) => one === kind)).toHaveLength(10 * shares[kind])
})

test('the same seed draws the same visits, another seed others', () => {
  const drawSome = (seed: number) => Array.from({ length: 50 }, createDraw(someData, createRandom(seed)))
  expect(drawSome(1)).toEqual(drawSome(1))
  expect(drawSome(2)).not.toEqual(drawSome(1))
})

test('no reader of Russian visits the English home page, which would redirect them', () => {
  const homes = drawMany(3).filter(({ kind }) => kind === 'home')
  expect(new Set(homes.map(({ path }) => path))).toEqual(new Set(['/', '/ru']))
  for (const { path, headers } of homes)
    expect(headers?.cookie).toContain(path === '/' ? 'locale=en' : 'locale=ru')
})

test('a session is sent by people with their pages, and by the owners of charts', () => {
  const withToken = drawMany(4).filter(({ headers }) => headers?.cookie?.includes('__Host-token'))
  expect(new Set(withToken.map(({ kind }) => kind))).toEqual(new Set(['person', 'personal']))
})

test('a person opens a page that is the same for everyone, followed by one layer for its path', () => {
  const people = drawMany(5).filter(({ kind }) => kind === 'person')
  const shared = new Set(listEveryPage(someData).map(({ path }) => path))
  expect(people.length).toBeGreaterThan(50)
  for (const { path, fills } of people) {
    expect(shared).toContain(path)
    const layers = fills.filter(({ what }) => what === 'layer')
    expect(layers.map((layer) => new URL(layer.path, 'http://any').searchParams.get('path'))).toEqual([path])
    expect(layers[0]?.headers).toMatchObject({
      cookie: expect.stringContaining('__Host-token=token'),
      'sec-fetch-mode': 'cors',
      'sec-fetch-site': 'same-origin',
    })
  }
})

test('a visitor with a place fetches its facts for the span of the page, one without fetches nothing more', () => {
  const months = drawMany(6).filter(({ kind }) => kind === 'month')
  const placed = months.filter(({ headers }) => headers?.cookie?.includes('here='))
  expect(placed.length).toBeGreaterThan(50)
  for (const { path, fills } of placed) {
    const [, year, month = ''] = /(\d{4})\/(\d+)$/.exec(path) ?? []
    expect(fills).toHaveLength(1)
    const { pathname, searchParams } = new URL(fills[0]?.path ?? '', 'http://any')
    expect(pathname).toBe('/calendar/local')
    expect(['55.8', '51.5']).toContain(searchParams.get('latitude'))
    expect(searchParams.get('span')).toBe(`${year}-${month.padStart(2, '0')}`)
  }
  expect(months.filter((one) => !placed.includes(one)).every(({ fills }) => fills.length === 0)).toBe(true)
})

test('every shared page that can be drawn is listed, once', () => {
  const all = listEveryPage(someData).map(({ path }) => path)
  const listed = new Set(all)
  expect(listed.size).toBe(all.length)
  const drawn = drawMany(7, 5_000).filter(({ kind }) => sharedKinds.includes(kind))
  expect(drawn.filter(({ path }) => !listed.has(path))).toEqual([])
})
