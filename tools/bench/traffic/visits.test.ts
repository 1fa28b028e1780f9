import { expect, test } from 'vitest'
import { createRandom } from '../../testbed/random.ts'
import { cachedKinds, createDraw, drawKind, kinds, listEveryPage, shares, type World } from './visits.ts'

const aResident = {
  email: 'anna@example.org',
  password: 'choosing the day',
  token: 'token',
  device: 'device',
  chart: 'chart',
  feed: 'feed',
}
const aWorld: World = {
  today: '2026-11-15',
  places: ['524901', '2643743'],
  articles: ['/articles', '/faq'],
  searches: ['{"city":"Mos"}'],
  residents: [aResident],
}

test('the shares make a hundred', () => {
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100)
})

test('a kind is drawn as often as its share says', () => {
  const drawn = Array.from({ length: 1_000 }, (_, index) => drawKind((index + 0.5) / 1_000))
  for (const kind of kinds) expect(drawn.filter((one) => one === kind)).toHaveLength(10 * shares[kind])
})

test('the same seed draws the same visits, another seed others', () => {
  const drawSome = (seed: number) => Array.from({ length: 50 }, createDraw(aWorld, createRandom(seed)))
  expect(drawSome(1)).toEqual(drawSome(1))
  expect(drawSome(2)).not.toEqual(drawSome(1))
})

test('the English root is asked for by nobody who reads Russian: it would only lead them away', () => {
  const visits = Array.from({ length: 2_000 }, createDraw(aWorld, createRandom(3)))
  const homes = visits.filter(({ kind }) => kind === 'home')
  expect(new Set(homes.map(({ path }) => path))).toEqual(new Set(['/', '/ru']))
  for (const { path, headers } of homes)
    expect(headers?.cookie).toContain(path === '/' ? 'locale=en' : 'locale=ru')
})

test('only visits of residents carry a token', () => {
  const visits = Array.from({ length: 2_000 }, createDraw(aWorld, createRandom(4)))
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
  const all = listEveryPage(aWorld).map(nameOf)
  const listed = new Set(all)
  expect(listed.size).toBe(all.length)
  const visits = Array.from({ length: 5_000 }, createDraw(aWorld, createRandom(5)))
  const drawn = visits.filter(({ kind }) => cachedKinds.includes(kind)).map(nameOf)
  expect(drawn.filter((page) => !listed.has(page))).toEqual([])
})
