import { expect, test } from 'vitest'
import { createRandom } from '../../testbed/random.ts'
import { cachedKinds, createDraw, drawKind, kinds, listEveryPage, type SiteData, shares } from './visits.ts'

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
  places: ['524901', '2643743'],
  articles: ['/articles', '/faq'],
  searches: ['{"city":"Mos"}'],
  residents: [aResident],
}

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
  const visits = Array.from({ length: 2_000 }, createDraw(someData, createRandom(3)))
  const homes = visits.filter(({ kind }) => kind === 'home')
  expect(new Set(homes.map(({ path }) => path))).toEqual(new Set(['/', '/ru']))
  for (const { path, headers } of homes)
    expect(headers?.cookie).toContain(path === '/' ? 'locale=en' : 'locale=ru')
})

test('only visits of residents have a session token', () => {
  const visits = Array.from({ length: 2_000 }, createDraw(someData, createRandom(4)))
  const withToken = visits.filter(({ headers }) => headers?.cookie?.includes('__Host-token'))
  expect(new Set(withToken.map(({ kind }) => kind))).toEqual(new Set(['personal']))
})

test('every page that can be drawn is listed, once', () => {
  const nameOf = ({
    path,
    headers,
  }: {
    path: string
    headers?: Readonly<Record<string, string>> | undefined
  }) => `${path} ${headers?.cookie}`
  const all = listEveryPage(someData).map(nameOf)
  const listed = new Set(all)
  expect(listed.size).toBe(all.length)
  const visits = Array.from({ length: 5_000 }, createDraw(someData, createRandom(5)))
  const drawn = visits.filter(({ kind }) => cachedKinds.includes(kind)).map(nameOf)
  expect(drawn.filter((page) => !listed.has(page))).toEqual([])
})
